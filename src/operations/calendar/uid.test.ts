import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from './index.ts';
import { toIcs } from './to-ics.ts';

const booking = {
  title: 'Haircut',
  start: '2026-06-01T09:00Z',
  end: '2026-06-01T09:30Z',
  location: 'Main St',
};

function uidOf(event: Partial<CalendarEvent>): string | undefined {
  const ics = toIcs({ ...booking, ...event }, new Date());
  return /^UID:(.*)\r$/m.exec(ics)?.[1];
}

test('a UUID of version 8 (RFC 9562 5.8) over the noted booking', () => {
  const key = '["Haircut","20260601T090000Z","20260601T093000Z","Main St"]';
  const hash = createHash('sha256').update(key).digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 3) | 8).toString(16);
  const expected =
    `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-` +
    `${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
  expect(uidOf({})).toBe(expected);
});

describe('the same booking', () => {
  test.each<{ name: string; event: Partial<CalendarEvent> }>([
    { name: 'fractions of a second', event: { start: '2026-06-01T09:00:00.000Z' } },
    { name: 'another offset of the same instant', event: { start: '2026-06-01T11:00+02:00' } },
    { name: 'tz', event: { tz: 'Europe/Berlin' } },
    { name: 'description', event: { description: 'Bring a hat' } },
    { name: 'reminder', event: { reminder_minutes: 5 } },
    { name: 'repeat', event: { repeat: { freq: 'daily' } } },
    { name: 'repeat that moves the start', event: { repeat: { freq: 'weekly', by_day: ['FR'] } } },
    { name: 'status and the rest', event: { status: 'cancelled', sequence: 2, categories: ['x'] } },
  ])('whatever its $name', ({ event }) => {
    expect(uidOf(event)).toBe(uidOf({}));
  });

  test('single or in a calendar, whatever the order of its members', () => {
    const reversed = Object.fromEntries(Object.entries(booking).reverse()) as unknown as CalendarEvent;
    expect(toIcs({ name: 'Shop', events: [reversed] }, new Date())).toContain(`UID:${uidOf({})}`);
  });

  test('a local time in the same zone, whatever its names', () => {
    const local = { start: '2026-06-01T09:00', end: '2026-06-01T09:30' };
    expect(uidOf({ ...local, tz: 'US/Eastern' })).toBe(uidOf({ ...local, tz: 'america/new_york' }));
  });

  test('an empty location is left out', () => {
    const none = toIcs({ title: 'Haircut', start: booking.start, end: booking.end }, new Date());
    expect(none).toContain(`UID:${uidOf({ location: '' })}`);
  });
});

test('RFC 5545 3.8.4.7: the same local hour in two zones is two events', () => {
  const local = { start: '2026-06-01T09:00', end: '2026-06-01T09:30' };
  expect(uidOf({ ...local, tz: 'Europe/Berlin' })).not.toBe(uidOf({ ...local, tz: 'Asia/Tokyo' }));
  const ends = ['Europe/London', 'America/New_York'].map((end_tz) =>
    uidOf({ ...local, tz: 'Europe/Berlin', end_tz }),
  );
  expect(ends[0]).not.toBe(ends[1]);
});

test.each<{ name: string; event: Partial<CalendarEvent> }>([
  { name: 'title', event: { title: 'haircut' } },
  { name: 'start', event: { start: '2026-06-01T08:59Z' } },
  { name: 'end', event: { end: '2026-06-01T09:31Z' } },
  { name: 'location', event: { location: 'Main St 1' } },
])('another $name is another booking', ({ event }) => {
  expect(uidOf(event)).not.toBe(uidOf({}));
});

test('a day, a time and a length are told apart', () => {
  const uids = [
    { title: 'x', start: '2026-06-01' },
    { title: 'x', start: '2026-06-01', end: '2026-06-01' },
    { title: 'x', start: '2026-06-01T00:00Z' },
    { title: 'x', start: '2026-06-01T00:00', tz: 'UTC' },
    { title: 'x', start: '2026-06-01T00:00Z', duration_minutes: 5 },
    { title: 'x', start: '2026-06-01T00:00Z', duration_minutes: 6 },
  ].map((event) => /^UID:(.*)\r$/m.exec(toIcs(event, new Date()))?.[1]);
  expect(new Set(uids).size).toBe(uids.length);
});

test('a uid of the caller is used as it is', () => {
  expect(uidOf({ uid: 'a;b@example.com' })).toBe('a\\;b@example.com');
});
