import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { DnsAnswer } from '../../operation.ts';
import { AnswerCache } from './answer-cache.ts';

const found: DnsAnswer = { kind: 'found', exchanges: [] };
const absent: DnsAnswer = { kind: 'no_name' };

describe('answers are kept for their TTL', () => {
  const rows: readonly { name: string; answer: DnsAnswer; ttl: number; seconds: number }[] = [
    { name: 'found', answer: found, ttl: 300, seconds: 300 },
    { name: 'at least 30 seconds', answer: found, ttl: 0, seconds: 30 },
    { name: 'at most an hour', answer: found, ttl: 86_400, seconds: 3600 },
    { name: 'absent', answer: absent, ttl: 300, seconds: 300 },
    { name: 'absent at least 30 seconds', answer: absent, ttl: 0, seconds: 30 },
    { name: 'absent at most 15 minutes', answer: absent, ttl: 86_400, seconds: 900 },
  ];
  test.each(rows)('$name', ({ answer, ttl, seconds }) => {
    const cache = new AnswerCache(100_000);
    cache.keep('a MX', { answer, ttl }, 5000);
    expect(cache.get('a MX', 5000 + seconds * 1000 - 1)).toEqual(answer);
    expect(cache.get('a MX', 5000 + seconds * 1000)).toBeUndefined();
  });
});

/** The memory of JavaScript in use, without garbage, in bytes. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

const hostName = (index: number) => `${'m'.repeat(245)}.${index}`;
/** Each name a string of its own, as names in messages are. */
const answerOf = (hosts: number): DnsAnswer => ({
  kind: 'found',
  exchanges: Array.from({ length: hosts }, (_, index) => ({
    preference: 10,
    host: Buffer.from(hostName(index)).toString('latin1'),
  })),
});

test('the least recently used one is evicted', () => {
  const cache = new AnswerCache(2 * 400);
  cache.keepFor('a', found, 1000, 0);
  cache.keepFor('b', found, 1000, 0);
  cache.get('a', 1);
  cache.keepFor('c', found, 1000, 0);
  expect(['a', 'b', 'c'].map((key) => cache.get(key, 2) !== undefined)).toEqual([true, false, true]);
});

test.each([0, 1, 32])('answers of %i mail hosts take the memory that they may, and no more', (hosts) => {
  const bytes = 4_000_000;
  const cache = new AnswerCache(bytes);
  const before = heapUsed();
  const keep = (from: number, to: number): void => {
    for (let index = from; index < to; index++) {
      // A part of the body of a request, which is not to be kept with it.
      const key = `${'x'.repeat(65_000)}d${index}.shop.example MX`.slice(65_000);
      cache.keepFor(key, answerOf(hosts), 1000, 0);
    }
  };
  const many = Math.ceil((2 * bytes) / (hosts * 300 + 300));
  keep(0, many);
  expect(heapUsed() - before).toBeLessThan(1.3 * bytes);
  expect(heapUsed() - before).toBeGreaterThan(0.4 * bytes);
  expect(cache.get(`d${many - 1}.shop.example MX`, 1)).toEqual(answerOf(hosts));
});
