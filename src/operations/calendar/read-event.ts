import { mismatch, missing } from '../../schema/fault-message.ts';
import type { Place } from './fault-list.ts';
import type { SearchBudget } from './first-day.ts';
import type { Vevent, ZoneUse } from './model.ts';
import { readRepeat, type Series } from './read-repeat.ts';
import { readRule } from './read-rule.ts';
import { momentOf, readTimes, type Times } from './read-times.ts';
import { calendarRequest, type EventInput } from './schema.ts';
import { stableUid } from './uid.ts';
import { findZone, type NamedZone } from './zones/find-zone.ts';
import { meantZone } from './zones/meant-zone.ts';

/** The zone of a `tz` member: undefined without one, 'unknown' (and a fault) when there is no such zone. */
export type Tz = NamedZone | 'unknown' | undefined;

/** The longest coverage counted in an event that is its own last occurrence. */
type Span = Pick<Series, 'times' | 'last'>;

const { properties } = calendarRequest;

/** Reads one event. `around` is the tz of the calendar, for events without their own. */
export function readEvent(
  input: Partial<EventInput>,
  around: Tz,
  place: Place,
  budget: SearchBudget,
): Vevent | undefined {
  const { pointer, faults } = place;
  const { title, start, location = '', url } = input;
  if (title === undefined) faults.add(`${pointer}/title`, missing(properties.title));
  if (start === undefined) faults.add(`${pointer}/start`, missing(properties.start));
  if (url !== undefined && !URL.canParse(url)) faults.add(`${pointer}/url`, mismatch(properties.url, url));
  const tz = input.tz === undefined ? around : readTz(input.tz, place);
  if (start === undefined || tz === 'unknown') return undefined;
  const read = readTimes(start, input, tz, place);
  if (read === undefined) {
    if (input.repeat !== undefined) readRule(input.repeat, { faults, pointer: `${pointer}/repeat` });
    return undefined;
  }
  const series = input.repeat && readRepeat(input.repeat, read.times, place, budget);
  if (title === undefined || (input.repeat !== undefined && series === undefined)) return undefined;
  const written = writtenTimes(series ?? { times: read.times, last: Number.NEGATIVE_INFINITY }, series);
  return {
    start: written.start,
    end: written.end,
    recurrence: written.recurrence,
    zone: written.zone,
    uid: input.uid ?? stableUid({ title, start: read.start, end: read.end, location }),
    title,
    location: location || undefined,
    description: input.description || undefined,
    url,
    status: input.status,
    categories: input.categories ?? [],
    isFree: input.show_as && input.show_as === 'free',
    sequence: input.sequence,
    reminders: remindersOf(input),
  };
}

/** Reads a tz member; `place` is that of the object around it. */
export function readTz(name: string, { pointer, faults }: Place): Tz {
  const zone = findZone(name);
  if (zone !== undefined) return zone;
  const words = { ...properties.tz, 'x-expected': 'an IANA zone name, as Europe/Berlin or America/New_York' };
  const meant = meantZone(name);
  const hint = meant === undefined ? '' : `; did you mean ${meant}?`;
  faults.add(`${pointer}/tz`, mismatch(words, name) + hint);
  return 'unknown';
}

function writtenTimes(
  { times, last }: Span,
  series: Series | undefined,
): Pick<Vevent, 'start' | 'end' | 'recurrence' | 'zone'> {
  const recurrence = series && { rule: series.rule, exclude: series.exclude };
  if (times.kind === 'all-day') {
    const start = { form: 'date', day: times.start } as const;
    const end = { form: 'date', day: times.end + 1 } as const;
    return { start, end, recurrence, zone: undefined };
  }
  const isRepeating = series !== undefined;
  const start = momentOf(times.frame, times.start, isRepeating);
  const end = times.end && momentOf(times.frame, times.end, isRepeating);
  const isLocal = start.form === 'local' || end?.form === 'local';
  return { start, end, recurrence, zone: isLocal ? zoneUse(times, last) : undefined };
}

function zoneUse(times: Extract<Times, { kind: 'timed' }>, last: number): ZoneUse {
  const from = times.start.instant;
  const length = (times.end?.instant ?? from) - from;
  return { named: times.frame.tz!, coverage: { from, to: Math.max(from, last) + length } };
}

function remindersOf({ reminder_minutes: one, reminders = [] }: Partial<EventInput>): readonly number[] {
  if (reminders.length === 0) return one === undefined ? [] : [one];
  return [...new Set(one === undefined ? reminders : [one, ...reminders])];
}
