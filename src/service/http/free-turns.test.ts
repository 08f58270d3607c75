import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { BodyMemory } from './body/body-memory.ts';
import type { Exchange } from './exchange.ts';
import { FreeTurns } from './free-turns.ts';

/** A request whose head takes this much memory. */
function exchangeOf(headBytes = 1000) {
  const socket = Object.assign(new EventEmitter(), {
    destroyed: false,
    destroy: () => {
      socket.destroyed = true;
    },
  });
  return { socket, exchange: { headBytes, request: { socket } } as unknown as Exchange };
}

/** What begins, by name, in the order in which it does; `false` is said of what has lost its connection. */
function takerOf(turns: FreeTurns) {
  const begun: string[] = [];
  return {
    begun,
    take: async (name: string, caller: string, { exchange } = exchangeOf()) => {
      const isConnected = await turns.next(exchange, caller);
      begun.push(isConnected ? name : `${name} has ended`);
    },
  };
}

describe('turns of answers that are not calls', () => {
  it('begins one answer in each turn of the event loop', async () => {
    const { begun, take } = takerOf(new FreeTurns(new BodyMemory(1e9)));
    const all = ['a', 'b', 'c'].map((name) => take(name, 'ada'));
    await Promise.resolve();
    expect(begun).toEqual(['a']);
    await turn();
    expect(begun).toEqual(['a', 'b']);
    await Promise.all(all);
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  it('lets the callers who wait take turns', async () => {
    const { begun, take } = takerOf(new FreeTurns(new BodyMemory(1e9)));
    const many = Array.from({ length: 50 }, (_, index) => take(`ada ${index}`, 'ada'));
    await take('bob', 'bob');
    expect(begun.indexOf('bob')).toBeLessThan(4);
    await Promise.all(many);
    expect(begun.filter((name) => name.startsWith('ada'))).toEqual(many.map((_, index) => `ada ${index}`));
  });

  it('begins at once when nothing has begun in this turn', async () => {
    const turns = new FreeTurns(new BodyMemory(1e9));
    expect(turns.next(exchangeOf().exchange, 'ada')).toBe(true);
    await turn();
    expect(turns.next(exchangeOf().exchange, 'ada')).toBe(true);
  });

  it('spends no turn on connections that have ended', async () => {
    const { begun, take } = takerOf(new FreeTurns(new BodyMemory(1e9)));
    const ended = exchangeOf();
    const all = [take('a', 'ada'), take('b', 'ada', ended), take('c', 'ada')];
    ended.socket.destroy();
    await turn();
    await Promise.resolve();
    expect(begun).toEqual(['a', 'b has ended', 'c']);
    await Promise.all(all);
  });

  it('counts what waits as memory: who holds the most gives way', async () => {
    const memory = new BodyMemory(100_000);
    const { begun, take } = takerOf(new FreeTurns(memory));
    const many = Array.from({ length: 100 }, () => exchangeOf());
    const all = many.map((held, index) => take(`ada ${index}`, 'ada', held));
    const bob = exchangeOf();
    all.push(take('bob', 'bob', bob));
    // Small requests fill half of the memory at most.
    expect(many.filter(({ socket }) => !socket.destroyed).length).toBeLessThanOrEqual(51);
    expect(bob.socket.destroyed).toBe(false);
    await Promise.all(all);
    expect(begun).toContain('bob');
    // All of it is given back: as much fits again.
    expect(memory.hasRoomFor('eve', 100_000)).toBe(true);
  });
});
