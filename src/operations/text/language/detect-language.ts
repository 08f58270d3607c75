import { type Language, type Languages, languages } from './languages.ts';
import { scriptLanguages } from './script-languages.ts';
import { words } from './words.ts';

/** The language shows in the beginning of a text, in UTF-16 units: more adds time and no certainty. */
const SAMPLE = 4000;

/** Words whose spelling is looked at, from this many letters on: in longer texts function words say enough. */
const SPELT = 40;
const SHORTEST = 3;

/** What the spelling of a word weighs where it is of one language alone. */
const SPELLING = 1.3;

/** Evidence of known words from which spelling is not looked at. */
const CLEAR = 10;

/** Least evidence, and how far ahead of the next language, for a text to be said to be in one. */
const ENOUGH = 2.2;
const AHEAD = 1.2;

/**
 * How much of a text speaks for each language, as shares that add up to 1; empty when nothing does. The
 * beginning of the text is judged, by function words, everyday words, spelling and script.
 */
export function languageScores(text: string, known: Languages = languages()): ReadonlyMap<Language, number> {
  const weights = evidence(text.slice(0, SAMPLE), known);
  // Squares let the leading language stand out: related languages share many words.
  const squares = [...weights].map(([language, weight]) => [language, weight * weight] as const);
  const total = squares.reduce((sum, [, square]) => sum + square, 0);
  return new Map(total === 0 ? [] : squares.map(([language, square]) => [language, square / total]));
}

/** The language of a text, or undefined where too little tells it from others. */
export function languageOf(text: string, known: Languages = languages()): Language | undefined {
  const ranked = [...evidence(text.slice(0, SAMPLE), known)].sort(([, a], [, b]) => b - a);
  const [best, next] = ranked;
  if (best === undefined || best[1] < ENOUGH || best[1] < AHEAD * (next?.[1] ?? 0)) return undefined;
  return best[0];
}

function evidence(sample: string, known: Languages): ReadonlyMap<Language, number> {
  const { latin, others } = scriptLanguages(sample);
  const found = new Map<Language, number>();
  const letters = latin + [...others.values()].reduce((sum, count) => sum + count, 0);
  // Ten letters of a script say as much as one function word, and a text of one script has no other reading.
  for (const [language, count] of others) found.set(language, (count / letters) * Math.max(count / 5, 2.5));
  if (latin === 0) return found;
  latinEvidence(sample, known).forEach((weight, index) => {
    if (weight > 0) found.set(known.codes[index]!, (weight * latin) / letters);
  });
  return found;
}

/** What the words of a text weigh for each listed language. */
function latinEvidence(sample: string, known: Languages): readonly number[] {
  const weights = known.codes.map(() => 0);
  const found = words(sample);
  for (const { folded } of found) {
    const owners = known.ownersOf(folded);
    if (owners === undefined) continue;
    // The more languages have a word, the less it tells. A letter alone (a, o, i) is a word in most languages, and a
    // label or an initial in all.
    const part = (folded.length === 1 ? 0.3 : 1) / owners.length;
    for (const [index, weight] of owners) weights[index]! += weight * part;
  }
  if (isClear(weights)) return weights;
  const spelt = found.filter(({ folded }) => folded.length >= SHORTEST && LATIN.test(folded));
  for (const { folded } of spelt.slice(0, SPELT)) {
    const shares = known.spelling().sharesOf(folded);
    shares.forEach((share, index) => {
      weights[index]! += SPELLING * Math.max(0, share - 1 / shares.length);
    });
  }
  return weights;
}

/** Whether known words leave no doubt of the language. */
function isClear(weights: readonly number[]): boolean {
  const [most = 0, next = 0] = weights.toSorted((a, b) => b - a);
  return most > CLEAR && most > 2 * next;
}

const LATIN = /^\p{Script=Latin}/u;
