import { mismatch, missing } from '../../../schema/fault-message.ts';
import type { Vevent, ZoneUse } from '../model.ts';
import type { Moment } from '../moment.ts';
import type { SearchBudget } from '../recurrence/occurrence-days.ts';
import { calendarRequest, type EventInput } from '../schema.ts';
import { stableUid } from '../uid.ts';
import { findZone, type NamedZone } from '../zones/find-zone.ts';
import { zoneHint } from '../zones/meant-zone.ts';
import type { Place } from './fault-list.ts';
import { readRule } from './read-rule.ts';
import { readSeries, type Series } from './read-series.ts';
import { momentOf, readTimes, type Timed } from './read-times.ts';

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
  const own = input.tz === undefined ? undefined : readTz(input.tz, place);
  const end = input.end_tz === undefined ? undefined : readTz(input.end_tz, place, 'end_tz');
  if (start === undefined || own === 'unknown' || end === 'unknown' || around === 'unknown') return undefined;
  const read = readTimes(start, input, { own, end, around }, place);
  if (read === undefined) {
    if (input.repeat !== undefined) readRule(input.repeat, { faults, pointer: `${pointer}/repeat` });
    return undefined;
  }
  const series = readSeries(input, read.times, place, budget);
  if (title === undefined || series === 'refused') return undefined;
  const written = writtenTimes(series ?? { times: read.times, last: Number.NEGATIVE_INFINITY }, series);
  return {
    start: written.start,
    end: written.end,
    recurrence: written.recurrence,
    zones: written.zones,
    uid:
      input.uid ??
      stableUid({ title, start: read.start, end: read.end, tz: read.tz, endTz: read.endTz, location }),
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

/** Reads a member that names a zone; `place` is that of the object around it. */
export function readTz(name: string, { pointer, faults }: Place, member: 'tz' | 'end_tz' = 'tz'): Tz {
  const zone = findZone(name);
  if (zone !== undefined) return zone;
  const words = { ...properties.tz, 'x-expected': 'an IANA zone name, as Europe/Berlin or America/New_York' };
  faults.add(`${pointer}/${member}`, mismatch(words, name) + zoneHint(name));
  return 'unknown';
}

function writtenTimes(
  { times, last }: Span,
  series: Series | undefined,
): Pick<Vevent, 'start' | 'end' | 'recurrence' | 'zones'> {
  if (times.kind === 'all-day') {
    const start = { form: 'date', day: times.start } as const;
    const end = { form: 'date', day: times.end + 1 } as const;
    return { start, end, recurrence: series, zones: [] };
  }
  const isRepeating = series !== undefined;
  const start = momentOf(times.frame, times.start, isRepeating);
  const end = times.end && momentOf(times.endFrame, times.end, isRepeating);
  return {
    start,
    end,
    recurrence: series,
    zones: zonesOf([start, end, ...(series?.dates ?? [])], times, last),
  };
}

/** The zones that moments name, each as long as the event needs it. */
function zonesOf(
  moments: readonly (Moment | undefined)[],
  { frame, endFrame, start, end }: Timed,
  last: number,
): readonly ZoneUse[] {
  const from = start.instant;
  const coverage = { from, to: Math.max(from, last) + (end?.instant ?? from) - from };
  const named = new Set(moments.map((moment) => (moment?.form === 'local' ? moment.tzid : undefined)));
  const zones = [frame.tz, ...(endFrame === frame ? [] : [endFrame.tz])];
  return zones.flatMap((zone) =>
    zone !== undefined && named.has(zone.tzid) ? { named: zone, coverage } : [],
  );
}

function remindersOf({ reminder_minutes: one, reminders = [] }: Partial<EventInput>): readonly number[] {
  if (reminders.length === 0) return one === undefined ? [] : [one];
  return [...new Set(one === undefined ? reminders : [one, ...reminders])];
}
