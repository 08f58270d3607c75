import { isTime, requireArgument } from '../../schema/argument.ts';
import { readInput } from '../../schema/read.ts';
import type { InputOf } from '../../schema/value-of.ts';
import { icsFile } from './ics-file.ts';
import { calendarRequest } from './schema.ts';

/** One event, or with `events` a calendar of up to 100: the body of POST /v1/calendar/ics. */
export type CalendarRequest = CalendarEvent | EventsRequest;

type Members = InputOf<typeof calendarRequest>;
type EventMembers = NonNullable<Members['events']>[number];

/** An event as the service accepts it; the OpenAPI document describes each member. */
export interface CalendarEvent extends EventMembers {}

/** A calendar of events; of the members beside them only these two count. */
interface EventsRequest extends Pick<Members, 'name' | 'tz'>, Required<Pick<Members, 'events'>> {}

/** How an event repeats. */
export interface RepeatRequest extends NonNullable<EventMembers['repeat']> {}

/**
 * The text of an .ics file (RFC 5545). `now` becomes the DTSTAMP of its events, and nothing else. Throws
 * InputError, with a pointer for each fault, for what HTTP refuses.
 */
export function toIcs(request: CalendarRequest, now: Date): string {
  requireArgument('now', now, isTime, 'the time of the events, such as new Date()');
  return new TextDecoder().decode(icsFile(readInput(calendarRequest, request), now).bytes);
}
