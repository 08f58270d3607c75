import { irregulars } from '../../lexicon/inflect.ts';
import { rowsOf } from '../../lexicon/lexicon.ts';
import { once } from '../../lexicon/once.ts';

/**
 * What an English word may be, without its place in a sentence:
 * - noun: all that no list or ending makes another kind
 * - plain: a noun of measure, time or reference, which is not a key term alone
 * - adjective: tells something (recycled, regional); may begin a term, not end one
 * - filler: an adjective or adverb that belongs to no term
 * - verb, past (also a participle), gerund; either: a verb or a noun, which only the place tells (plan, costs)
 * - determiner, before-verb, before-form: function words by what follows them
 */
export type WordKind =
  | 'noun'
  | 'plain'
  | 'adjective'
  | 'filler'
  | 'verb'
  | 'past'
  | 'gerund'
  | 'either'
  | 'determiner'
  | 'before-verb'
  | 'before-form';

const ADJECTIVE_ENDING =
  /(?:ous|ful|less|able|ible|ive|[a-z]{2}al|ic|ary|ish|ical|[a-z]{3}[^m]ent|proof|-free|-based)$/;

/** Letters by which an ending is known; expressions that begin anew at each letter are tried on no more. */
const MAX_OF_END = 32;

/** Twenty-four, eleven-person, three-year-old: numbers written out, and measures. */
const WRITTEN_NUMBER =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)-(?!way|star|course|wheel|stroke|time|fold)[a-z]/;

/** The kind of a folded English word. */
export function wordKind(word: string): WordKind {
  const listed = known().get(word) ?? (word.endsWith('s') ? kindOfForm(word) : undefined);
  if (listed !== undefined) return listed;
  const end = word.slice(-MAX_OF_END);
  if (/[a-z]{2}ly$/.test(end) || WRITTEN_NUMBER.test(word)) return 'filler';
  // A syllable at least before the ending: bed, need and string are not forms.
  if (/[aeiouy][a-z]+ed$|ied$/.test(end)) return 'past';
  if (/[aeiouy][a-z]*ing$/.test(end)) return 'gerund';
  return ADJECTIVE_ENDING.test(end) ? 'adjective' : 'noun';
}

const known = once((): ReadonlyMap<string, WordKind> => {
  const kinds = new Map<string, WordKind>();
  for (const { past, participle } of irregulars().values()) {
    for (const form of [past, participle]) if (form !== undefined) kinds.set(form, 'past');
  }
  // A word listed is rather that than a form of another: felt, ground, found.
  for (const [word = '', kind] of rowsOf('en/word-kinds.tsv')) kinds.set(word, kind as WordKind);
  return kinds;
});

/** What a form in -s is where its base may be a verb. */
function kindOfForm(word: string): WordKind | undefined {
  const bases = [word.slice(0, -1), word.slice(0, -2), word.replace(/ies$/, 'y')];
  const kind = bases.map((base) => known().get(base)).find((one) => one !== undefined);
  return kind === 'verb' || kind === 'either' ? kind : undefined;
}
