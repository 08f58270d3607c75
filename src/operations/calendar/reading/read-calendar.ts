/**
 * From a request to a calendar with zones and rules resolved. All faults of all events are gathered, at most 20.
 *
 *   { "title": "Yoga", "start": "2026-03-02T18:00", "tz": "Europe/Berlin", "duration_minutes": 60 }
 *     ->  start local 18:00 = 17:00Z, end 18:00Z, zone Europe/Berlin
 *
 * `read-event.ts` reads one event, `read-times.ts` when it is, `read-series.ts` how it repeats. `../writing` makes the file.
 */
import type { Calendar, Vevent } from '../model.ts';
import { SearchBudget } from '../recurrence/occurrence-days.ts';
import type { CalendarInput, EventInput } from '../schema.ts';
import { FaultList } from './fault-list.ts';
import { readEvent, readTz } from './read-event.ts';

/**
 * Resolves a request into a calendar: several events when it has `events`, else one event.
 * Throws InputError with the faults of all events, at most 20.
 */
export function readCalendar(input: CalendarInput): Calendar {
  const faults = new FaultList();
  const place = { pointer: '', faults };
  const tz = input.events === undefined || input.tz === undefined ? undefined : readTz(input.tz, place);
  const sources = input.events ?? [input];
  const budget = new SearchBudget();
  const events = [];
  for (const [index, source] of sources.entries()) {
    if (faults.isFull) break;
    const pointer = input.events === undefined ? '' : `/events/${index}`;
    const event = readEvent(source, tz, { pointer, faults }, budget);
    if (event !== undefined) events.push(event);
  }
  refuseRepeatedUids(sources, events, faults);
  faults.throwIfAny();
  if (events.length !== sources.length) throw new Error('an event was left out without a fault');
  return { name: input.events === undefined ? undefined : input.name, events };
}

/** Calendars keep one event of each UID (RFC 5545 3.8.4.7, RFC 4791 4.1). */
function refuseRepeatedUids(
  sources: readonly Partial<EventInput>[],
  events: readonly Vevent[],
  faults: FaultList,
): void {
  if (!faults.isEmpty) return;
  const first = new Map<string, number>();
  for (const [index, { uid }] of events.entries()) {
    const other = first.get(uid);
    if (other === undefined) first.set(uid, index);
    else if (faults.isFull) return;
    else if (sources[index]!.uid !== undefined) {
      faults.add(
        `/events/${index}/uid`,
        `is that of /events/${other} too, and calendars keep one event of each uid`,
      );
    } else {
      const why = `has title, start, end and location of /events/${other}, and so its uid, of which calendars keep one event`;
      faults.add(`/events/${index}`, `${why}: leave it out, or give it a uid of its own`);
    }
  }
}
