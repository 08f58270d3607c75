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
    const cache = new AnswerCache(10);
    cache.keep('a MX', { answer, ttl }, 5000);
    expect(cache.get('a MX', 5000 + seconds * 1000 - 1)).toEqual(answer);
    expect(cache.get('a MX', 5000 + seconds * 1000)).toBeUndefined();
  });
});

test('the least recently used one is evicted', () => {
  const cache = new AnswerCache(2);
  cache.keepFor('a', found, 1000, 0);
  cache.keepFor('b', found, 1000, 0);
  cache.get('a', 1);
  cache.keepFor('c', found, 1000, 0);
  expect(['a', 'b', 'c'].map((key) => cache.get(key, 2) !== undefined)).toEqual([true, false, true]);
});
