import type { CountryCode } from 'libphonenumber-js';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isNumber, requireArgument, requireText } from '../../../schema/argument.ts';
import type { Placed } from '../reading/page.ts';
import { BLOCK_EDGE } from '../reading/visible-text.ts';
import { labelOf } from './phone-labels.ts';

/** Different numbers that are read on one page; a directory has more, and an answer a hundred. */
const MAX_NUMBERS = 1000;

/** More than any number with its separators; a longer run of digits is something else. */
const MAX_RUN_LENGTH = 40;

/** Marks that join a run to the text before it: a longer code, an address, a sum, a variable. */
const tiesBefore = /[\p{L}\d_/=#$\u20ac\u00a3%&:@-]/u;
const tiesAfter = /[\p{L}\d_=#$%@]/u;

/** Characters between two digits of a number. */
const MAX_SEPARATORS = 4;

const northAmerican = /^(?:\+?1[ .-])?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-])[2-9]\d\d[ .-]\d{4}$/;
const date =
  /^(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|(?:19|20)\d\d ?[-\u2013/] ?(?:19|20)\d\d)(?![./-]?\d)/;

/**
 * Finds phone numbers in text: international ones, North American ones with their separators, and national ones
 * right after a label. In E.164 where the number or `country` gives the country, else as written.
 * A number that touches `end`, where a truncated page was cut, does not count.
 */
export function findPhones(
  text: string,
  country: CountryCode | undefined,
  end = Number.POSITIVE_INFINITY,
): readonly Placed[] {
  requireText('text', text);
  requireArgument('country', country, isCountry, 'a country (ISO 3166-1) such as DE, or undefined');
  requireArgument('end', end, isNumber, 'a number, such as the length of the text');
  const found: Placed[] = [];
  const known = new Map<string, string>();
  const read = phoneForms(country, known);
  for (let at = nextDigit(text, 0); at >= 0 && known.size < MAX_NUMBERS; ) {
    const { from, to } = runAround(text, at);
    if (to - from <= MAX_RUN_LENGTH && !isCut(text, to, end)) {
      for (const value of phonesOfRun({ text, from, to, country, read })) found.push({ value, at: from });
    }
    at = nextDigit(text, to);
  }
  return found;
}

function isCountry(country: CountryCode | undefined): country is CountryCode | undefined {
  return country === undefined || (typeof country === 'string' && /^[A-Z]{2}$/.test(country));
}

/** The number of a `tel:` link (RFC 3966), percent-encoded or not. */
export function phoneOfTel(href: string, inForm: PhoneForms): string | undefined {
  let text = href.slice(4, 204);
  try {
    text = decodeURIComponent(text);
  } catch {
    // It stays as written.
  }
  const number = (text.split(/[;?,]/)[0] ?? '').replace(/[^\d+()./ \u00a0-]/g, ' ').trim();
  const digits = countDigits(number);
  return digits >= 5 && digits <= 15 ? inForm(number) : undefined;
}

/** Brings a number as written into the form of the answer. */
export type PhoneForms = (written: string) => string;

/** Reads each writing of a number once: pages repeat theirs, and reading one takes 10 us. `known` holds those read. */
export function phoneForms(
  country: CountryCode | undefined,
  known: Map<string, string> = new Map(),
): PhoneForms {
  return (written) => {
    const number = known.get(written) ?? normalPhone(written, country);
    known.set(written, number);
    return number;
  };
}

/** E.164 when the number can be read by the rules of its country, else as written with single spaces. */
function normalPhone(written: string, country: CountryCode | undefined): string {
  const number = written
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[\u2010-\u2013]/g, '-')
    .replace(/\(\s?0\s?\)/, /^\s?(?:\+|00)/.test(written) ? ' ' : '0')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/ {2,}/g, ' ')
    .trim();
  const parsed = parsePhoneNumberFromString(
    number,
    country === undefined ? undefined : { defaultCountry: country },
  );
  if (parsed?.isPossible()) return parsed.number;
  return number;
}

/** Six digits with no more between two of them than a number has: shorter runs are skipped at once. */
const sixDigits = /\d(?:[ ()+./\u00a0\u2009\u202f\u2010-\u2013-]{0,4}\d){5}/g;

/** Whether a number that ends here may continue where the page was cut: only separators are between. */
function isCut(text: string, to: number, end: number): boolean {
  let at = to;
  while (at < end && at - to <= MAX_SEPARATORS && isSeparator(text.charCodeAt(at))) at++;
  return at >= end;
}

/** First digit, at or after a place, of six that may be a number. */
function nextDigit(text: string, from: number): number {
  sixDigits.lastIndex = from;
  return sixDigits.exec(text)?.index ?? -1;
}

/** The longest run of digits and separators around a digit, its edges trimmed to what a number may begin with. */
function runAround(text: string, digit: number): { readonly from: number; readonly to: number } {
  let from = digit;
  if (text[from - 1] === '(') from--;
  if (text[from - 1] === '+') from--;
  if (text[from - 1] === '(' && text[from] === '+') from--;
  let to = digit + 1;
  let last = to;
  for (let spaces = 0; to < text.length; to++) {
    const code = text.charCodeAt(to);
    if (code >= 48 && code <= 57) {
      last = to + 1;
      spaces = 0;
    } else if (!isSeparator(code) || ++spaces > MAX_SEPARATORS) break;
  }
  return { from, to: last };
}

/** Separators between the digits of a number: space, full stop, hyphen, slash, brackets, plus. */
function isSeparator(code: number): boolean {
  if (code < 128)
    return code === 32 || code === 43 || code === 40 || code === 41 || (code >= 45 && code <= 47);
  return code === 0xa0 || code === 0x2009 || code === 0x202f || (code >= 0x2010 && code <= 0x2013);
}

interface Run {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly country: CountryCode | undefined;
  /** The number in the form of the answer. */
  readonly read: PhoneForms;
}

function phonesOfRun({ text, from, to, country, read }: Run): readonly string[] {
  const run = text.slice(from, to);
  const before = text.slice(Math.max(0, from - 32), from);
  const label = labelOf(before);
  if (label === 'fax' || label === 'code') return [];
  const labelled = label === 'phone';
  if (isTied(text, from, to, labelled) || date.test(run)) return [];
  const isPhone = (part: string): boolean =>
    isInternational(part) ? read(part).startsWith('+') : isNational(part, labelled, country);
  if (isPhone(run)) return [read(run)];
  const halves = run.split(/ [/-] /);
  return halves.length === 2 && halves.every(isPhone) ? halves.map(read) : [];
}

function isInternational(run: string): boolean {
  const digits = countDigits(run);
  return /^\(?(?:\+|00)/.test(run) && digits >= 8 && digits <= 17;
}

function isNational(run: string, labelled: boolean, country: CountryCode | undefined): boolean {
  if (run.includes('+')) return false;
  if (northAmerican.test(run)) return true;
  if (!labelled || run.startsWith('00')) return false;
  // Rome and small towns of Italy still have six; a sum has groups of three separated by points.
  const digits = countDigits(run);
  return digits <= 13 && digits >= (country === 'IT' ? 6 : 7) && !/^[1-9]\d{0,2}(?:[.,]\d{3}){2,}$/.test(run);
}

/** Letters, digits and signs that touch a run make it part of something else. A label's colon does not. */
function isTied(text: string, from: number, to: number, labelled: boolean): boolean {
  const previous = text[from - 1] ?? ' ';
  if (previous !== ' ' && tiesBefore.test(previous) && !(labelled && previous === ':')) return true;
  if (previous === '.' && /\d/.test(text[from - 2] ?? '')) return true;
  const next = text[to] ?? ' ';
  if (next === ' ') return false;
  if (tiesAfter.test(next)) return true;
  // A decimal, a ratio, a path or a longer code continues.
  return /[.,:/\u2013-]/.test(next) && /[\p{L}\d]/u.test(text[to + 1] ?? '') && next !== BLOCK_EDGE;
}

function countDigits(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) count++;
  }
  return count;
}
