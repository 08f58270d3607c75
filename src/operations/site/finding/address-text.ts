import type { CountryCode } from 'libphonenumber-js';
import { BLOCK_EDGE } from '../reading/visible-text.ts';
import { type AddressShape, addressShapes } from './address-shapes.ts';

/** Searches for a street before a postal code. */
const MAX_TRIED = 500;

/** Addresses that are read, repeats included: an answer has twenty. */
const MAX_FOUND = 60;

/** How far before its postal code a street may begin. */
const REACH = 150;

/** An address of the text, on one line. */
export interface WrittenAddress {
  readonly line: string;
  readonly country: CountryCode | undefined;
}

/** What has the form of a postal code of some country. */
const codes =
  /(?=[A-Z\d])(?<![\w.,/$\u20ac\u00a3+-])(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d[\dW] ?[A-Z\d]{4}|\d{5}-\d{3,4}|\d{4}-\d{3}|\d{2}-\d{3}|[1-9]\d{3} ?[A-Z]{2}|(?:[A-Z]{1,2}-)?\d{3} \d{2,3}|(?:[A-Z]{1,2}-)?\d{4,6})(?![\w/%]|[.,-]\d)/g;

/** A number of digits alone, as years are, is a postal code only next to the name of a place or a region. */
const isBareNumber = /^[\d ]+$/;
const nameRightBefore = /\p{Lu}\p{L}*[., \u00a0\n\0\u2013-]{0,4}$/u;

/** The name of a place, with the district of Praha 1 and K\u00f8benhavn V where nothing else follows in the line. */
const place =
  /^[ \u00a0]{1,3}\p{Lu}[\p{L}.'\u2019-]+(?:[ \u00a0](?:[\p{Lu}][\p{L}.'\u2019-]+|(?:am|an|der|la|le|les|de|del|di|sur|en|s\/)(?= )))*(?:[ \u00a0](?:\p{Lu}|\d{1,2})(?= ?(?:[\0\n,;|]|$)))?/u;

/** Addresses of the text, found from their postal codes. One that touches `end` does not count. */
export function* addressesInText(text: string, end: number): Generator<WrittenAddress> {
  let tried = 0;
  let found = 0;
  let last = 0;
  for (const match of text.matchAll(codes)) {
    const stop = match.index + match[0].length;
    // The street of an address before is not that of this one.
    const before = text.slice(Math.max(last, match.index - REACH), match.index);
    const behind = place.exec(text.slice(stop, stop + 60))?.[0] ?? '';
    const tail = before.slice(-30);
    if (behind === '' && isBareNumber.test(match[0]) && !nameRightBefore.test(tail)) continue;
    for (const shape of addressShapes) {
      if (!isCodeOf(shape, match[0], tail, behind)) continue;
      if (++tried > MAX_TRIED) return;
      const start = streetIn(before, shape);
      const behindCode = shape.hasPlaceBehind ? behind : '';
      if (start === undefined || stop + behindCode.length >= end) continue;
      last = stop + behindCode.length;
      yield { line: oneLine(before.slice(start) + match[0] + behindCode), country: shape.country };
      if (++found === MAX_FOUND) return;
      break;
    }
  }
}

/** The country of all addresses of the text whose form belongs to one country; undefined where they differ. */
export function countryOfAddresses(addresses: readonly WrittenAddress[]): CountryCode | undefined {
  const countries = new Set(addresses.map(({ country }) => country));
  return countries.size === 1 ? [...countries][0] : undefined;
}

function isCodeOf(shape: AddressShape, code: string, before: string, behind: string): boolean {
  if ((shape.hasPlaceBehind && behind === '') || !shape.code.test(code)) return false;
  return shape.before === undefined || shape.before.test(before);
}

/** What is between no street and its place: an e-mail address, a number of a phone. */
const besides = /@|\d(?:[ ().+/\u00a0-]{0,2}\d){7}/;

/** Where the last street of a text begins. */
function streetIn(text: string, { street, isEndOfName }: AddressShape): number | undefined {
  const match = [...text.matchAll(street)].at(-1);
  if (match === undefined || besides.test(text.slice(match.index))) return undefined;
  const start = match.index + match[0].search(/[\p{L}\d]/u);
  return isEndOfName === undefined ? start : start - (nameBefore.exec(text.slice(0, start))?.[0].length ?? 0);
}

/** The rest of a name that ends with a word for a street: Am Alten Markt. */
const nameBefore = /(?<![\p{L}\d])(?:\p{Lu}[\p{L}.'\u2019-]*[ -]){0,3}[\p{L}.'\u2019-]*$/u;

function oneLine(text: string): string {
  const parts = text.split(BLOCK_EDGE).map((part) => part.replace(/\s+/g, ' ').trim().replace(/[,;]$/, ''));
  return parts.filter(Boolean).join(', ');
}
