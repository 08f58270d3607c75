import { FaultList } from './fault-list.ts';
import { SearchBudget } from './first-day.ts';
import type { Calendar } from './model.ts';
import { readEvent, readTz } from './read-event.ts';
import type { CalendarInput } from './schema.ts';

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
  faults.throwIfAny();
  if (events.length !== sources.length) throw new Error('an event was left out without a fault');
  return { name: input.events === undefined ? undefined : input.name, events };
}
