import { countWhile } from '../../../ordered.ts';
import type { Mention } from '../fields/concepts.ts';
import type { Part } from '../fields/field.ts';
import type { Place } from '../reading/page.ts';
import { pageWords } from '../reading/page-words.ts';
import { type Reading, unitOf } from '../reading/reading.ts';

/** Tokens between a word and its value beyond which they say nothing of each other. */
export const FARTHEST = 24;

/** Words of a name of a concept, at most. */
const MAX_PHRASE_LENGTH = 6;

/** Words between what was done and who did it. */
const MAX_AGENT_LENGTH = 7;

/** Words between a name and the role behind it. */
const MAX_APPOSITION_LENGTH = 2;

/** Words that only point to what follows them at once. */
const close = pageWords('pointer');

const appositions = pageWords('apposition');
const articles = pageWords('article');

/** Where a part of a field is spoken of. */
export function mentionsOfPart(reading: Reading, { concept, stems }: Part): readonly Mention[] {
  if (concept !== undefined) return reading.mentions.get(concept.name) ?? [];
  const key = stems.join(' ');
  let mentions = reading.spoken.get(key);
  if (mentions === undefined) {
    mentions = placesOf(reading, stems);
    reading.spoken.set(key, mentions);
  }
  return mentions;
}

function placesOf({ page, stems: places }: Reading, [first = '', ...more]: readonly string[]): Mention[] {
  return (places.get(first) ?? [])
    .filter((at) => more.every((stem, offset) => page.tokens[at + 1 + offset]?.stem === stem))
    .map((at) => ({ first: at, last: at + more.length, role: 'name' }));
}

/** A value in its text, beside the others that may answer the field. */
export interface Beside {
  readonly reading: Reading;
  readonly value: Place;
  readonly rivals: readonly Place[];
}

/**
 * How closely a value is tied to the words of a concept, from 0 to 1: words before it more than words after it,
 * less for each word, comma and value of the same kind between them, nothing across sentences.
 */
export function nearness(
  reading: Reading,
  mentions: readonly Mention[],
  value: Place,
  rivals: readonly Place[],
): number {
  const beside: Beside = { reading, value, rivals };
  const unit = unitOf(reading, value.first);
  const middle = countWhile(mentions, (one) => one.first < value.first);
  let best = 0;
  // From the nearest on, until the words between alone make the tie of all others less.
  for (let at = middle - 1; at >= 0; at--) {
    const mention = mentions[at] as Mention;
    const between = value.first - mention.first - MAX_PHRASE_LENGTH;
    if (between > FARTHEST || mostAt(between) <= best) break;
    if (mention.last >= value.first - FARTHEST && unitOf(reading, mention.first) === unit)
      best = Math.max(best, tie(mention, beside, best));
  }
  for (let at = middle; at < mentions.length; at++) {
    const mention = mentions[at] as Mention;
    const between = mention.first - value.last - 1;
    if (between >= FARTHEST || mostAt(between) <= best) break;
    if (unitOf(reading, mention.first) === unit) best = Math.max(best, tie(mention, beside, best));
  }
  return best;
}

/** The tie at most across this many words. */
function mostAt(between: number): number {
  return between <= MAX_AGENT_LENGTH ? 1 : 1 / (1 + 0.11 * between);
}

/** How closely a value is tied to one mention; anything up to `most` where that is not exceeded. */
function tie(mention: Mention, beside: Beside, most: number): number {
  if (mention.last < beside.value.first) return tieBefore(mention, beside, most);
  if (mention.first > beside.value.last) return tieBehind(mention, beside, most);
  return mention.role === 'name' ? 0.6 : 0.3;
}

/** The tie of a value to words before it. */
function tieBefore(mention: Mention, { reading, value, rivals }: Beside, most: number): number {
  const between = value.first - mention.last - 1;
  if (mention.role === 'before') return isAgent(reading, mention.last, value.first) ? 0.9 : 0;
  const base = mention.role === 'name' ? 1 : 0.8;
  if (base / (1 + 0.16 * between) <= most) return 0;
  if (isPointer(reading, mention))
    return between === 0 || (between === 1 && isArticle(reading, mention.last + 1)) ? 0.55 : 0;
  const hurdles =
    breaksIn(reading, mention.last + 1, value.first) * 2 + rivalsIn(rivals, mention.last, value.first) * 4;
  return base / (1 + 0.16 * (between + hurdles));
}

/** The tie of a value to words behind it. */
function tieBehind(mention: Mention, { reading, value, rivals }: Beside, most: number): number {
  const between = mention.first - value.last - 1;
  if (mostBehind(mention, between) <= most) return 0;
  if (isPointer(reading, mention)) return 0;
  if (mention.role === 'before') {
    if (isPassive(reading, mention.first)) return 0;
    return 1 / (1 + 0.11 * (between + 5 * rivalsIn(rivals, value.last, mention.first)));
  }
  const base = mention.role === 'name' ? 1 : 0.8;
  if (isApposition(reading, value.last + 1, mention.first)) return 0.8 * base;
  const hurdles =
    breaksIn(reading, value.last + 1, mention.first) * 4 + rivalsIn(rivals, value.last, mention.first) * 8;
  return (0.85 * base) / (1 + 0.4 * (between + hurdles));
}

/** The tie to words behind a value at most, by their distance alone. */
function mostBehind({ role }: Mention, between: number): number {
  if (role === 'before') return 1 / (1 + 0.11 * between);
  return between <= MAX_APPOSITION_LENGTH ? 1 : 0.85 / (1 + 0.4 * between);
}

/** Whether a mention is one of the words that only point to what follows them at once. */
function isPointer({ page }: Reading, { first, last }: Mention): boolean {
  return first === last && close.has(page.tokens[first]?.folded ?? '');
}

/** founded in 2014 by: what follows is the one who did it. */
function isAgent(reading: Reading, from: number, to: number): boolean {
  return (
    to - from <= MAX_AGENT_LENGTH + 1 &&
    reading.page.tokens[to - 1]?.folded === 'by' &&
    breaksIn(reading, from + 1, to) === 0
  );
}

/** was written, and founded after a comma: the name before it did not do it. */
function isPassive(reading: Reading, at: number): boolean {
  const before = reading.page.tokens[at - 1]?.folded ?? '';
  return (
    /^(?:was|were|is|are|been|be|being|get|got)$/.test(before) ||
    /^ ?, ?$/.test(reading.page.tokens[at]?.gap ?? '')
  );
}

/** Helen Cho, the founder: the role right after a comma and an article. */
function isApposition(reading: Reading, from: number, to: number): boolean {
  const { tokens } = reading.page;
  if (
    to - from > MAX_APPOSITION_LENGTH ||
    !/^\p{L}/u.test(tokens[from - 1]?.text ?? '') ||
    !/^ ?[,(\u2013-] ?$/.test(tokens[from]?.gap ?? '')
  )
    return false;
  for (let at = from; at < to; at++) {
    if (!appositions.has(tokens[at]?.folded ?? '')) return false;
  }
  return true;
}

function isArticle(reading: Reading, at: number): boolean {
  return articles.has(reading.page.tokens[at]?.folded ?? '');
}

/** Breaks before these tokens, the one before `to` included. */
function breaksIn({ page }: Reading, from: number, to: number): number {
  return (page.breaks[to + 1] as number) - (page.breaks[from] as number);
}

/** Values that lie between two tokens, up to the first that reaches beyond. */
function rivalsIn(rivals: readonly Place[], from: number, to: number): number {
  const start = countWhile(rivals, (one) => one.first <= from);
  let count = 0;
  for (let at = start; at < rivals.length && (rivals[at] as Place).last < to; at++) count += 1;
  return count;
}
