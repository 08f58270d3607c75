import { countWhile } from '../../ordered.ts';
import { phrasesAt } from './concepts.ts';
import type { Field, Part } from './field.ts';
import { mentionsOfPart } from './nearness.ts';
import { type Reading, type Span, unitOf, type Value } from './reading.ts';
import { stem } from './stem.ts';

/** How many of something: the number before its noun (four bedrooms), or after its verb (serves four). */
export function countValue(reading: Reading, field: Field): Span | undefined {
  const counted = field.parts.filter(
    ({ concept }) => concept?.name !== 'count' && !(concept?.head && field.parts.length > 1),
  );
  let best: { value: Value; score: number } | undefined;
  const numbers = reading.values.filter(
    ({ type }) => type === 'number' || type === 'duration' || type === 'year',
  );
  for (const value of numbers) {
    const ties = counted.map((part) =>
      Math.max(countTie(reading, part, value), joinedTie(reading, part, value)),
    );
    const [least = 0] = [...ties].sort((a, b) => a - b);
    const most = Math.max(0, ...ties);
    const score = counted.length > 1 ? 0.3 * most + 0.7 * least : most;
    if (score > 0.3 && (best === undefined || score > best.score)) best = { value, score };
  }
  if (best === undefined)
    return /^(?:quantity|qty|units|pieces|items)$/.test(field.words.at(-1) ?? '')
      ? firstCount(reading, numbers)
      : undefined;
  const { value } = best;
  if (value.type !== 'duration') return value;
  return field.main?.concept?.name === 'nights' ? figureOf(reading, value) : value;
}

/** 350 galvanised brackets: the first number before a noun in the plural. */
function firstCount(reading: Reading, numbers: readonly Value[]): Span | undefined {
  return numbers.find((value) => {
    if (value.type !== 'number') return false;
    if (/^ ?[x\u00d7] \p{L}/u.test(reading.page.text.slice(value.end, value.end + 5))) return true;
    for (let at = value.last + 1; at <= value.last + 3; at++) {
      const token = reading.page.tokens[at];
      if (token === undefined || token.gap !== ' ') return false;
      if (/^\p{L}{3,}s$/u.test(token.text)) return true;
    }
    return false;
  });
}

function figureOf(reading: Reading, value: Value): Span {
  const length = reading.page.text.slice(value.start, value.end).search(/[ -]/);
  return { start: value.start, end: length < 0 ? value.end : value.start + length };
}

function countTie(reading: Reading, part: Part, value: Value): number {
  let best = 0;
  const unit = unitOf(reading, value.first);
  for (const mention of near(mentionsOfPart(reading, part), value)) {
    if (unitOf(reading, mention.first) !== unit) continue;
    if (mention.first > value.last || (mention.first >= value.first && value.type === 'duration')) {
      const between = Math.max(0, mention.first - value.last - 1);
      const clean = gapsAreSpaces(reading, value.last + 1, mention.first);
      if (clean && between <= 3) best = Math.max(best, (mention.role === 'name' ? 1 : 0.8) - 0.2 * between);
    } else if (mention.last < value.first) {
      const between = value.first - mention.last - 1;
      if (between <= 3)
        best = Math.max(
          best,
          (mention.role === 'name' ? 0.75 : 0.7) - 0.12 * between - followed(reading, value),
        );
    }
  }
  return best;
}

/** two-bedroom: the noun is joined to its number. */
function joinedTie(reading: Reading, part: Part, value: Value): number {
  const joined = /^-(\p{L}{2,20})/u.exec(reading.page.text.slice(value.end, value.end + 22));
  if (joined === null) return 0;
  const root = stem((joined[1] as string).toLowerCase());
  if (part.stems.includes(root)) return 1;
  const named = phrasesAt([root], 0).some(({ concept, role }) => role === 'name' && concept === part.concept);
  return named ? 1 : 0;
}

/** A number that counts another noun is not the number after the verb. */
function followed(reading: Reading, value: Value): number {
  const next = reading.page.tokens[value.last + 1];
  return next !== undefined && next.gap === ' ' && /^\p{Ll}{4,}s$/u.test(next.text) ? 0.15 : 0;
}

function near<M extends { readonly first: number }>(mentions: readonly M[], value: Value): M[] {
  const from = countWhile(mentions, (one) => one.first < value.first - 6);
  const found: M[] = [];
  for (let at = from; at < mentions.length && (mentions[at] as M).first <= value.last + 6; at++)
    found.push(mentions[at] as M);
  return found;
}

function gapsAreSpaces(reading: Reading, from: number, to: number): boolean {
  for (let at = from; at <= to; at++)
    if (!/^(?: |-|-)$/.test(reading.page.tokens[at]?.gap ?? '')) return false;
  return true;
}
