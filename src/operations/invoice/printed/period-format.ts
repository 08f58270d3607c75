import { partsOf } from '../checks/dates.ts';
import type { Language } from '../codes/language.ts';
import { type DateStyle, fill } from '../labels/labels.ts';
import { type PeriodWords, periodWords } from '../labels/periods.ts';
import type { Period } from '../period.ts';
import { formatDate } from './date-format.ts';

/** A period as a language writes it: month and year once where start and end share them. */
export function formatPeriod({ start, end }: Period, language: Language, style: DateStyle): string {
  const words = periodWords[language];
  if (start === end && start !== undefined) return formatDate(start, style);
  if (end === undefined) return fill(words.from, { start: formatDate(start ?? '', style) });
  if (start === undefined) return fill(words.until, { end: formatDate(end, style) });
  const short = style === 'iso' ? undefined : shortForm(start, end, style, words);
  return short ?? fill(words.range, { start: formatDate(start, style), end: formatDate(end, style) });
}

function shortForm(
  start: string,
  end: string,
  { months, first }: Exclude<DateStyle, 'iso'>,
  { inMonth, inYear }: PeriodWords,
): string | undefined {
  const [year, month, day] = partsOf(start);
  const [endYear, endMonth, endDay] = partsOf(end);
  const pattern = month === endMonth ? inMonth : inYear;
  if (year !== endYear || pattern === undefined) return undefined;
  const ordinal = (number: number) => (number === 1 ? first : undefined) ?? String(number);
  return fill(pattern, {
    day: ordinal(day),
    month: months[month - 1]!,
    endDay: ordinal(endDay),
    endMonth: months[endMonth - 1]!,
    year: String(year),
  });
}
