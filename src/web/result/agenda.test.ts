import { describe, expect, it } from 'vitest';
import { readAgenda } from './agenda.ts';

const calendar = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');

describe('an agenda', () => {
  it.each([
    {
      name: 'RFC 5545 3.3.5: a local time with its zone',
      lines: ['DTSTART;TZID=Europe/Berlin:20260602T183000', 'DTEND;TZID=Europe/Berlin:20260602T200000'],
      shows: { day: '2026-06-02', time: '18:30 to 20:00', zone: 'Europe/Berlin' },
    },
    {
      name: 'RFC 5545 3.3.5: UTC, over midnight',
      lines: ['DTSTART:20260602T230000Z', 'DTEND:20260603T010000Z'],
      shows: { time: '23:00 to 2026-06-03 01:00', zone: 'UTC' },
    },
    {
      name: 'RFC 5545 3.6.1: a whole day, whose end is the day after',
      lines: ['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261225'],
      shows: { day: '2026-12-24', time: 'All day', zone: undefined },
    },
    {
      name: 'whole days',
      lines: ['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270103'],
      shows: { time: 'All day, to 2027-01-02' },
    },
    {
      name: 'RFC 5545 3.1 and 3.3.11: a folded line, and escaped characters',
      lines: ['DTSTART:20260602T090000Z', 'SUMMARY:a\\, b\\;', ' c\\nd\\\\e'],
      shows: { title: 'a, b;c\nd\\e', time: '09:00' },
    },
    {
      name: 'RFC 5545 3.3.10: a rule in words, its rarer parts as they are',
      lines: ['DTSTART:20260602T090000Z', 'RRULE:FREQ=MONTHLY;INTERVAL=2;BYDAY=1MO,-1FR;BYSETPOS=1;COUNT=4'],
      shows: { repeats: 'Every 2 months on 1MO, -1FR, 4 times, BYSETPOS 1' },
    },
    {
      name: 'a rule with an end',
      lines: ['DTSTART:20260602T090000Z', 'RRULE:FREQ=WEEKLY;UNTIL=20261217T183000Z'],
      shows: { repeats: 'Every week until 2026-12-17' },
    },
    {
      name: 'the end of an event, not of its alarm',
      lines: [
        'DTSTART:20260602T090000Z',
        'BEGIN:VALARM',
        'DESCRIPTION:ring',
        'END:VALARM',
        'STATUS:CANCELLED',
      ],
      shows: { details: undefined, isCancelled: true },
    },
  ])('shows $name', ({ lines, shows }) => {
    expect(readAgenda(calendar(...lines))).toEqual([expect.objectContaining(shows)]);
  });

  it('is in the order of time', () => {
    const text = `${calendar('SUMMARY:later', 'DTSTART:20260602T090000Z')}${calendar('SUMMARY:earlier', 'DTSTART:20260101T090000Z')}`;
    expect(readAgenda(text).map(({ title }) => title)).toEqual(['earlier', 'later']);
  });
});
