import type { CountryCode } from 'libphonenumber-js';
import { getCountryCallingCode } from 'libphonenumber-js/min';
import { isNumber, requireArgument, requireText } from '../../../../schema/argument.ts';
import type { Placed } from '../../reading/page.ts';
import { narrow } from '../wide-letters.ts';
import { NamedNumbers } from './named-numbers.ts';
import {
  countDigits,
  digitsOf,
  isInPlan,
  isNorthAmerican,
  isPlaceholder,
  type PhoneForms,
  phoneForms,
} from './phone-forms.ts';
import { kindAfter, kindBehindFirst, type Label, labelBefore } from './phone-labels.ts';
import { countryAbove, type PlacedNumber } from './phone-places.ts';
import { isTiedAfter, isTiedBefore, nextRun, type Run, type Separator, separatorsIn } from './phone-runs.ts';
import { vanityNumbers } from './vanity-numbers.ts';

/** Different writings that are read on one page; a directory has more, and an answer a hundred. */
const MAX_NUMBERS = 1000;

/** Runs of digits that are judged, numbers or not: those beside a label take more time. */
const MAX_RUNS = 10_000;
const MAX_LABELLED_RUNS = 2000;

/**
 * Finds phone numbers in text: international ones, North American ones with their separators, and national ones
 * next to a label. In E.164 where the number or `country` gives the country, else as written. Numbers of faxes are
 * left out. A number that touches `end`, where a truncated page was cut, does not count.
 */
export function findPhones(
  text: string,
  country: CountryCode | undefined,
  end = Number.POSITIVE_INFINITY,
): readonly Placed[] {
  requireText('text', text);
  requireArgument('country', country, isCountry, 'a country (ISO 3166-1) such as DE, or undefined');
  requireArgument('end', end, isNumber, 'a number, such as the length of the text');
  const { found, named } = numbersIn(narrow(text), country, { end });
  return named.withoutFaxes(found);
}

/** The numbers of a text that are not named as faxes there, and what names them. */
export interface WrittenNumbers {
  readonly found: readonly Placed[];
  readonly named: NamedNumbers;
  /** Those read by the country that is named above them, by their digits. */
  readonly above: ReadonlyMap<string, string>;
}

/** `findPhones` in a text without wide forms, with the names. */
export function numbersIn(
  text: string,
  country: CountryCode | undefined,
  { end, abroad }: { readonly end: number; readonly abroad?: ReadonlyMap<string, string> },
): WrittenNumbers {
  const found: Placed[] = [];
  const writings = new Map<string, string>();
  const read = phoneForms(country, { known: writings, ...(abroad && { abroad }) });
  const above = new Map<string, string>();
  const readIn = formsAbove(country, read, above);
  const named = new NamedNumbers();
  let last: Labelled | undefined;
  let placed: PlacedNumber | undefined;
  let runs = 0;
  let labelled = 0;
  for (let run = nextRun(text, 0, end); run !== undefined; run = nextRun(text, run.to, end)) {
    if (writings.size >= MAX_NUMBERS || ++runs > MAX_RUNS || labelled > MAX_LABELLED_RUNS) break;
    const label = labelOf(text, run, last);
    if (label !== undefined) labelled++;
    last = label && { to: run.to, label };
    if (label?.kind === 'code') continue;
    const isLabelled = label !== undefined;
    const placeAbove = () => countryAbove(text, run.from, placed);
    // A number without a label has its country in its digits, and most runs of digits are no numbers.
    const place = isLabelled ? placeAbove() : undefined;
    const numbers = numbersOfRun({ text, run, isLabelled, country: place ?? country, read: readIn(place) });
    if (numbers.length > 0) placed = { to: run.to, country: isLabelled ? place : placeAbove() };
    if (label?.kind !== 'fax') found.push(...numbers);
    // Classes and links of telephones are around the numbers of faxes too.
    if (label === undefined || label.isHint) continue;
    for (const { value } of numbers) named.add(value, label.kind);
  }
  const known = new Set(found.map(({ value }) => value));
  const inWords = numbersInWords(text, country, end).filter(({ value }) => !known.has(value));
  return { found: [...found, ...inWords], named, above };
}

/**
 * Reads a number by the country that is named above it, where that has it, else by that of the page. `above` gets those of
 * the first kind.
 */
function formsAbove(
  ofPage: CountryCode | undefined,
  read: PhoneForms,
  above: Map<string, string>,
): (place: CountryCode | undefined) => PhoneForms {
  const forms = new Map<CountryCode, PhoneForms>();
  return (place) => {
    if (place === undefined || place === ofPage) return read;
    const there = forms.get(place) ?? phoneForms(place);
    forms.set(place, there);
    return (written) => {
      const form = there(written);
      if (isNorthAmerican(written) || /^\(?\+/.test(written) || !form.startsWith('+')) return read(written);
      above.set(digitsOf(written), form);
      return form;
    };
  };
}

function isCountry(country: CountryCode | undefined): country is CountryCode | undefined {
  return country === undefined || (typeof country === 'string' && /^[A-Z]{2}$/.test(country));
}

interface Labelled {
  readonly to: number;
  readonly label: Label;
}

function numbersInWords(text: string, country: CountryCode | undefined, end: number): readonly Placed[] {
  return country === undefined || getCountryCallingCode(country) === '1' ? vanityNumbers(text, end) : [];
}

/** A line that ends behind the label of the number in the next line. */
const numberBelow = /^[^\d\0]*\0[(+]?\d/;

/** Between a head such as `Fax:` and the numbers of a list below it, each behind its name. */
const listedBelow = /^\0[\p{L}\p{M} '\u2019&\u00a0-]{1,40}[:\u2013-]? ?\(?$/u;

/** What joins numbers that share a label: `Tel. 1234567 or 1234568`. */
const joint =
  /^[\s\u00a0,;|/&()\u2022\u2013-]{0,4}(?:or|oder|ou|o|and|und|et|y|e|of|en|og|eller|lub)?[\s\u00a0(]{0,2}$/i;

/** Characters between two numbers that share a label. */
const MAX_BETWEEN = 48;

/** The words before or behind the number, else those of the number before that it is listed with. */
function labelOf(text: string, { from, to }: Run, last: Labelled | undefined): Label | undefined {
  const between = last !== undefined && from - last.to <= MAX_BETWEEN ? text.slice(last.to, from) : undefined;
  const before = labelBefore(text, from);
  // In a line whose labels are behind the numbers, the word before is that of the number before.
  const isInLine = last?.label.isBehind === true && between?.includes('\0') === false;
  if (before === undefined || isInLine || before.isHead || before.isHint) {
    const isOfNext = before?.isHint === true && numberBelow.test(text.slice(to, to + 24));
    const first = before === undefined ? kindBehindFirst(text, from, to) : undefined;
    const kind = first ?? (isOfNext ? undefined : kindAfter(text, to));
    if (kind !== undefined) return { kind, isHead: false, isHint: false, isBehind: true };
  }
  if (before !== undefined || last === undefined || between === undefined) return before;
  // Below a head, the blocks that follow hold such numbers too.
  if (last.label.isHead && listedBelow.test(between)) return last.label;
  return joint.test(last.label.isHead ? between.replaceAll('\0', ' ') : between) ? last.label : undefined;
}

interface Reading {
  readonly text: string;
  readonly run: Run;
  readonly isLabelled: boolean;
  readonly country: CountryCode | undefined;
  /** The number in the form of the answer. */
  readonly read: PhoneForms;
}

function numbersOfRun(reading: Reading): readonly Placed[] {
  const { text, run, isLabelled, read } = reading;
  if (isTiedBefore(text, run.from, isLabelled)) return [];
  const found: Placed[] = [];
  for (let from = run.from; from < run.to; ) {
    const to = endOfNumber(reading, from);
    if (to === undefined) break;
    const written = text.slice(from, to);
    if (!isPlaceholder(written)) found.push({ value: read(written), at: from });
    from = to + /^[^\d+(]*/.exec(text.slice(to, run.to))![0].length;
  }
  return found;
}

/** Where the number ends that begins at a place, if one does: hours, a second number or an extension may follow. */
function endOfNumber(reading: Reading, from: number): number | undefined {
  const { text, run } = reading;
  const ends = separatorsIn(text, from, run.to);
  const form = ({ at }: Separator): NumberForm | undefined => formOf(text.slice(from, at), reading);
  const beforeOthers = ends.filter(({ isWide, next }) => isWide && beginsAnother(text.slice(next, run.to)));
  const first = beforeOthers.find((end) => form(end) === 'certain');
  if (first !== undefined) return first.at;
  const written = text.slice(from, run.to);
  const isTied =
    isTiedAfter(text, run.to, { isLabelled: reading.isLabelled }) &&
    !(isEvident(written) && word.test(text.slice(run.to, run.to + 8)));
  const whole = isTied ? undefined : formOf(written, reading);
  if (whole === 'certain') return lastOf(written, ends, from) ?? run.to;
  const isOther = (each: Separator) =>
    beforeOthers.includes(each) ||
    (each.isAlternative && !(whole === 'possible' && isGroup(text, from, each)));
  const end =
    ends.findLast((each) => (each.isSpaced || each.isAlternative) && form(each) === 'certain') ??
    ends.find((each) => isOther(each) && form(each) !== undefined);
  return end?.at ?? (whole === undefined ? undefined : run.to);
}

/**
 * Where an international number ends that is longer than the plan of its country has: the last digits of a further one
 * follow, as in `+91 22 2345 6789/90`.
 */
function lastOf(written: string, ends: readonly Separator[], from: number): number | undefined {
  if (!/^\(?(?:\+|00)/.test(written)) return undefined;
  const end = ends.findLast(({ isAlternative }) => isAlternative);
  if (end === undefined || isInPlan(written)) return undefined;
  return isInPlan(written.slice(0, end.at - from)) ? end.at : undefined;
}

/** Whether a mark separates groups before too, as in `0800-006-498`. */
function isGroup(text: string, from: number, { at, next }: Separator): boolean {
  return text.slice(from, at).includes(text.slice(at, next).trim());
}

/** Behind a number that is evident by its form, an element with other words may follow, which CSS shows apart. */
const word = /^\p{L}{3}/u;

function isEvident(written: string): boolean {
  return isNorthAmerican(written) || (written.startsWith('+') && /\d[ ().-]+\d/.test(written));
}

/** Whether what follows is a number of its own or a remark in brackets, and no extension. */
function beginsAnother(rest: string): boolean {
  return /^(?:[(+]|\d(?:[^\d]{0,3}\d){5})/.test(rest);
}

/** Certain by its form or the numbering plan of the country; possible by its label alone. */
type NumberForm = 'certain' | 'possible';

const date =
  /^\(?(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|(?:19|20)\d\d ?[-\u2013/] ?(?:19|20)\d\d)(?![./-]?\d)/;

/** A sum has groups of three separated by points. */
const sum = /^[1-9]\d{0,2}(?:[.,]\d{3}){2,}$/;

function formOf(written: string, { isLabelled, country, read }: Reading): NumberForm | undefined {
  const digits = countDigits(written);
  if (digits < 6 || digits > 17 || date.test(written)) return undefined;
  if (/^\(?(?:\+|00)/.test(written)) {
    if (digits < 8) return undefined;
    if (/^\+\d+$/.test(read(written))) return 'certain';
    return isLabelled ? 'possible' : undefined;
  }
  if (written.includes('+')) return undefined;
  if (isNorthAmerican(written)) return 'certain';
  if (!isLabelled || digits > 13) return undefined;
  if (country !== undefined && read(written).startsWith('+')) return 'certain';
  if (sum.test(written)) return undefined;
  // Rome and small towns of Italy still have six; elsewhere six count where the plan has them, as 13 12 34 in Australia.
  return digits < (country === 'IT' ? 6 : 7) ? undefined : 'possible';
}
