import type { Operation } from '../../operation.ts';
import { editDistance } from '../../schema/edit-distance.ts';
import type { Resource, Resources } from './routing.ts';

/** A longer path is compared by its beginning, which is longer than any known path. */
const MAX_COMPARED_CHARACTERS = 100;

/** More than any known path has: those behind them are data that was put into the path. */
const MAX_COMPARED_WORDS = 6;

/** What a path is worth at least to be named: two of three words, or the first of two. */
const MIN_SCORE = 0.55;

/** What the words of the path itself count beside those of the known one, which may have been left out. */
const WANTED_SHARE = 0.7;

/** A known path in front of something else, and the words of a summary, are worth less than the words of a path. */
const BEGINNING_SCORE = 0.6;
const SUMMARY_SCORE = 0.75;

/** Decides between paths of the same words, as `csv-to-json` and `json-to-csv`. */
const ORDER_SCORE = 0.01;

/** The first word names the thing, those that follow what is done with it. */
const FIRST_WORD_WEIGHT = 2;

interface KnownPath {
  readonly path: string;
  /** Its words: those of the path, and those of the id of each operation there. */
  readonly names: readonly (readonly string[])[];
  /** The words by which the summaries describe it. */
  readonly summary: ReadonlySet<string>;
}

/**
 * Returns the search for the known path that an unknown one most likely means, undefined where it resembles none. Paths
 * are compared by words, so that a version, a separator, an id (`qr.create`, `qrCreate`), a plural and a slip of one
 * letter make no difference, and a word that is missing or too many makes little.
 */
export function nearestPathIn(resources: Resources): (path: string) => string | undefined {
  const known = [...resources.values()].map(knownPath);
  const vocabulary = new Set(known.flatMap(({ names, summary }) => [...names.flat(), ...summary]));
  const joined = new Map(
    [...known].reverse().flatMap(({ path, names }) => names.map((words) => [words.join(''), path] as const)),
  );
  const bestFor = (wanted: readonly string[]): string | undefined => {
    const likeness = wanted.map((word) => likenesses(word, vocabulary));
    let nearest: string | undefined;
    let best = MIN_SCORE;
    for (const candidate of known) {
      const score = scoreOf(candidate, wanted, likeness);
      if (score > best) [nearest, best] = [candidate.path, score];
    }
    return nearest;
  };
  return (unknown) => {
    const path = decodeAscii(unknown.slice(0, MAX_COMPARED_CHARACTERS));
    const wanted = wordsOf(path).slice(0, MAX_COMPARED_WORDS);
    if (wanted.length === 0) return /^\/*$/.test(path) && resources.has('/') ? '/' : undefined;
    const whole = wanted.join('');
    return joined.get(whole) ?? bestFor(wanted) ?? bestFor([whole]);
  };
}

/** Known paths have no other characters, and the cut may have left a part of one. */
function decodeAscii(path: string): string {
  return path.replace(/%([2-7][\da-f])/gi, (_escape, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function knownPath({ path, endpoints }: Resource): KnownPath {
  const operations = new Set(
    [...endpoints.values()].flatMap((endpoint) =>
      endpoint.kind === 'operation' ? [endpoint.operation] : [],
    ),
  );
  return {
    path,
    names: [path, ...[...operations].map(({ id }) => id)].map(wordsOf).filter((words) => words.length > 0),
    summary: new Set([...operations].flatMap(summaryWords)),
  };
}

/** The words of a path or an id in lower case, without the version in front of them: `json2csv` is `json to csv`. */
function wordsOf(text: string): readonly string[] {
  const words = text
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([a-z])2(?=[a-z])/g, '$1-to-')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '');
  const first = words.findIndex((word) => word !== 'api' && !/^v\d+$/.test(word));
  return first < 0 ? [] : words.slice(first);
}

/** Shorter words of a summary say little, as `your` and `what`. */
const MIN_SUMMARY_WORD_LENGTH = 5;

/** The longer words behind the verb, and two neighbours as one word: `contact`, `qrcode`, `wifi`. */
function summaryWords({ summary }: Operation): readonly string[] {
  const [, ...words] = wordsOf(summary);
  const pairs = words.slice(1).map((word, index) => [words[index]!, word]);
  const names = pairs
    .filter((pair) => pair.every((word) => !particles.has(word)))
    .map((pair) => pair.join(''));
  return [...words.filter((word) => word.length >= MIN_SUMMARY_WORD_LENGTH), ...names];
}

const particles = new Set([
  'a',
  'an',
  'the',
  'of',
  'in',
  'into',
  'to',
  'as',
  'or',
  'by',
  'is',
  'that',
  'your',
]);

/** How much each word of the vocabulary that is like `word` is like it, above 0 and at most 1. */
function likenesses(word: string, vocabulary: Iterable<string>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const known of vocabulary) {
    const likeness = likenessOf(word, known);
    if (likeness > 0) found.set(known, likeness);
  }
  return found;
}

/** A slip in a short word is worth less: most words of three letters are one edit from another. */
function likenessOf(word: string, known: string): number {
  if (word === known) return 1;
  const longer = Math.max(word.length, known.length);
  if (longer >= 3 && editDistance(word, known, 1) <= 1) return 1 - 1.2 / longer;
  return haveOneStem(word, known) ? 0.75 : 0;
}

/** Forms of one word, as `summary` and `summarize`: five letters and more are the same, two and fewer follow in one. */
function haveOneStem(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let same = 0;
  while (same < shorter && a[same] === b[same]) same += 1;
  return same >= 5 && shorter - same <= 2;
}

/** From 0 to 1. `likeness` has what each word wanted is like. */
function scoreOf(
  { names, summary }: KnownPath,
  wanted: readonly string[],
  likeness: readonly ReadonlyMap<string, number>[],
): number {
  let best = SUMMARY_SCORE * shareOf(wanted, (at) => likest(summary, likeness[at]!));
  for (const words of names) {
    const found = shareOf(wanted, (at) => likest(words, likeness[at]!));
    const named = shareOf(words, (at) => Math.max(...likeness.map((like) => like.get(words[at]!) ?? 0)));
    const isBeginning = words.every((word, at) => word === wanted[at]);
    const score = WANTED_SHARE * found + (1 - WANTED_SHARE) * named + ORDER_SCORE * inOrder(words, likeness);
    best = Math.max(best, score, isBeginning ? BEGINNING_SCORE : 0);
  }
  return best;
}

/** How many of the words wanted follow the one before them in `words` as well. */
function inOrder(words: readonly string[], likeness: readonly ReadonlyMap<string, number>[]): number {
  const places = likeness.map((like) => words.findIndex((word) => like.has(word)));
  return places.filter((place, at) => at > 0 && places[at - 1]! >= 0 && place > places[at - 1]!).length;
}

function likest(words: Iterable<string>, likeness: ReadonlyMap<string, number>): number {
  let most = 0;
  for (const word of words) most = Math.max(most, likeness.get(word) ?? 0);
  return most;
}

/** The weighted mean of what each of the words is worth. */
function shareOf(words: readonly string[], worthOf: (at: number) => number): number {
  const sum = words.reduce((total, _word, at) => total + worthOf(at) * weightOf(at), 0);
  return sum / words.reduce((total, _word, at) => total + weightOf(at), 0);
}

function weightOf(at: number): number {
  return at === 0 ? FIRST_WORD_WEIGHT : 1;
}
