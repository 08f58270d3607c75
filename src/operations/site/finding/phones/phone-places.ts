import type { CountryCode } from 'libphonenumber-js';
import { wordsOf } from '../../reading/contact-words.ts';
import { BLOCK_EDGE } from '../../reading/visible-text.ts';
import { countryNamed } from '../stated/country-names.ts';
import { kindOfLetter, kindOfWord } from './phone-words.ts';

/** Characters before a number in which its place is looked for: an address and a label. */
const REACH = 200;

/** Between two numbers of one place there is no more than a label, such as `, Fax: `. */
const MAX_BETWEEN = 24;

/** A number of a list that names places, and the country that it was read by, where the list names one. */
export interface PlacedNumber {
  readonly to: number;
  readonly country: CountryCode | undefined;
}

/**
 * The country that a page names above a number, for a page whose offices are in several: in a line of its own
 * (`Austria`), before or in a label (`UK: `, `Tel. (Austria): `), at the end of an address (`1010 Wien, Austria`) or before its
 * postcode (`A-1010 Wien`). Only what is behind the number before counts, unless both are of one place.
 */
export function countryAbove(
  text: string,
  from: number,
  before: PlacedNumber | undefined,
): CountryCode | undefined {
  const since = Math.max(0, from - REACH, before?.to ?? 0);
  const lines = text.slice(since, from).split(BLOCK_EDGE);
  for (const line of lines.toReversed()) {
    const named = countriesIn(line);
    if (named.size === 1) return [...named][0];
    if (named.size > 1) return undefined;
  }
  return before?.to === since && isLabel(text.slice(since, from)) ? before.country : undefined;
}

function isLabel(between: string): boolean {
  if (between.length > MAX_BETWEEN) return false;
  const words = between.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.every((word) => kindOfWord(word) !== undefined || kindOfLetter(word) !== undefined);
}

/** The countries of a line whose parts are names of countries, or which has a postcode with the letters of one. */
function countriesIn(line: string): ReadonlySet<CountryCode> {
  const found = new Set<CountryCode>();
  for (const [, letters] of line.matchAll(postcode)) {
    const country = byLetters.get(letters!) ?? countryNamed(letters!);
    if (country !== undefined) found.add(country);
  }
  for (const part of line.split(/[,:;()|/\u2013\u2014\u2022]| - |\. /)) {
    const country = countryOfPart(part);
    if (country !== undefined) found.add(country);
  }
  return found;
}

/** Letters of countries before a postcode (UPU S42), as in `A-1010`, `SE-111 22`. */
const postcode = /(?<![\p{L}\d-])([A-Z]{1,3})-(?=\d{3,5}(?![\d/-]))/gu;

/** Letters that are not the code of ISO 3166: those of vehicles. */
const byLetters: ReadonlyMap<string, CountryCode> = new Map([
  ['A', 'AT'],
  ['B', 'BE'],
  ['D', 'DE'],
  ['E', 'ES'],
  ['F', 'FR'],
  ['FIN', 'FI'],
  ['H', 'HU'],
  ['I', 'IT'],
  ['L', 'LU'],
  ['N', 'NO'],
  ['P', 'PT'],
  ['S', 'SE'],
  ['SLO', 'SI'],
]);

/** Longer than the name of a country with the words beside it. */
const MAX_PART = 50;

/** Words beside the name of a country that say who is there. */
const officeWords = wordsOf(
  'our the head main office offices headquarters hq branch sales support team region in for from b\u00fcro buero niederlassung ' +
    'standort vertrieb zentrale filiale f\u00fcr aus bureau agence si\u00e8ge oficina sede ufficio kantoor vestiging kontor biuro',
);

/** The country that a part of a line names without other words than those of an office or a telephone. */
function countryOfPart(part: string): CountryCode | undefined {
  if (part.length > MAX_PART) return undefined;
  const words = part.trim().split(/[ \u00a0]+/);
  const name = words.filter((word) => {
    const small = word.toLowerCase().replace(/\.$/, '');
    return !officeWords.has(small) && kindOfWord(small) === undefined;
  });
  const text = name.join(' ');
  // Codes are words too, and an island is not always Iceland.
  const isName = text.length > 3 ? !/^island$/i.test(text) : /^(?:UK|USA|US|UAE)$/.test(text);
  return isName ? countryNamed(text) : undefined;
}
