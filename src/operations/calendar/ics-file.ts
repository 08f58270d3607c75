import { asciiFileName, fileName } from './file-name.ts';
import { readCalendar } from './read-calendar.ts';
import type { CalendarInput } from './schema.ts';
import { writeCalendar } from './vcalendar.ts';

/** An .ics file: its text in UTF-8 and the names a download gives it. */
export interface IcsFile {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly asciiName: string;
}

/** The file of a request that fits its schema. Throws InputError for what the schema cannot say. */
export function icsFile(input: CalendarInput, now: Date): IcsFile {
  const isOne = input.events === undefined;
  const name = (isOne ? input.title : input.name) ?? '';
  const fallback = isOne ? 'event' : 'calendar';
  return {
    bytes: writeCalendar(readCalendar(input), now),
    fileName: fileName(name, fallback),
    asciiName: asciiFileName(name, fallback),
  };
}
