import { civilDate, dayNumber, SECONDS_A_DAY } from '../../../formats/civil-day.ts';
import { basicLocal } from '../reading/date-time.ts';
import { observanceFrom, offsetAt, onsetAt, onsetBefore, type Zone } from '../zones/zone.ts';
import type { ContentLines } from './content-line.ts';
import { nthWeekdayRule, type Onset, type OnsetRow, onsetRows, yearlyRules } from './observance.ts';

/** The instants a VTIMEZONE must be right for; `to` is Infinity where a series never ends. */
export interface Coverage {
  readonly from: number;
  readonly to: number;
}

/** A change from one offset to another, at every onset of its row. */
interface Observance {
  readonly name: 'DAYLIGHT' | 'STANDARD';
  readonly offsetFrom: number;
  readonly offsetTo: number;
  readonly abbreviation: string;
  readonly row: OnsetRow;
}

const encoder = new TextEncoder();
const BEGIN = encoder.encode('BEGIN:VTIMEZONE\r\n');
const END = encoder.encode('END:VTIMEZONE\r\n');

/** A gain of an hour that is taken back within this time is daylight saving, a longer one is a new standard. */
const MAX_SUMMER_LENGTH = 300 * SECONDS_A_DAY;

/**
 * Writes a VTIMEZONE (RFC 5545 3.6.5) that gives the zone's own onsets wherever it is needed: from the last one
 * before `from` up to `to`, or for ever by the zone's yearly rule.
 */
export function writeTimeZone(lines: ContentLines, tzid: string, zone: Zone, coverage: Coverage): void {
  lines.fixed(BEGIN);
  lines.line('TZID', tzid);
  lines.line('X-LIC-LOCATION', tzid);
  for (const observance of observancesOf(zone, coverage)) writeObservance(lines, observance);
  lines.fixed(END);
}

function writeObservance(lines: ContentLines, observance: Observance): void {
  const { name, offsetFrom, offsetTo, abbreviation, row } = observance;
  lines.line('BEGIN', name);
  lines.line('DTSTART', basicLocal(row.first));
  if (row.rule !== undefined) lines.line('RRULE', row.rule);
  // One value a line: ical.js reads the first value only, and counts DTSTART as an onset only without RDATE.
  for (const local of row.listed) lines.line('RDATE', basicLocal(local));
  lines.line('TZOFFSETFROM', basicOffset(offsetFrom));
  lines.line('TZOFFSETTO', basicOffset(offsetTo));
  lines.line('TZNAME', abbreviation);
  lines.line('END', name);
}

function observancesOf(zone: Zone, coverage: Coverage): readonly Observance[] {
  const ruleStart = zone.onsets.length;
  const first = onsetBefore(zone, coverage.from);
  if (zone.rule !== undefined && first >= ruleStart) {
    return nthWeekdayObservances(zone, first, coverage.to) ?? ruleObservances(zone);
  }
  // One onset more than needed, so that a reader sees where the last observance ends.
  const needed = coverage.to < onsetAt(zone, ruleStart) ? onsetBefore(zone, coverage.to) + 1 : ruleStart;
  const last = Math.min(needed, ruleStart - 1);
  const isByRule = zone.rule !== undefined && needed === ruleStart;
  if (last <= first && !isByRule) return [steadyObservance(zone, coverage.from)];
  return [
    ...(first < 0 ? [firstObservance(zone, coverage.from)] : []),
    ...historicObservances(zone, Math.max(first, 0), last),
    ...(isByRule ? ruleObservances(zone) : []),
  ];
}

/** The two changes of a zone's yearly rule, from the first year it held on. */
function ruleObservances(zone: Zone): readonly Observance[] {
  const sides = [zone.onsets.length, zone.onsets.length + 1];
  return sides.flatMap((start) => {
    const side = zone.rule!.sides[(start - zone.onsets.length + zone.rule!.firstSide) & 1]!;
    return yearlyRules(side).map(({ month, text }) => {
      const own = firstInMonth(zone, start, month);
      return observance(zone, own, { first: localOnset(zone, own), rule: text, listed: [] });
    });
  });
}

function firstInMonth(zone: Zone, start: number, month: number): number {
  let index = start;
  while (civilDate(Math.floor(localOnset(zone, index) / SECONDS_A_DAY)).month !== month) index += 2;
  return index;
}

/**
 * For a series with an end: rules of the form "nth weekday", where they give the zone's onsets as long as it
 * lasts though not for ever. Undefined where they do not, and for a zone whose own rule has that form.
 */
function nthWeekdayObservances(zone: Zone, first: number, to: number): readonly Observance[] | undefined {
  if (to === Number.POSITIVE_INFINITY || hasPlainRules(zone)) return undefined;
  // The onset before `first` too, where there is one, so that both changes begin before the series does.
  const begin = Math.max(first - 1, zone.onsets.length);
  const end = Math.max(onsetBefore(zone, to) + 1, begin + 1);
  const observances: Observance[] = [];
  for (const start of [begin, begin + 1]) {
    const locals: number[] = [];
    for (let index = start; index <= end; index += 2) locals.push(localOnset(zone, index));
    const rule = nthWeekdayRule(locals);
    if (rule === undefined) return undefined;
    observances.push(observance(zone, start, { first: locals[0]!, rule, listed: [] }));
  }
  return observances;
}

function hasPlainRules(zone: Zone): boolean {
  return zone.rule!.sides.every((side) => !yearlyRules(side).some(({ text }) => text.includes('BYMONTHDAY')));
}

/** Onsets `first` to `last` of the history, those of one change together. */
function historicObservances(zone: Zone, first: number, last: number): readonly Observance[] {
  const changes = new Map<string, { index: number; onsets: Onset[] }>();
  for (let index = first; index <= last; index++) {
    const { name, offsetFrom, offsetTo, abbreviation } = observance(zone, index, { first: 0, listed: [] });
    const key = [name, offsetFrom, offsetTo, abbreviation].join(' ');
    const change = changes.get(key) ?? { index, onsets: [] };
    change.onsets.push({ instant: onsetAt(zone, index), local: localOnset(zone, index) });
    changes.set(key, change);
  }
  return Array.from(changes.values()).flatMap(({ index, onsets }) =>
    onsetRows(onsets).map((row) => observance(zone, index, row)),
  );
}

/** The one offset of a zone that does not change where it is needed. */
function steadyObservance(zone: Zone, from: number): Observance {
  return from < SECONDS_A_DAY ? firstObservance(zone, from) : standard(zone, from, 0);
}

/** What holds before the first onset, from the first day of the year before. */
function firstObservance(zone: Zone, from: number): Observance {
  const { year } = civilDate(Math.floor(from / SECONDS_A_DAY));
  return standard(zone, from, dayNumber(Math.max(year - 1, 1), 1, 1) * SECONDS_A_DAY);
}

function standard(zone: Zone, from: number, start: number): Observance {
  const { offset, abbreviation } = observanceFrom(zone, onsetBefore(zone, from));
  const row = { first: start, listed: [] };
  return { name: 'STANDARD', offsetFrom: offset, offsetTo: offset, abbreviation, row };
}

function observance(zone: Zone, index: number, row: OnsetRow): Observance {
  const { offset: offsetFrom } = observanceFrom(zone, index - 1);
  const { offset: offsetTo, abbreviation } = observanceFrom(zone, index);
  const next = onsetAt(zone, index + 1);
  const isSummer =
    offsetTo > offsetFrom &&
    next - onsetAt(zone, index) < MAX_SUMMER_LENGTH &&
    observanceFrom(zone, index + 1).offset < offsetTo;
  return { name: isSummer ? 'DAYLIGHT' : 'STANDARD', offsetFrom, offsetTo, abbreviation, row };
}

/** The local time that ends at an onset, as DTSTART wants it (RFC 5545 3.6.5). */
function localOnset(zone: Zone, index: number): number {
  const instant = onsetAt(zone, index);
  return instant + offsetAt(zone, instant - 1);
}

/** `+0100`, `-004430` where seconds count (RFC 5545 3.3.14). */
function basicOffset(offset: number): string {
  const time = basicLocal(Math.abs(offset)).slice(9);
  return `${offset < 0 ? '-' : '+'}${time.endsWith('00') ? time.slice(0, 4) : time}`;
}
