import { describe, expect, it } from 'vitest';
import { PoolQueue } from './pool-queue.ts';

const stays = () => false;
const never = () => new AbortController().signal;

/** Enters, and notes in `order` when the turn comes. */
function line(queue: PoolQueue, order: string[]) {
  return (name: string, { isGone = stays, signal = never() } = {}) => {
    const turn = queue.enter({ caller: name[0]!, isGone, signal }).then(() => order.push(name));
    turn.catch(() => {});
    return turn;
  };
}

/** Gives the place back as long as somebody takes it. */
async function serveAll(queue: PoolQueue): Promise<void> {
  while (queue.running > 0) {
    queue.leave();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  }
}

describe('the queue before the threads', () => {
  it('lets in as many as there are places, at once', async () => {
    const queue = new PoolQueue(2, 1);
    const order: string[] = [];
    const enter = line(queue, order);
    await enter('a1');
    await enter('a2');
    enter('a3');
    await Promise.resolve();
    expect(order).toEqual(['a1', 'a2']);
    expect([queue.running, queue.waiting]).toEqual([2, 1]);
  });

  const orders: readonly [string, string, string][] = [
    ['one caller: first come, first served', 'a1 a2 a3', 'a1 a2 a3'],
    [
      'a second one has the next turn, however long the line of the first',
      'a1 a2 a3 a4 b1',
      'a1 a2 b1 a3 a4',
    ],
    ['three take turns', 'a1 a2 a3 b1 b2 c1', 'a1 a2 b1 c1 a3 b2'],
    ['one who had its turn goes behind those who wait', 'a1 b1 c1 a2', 'a1 b1 c1 a2'],
  ];

  it.each(orders)('%s', async (_name, arrival, turns) => {
    const queue = new PoolQueue(1, 50);
    const order: string[] = [];
    arrival.split(' ').forEach((name) => void line(queue, order)(name));
    await serveAll(queue);
    expect(order.join(' ')).toBe(turns);
    expect([queue.running, queue.waiting]).toEqual([0, 0]);
  });

  it('refuses what finds neither place nor room, and takes the next when there is room again', async () => {
    const queue = new PoolQueue(1, 2);
    const enter = line(queue, []);
    for (const name of ['a1', 'a2', 'b1']) enter(name);
    expect(() => queue.refuseWhenFull()).toThrow();
    await expect(enter('c1')).rejects.toMatchObject({
      code: 'overloaded',
      headers: ['retry-after', '1'],
    });
    queue.leave();
    expect(() => queue.refuseWhenFull()).not.toThrow();
  });

  it('passes over those who are gone', async () => {
    const queue = new PoolQueue(1, 10);
    const order: string[] = [];
    const enter = line(queue, order);
    enter('a1');
    const gone = enter('a2', { isGone: () => true });
    enter('a3');
    await serveAll(queue);
    await expect(gone).rejects.toMatchObject({ name: 'CallerGone' });
    expect(order).toEqual(['a1', 'a3']);
  });

  it('lets one go whose time is over while it waits', async () => {
    const queue = new PoolQueue(1, 10);
    const order: string[] = [];
    const enter = line(queue, order);
    const patience = new AbortController();
    enter('a1');
    const tired = enter('b1', { signal: patience.signal });
    enter('b2');
    await Promise.resolve();
    patience.abort(new Error('too long'));
    await expect(tired).rejects.toThrow('too long');
    expect(queue.waiting).toBe(1);
    await serveAll(queue);
    expect(order).toEqual(['a1', 'b2']);
  });

  it('does not mind an end of patience after the turn', async () => {
    const queue = new PoolQueue(1, 10);
    const patience = new AbortController();
    await queue.enter({ caller: 'a', isGone: stays, signal: patience.signal });
    const second = queue.enter({ caller: 'a', isGone: stays, signal: patience.signal });
    queue.leave();
    await second;
    patience.abort();
    expect([queue.running, queue.waiting]).toEqual([1, 0]);
  });
});
