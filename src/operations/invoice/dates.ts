import { type Fault, InputError } from '../../errors.ts';
import type { Invoice } from './schema.ts';

type DatedInvoice = Pick<Invoice, 'date' | 'due' | 'delivery_date' | 'corrects'>;

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/**
 * Throws InputError for days the Gregorian calendar does not have, such as 2026-02-30. The text has the form
 * YYYY-MM-DD already; a due day before the day of issue is allowed.
 */
export function checkDates({ date, due, delivery_date, corrects }: DatedInvoice): void {
  const faults: Fault[] = [];
  for (const [name, day] of Object.entries({ date, due, delivery_date, 'corrects/date': corrects?.date })) {
    if (day !== undefined && !isRealDay(day)) {
      faults.push({
        pointer: `/${name}`,
        message: `must be a day of the calendar as YYYY-MM-DD, which ${day} is not`,
      });
    }
  }
  if (faults.length > 0) throw new InputError(faults);
}

function isRealDay(text: string): boolean {
  const [year, month, day] = partsOf(text);
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && isLeap ? 29 : MONTH_DAYS[month - 1]!);
}

/** Year, month from 1 and day of a text YYYY-MM-DD. */
export function partsOf(text: string): [year: number, month: number, day: number] {
  return [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))];
}
