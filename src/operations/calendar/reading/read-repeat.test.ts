import { expect, test } from 'vitest';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { toIcs } from '../index.ts';

interface Row {
  readonly name: string;
  readonly event: Readonly<Record<string, unknown>>;
  readonly pointer: string;
  /** Words of the message. */
  readonly says: string;
}

const local = { title: 'A', start: '2026-06-02T20:00', tz: 'Europe/Berlin' };
const utc = { title: 'A', start: '2026-06-02T20:00-08:00' };
const day = { title: 'A', start: '2026-06-02' };

const repeats: readonly Row[] = [
  {
    name: 'D2: a member that would change the rule',
    event: { ...day, repeat: { freq: 'daily', by_hour: [1] } },
    pointer: '/repeat/by_hour',
    says: 'is not known here; the members are freq, interval',
  },
  { name: 'no freq', event: { ...day, repeat: {} }, pointer: '/repeat/freq', says: 'is required' },
  {
    name: 'another freq',
    event: { ...day, repeat: { freq: 'hourly' } },
    pointer: '/repeat/freq',
    says: 'daily, weekly, monthly, yearly, not "hourly"',
  },
  {
    name: 'a repeat that is a word',
    event: { ...day, repeat: 'weekly' },
    pointer: '/repeat',
    says: 'an object with freq, not "weekly"',
  },
  ...[0, 1.5, '3', true, 10_000].map((count) => ({
    name: `count ${JSON.stringify(count)}`,
    event: { ...day, repeat: { freq: 'daily', count } },
    pointer: '/repeat/count',
    says: 'an integer from 1 to 9999',
  })),
  {
    name: 'interval 0',
    event: { ...day, repeat: { freq: 'daily', interval: 0 } },
    pointer: '/repeat/interval',
    says: 'from 1 to 1000',
  },
  {
    name: 'D12: count and until',
    event: { ...day, repeat: { freq: 'daily', count: 3, until: '2026-07-01' } },
    pointer: '/repeat/until',
    says: 'together with count',
  },
  {
    name: 'D12: no weekday',
    event: { ...day, repeat: { freq: 'weekly', by_day: [] } },
    pointer: '/repeat/by_day',
    says: '1 to 60 items',
  },
  {
    name: 'D12: no such weekday',
    event: { ...day, repeat: { freq: 'weekly', by_day: ['TU', 'XX'] } },
    pointer: '/repeat/by_day/1',
    says: 'a weekday (SU, MO',
  },
  {
    name: 'D12: a weekday with a line',
    event: { ...day, repeat: { freq: 'weekly', by_day: ['TU\r\nX:1'] } },
    pointer: '/repeat/by_day/0',
    says: 'a weekday',
  },
  {
    name: 'D12: a number in a weekly rule',
    event: { ...day, repeat: { freq: 'weekly', by_day: ['1TU'] } },
    pointer: '/repeat/by_day/0',
    says: 'no number in a weekly rule',
  },
  {
    name: 'D12: a sixth week',
    event: { ...day, repeat: { freq: 'monthly', by_day: ['6TU'] } },
    pointer: '/repeat/by_day/0',
    says: 'from 1 to 5 or -1 to -5, not "6TU"',
  },
  {
    name: 'D12: a 54th week',
    event: { ...day, repeat: { freq: 'yearly', by_day: ['-54TU'] } },
    pointer: '/repeat/by_day/0',
    says: 'from 1 to 53',
  },
  {
    name: 'D12: a sixth week within a month',
    event: { ...day, repeat: { freq: 'yearly', by_month: [5], by_day: ['6TU'] } },
    pointer: '/repeat/by_day/0',
    says: 'from 1 to 5',
  },
  {
    name: 'D12: week 0',
    event: { ...day, repeat: { freq: 'monthly', by_day: ['0TU'] } },
    pointer: '/repeat/by_day/0',
    says: 'numbered from 1',
  },
  {
    name: 'a day of the month in a weekly rule',
    event: { ...day, repeat: { freq: 'weekly', by_month_day: [1] } },
    pointer: '/repeat/by_month_day',
    says: 'weekly rule',
  },
  {
    name: 'day 0',
    event: { ...day, repeat: { freq: 'monthly', by_month_day: [0] } },
    pointer: '/repeat/by_month_day/0',
    says: 'from -1 (the last) to -31',
  },
  {
    name: 'month 13',
    event: { ...day, repeat: { freq: 'yearly', by_month: [13] } },
    pointer: '/repeat/by_month/0',
    says: 'not 13',
  },
  {
    name: 'a day that never comes',
    event: { ...day, repeat: { freq: 'yearly', by_month: [2], by_month_day: [30] } },
    pointer: '/repeat',
    says: 'names no day',
  },
  {
    name: 'D13: until before start',
    event: { ...local, repeat: { freq: 'daily', until: '2026-06-01' } },
    pointer: '/repeat/until',
    says: 'must not be before start',
  },
  {
    name: 'D13: until before the first day named',
    event: { ...local, repeat: { freq: 'weekly', by_day: ['MO'], until: '2026-06-05' } },
    pointer: '/repeat/until',
    says: 'before the first day that repeat names',
  },
  {
    name: 'D13: a time for days',
    event: { ...day, repeat: { freq: 'daily', until: '2026-06-30T00:00Z' } },
    pointer: '/repeat/until',
    says: 'must be a date',
  },
  {
    name: 'D14: a start that moves into a gap',
    event: { ...local, start: '2026-03-28T02:30', repeat: { freq: 'weekly', by_day: ['SU'] } },
    pointer: '/start',
    says: 'leads to 2026-03-29T02:30',
  },
  {
    name: 'D15: numbered weekdays on another date in UTC',
    event: { ...utc, repeat: { freq: 'monthly', by_day: ['1TU'] } },
    pointer: '/repeat',
    says: 'give tz an IANA zone name',
  },
  {
    name: 'D15: dates on another date in UTC',
    event: { ...utc, repeat: { freq: 'monthly', by_month_day: [2] } },
    pointer: '/repeat',
    says: 'give tz',
  },
  {
    name: 'D15: the last of a month is the first of the next in UTC',
    event: { ...utc, start: '2026-05-31T20:00-08:00', repeat: { freq: 'monthly' } },
    pointer: '/repeat',
    says: 'give tz',
  },
  {
    name: 'rule 6: no end in an irregular zone',
    event: { ...local, tz: 'Africa/Casablanca', repeat: { freq: 'weekly' } },
    pointer: '/repeat',
    says: 'needs count or until',
  },
  {
    name: 'an exclusion at another hour',
    event: { ...local, repeat: { freq: 'daily', exclude: ['2026-06-03', '2026-06-04T20:01'] } },
    pointer: '/repeat/exclude/1',
    says: 'the start of an occurrence, at 20:00',
  },
  {
    name: 'an exclusion that is not a date',
    event: { ...local, repeat: { freq: 'daily', exclude: ['Whitsun'] } },
    pointer: '/repeat/exclude/0',
    says: 'not "Whitsun"',
  },
  {
    name: 'a time excluded from days',
    event: { ...day, repeat: { freq: 'daily', exclude: ['2026-06-03T00:00Z'] } },
    pointer: '/repeat/exclude/0',
    says: 'must be a date',
  },
];

test.each(repeats)('$name', ({ event, pointer, says }) => {
  expect(faultsOf(event)).toEqual([[pointer, expect.stringContaining(says)]]);
});

test('rules that meet once in millennia share a search, and the one that finds none left says so', () => {
  const repeat = { freq: 'daily', interval: 977, by_month: [2], by_month_day: [29] };
  const events = Array.from({ length: 100 }, () => ({ ...day, repeat }));
  expect(toIcs(events[0] as never, new Date(0))).toContain('DTSTART;VALUE=DATE:94920229');
  const [[pointer, says] = []] = faultsOf({ events });
  expect(pointer).toMatch(/^\/events\/\d+\/repeat$/);
  expect(says).toContain('share a search of 100,000 months');
});

function faultsOf(request: unknown): readonly [string, string][] {
  const refusal = refusalOf(() => toIcs(request as never, new Date(0)));
  return refusal.faults.map(({ pointer, message }) => [pointer, message]);
}
