import { readInput } from '../../schema/read.ts';
import { icsFile } from './ics-file.ts';
import { type CalendarInput, calendarRequest } from './schema.ts';

/** One event, or with `events` a calendar of up to 100: the body of POST /v1/calendar/ics. */
export type CalendarRequest = EventRequest | { name?: string; tz?: string; events: readonly EventRequest[] };

/** An event as the service accepts it; the OpenAPI document describes each member. */
export interface EventRequest {
  title: string;
  start: string;
  end?: string;
  duration_minutes?: number;
  tz?: string;
  location?: string;
  description?: string;
  url?: string;
  status?: 'confirmed' | 'tentative' | 'cancelled';
  categories?: readonly string[];
  show_as?: 'busy' | 'free';
  reminder_minutes?: number;
  reminders?: readonly number[];
  sequence?: number;
  repeat?: RepeatRequest;
  uid?: string;
}

/** How an event repeats. */
export interface RepeatRequest {
  freq: 'daily' | 'weekly' | 'monthly' | 'yearly';
  interval?: number;
  count?: number;
  until?: string;
  by_day?: readonly string[];
  by_month?: readonly number[];
  by_month_day?: readonly number[];
  week_start?: string;
  exclude?: readonly string[];
}

/**
 * The text of an .ics file (RFC 5545). `now` becomes the DTSTAMP of its events, and nothing else. Throws
 * InputError, with a pointer for each fault, for what HTTP refuses.
 */
export function toIcs(request: CalendarRequest, now: Date): string {
  const input = readInput(calendarRequest, request) as CalendarInput;
  return new TextDecoder().decode(icsFile(input, now).bytes);
}
