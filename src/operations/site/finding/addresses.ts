import { BLOCK_EDGE } from '../reading/visible-text.ts';

const MAX_ADDRESSES = 20;
const MAX_CHARACTERS = 300;
const MAX_TRIED = 1000;

/** How far before state and ZIP a street may begin. */
const REACH = 120;

const states = new Set(
  (
    'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH ' +
    'OK OR PA PR RI SC SD TN TX UT VA VI VT WA WI WV WY'
  ).split(' '),
);
const zip = /(?<!\d)\d{5}(?:-\d{4})?(?![\d-])/g;
const stateBefore = /\b([A-Z]{2})[., \u00a0\n\0]{1,4}$/;

const street =
  /\b\d{1,6}[ \u00a0\n]{1,3}(?:[\w.'#-]+[ \u00a0\n]{1,3}){0,5}?(?:st|street|ave|avenue|blvd|boulevard|rd|road|dr|drive|ln|lane|way|ct|court|pl|place|plaza|sq|square|hwy|highway|pkwy|parkway|ter|terrace|cir|circle|broadway|trail|trl|pike|row|alley)\b/gi;

/**
 * Postal addresses of a page: those of its structured data, microdata items and address elements with a
 * digit, and addresses of the United States in its text. On one line, at most 20 of 300 characters. A match that
 * touches `end`, where a truncated page was cut, does not count.
 */
export function findAddresses(
  given: readonly string[],
  elements: readonly string[],
  text: string,
  end = Number.POSITIVE_INFINITY,
): readonly string[] {
  const numbered = elements.filter((element) => /\d/.test(element));
  const found = new Map<string, string>();
  for (const address of joined(given, numbered, inText(text, end))) {
    const line = address.slice(0, MAX_CHARACTERS).trim();
    const key = line
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim();
    if (key !== '' && !found.has(key)) found.set(key, line);
    if (found.size === MAX_ADDRESSES) break;
  }
  return [...found.values()];
}

function* joined<Item>(...lists: readonly Iterable<Item>[]): Generator<Item> {
  for (const list of lists) yield* list;
}

/** Addresses of the United States, found from their ends. */
function* inText(text: string, end: number): Generator<string> {
  let tried = 0;
  for (const match of text.matchAll(zip)) {
    const stop = match.index + match[0].length;
    const state = stateBefore.exec(text.slice(Math.max(0, match.index - 7), match.index));
    if (state === null || !states.has(state[1]!) || stop >= end) continue;
    if (++tried > MAX_TRIED) return;
    const before = text.slice(Math.max(0, match.index - REACH), match.index);
    const start = [...before.matchAll(street)].at(-1)?.index;
    if (start !== undefined) yield oneLine(before.slice(start) + match[0]);
  }
}

function oneLine(text: string): string {
  const parts = text.split(BLOCK_EDGE).map((part) => part.replace(/\s+/g, ' ').trim().replace(/[,;]$/, ''));
  return parts.filter(Boolean).join(', ');
}
