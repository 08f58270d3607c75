import { expect, test } from 'vitest';
import { readInput } from '../../schema/read.ts';
import { calendarCost } from './cost.ts';
import { calendarRequest } from './schema.ts';

const event = { title: 'Pottery class', start: '2026-06-02T18:30', tz: 'Europe/Berlin' };
const repeat = { freq: 'yearly', by_month: [2], by_month_day: [29] };

test.each([
  { name: 'one event with a rule', input: { ...event, repeat }, isHeavy: false },
  { name: '10 events with rules', input: { events: Array(10).fill({ ...event, repeat }) }, isHeavy: false },
  { name: '30 events with rules', input: { events: Array(30).fill({ ...event, repeat }) }, isHeavy: true },
  { name: '100 events without rules', input: { events: Array(100).fill(event) }, isHeavy: true },
])('$name: over 2 ms is $isHeavy', ({ input, isHeavy }) => {
  expect(calendarCost.ofInput(readInput(calendarRequest, input)) > 2).toBe(isHeavy);
});

test('a long body goes to a thread unread', () => {
  expect(calendarCost.ofBytes(30_000)).toBeGreaterThan(2);
});
