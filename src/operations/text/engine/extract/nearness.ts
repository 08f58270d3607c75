import { countWhile } from '../../ordered.ts';
import type { Mention } from './concepts.ts';
import type { Part } from './field.ts';
import { pageWords } from './page-words.ts';
import { type Reading, unitOf } from './reading.ts';

/** Tokens between a word and its value beyond which they say nothing of each other. */
const FARTHEST = 24;

/** Words that only point to what follows them at once. */
const close = pageWords('pointer');

const appositions = pageWords('apposition');
const articles = pageWords('article');

/** Where a part of a field is spoken of. */
export function mentionsOfPart(reading: Reading, part: Part): readonly Mention[] {
  if (part.concept !== undefined) return reading.mentions.get(part.concept.name) ?? [];
  const places = reading.stems.get(part.stems[0] ?? '') ?? [];
  const more = part.stems.slice(1);
  return places
    .filter((at) => more.every((stem, offset) => reading.page.tokens[at + 1 + offset]?.stem === stem))
    .map((at) => ({ first: at, last: at + more.length, role: 'name' }));
}

/**
 * How closely a value is tied to the words of a concept, from 0 to 1: words before it more than words after it,
 * less for each word, comma and value of the same kind between them, nothing across sentences.
 */
export function nearness(
  reading: Reading,
  mentions: readonly Mention[],
  value: { readonly first: number; readonly last: number },
  rivals: readonly { readonly first: number; readonly last: number }[],
): number {
  const unit = unitOf(reading, value.first);
  let best = 0;
  const start = countWhile(mentions, (one) => one.last < value.first - FARTHEST);
  for (let at = start; at < mentions.length; at++) {
    const mention = mentions[at] as Mention;
    if (mention.first > value.last + FARTHEST) break;
    if (unitOf(reading, mention.first) !== unit) continue;
    best = Math.max(best, tie(reading, mention, value, rivals));
  }
  return best;
}

function tie(
  reading: Reading,
  mention: Mention,
  value: { readonly first: number; readonly last: number },
  rivals: readonly { readonly first: number; readonly last: number }[],
): number {
  const { tokens } = reading.page;
  const base = mention.role === 'name' ? 1 : 0.8;
  if (mention.last < value.first) {
    const between = value.first - mention.last - 1;
    const word = tokens[mention.first]?.folded ?? '';
    if (mention.role === 'before') return isAgent(reading, mention.last, value.first) ? 0.9 : 0;
    if (mention.first === mention.last && close.has(word)) {
      return between === 0 || (between === 1 && isArticle(reading, mention.last + 1)) ? 0.55 : 0;
    }
    const hurdles =
      marksBetween(reading, mention.last + 1, value.first) * 2 +
      rivalsIn(rivals, mention.last, value.first) * 4;
    return base / (1 + 0.16 * (between + hurdles));
  }
  if (mention.first > value.last) {
    const word = tokens[mention.first]?.folded ?? '';
    if (mention.first === mention.last && close.has(word)) return 0;
    const between = mention.first - value.last - 1;
    if (mention.role === 'before' && isPassive(reading, mention.first)) return 0;
    if (mention.role === 'before')
      return 1 / (1 + 0.11 * (between + 5 * rivalsIn(rivals, value.last, mention.first)));
    if (isApposition(reading, value.last + 1, mention.first)) return 0.8 * base;
    const hurdles =
      marksBetween(reading, value.last + 1, mention.first) * 4 +
      rivalsIn(rivals, value.last, mention.first) * 8;
    return (0.85 * base) / (1 + 0.4 * (between + hurdles));
  }
  return mention.role === 'name' ? 0.6 : 0.3;
}

/** founded in 2014 by: what follows is the one who did it. */
function isAgent(reading: Reading, from: number, to: number): boolean {
  return (
    to - from <= 8 &&
    reading.page.tokens[to - 1]?.folded === 'by' &&
    marksBetween(reading, from + 1, to) === 0
  );
}

/** was written, and founded after a comma: who stands before it did not do it. */
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
    !/^\p{L}/u.test(tokens[from - 1]?.text ?? '') ||
    !/^ ?[,(\u2013-] ?$/.test(tokens[from]?.gap ?? '') ||
    to - from > 2
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

/** Commas, semicolons and the like in the gaps before these tokens, the one before `to` included. */
function marksBetween(reading: Reading, from: number, to: number): number {
  let marks = 0;
  for (let at = from; at <= to; at++)
    if (
      /[,;()\u2013|!?\n]|\. | - /.test(reading.page.tokens[at]?.gap ?? '') ||
      /^(?:and|but)$/.test(reading.page.tokens[at]?.folded ?? '')
    )
      marks += 1;
  return marks;
}

function rivalsIn(
  rivals: readonly { readonly first: number; readonly last: number }[],
  from: number,
  to: number,
): number {
  const start = countWhile(rivals, (one) => one.first <= from);
  let count = 0;
  for (let at = start; at < rivals.length && (rivals[at] as { last: number }).last < to; at++) count += 1;
  return count;
}
