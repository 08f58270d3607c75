import { asciiFileName, fileName } from './file-name.ts';
import { readCalendar } from './reading/read-calendar.ts';
import type { CalendarInput } from './schema.ts';
import { writeCalendar } from './writing/vcalendar.ts';

/** An .ics file: its text in UTF-8 and the names a download gives it. */
export interface IcsFile {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly asciiName: string;
}

const IS_ASCII = /^[ -~]*$/;

/** The file of a request that fits its schema. Throws InputError for what the schema cannot say. */
export function icsFile(input: CalendarInput, now: Date): IcsFile {
  const isOne = input.events === undefined;
  const name = (isOne ? input.title : input.name) ?? '';
  const fallback = isOne ? 'event' : 'calendar';
  const bytes = writeCalendar(readCalendar(input), now);
  const ownName = fileName(name, fallback);
  // Both names of an ASCII text are equal, and each takes a tenth of the time of a small file.
  return {
    bytes,
    fileName: ownName,
    asciiName: IS_ASCII.test(name) ? ownName : asciiFileName(name, fallback),
  };
}
