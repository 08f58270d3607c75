import { type RecurrenceRule, WEEKDAYS } from '../../../src/operations/calendar/recurrence/recurrence.ts';

/** A rule of every day, for tests to change. */
export const plain: RecurrenceRule = {
  freq: 'daily',
  interval: 1,
  count: undefined,
  byMonth: [],
  byMonthDay: [],
  byDay: [],
  bySetPos: [],
  weekStart: 1,
};

/** Days as RFC 5545 writes them: `MO`, `-1FR`. */
export function days(...codes: readonly string[]): RecurrenceRule['byDay'] {
  return codes.map((code) => ({
    ordinal: Number(code.slice(0, -2)),
    weekday: (WEEKDAYS as readonly string[]).indexOf(code.slice(-2)),
  }));
}

/** The number of a day such as `2026-06-01`: days since 1970. */
export function dayOf(iso: string): number {
  return Date.parse(iso) / 86_400_000;
}
