import { civilDate, dayNumber, daysInMonth, SECONDS_A_DAY, weekdayOf } from '../../../formats/civil-day.ts';
import { basicUtc } from '../reading/date-time.ts';
import { WEEKDAYS } from '../recurrence/recurrence.ts';
import type { OnsetRule } from '../zones/zone.ts';

/** One clock change, with the local time that ends there. */
export interface Onset {
  readonly instant: number;
  readonly local: number;
}

/** A row of onsets as a VTIMEZONE lists it: the first one, a rule for the others, and those no rule covers. */
export interface OnsetRow {
  readonly first: number;
  readonly rule?: string;
  readonly listed: readonly number[];
}

/** The least number of onsets, a year apart, written as a rule; fewer are listed. */
const MIN_RUN_LENGTH = 3;

/** February has 28 days here: a window that needs the 29th would not be one. */
const COMMON_YEAR = 2001;

/**
 * The RRULEs of "the weekday on or after a day of a month". Two where the seven days cross into the next month,
 * since a rule can only name both months with all of their days.
 */
export function yearlyRules({ month, day, weekday }: OnsetRule): readonly { month: number; text: string }[] {
  const lastDay = daysInMonth(COMMON_YEAR, month);
  const name = WEEKDAYS[weekday];
  const yearly = (byDay: string) => [{ month, text: `FREQ=YEARLY;BYMONTH=${month};${byDay}` }];
  if (day % 7 === 1 && day <= 22) return yearly(`BYDAY=${(day + 6) / 7}${name}`);
  if (day + 6 === lastDay) return yearly(`BYDAY=-1${name}`);
  if (day + 6 < lastDay) return yearly(`BYMONTHDAY=${daysFrom(day, day + 6)};BYDAY=${name}`);
  const next = (month % 12) + 1;
  return [
    ...yearly(`BYMONTHDAY=${daysFrom(day, lastDay)};BYDAY=${name}`),
    {
      month: next,
      text: `FREQ=YEARLY;BYMONTH=${next};BYMONTHDAY=${daysFrom(1, day + 6 - lastDay)};BYDAY=${name}`,
    },
  ];
}

/**
 * The rule "nth (or last) weekday of a month" that gives each of some onsets, if there is one. Outlook reads no
 * other (MS-OXCICAL 2.1.3.2.1).
 */
export function nthWeekdayRule(locals: readonly number[]): string | undefined {
  return commonForm(locals, locals.map(nthForms));
}

/**
 * The onsets of one change, in rising order, as rows: runs of years by rule with an end, what is left over in
 * one list.
 */
export function onsetRows(onsets: readonly Onset[]): readonly OnsetRow[] {
  const rows: OnsetRow[] = [];
  const listed: number[] = [];
  for (let at = 0; at < onsets.length; ) {
    const { length, rule } = longestRun(onsets, at);
    if (length < MIN_RUN_LENGTH) {
      listed.push(onsets[at++]!.local);
      continue;
    }
    const last = onsets[at + length - 1]!;
    // The last onset of the rule is listed as well: dateutil reads the UNTIL of a VTIMEZONE as a local time
    // and loses that onset east of Greenwich.
    rows.push({
      first: onsets[at]!.local,
      rule: `${rule};UNTIL=${basicUtc(last.instant)}`,
      listed: [last.local],
    });
    at += length;
  }
  if (listed.length > 0) rows.push({ first: listed[0]!, listed: listed.length > 1 ? listed : [] });
  return rows;
}

/** How many onsets from one on lie a year apart under one rule, and that rule. */
function longestRun(onsets: readonly Onset[], start: number): { length: number; rule: string | undefined } {
  let forms = allForms(onsets[start]!.local);
  let length = 1;
  for (; start + length < onsets.length; length++) {
    const previous = onsets[start + length - 1]!.local;
    const next = onsets[start + length]!.local;
    if (timeOf(next) !== timeOf(previous) || dateOf(next).year !== dateOf(previous).year + 1) break;
    const own = allForms(next);
    const kept = forms.filter((form) => own.includes(form));
    if (kept.length === 0) break;
    forms = kept;
  }
  return { length, rule: forms[0] };
}

function commonForm(locals: readonly number[], forms: readonly (readonly string[])[]): string | undefined {
  if (locals.some((local) => timeOf(local) !== timeOf(locals[0]!))) return undefined;
  return forms[0]?.find((form) => forms.every((own) => own.includes(form)));
}

/** Every yearly rule that an onset could come from, the plainest first. */
function allForms(local: number): readonly string[] {
  const { year, month, day } = dateOf(local);
  const name = WEEKDAYS[weekdayOf(dayNumber(year, month, day))];
  const forms = [...nthForms(local), `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${day}`];
  const lastStart = Math.min(day, daysInMonth(COMMON_YEAR, month) - 6);
  for (let from = Math.max(1, day - 6); from <= lastStart; from++) {
    forms.push(`FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${daysFrom(from, from + 6)};BYDAY=${name}`);
  }
  return forms;
}

function nthForms(local: number): readonly string[] {
  const { year, month, day } = dateOf(local);
  const name = WEEKDAYS[weekdayOf(dayNumber(year, month, day))];
  const last = day + 7 > daysInMonth(year, month) ? [`FREQ=YEARLY;BYMONTH=${month};BYDAY=-1${name}`] : [];
  const nth = Math.ceil(day / 7);
  return nth === 5 ? last : [`FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth}${name}`, ...last];
}

function daysFrom(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_day, index) => first + index).join(',');
}

function dateOf(local: number) {
  return civilDate(Math.floor(local / SECONDS_A_DAY));
}

function timeOf(local: number): number {
  return local - Math.floor(local / SECONDS_A_DAY) * SECONDS_A_DAY;
}
