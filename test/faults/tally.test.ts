import { expect, it } from 'vitest';
import { type Strike, tally } from './tally.ts';
import type { Call, Outcome } from './traffic.ts';

const strike: Strike = { from: 100, to: 110, cuts: ['A'], closes: [], unsure: ['A'] };
const answered = (status: number, code?: string): Outcome => ({ kind: 'answered', status, code });
const cut: Outcome = { kind: 'cut', isFresh: false };

function callOf(outcome: Outcome, more: Partial<Call> = {}): Call {
  return { node: 'A', key: 'k', usual: 200, sentAt: 90, endedAt: 120, outcome, ...more };
}

const ok = callOf(answered(200));

it.each([
  { name: 'all is counted', calls: [ok, ok], stored: 2, wrong: {} },
  { name: 'a 2xx without its count is lost', calls: [ok, ok], stored: 1, wrong: { lost: 1 } },
  { name: 'a count without its call is doubled', calls: [ok], stored: 2, wrong: { doubled: 1 } },
  { name: 'a call that was under way may be counted', calls: [callOf(cut)], stored: 1, wrong: {} },
  { name: 'or not', calls: [callOf(cut)], stored: 0, wrong: {} },
  {
    name: 'one that was sent after the strike may not',
    calls: [callOf(answered(503, 'store_unavailable'), { sentAt: 111 })],
    stored: 1,
    wrong: { doubled: 1 },
  },
  {
    name: 'nor one that had ended before',
    calls: [callOf(answered(502), { endedAt: 99, usual: 502 })],
    stored: 1,
    wrong: { doubled: 1 },
  },
  {
    name: 'nor one of another node, whose connection must not break either',
    calls: [callOf(cut, { node: 'B' })],
    stored: 1,
    wrong: { doubled: 1, cut: 1 },
  },
  {
    name: 'a refused quota counts nothing',
    calls: [ok, callOf(answered(429, 'quota_exceeded'))],
    stored: 2,
    wrong: { doubled: 1 },
  },
  { name: 'more than the limit', calls: [ok, ok, ok, ok], stored: 4, wrong: { over: 1 } },
  {
    name: 'an error of the service',
    calls: [callOf(answered(500, 'internal_error'))],
    stored: 0,
    wrong: { odd: 1 },
  },
  {
    name: 'a refusal for want of time counts nothing',
    calls: [callOf(answered(503, 'overloaded')), callOf(answered(503, 'overloaded'), { node: 'B' })],
    stored: 1,
    wrong: {},
  },
  {
    name: 'no answer, or another one, on a broken node too',
    calls: [callOf({ kind: 'hung' }), callOf({ kind: 'garbled' })],
    stored: 0,
    wrong: { cut: 2 },
  },
  { name: 'a node that does not listen', calls: [callOf({ kind: 'unreachable' })], stored: 0, wrong: {} },
])('$name', ({ calls, stored, wrong }) => {
  const { lost, doubled, over, cut: cuts, odd } = tally(calls, strike, [{ key: 'k', stored, limit: 3 }]);
  const right = { lost: 0, doubled: 0, over: 0, cut: 0, odd: 0 };
  expect({ lost, doubled, over, cut: cuts, odd }).toEqual({ ...right, ...wrong });
});

it('a listener that closes resets fresh connections only', () => {
  const closing: Strike = { ...strike, cuts: [], closes: ['A'], unsure: [] };
  const calls = [callOf({ kind: 'cut', isFresh: true }), callOf(cut)];
  expect(tally(calls, closing, [{ key: 'k', stored: 0, limit: 3 }])).toMatchObject({ cut: 1, failed: 1 });
});
