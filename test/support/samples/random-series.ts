import type { toIcs } from '../../../src/operations/calendar/index.ts';
import { hardZones } from '../judging/clock-changes.ts';
import { chance, pick, type Random } from '../random.ts';
import { dayOf } from './recurrence-rules.ts';

/** An event of a calendar file that repeats, as a caller sends it. */
export type SeriesRequest = Extract<Parameters<typeof toIcs>[0], { start: string }>;

type Rule = NonNullable<SeriesRequest['repeat']>;

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/**
 * An event with any members of `repeat`, further dates and excluded ones, on a whole day, in a zone of a hard kind, in UTC or
 * with an offset. Some are refused: a rule may name no day, or mean another one in UTC.
 */
export function randomSeries(random: Random): SeriesRequest {
  const day = whole(random, dayOf('1990-01-01'), dayOf('2030-12-31'));
  const time = `${two(whole(random, 0, 23))}:${pick(random, ['00', '15', '30', '59'])}`;
  const kind = pick(random, ['day', 'zone', 'zone', 'utc', 'offset'] as const);
  const offset = kind === 'utc' ? 'Z' : kind === 'offset' ? pick(random, ['+02:00', '-05:00', '+13:00']) : '';
  const repeat = randomRule(random, day, kind === 'day');
  const step = { daily: 1, weekly: 1, monthly: 28, yearly: 365 }[repeat.freq] * (repeat.interval ?? 1);
  const near = () => isoDay(day + step * whole(random, 0, 12) + whole(random, -1, 1));
  return {
    title: 'Series',
    start: kind === 'day' ? isoDay(day) : `${isoDay(day)}T${time}${offset}`,
    ...(kind === 'zone' && { tz: pick(random, hardZones) }),
    repeat: { ...repeat, ...(chance(random, 0.5) && { exclude: some(random, 6, near) }) },
    ...(chance(random, 0.3) && { dates: some(random, 4, near) }),
  };
}

function randomRule(random: Random, day: number, isWholeDay: boolean): Rule {
  const freq = pick(random, ['daily', 'weekly', 'monthly', 'yearly'] as const);
  const interval = chance(random, 0.4) ? whole(random, 1, 5) : 1;
  const ofMonths = freq === 'monthly' || freq === 'yearly';
  const isNumbered = ofMonths && chance(random, 0.5);
  const months = chance(random, freq === 'yearly' ? 0.5 : 0.2) && some(random, 3, () => whole(random, 1, 12));
  const most = freq === 'yearly' && !months ? 53 : 5;
  const weekday = () =>
    `${isNumbered && chance(random, 0.8) ? signed(random, most) : ''}${pick(random, weekdays)}`;
  const hasDays = chance(random, 0.5);
  const hasMonthDays = freq !== 'weekly' && chance(random, freq === 'daily' ? 0.2 : 0.4);
  const hasPlaces = ofMonths && (hasDays || hasMonthDays) && chance(random, 0.3);
  return {
    freq,
    interval,
    week_start: chance(random, 0.3) ? pick(random, weekdays) : 'MO',
    ...(months && { by_month: months }),
    ...(hasDays && { by_day: some(random, 4, weekday) }),
    ...(hasMonthDays && { by_month_day: some(random, 5, () => signed(random, 31)) }),
    ...(hasPlaces && { by_set_pos: some(random, 2, () => signed(random, 3)) }),
    ...randomEnd(random, day, isWholeDay),
  };
}

function randomEnd(random: Random, day: number, isWholeDay: boolean): { count?: number; until?: string } {
  const end = pick(random, ['none', 'count', 'until'] as const);
  if (end === 'count') return { count: whole(random, 1, 60) };
  if (end === 'none') return {};
  const last = isoDay(day + whole(random, 0, 2000));
  return { until: isWholeDay || chance(random, 0.5) ? last : `${last}T12:00Z` };
}

function some<Item>(random: Random, most: number, draw: () => Item): Item[] {
  return Array.from({ length: whole(random, 1, most) }, draw);
}

/** From 1 to `most`, or from -1 to its negative. */
function signed(random: Random, most: number): number {
  return whole(random, 1, most) * (chance(random, 0.4) ? -1 : 1);
}

function whole(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

function isoDay(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}

function two(number: number): string {
  return `${number}`.padStart(2, '0');
}
