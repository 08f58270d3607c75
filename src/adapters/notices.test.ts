import { expect, test } from 'vitest';
import { Notices } from './notices.ts';

test('a notice is given once in ten minutes, whatever its words; another at once', () => {
  const told: string[] = [];
  const time = { at: 0, now: () => time.at };
  const notices = new Notices((message) => told.push(message), time);
  notices.tell('fails', 'fails: ECONNREFUSED');
  notices.tell('answers', 'answers again');
  time.at = 599_999;
  notices.tell('fails', 'fails: ECONNRESET');
  time.at = 600_000;
  notices.tell('fails', 'fails: ETIMEDOUT');
  expect(told).toEqual(['fails: ECONNREFUSED', 'answers again', 'fails: ETIMEDOUT']);
});
