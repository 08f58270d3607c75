import { expect, test } from 'vitest';
import { Notices } from './notices.ts';

test('a notice is sent once in ten minutes, whatever its words; another at once', () => {
  const told: string[] = [];
  const time = { at: 0, now: () => time.at };
  const notices = new Notices((message) => told.push(message), time);
  notices.send('fails', 'fails: ECONNREFUSED');
  notices.send('answers', 'answers again');
  time.at = 599_999;
  notices.send('fails', 'fails: ECONNRESET');
  time.at = 600_000;
  notices.send('fails', 'fails: ETIMEDOUT');
  expect(told).toEqual(['fails: ECONNREFUSED', 'answers again', 'fails: ETIMEDOUT']);
});
