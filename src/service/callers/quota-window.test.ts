import { describe, expect, it } from 'vitest';
import { dayWindow, monthWindow, secondsLeft } from './quota-window.ts';

const at = Date.parse;

describe('the day window', () => {
  it.each([
    { name: 'day 0', now: '1970-01-01T12:00:00Z', id: 0, end: '1970-01-02T00:00:00Z' },
    {
      name: 'the last millisecond',
      now: '2026-11-21T23:59:59.999Z',
      id: 20_778,
      end: '2026-11-22T00:00:00Z',
    },
    {
      name: 'the first millisecond',
      now: '2026-11-22T00:00:00.000Z',
      id: 20_779,
      end: '2026-11-23T00:00:00Z',
    },
    { name: 'a leap day', now: '2028-02-29T08:00:00Z', id: 21_243, end: '2028-03-01T00:00:00Z' },
  ])('$name', ({ now, id, end }) => {
    const window = { id, start: at(end) - 86_400_000, end: at(end), seconds: 86_400 };
    expect(dayWindow(at(now))).toEqual({ ...window, expiresAt: new Date(at(end) + 86_400_000) });
  });
});

describe('the month window', () => {
  it.each([
    {
      name: '30 days',
      now: '2026-11-21T10:00:00Z',
      id: 24_322,
      start: '2026-11-01',
      end: '2026-12-01',
      expires: '2027-01-02',
      days: 30,
    },
    {
      name: 'the turn of the year',
      now: '2026-12-31T23:59:59.999Z',
      id: 24_323,
      start: '2026-12-01',
      end: '2027-01-01',
      expires: '2027-02-02',
      days: 31,
    },
    {
      name: 'February',
      now: '2027-02-01T00:00:00Z',
      id: 24_325,
      start: '2027-02-01',
      end: '2027-03-01',
      expires: '2027-04-02',
      days: 28,
    },
    {
      name: 'February of a leap year',
      now: '2028-02-29T23:00:00Z',
      id: 24_337,
      start: '2028-02-01',
      end: '2028-03-01',
      expires: '2028-04-02',
      days: 29,
    },
  ])('$name', ({ now, id, start, end, expires, days }) => {
    const window = {
      id,
      start: at(`${start}T00:00:00Z`),
      end: at(`${end}T00:00:00Z`),
      seconds: days * 86_400,
      expiresAt: new Date(`${expires}T00:00:00Z`),
    };
    expect(monthWindow(at(now))).toEqual(window);
  });
});

it('what is left of a window is whole seconds, rounded up, never below 0', () => {
  const window = dayWindow(at('2026-11-21T00:00:00Z'));
  expect(secondsLeft(window, at('2026-11-21T00:00:00Z'))).toBe(86_400);
  expect(secondsLeft(window, at('2026-11-21T23:59:58.001Z'))).toBe(2);
  expect(secondsLeft(window, at('2026-11-21T23:59:59.900Z'))).toBe(1);
  expect(secondsLeft(window, at('2026-11-22T00:00:03Z'))).toBe(0);
});
