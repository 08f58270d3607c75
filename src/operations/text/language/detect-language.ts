import * as everyday from './everyday-words.ts';
import type { Language } from './language.ts';
import { scriptLanguages } from './script-languages.ts';
import { type ListedLanguage, stopWords } from './stop-words.ts';
import { words } from './words.ts';

export type { Language };

/** A language is told by the beginning of a text, in UTF-16 units: more adds time and no certainty. */
const SAMPLE = 4000;

/** What a function word, an everyday word and a spelling typical of one language weigh. */
const FUNCTION_WORD = 2;
const EVERYDAY_WORD = 1.5;
const ELISION = 1;

/** Least evidence, and how far ahead of the next language, for a text to be said to be in one. */
const ENOUGH = 1.9;
const AHEAD = 1.15;

/** Letters and endings that one or few languages have, with the weight of each occurrence. */
const spellings: readonly (readonly [ListedLanguage, number, RegExp])[] = [
  ['en', 0.4, /th|\bwh|[a-z]ing\b|ought?|\w's\b|tion\b|\w{3}ly\b/g],
  ['es', 2.5, /[\u00bf\u00a1]/g],
  ['es', 1, /\u00f1|ci[o\u00f3]n(?:es)?\b|[a-z]dad\b|\w{3}mente\b|[a-z]ndo\b|\bll/g],
  [
    'fr',
    1,
    /\u0153|[\u00ea\u00eb\u00ef\u00fb]|[a-z]eux\b|[a-z]euse\b|[a-z]ement\b|[a-z]ez\b|\u00e9es?\b|oir\b|eau/g,
  ],
  ['fr', 0.5, /[\u00e7\u00e8\u00e0\u00f9]|tion\b|ais\b|ait\b|aient\b|oi|\u00e9/g],
  ['de', 2, /\u00df/g],
  [
    'de',
    0.7,
    /[\u00e4\u00f6\u00fc]|sch|[a-z]ung(?:en)?\b|keit|heit\b|lich|ig(?:e|er|en)\b|\bge\w{3,12}t\b|ck|\bei|tz/g,
  ],
  [
    'it',
    1,
    /zion[ei]\b|\bgl[ia]|mente\b|issim[oaie]\b|[a-z]tt[oaie]\b|[a-z]cch|[a-z]ggi|[a-z]zz[aoei]\b|[\u00f2\u00ec]/g,
  ],
  [
    'pt',
    1.2,
    /[\u00e3\u00f5]|\u00e7\u00e3o\b|\u00e7\u00f5es\b|lh[aoe]|nh[aoe]|[a-z]mente\b|[a-z]dade\b|[a-z]ndo\b|[\u00ea\u00f4\u00e2]/g,
  ],
  ['nl', 0.7, /ij|aa|ee[nlrstkp]|oo[nrktp]|[a-z]oe|[a-z]ui|cht|\bge\w{2,12}[dt]\b|[a-z]lijk|\bver/g],
  ['sv', 0.8, /[\u00e5\u00e4\u00f6]|[a-z]{3}(?:arna|orna|ning|ade|het)\b|ck|sj/g],
  ['da', 0.7, /[\u00e6\u00f8\u00e5]|[a-z]{3}(?:erne|ede|hed|ning|lig)\b|\bhv/g],
  ['no', 0.7, /[\u00e6\u00f8\u00e5]|[a-z]{3}(?:ene|het|ning|lig)\b|\bhv|kk|\bkj|\bskj/g],
  ['fi', 0.6, /\u00e4|yy|aa|ii|uu|kk|[a-z](?:ssa|lla|sta|lta|nen|inen|ista|maan|vat)\b/g],
  ['pl', 1.5, /[\u0142\u0105\u0119\u015b\u017c\u017a\u0107\u0144]|sz|cz|rz|[a-z]ego\b|owa/g],
  ['cs', 1.2, /[\u0159\u011b\u016f\u010d\u0161\u017e\u00fd]|[a-z]ov\u00e1|\u00edm?\b/g],
  [
    'tr',
    1.3,
    /[\u011f\u0131\u015f\u0130]|[a-z](?:lar|ler|l\u0131k|lik|yor|d\u0131r|dir|larda|lerde|n\u0131n|nin)\b/g,
  ],
  ['ro', 1.5, /[\u0219\u021b\u0103\u015f\u0163]|[a-z]{3}(?:ului|ilor|elor|\u0103m|ea)\b|\u00ee/g],
  ['hu', 1.2, /[\u0151\u0171]|gy|[a-z](?:ban|ben|nak|nek|hoz|hez|t\u00e1s|s\u00e9g|s\u00e1g)\b|sz/g],
  ['id', 0.6, /\b(?:me[mn]|ber|ter|per)[a-z]{3}|[a-z]{3}(?:kan|nya|an)\b/g],
];

/** French and Italian words that lose their vowel before another, as in l'eau, dell'anno. */
const elisions: readonly (readonly [ListedLanguage, RegExp])[] = [
  ['fr', /^(?:l|d|c|j|n|m|t|s|qu|jusqu|lorsqu|puisqu)'\p{L}{2}/u],
  ['it', /^(?:l|d|c|un|dell|nell|all|dall|sull|quell|quest|bell|cos|dov)'\p{L}{2}/u],
];

/**
 * How much of a text speaks for each language, as shares that add up to 1; empty when nothing does. The
 * beginning of the text is judged, by function words, everyday words, spelling and script.
 */
export function languageScores(text: string): ReadonlyMap<Language, number> {
  const weights = evidence(text.slice(0, SAMPLE));
  // Squares let the leading language stand out: related languages share many words.
  const squares = [...weights].map(([language, weight]) => [language, weight * weight] as const);
  const total = squares.reduce((sum, [, square]) => sum + square, 0);
  return new Map(total === 0 ? [] : squares.map(([language, square]) => [language, square / total]));
}

/** The language of a text, or undefined where too little tells it from others. */
export function languageOf(text: string): Language | undefined {
  const ranked = [...evidence(text.slice(0, SAMPLE))].sort(([, a], [, b]) => b - a);
  const [best, next] = ranked;
  if (best === undefined || best[1] < ENOUGH || best[1] < AHEAD * (next?.[1] ?? 0)) return undefined;
  return best[0];
}

function evidence(sample: string): ReadonlyMap<Language, number> {
  const { latin, others } = scriptLanguages(sample);
  const found = new Map<Language, number>();
  const letters = latin + [...others.values()].reduce((sum, count) => sum + count, 0);
  // Ten letters of a script say as much as one function word, and a text of one script has no other reading.
  for (const [language, count] of others) found.set(language, (count / letters) * Math.max(count / 5, 2.5));
  if (latin > 0) addLatin(found, sample, latin / letters);
  return found;
}

function addLatin(found: Map<Language, number>, sample: string, share: number): void {
  const weigh = (language: Language, weight: number): void => {
    found.set(language, (found.get(language) ?? 0) + weight * share);
  };
  const known = vocabulary();
  for (const { folded } of words(sample)) {
    const owners = known.get(folded) ?? none;
    // The more languages have a word, the less it tells. A letter alone (a, o, i) is a word in most languages, and a
    // label or an initial in all.
    const part = (folded.length === 1 ? 0.3 : 1) / owners.length;
    for (const [language, weight] of owners) weigh(language, weight * part);
    if (!folded.includes("'")) continue;
    for (const [language, pattern] of elisions) if (pattern.test(folded)) weigh(language, ELISION);
  }
  const lower = sample.toLowerCase();
  for (const [language, weight, pattern] of spellings) {
    const count = lower.match(pattern)?.length ?? 0;
    if (count > 0) weigh(language, count * weight * 0.5);
  }
}

const none: readonly Owner[] = [];

/** A language that has a word, with what the word weighs in it. */
type Owner = [language: Language, weight: number];
let known: ReadonlyMap<string, readonly Owner[]> | undefined;

/** The languages that have each known word. */
function vocabulary(): ReadonlyMap<string, readonly Owner[]> {
  known ??= ownersOfWords();
  return known;
}

function ownersOfWords(): ReadonlyMap<string, readonly Owner[]> {
  const owners = new Map<string, Owner[]>();
  const own = (word: string, language: Language, weight: number): void => {
    const of = owners.get(word);
    if (of === undefined) {
      owners.set(word, [[language, weight]]);
      return;
    }
    const same = of.find(([name]) => name === language);
    if (same === undefined) of.push([language, weight]);
    else same[1] = Math.max(same[1], weight);
  };
  for (const [language, list] of everydayLists) {
    for (const word of list.trim().split(/\s+/)) own(word, language, EVERYDAY_WORD);
  }
  for (const [language, list] of stopWords()) for (const word of list) own(word, language, FUNCTION_WORD);
  return owners;
}

const everydayLists: readonly (readonly [ListedLanguage, string])[] = [
  ['en', everyday.english],
  ['es', everyday.spanish],
  ['fr', everyday.french],
  ['de', everyday.german],
  ['it', everyday.italian],
  ['pt', everyday.portuguese],
  ['nl', everyday.dutch],
  ['sv', everyday.swedish],
  ['da', everyday.danish],
  ['no', everyday.norwegian],
  ['fi', everyday.finnish],
  ['pl', everyday.polish],
  ['cs', everyday.czech],
  ['tr', everyday.turkish],
  ['ro', everyday.romanian],
  ['hu', everyday.hungarian],
  ['id', everyday.indonesian],
];
