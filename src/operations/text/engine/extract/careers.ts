import type { Field } from './field.ts';
import type { Page } from './page.ts';
import type { Reading, Span } from './reading.ts';
import { sideOf } from './sides.ts';
import type { Name } from './values/name.ts';
import { isWord } from './values/word-set.ts';

const NOW = /\b(?:present|today|now|current|currently|ongoing|heute|since)\b/i;
const SPAN_OF_YEARS = /\b(?:19|20)\d\d\b/;
const BEFORE =
  /\b(?:previously|formerly|former|earlier|before (?:that|joining|this)|left|leaves|leaving|spent|worked|prior|most recently|came from|comes from|joins from|joined from|moves from|moved from|last job|until (?:recently|19\d\d|20\d\d)|was)\b[^.]{0,60}$/i;

/** Where somebody works or worked, by the lines of a curriculum or by the words before the firm. */
export function employerOf(reading: Reading, field: Field, names: readonly Name[]): Span | undefined {
  if (field.main?.concept?.name !== 'employer') return undefined;
  const old = sideOf(field) === 'old' && !field.words.includes('current') && !field.words.includes('present');
  const line = employerOfLine(reading, names, old);
  if (line !== undefined || !old) return line;
  for (const name of names) {
    if (name.type === 'place' && name.weight > 0.85) continue;
    const token = reading.page.tokens[name.first - 1]?.folded ?? '';
    if (!/^(?:at|from|for|with|left|the|by|of|leaving)$/.test(token)) continue;
    const start = Math.max(unitAround(reading.page, name.start), name.start - 80);
    if (BEFORE.test(reading.page.text.slice(start, name.start))) return name;
  }
  return undefined;
}

/** Where the unit that holds a place begins. */
function unitAround({ units }: Page, place: number): number {
  let low = 0;
  let high = units.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (units[middle]! <= place) low = middle + 1;
    else high = middle;
  }
  return units[low - 1] ?? 0;
}

/** 2021 - present: Data Analyst, Heronbank. */
function employerOfLine({ page }: Reading, names: readonly Name[], old: boolean): Span | undefined {
  const dated = page.lines.filter(
    ({ text }) => text.length < 120 && SPAN_OF_YEARS.test(text) && /\d\d ?(?:-|\u2013|to) ?\S/.test(text),
  );
  if (dated.length === 0) return undefined;
  const line = dated.find(({ text }) => NOW.test(text) !== old);
  if (line === undefined) return undefined;
  const inside = names.filter(({ start, end }) => start >= line.start && end <= line.end);
  const firm = inside.find(({ type }) => type === 'org') ?? inside.findLast((name) => isAfterJob(page, name));
  return firm;
}

/** What stands behind a comma, a bar or "at" and is no position. */
function isAfterJob({ text, tokens }: Page, name: Name): boolean {
  const last = tokens[name.last]?.folded ?? '';
  return (
    !isWord('job', last) &&
    name.type !== 'person' &&
    /(?:, | at |\| ?|- |\u2013 |\n|^)$/.test(text.slice(Math.max(0, name.start - 4), name.start))
  );
}
