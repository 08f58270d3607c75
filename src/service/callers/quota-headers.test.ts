import { describe, expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { quotaHeaders, retryAfter } from './quota-headers.ts';
import { dayWindow, monthWindow } from './quota-window.ts';

const now = Date.parse('2026-11-21T23:59:50.500Z');
const free: Caller = { kind: 'free', id: 'a:1', limit: 100, window: dayWindow(now) };
const paid: Caller = { kind: 'paid', id: 'k:1', limit: 10_000, window: monthWindow(now) };

describe('quota headers (draft-ietf-httpapi-ratelimit-headers-10)', () => {
  it.each([
    {
      name: 'a free call',
      caller: free,
      used: 7,
      policy: '"free";q=100;w=86400',
      limit: '"free";r=93;t=10',
      shown: '7',
    },
    {
      name: 'the last one',
      caller: free,
      used: 100,
      policy: '"free";q=100;w=86400',
      limit: '"free";r=0;t=10',
      shown: '100',
    },
    {
      name: 'a paid call, w being the length of this month',
      caller: paid,
      used: 1,
      policy: '"paid";q=10000;w=2592000',
      limit: '"paid";r=9999;t=777610',
      shown: '1',
    },
    {
      name: 'a limit lowered below the count: used never above it, r + used = q',
      caller: { ...paid, limit: 5 },
      used: 9,
      policy: '"paid";q=5;w=2592000',
      limit: '"paid";r=0;t=777610',
      shown: '5',
    },
    {
      name: 'free use switched off',
      caller: { ...free, limit: 0 },
      used: 0,
      policy: '"free";q=0;w=86400',
      limit: '"free";r=0;t=10',
      shown: '0',
    },
  ])('$name', ({ caller, used, policy, limit, shown }) => {
    const headers = { 'x-quota-used': shown, 'ratelimit-policy': policy, ratelimit: limit };
    expect(quotaHeaders(caller, used, now)).toEqual(headers);
  });

  it('Retry-After reaches the next window, never less', () => {
    expect(retryAfter(free, now)).toBe('10');
    expect(retryAfter(paid, now)).toBe('777610');
    expect(retryAfter(free, now + 60_000)).toBe('0');
  });
});
