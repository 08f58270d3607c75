import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { until } from '../../../test/support/until.ts';
import { type DohServer, mx, startDohServer } from '../../../test/support/worlds/doh-server.ts';
import type { DnsAnswer, Visit } from '../../operation.ts';
import { createResolver } from './resolver.ts';

let doh: DohServer;
beforeEach(async () => {
  doh = await startDohServer();
});
afterEach(() => doh.stop());

const many = { queries: 1000 };
const gone = new Error('gone');

function visitOf(caller: string, { signal }: AbortController = new AbortController()): Visit {
  setMaxListeners(0, signal);
  return { caller, abandoned: () => signal };
}

const kindOf = (asked: Promise<DnsAnswer>): Promise<string> =>
  asked.then(
    ({ kind }) => kind,
    (error: Error & { code?: string }) => error.code ?? error.message,
  );

describe('a query that two callers share', () => {
  test('continues when one of them leaves', async () => {
    doh.zone.set('a.example MX', mx('a.example', [10, 'mx.example']));
    doh.delay = 100;
    const resolver = createResolver([doh.url]);
    const leaving = new AbortController();
    const [left, stayed] = [visitOf('a', leaving), visitOf('b')].map((visit) =>
      kindOf(resolver.open(many, visit).lookup('a.example', 'MX')),
    );
    await until(() => doh.asked.length === 1);
    leaving.abort(gone);
    expect(await Promise.all([left, stayed])).toEqual(['gone', 'found']);
    expect(doh.asked).toHaveLength(1);
  });

  test('ends when both leave, and is sent again for a third', async () => {
    doh.everything = 'hang';
    const resolver = createResolver([doh.url]);
    const leaving = new AbortController();
    const asked = ['a', 'b'].map((caller) =>
      kindOf(resolver.open(many, visitOf(caller, leaving)).lookup('a.example', 'MX')),
    );
    await until(() => doh.asked.length === 1);
    leaving.abort(gone);
    expect(await Promise.all(asked)).toEqual(['gone', 'gone']);
    doh.everything = undefined;
    expect(await kindOf(resolver.open(many).lookup('a.example', 'MX'))).toBe('no_name');
    await until(() => doh.atWork === 0);
  });

  test('does not wait in the line of the first caller', async () => {
    doh.everything = 'hang';
    const resolver = createResolver([doh.url]);
    const leaving = new AbortController();
    const flood = resolver.open(many, visitOf('a', leaving));
    const names = Array.from({ length: 192 }, (_, i) => `n${i}.example`);
    const asked = [...names, 'good.example'].map((name) => kindOf(flood.lookup(name, 'MX')));
    await until(() => doh.mostAtWork >= 192);
    doh.everything = undefined;
    expect(await kindOf(resolver.open(many, visitOf('b')).lookup('good.example', 'MX'))).toBe('no_name');
    leaving.abort(gone);
    await Promise.all(asked);
  });
});

describe('256 queries at a time', () => {
  test('of which one caller gets three quarters; its others leave the queue with it', async () => {
    doh.everything = 'hang';
    const resolver = createResolver([doh.url]);
    const leaving = new AbortController();
    const flood = resolver.open(many, visitOf('a', leaving));
    const asked = Array.from({ length: 400 }, (_, i) => kindOf(flood.lookup(`n${i}.example`, 'MX')));
    await until(() => doh.mostAtWork >= 192);
    doh.everything = mx('good.example', [10, 'mx.example']);
    const other = resolver.open(many, visitOf('b'));
    expect(await kindOf(other.lookup('good.example', 'MX'))).toBe('found');
    expect([new Set(doh.asked).size, doh.mostAtWork]).toEqual([193, 193]);
    leaving.abort(gone);
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['gone']));
    await until(() => doh.atWork === 0);
    expect(new Set(doh.asked).size).toBe(193);
  });

  test('and 512 that wait: more are refused, of the caller with the longest line', async () => {
    doh.everything = 'hang';
    const resolver = createResolver([doh.url]);
    const leaving = new AbortController();
    const ask = (caller: string, name: string) =>
      kindOf(resolver.open(many, visitOf(caller, leaving)).lookup(name, 'MX'));
    const flood = Array.from({ length: 800 }, (_, i) => ask('a', `a${i}.example`));
    const others = Array.from({ length: 80 }, (_, i) => ask(`b${i}`, `b${i}.example`));
    const refused = () => Promise.all([...flood, ...others].map(outcomeNow));
    await until(() => doh.mostAtWork >= 256);
    expect((await refused()).filter((outcome) => outcome === 'overloaded')).toHaveLength(
      800 + 80 - 256 - 512,
    );
    expect(doh.mostAtWork).toBe(256);
    leaving.abort(gone);
    expect(new Set(await Promise.all(others))).toEqual(new Set(['gone']));
    await Promise.all(flood);
  });

  test('the time of a query begins with its place', async () => {
    doh.everything = 'hang';
    const resolver = createResolver([doh.url]);
    const leaving = new AbortController();
    const flood = resolver.open(many, visitOf('a', leaving));
    const asked = Array.from({ length: 192 }, (_, i) => kindOf(flood.lookup(`n${i}.example`, 'MX')));
    const waiting = kindOf(resolver.open(many, visitOf('a')).lookup('last.example', 'MX'));
    await until(() => doh.mostAtWork >= 192);
    // Two tries of two seconds for those before it.
    await until(() => doh.asked.includes('last.example MX'));
    doh.everything = undefined;
    expect(await waiting).toBe('no_name');
    leaving.abort(gone);
    await Promise.all(asked);
  });
});

/** The outcome of a promise so far, or `pending`. */
function outcomeNow(asked: Promise<string>): Promise<string> {
  return Promise.race([asked, sleep(0, 'pending')]);
}
