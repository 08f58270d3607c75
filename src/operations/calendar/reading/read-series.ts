import type { Recurrence } from '../model.ts';
import type { SearchBudget } from '../recurrence/occurrence-days.ts';
import type { EventInput } from '../schema.ts';
import type { Place } from './fault-list.ts';
import { type FurtherDate, readDates } from './read-dates.ts';
import { readRepeat } from './read-repeat.ts';
import type { Times } from './read-times.ts';

/** An event that takes place more than once: its first occurrence, and those after it. */
export interface Series extends Recurrence {
  readonly times: Times;
  /** No occurrence begins after this instant; Infinity where none is the last. */
  readonly last: number;
}

/** Reads `repeat` and `dates` of an event, whose place is given; undefined where it has neither. */
export function readSeries(
  { repeat, dates }: Pick<Partial<EventInput>, 'repeat' | 'dates'>,
  times: Times,
  place: Place,
  budget: SearchBudget,
): Series | 'refused' | undefined {
  const further = dates === undefined ? [] : readDates(dates, times, place);
  const repetition = repeat && readRepeat(repeat, { times, further }, place, budget);
  if (repeat !== undefined && repetition === undefined) return 'refused';
  if (repetition === undefined && further.length === 0) return undefined;
  const begun = repetition?.times ?? times;
  if (!areAfter(begun, further, place)) return 'refused';
  const last = Math.max(
    repetition?.last ?? Number.NEGATIVE_INFINITY,
    further.at(-1)?.at ?? Number.NEGATIVE_INFINITY,
  );
  return {
    times: begun,
    rule: repetition?.rule,
    dates: further
      .filter(({ at, local }) => at !== startOf(begun) && !repetition?.named.has(local))
      .map(({ moment }) => moment),
    exclude: repetition?.exclude ?? [],
    last,
  };
}

/** RFC 5545 3.8.2.4: DTSTART is the first occurrence. */
function areAfter(times: Times, [first]: readonly FurtherDate[], { pointer, faults }: Place): boolean {
  if (first === undefined || first.at >= startOf(times)) return true;
  faults.add(
    `${pointer}/dates`,
    'must not begin before the first occurrence: give the earliest one as start',
  );
  return false;
}

function startOf(times: Times): number {
  return times.kind === 'all-day' ? times.start : times.start.instant;
}
