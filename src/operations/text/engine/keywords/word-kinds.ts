import { adverbs, plainAdjectives } from './lists/adjectives.ts';
import { nounsInLy, nounsLikeAdjectives, nounsLikeForms } from './lists/noun-endings.ts';
import { plainNouns } from './lists/plain-nouns.ts';
import { irregularForms, nounsToo, verbs } from './lists/verbs.ts';

/**
 * What an English word may be, without its place in a sentence:
 * - noun: all that no list or ending makes another kind
 * - plain: a noun of measure, time or reference, which is no key term alone
 * - adjective: tells something (recycled, regional); may begin a term, not end one
 * - filler: an adjective or adverb that belongs to no term
 * - verb, past (also a participle), gerund; nounOrVerb where only the place tells (plan, costs)
 */
export type WordKind = 'noun' | 'plain' | 'adjective' | 'filler' | 'verb' | 'past' | 'gerund' | 'nounOrVerb';

const ADJECTIVE_ENDING =
  /(?:ous|ful|less|able|ible|ive|[a-z]{2}al|ic|ary|ish|ical|[a-z]{3}[^m]ent|proof|-free|-based)$/;

/** Twenty-four, eleven-person, three-year-old: numbers written out, and measures. */
const WRITTEN_NUMBER =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)-(?!way|star|course|wheel|stroke|time|fold)[a-z]/;

let known: ReadonlyMap<string, WordKind> | undefined;

/** The kind of a folded English word. */
export function wordKind(word: string): WordKind {
  known ??= knownKinds();
  const listed = known.get(word);
  if (listed !== undefined) return listed;
  if (/[a-z]{2}ly$/.test(word) || WRITTEN_NUMBER.test(word)) return 'filler';
  if (/[a-z]{3}ed$/.test(word)) return 'past';
  if (/[a-z]{3}ing$/.test(word)) return 'gerund';
  if (ADJECTIVE_ENDING.test(word)) return 'adjective';
  return 'noun';
}

function knownKinds(): ReadonlyMap<string, WordKind> {
  const kinds = new Map<string, WordKind>();
  const add = (kind: WordKind, list: readonly string[]): void => {
    for (const word of list) kinds.set(word, kind);
  };
  const bases = listOf(verbs);
  const nouns = listOf(nounsToo);
  // Later lists correct earlier ones.
  for (const base of bases.concat(nouns)) add('verb', [base, thirdPerson(base)]);
  for (const base of nouns) add('nounOrVerb', [base, thirdPerson(base)]);
  for (const base of bases.concat(nouns)) {
    add('past', pastForms(base));
    add('gerund', gerunds(base));
  }
  add('past', listOf(irregularForms));
  add('noun', listOf(nounsLikeAdjectives));
  add('noun', listOf(nounsInLy));
  add('noun', listOf(nounsLikeForms));
  add('plain', listOf(plainNouns));
  add('filler', listOf(adverbs));
  add('filler', listOf(plainAdjectives));
  return kinds;
}

function listOf(words: string): string[] {
  return words.trim().split(/\s+/);
}

function thirdPerson(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

/** With and without a doubled consonant: only one of the two is a word. */
function pastForms(base: string): string[] {
  if (base.endsWith('e')) return [`${base}d`];
  if (/[^aeiou]y$/.test(base)) return [`${base.slice(0, -1)}ied`];
  return [`${base}ed`, `${base}${base.at(-1)}ed`];
}

function gerunds(base: string): string[] {
  if (/[^eoy]e$/.test(base)) return [`${base.slice(0, -1)}ing`];
  return [`${base}ing`, `${base}${base.at(-1)}ing`];
}
