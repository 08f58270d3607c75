import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { toIcs } from './index.ts';

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

const members: readonly Row[] = [
  {
    name: 'no title',
    event: { start: '2026-06-02' },
    pointer: '/title',
    says: 'is required: a text that is not blank',
  },
  {
    name: 'a blank title',
    event: { ...day, title: ' \u2028\t\u0000' },
    pointer: '/title',
    says: 'not blank',
  },
  { name: 'a title that is a number', event: { ...day, title: 5 }, pointer: '/title', says: 'not 5' },
  { name: 'no start', event: { title: 'A' }, pointer: '/start', says: 'is required: a date' },
  {
    name: 'a start that is a number',
    event: { title: 'A', start: 1_780_000_000 },
    pointer: '/start',
    says: 'not 1780000000',
  },
  { name: 'a slip', event: { ...day, locaton: 'x' }, pointer: '/locaton', says: 'did you mean location?' },
  { name: 'a long uid', event: { ...day, uid: 'x'.repeat(256) }, pointer: '/uid', says: '255 bytes' },
  {
    name: 'a uid with a line break',
    event: { ...day, uid: 'a\r\nEND:VEVENT' },
    pointer: '/uid',
    says: 'without control characters',
  },
  { name: 'an empty uid', event: { ...day, uid: '' }, pointer: '/uid', says: 'not an empty string' },
  {
    name: 'a url of another kind',
    event: { ...day, url: 'javascript:alert(1)' },
    pointer: '/url',
    says: 'an http or https address',
  },
  {
    name: 'a url with a line break',
    event: { ...day, url: 'https://a.example/\r\nX:1' },
    pointer: '/url',
    says: 'without spaces',
  },
  {
    name: 'an invalid url',
    event: { ...day, url: 'https://[' },
    pointer: '/url',
    says: 'an http or https address',
  },
  {
    name: 'a reminder after the start',
    event: { ...day, reminder_minutes: -5 },
    pointer: '/reminder_minutes',
    says: 'an integer from 0 to 525600, not -5',
  },
  {
    name: 'a reminder over a year ahead',
    event: { ...day, reminder_minutes: 525_601 },
    pointer: '/reminder_minutes',
    says: 'not 525601',
  },
  { name: 'half a minute', event: { ...day, reminders: [0.5] }, pointer: '/reminders/0', says: 'not 0.5' },
  {
    name: 'another status',
    event: { ...day, status: 'postponed' },
    pointer: '/status',
    says: 'one of confirmed, tentative, cancelled',
  },
];

const times: readonly Row[] = [
  {
    name: 'D4: a date the calendar does not have',
    event: { title: 'A', start: '2027-02-29' },
    pointer: '/start',
    says: 'not "2027-02-29"',
  },
  {
    name: 'D5: no offset and no tz',
    event: { title: 'A', start: '2026-06-02T20:00' },
    pointer: '/start',
    says: 'end it with Z or an offset (+02:00), or give tz',
  },
  {
    name: 'D5: the same of end',
    event: { ...utc, end: '2026-06-02T21:00' },
    pointer: '/end',
    says: 'has no offset and there is no tz',
  },
  {
    name: 'D5: the same of until',
    event: { ...utc, repeat: { freq: 'daily', until: '2026-06-30T21:00' } },
    pointer: '/repeat/until',
    says: 'has no offset',
  },
  {
    name: 'D7: a skipped start',
    event: { ...local, start: '2026-03-29T02:30' },
    pointer: '/start',
    says: 'skips',
  },
  {
    name: 'D7: a skipped end',
    event: { ...local, start: '2026-03-29T01:30', end: '2026-03-29T02:30' },
    pointer: '/end',
    says: 'skips',
  },
  {
    name: 'D7: a repeated start',
    event: { ...local, start: '2026-10-25T02:30' },
    pointer: '/start',
    says: 'twice',
  },
  {
    name: 'D7: a repeated until',
    event: { ...local, repeat: { freq: 'daily', until: '2026-10-25T02:30' } },
    pointer: '/repeat/until',
    says: 'twice',
  },
  {
    name: 'D7: half an hour on Lord Howe',
    event: { title: 'A', start: '2026-10-04T02:15', tz: 'Australia/Lord_Howe' },
    pointer: '/start',
    says: 'skips',
  },
  {
    name: 'D7: midnight in Santiago',
    event: { title: 'A', start: '2026-09-06T00:30', tz: 'America/Santiago' },
    pointer: '/start',
    says: 'skips',
  },
  {
    name: 'D7: midnight in Cairo',
    event: { title: 'A', start: '2026-04-24T00:15', tz: 'Africa/Cairo' },
    pointer: '/start',
    says: 'skips',
  },
  {
    name: 'D7: a repeat from the second pass',
    event: { ...local, start: '2026-10-25T02:30+01:00', repeat: { freq: 'daily' } },
    pointer: '/start',
    says: 'the second time',
  },
  {
    name: 'D8: no such zone',
    event: { ...day, tz: 'Berlin' },
    pointer: '/tz',
    says: 'an IANA zone name, as Europe/Berlin or America/New_York, not "Berlin"',
  },
  {
    name: 'a slip in the name of a zone',
    event: { ...day, tz: 'Europe/Berln' },
    pointer: '/tz',
    says: 'not "Europe/Berln"; did you mean Europe/Berlin?',
  },
  {
    name: 'a place without its continent',
    event: { ...day, tz: 'new york' },
    pointer: '/tz',
    says: 'not "new york"; did you mean America/New_York?',
  },
  {
    name: 'an abbreviation that is not a name of the tz database, as EST is',
    event: { ...day, tz: 'PST' },
    pointer: '/tz',
    says: 'not "PST"; did you mean America/Los_Angeles?',
  },
  { name: 'D8: an empty tz', event: { ...day, tz: '' }, pointer: '/tz', says: 'not an empty string' },
  {
    name: 'D8: a line in tz',
    event: { ...day, tz: 'Europe/Berlin\r\nX:1' },
    pointer: '/tz',
    says: 'an IANA zone name',
  },
  {
    name: 'D8: a member of every object',
    event: { ...day, tz: 'constructor' },
    pointer: '/tz',
    says: 'an IANA zone name',
  },
  {
    name: 'D16: a date and a time',
    event: { ...day, end: '2026-06-02T21:00Z' },
    pointer: '/end',
    says: 'must be a date, as start is one',
  },
  {
    name: 'D16: a time and a date',
    event: { ...local, end: '2026-06-02' },
    pointer: '/end',
    says: 'must be a date-time',
  },
  {
    name: 'D16: the last day before the first',
    event: { ...day, end: '2026-06-01' },
    pointer: '/end',
    says: 'must not be before start',
  },
  {
    name: 'D16: a last day without a next',
    event: { title: 'A', start: '9999-12-31' },
    pointer: '/start',
    says: '9999-12-31',
  },
  {
    name: 'D17: an end that is the start',
    event: { ...utc, end: '2026-06-03T04:00Z' },
    pointer: '/end',
    says: 'must be later than start',
  },
  {
    name: 'a length and an end',
    event: { ...local, end: '2026-06-02T21:00', duration_minutes: 60 },
    pointer: '/duration_minutes',
    says: 'together with end',
  },
  {
    name: 'a length of days',
    event: { ...day, duration_minutes: 60 },
    pointer: '/duration_minutes',
    says: 'all-day event',
  },
  {
    name: 'the year 10000 in the zone',
    event: { title: 'A', start: '9999-12-31T23:00Z', tz: 'Asia/Tokyo' },
    pointer: '/start',
    says: 'outside the years 0001 to 9999',
  },
];

describe.each([
  { title: 'members', rows: members },
  { title: 'times', rows: times },
])('$title', ({ rows }) => {
  test.each(rows)('$name', ({ event, pointer, says }) => {
    const alone = faultsOf(event);
    expect(alone).toEqual([[pointer, expect.stringContaining(says)]]);
    const among = faultsOf({ events: [day, event] });
    expect(among).toEqual([[`/events/1${pointer}`, alone[0]![1]]]);
  });
});

describe('calendars', () => {
  test.each([
    { name: 'no events', request: { events: [] }, pointer: '/events', says: '1 to 100 items, not 0 items' },
    {
      name: 'too many events',
      request: { events: Array(101).fill(day) },
      pointer: '/events',
      says: 'not 101 items',
    },
    {
      name: 'events that are not a list',
      request: { events: day },
      pointer: '/events',
      says: '1 to 100 items, not an object',
    },
    {
      name: 'an event that is not an object',
      request: { events: ['x'] },
      pointer: '/events/0',
      says: 'an object with title, start',
    },
    {
      name: 'a name that is not text',
      request: { name: 5, events: [day] },
      pointer: '/name',
      says: 'a string, not 5',
    },
    {
      name: 'an unknown tz, though nothing needs it',
      request: { tz: 'X', events: [day, local] },
      pointer: '/tz',
      says: 'IANA',
    },
    { name: 'a list', request: [day], pointer: '', says: 'must be an object' },
  ])('$name', ({ request, pointer, says }) => {
    expect(faultsOf(request)).toEqual([[pointer, expect.stringContaining(says)]]);
  });

  test('RFC 4791 4.1: two events with one uid, given or made', () => {
    expect(faultsOf({ events: [day, { ...day, description: 'x' }] })).toEqual([
      ['/events/1', expect.stringContaining('has title, start, end and location of /events/0')],
    ]);
    const own = [day, utc, local].map((event) => ({ ...event, uid: 'x' }));
    expect(faultsOf({ events: own }).map(([pointer]) => pointer)).toEqual(['/events/1/uid', '/events/2/uid']);
  });

  test('the faults of all events at once, in their order', () => {
    const bad = {
      ...local,
      start: '2026-03-29T02:30',
      end: 'x',
      repeat: { freq: 'weekly', by_day: ['1TU'] },
    };
    const faults = faultsOf({
      events: [bad, day, { ...local, tz: 'X' }, { ...utc, end: '2026-06-01T00:00Z' }],
    });
    expect(faults.map(([pointer]) => pointer)).toEqual([
      '/events/0/end',
      '/events/0/start',
      '/events/0/repeat/by_day/0',
      '/events/2/tz',
      '/events/3/end',
    ]);
  });

  test('at most 20', () => {
    expect(faultsOf({ events: Array(100).fill({ ...day, end: '2026-06-01' }) })).toHaveLength(20);
  });
});

function faultsOf(request: unknown): readonly [string, string][] {
  const refusal = refusalOf(() => toIcs(request as never, new Date(0)));
  return refusal.faults.map(({ pointer, message }) => [pointer, message]);
}
