import type { WrittenAddress } from './address-text.ts';

const MAX_ADDRESSES = 20;
const MAX_CHARACTERS = 300;

/**
 * Postal addresses of a page: those of its structured data and microdata items, address elements that name a place,
 * and those of its text. On one line, at most 20 of 300 characters.
 */
export function findAddresses(
  given: readonly string[],
  elements: readonly string[],
  written: readonly WrittenAddress[],
): readonly string[] {
  const found = new Map<string, string>();
  for (const address of [...given, ...elements.filter(hasPlace), ...written.map(({ line }) => line)]) {
    const line = address.slice(0, MAX_CHARACTERS).trim();
    const key = line
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim();
    const isKnown = [...found.keys()].some((other) => other.includes(key));
    if (!isKnown) found.set(key, line);
    if (found.size === MAX_ADDRESSES) break;
  }
  return [...found.values()];
}

/** What an address element may hold besides: numbers of phones, e-mail addresses, links, dates and hours. */
const phone = /(?!\d{5}-\d{4}\b)[+(\d](?:[\s\u00a0().+/-]{0,3}\d){6,14}(?: ?(?:x|ext\.?) ?\d+)?/gi;
const mail = /\S+@\S+|https?:\/\/\S+|www\.\S+/gi;
const time =
  /\b\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\b|uhr\b|h\b)|\b\d{1,2}:\d\d\b|\u00a9.*|\b\d{1,4}[./-]\d{1,2}[./-]\d{1,4}\b|\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|m\u00e4?r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*\.?,? ?\d{0,4}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d{1,2}(?:,? \d{4})?/giu;

/** Whether a number is left that can be that of a house, a box or a postal code. */
function hasPlace(element: string): boolean {
  const rest = element
    .slice(0, 2 * MAX_CHARACTERS)
    .replace(mail, ' ')
    .replace(time, ' ')
    .replace(phone, ' ');
  return /\d/.test(rest) && /\p{L}{2}/u.test(rest);
}
