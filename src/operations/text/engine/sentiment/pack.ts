import type { Row } from '../../lexicon/lexicon.ts';
import { listsIn } from '../../lexicon/lexicon.ts';
import { PatternIndex } from '../../lexicon/matcher.ts';
import { canonicalEnglish, canonicalLatin } from './canonical.ts';

/** What a phrase counts for where it occurs. */
export interface Phrase {
  readonly weight: number;
  /** A denial before it does not turn it: it has one of its own. */
  readonly isClosed: boolean;
}

/** What makes a loud question a demand. */
const demanding = [
  'demand', // begins a question that demands where it ends in several marks: where, when
  'owed', // is waited for by whom it is owed to: refund, parcel, reply
  'own', // says whose a thing is that is demanded: my, our
] as const;

const roles = [
  'negator', // denies what follows it
  'lacking', // a negator that says there is none
  'transparent', // a denial reaches across it without growing weaker
  'turn', // what counts comes after it: but, however
  'concession', // what counts less comes after it: although, despite
  'remedy', // ends the bad thing that it names, which counts as denied
  ...demanding,
  'rising',
  'falling',
  'gain', // good when it rises
  'loss', // bad when it rises
] as const;

/**
 * What a word counts for. `wanted` (refund, heating) and `function` (to work, to arrive) say nothing until they are
 * denied, and are then a complaint; `plain` counts as it is.
 */
export interface Rating {
  /** From -4 to 4. Two is clear, one is light, a half does not decide alone. */
  readonly weight: number;
  readonly kind: 'plain' | 'wanted' | 'function';
}

/** What rated words count for. */
export type RatedWords = Pick<ReadonlyMap<string, Rating>, 'get' | 'has'>;

/** What the rules need to know about a language. */
export interface Pack {
  readonly words: RatedWords;
  readonly phrases: PatternIndex<Phrase>;
  readonly roles: Readonly<Record<(typeof roles)[number], ReadonlySet<string>>>;
  /** Words before a judgement that make it stronger (above 1) or weaker. */
  readonly degrees: ReadonlyMap<string, number>;
  /** A word as the lists have it. */
  readonly canonical: (word: string) => readonly string[];
  /** Rules of English apply: rise and fall, wishes, conditions. */
  readonly isEnglish: boolean;
}

/** The rows of the files that say what is known about a language; data/text/README.md describes their columns. */
export interface SentimentFiles {
  readonly words: RatedWords;
  readonly phrases: readonly Row[];
  readonly roles: readonly Row[];
  /** The classes that phrases name. */
  readonly classes: readonly Row[];
}

/** What the files of a language say. */
export function packFrom(files: SentimentFiles, isEnglish: boolean): Pack {
  const { words } = files;
  const rows = [...listsIn(files.roles)];
  const degrees = new Map(
    rows.flatMap(([role, list]) =>
      role.startsWith('degree ') ? list.map((word) => [word, Number(role.slice(7))] as const) : [],
    ),
  );
  const byRole = new Map<string, ReadonlySet<string>>(rows.map(([role, list]) => [role, new Set(list)]));
  const entries = roles.map((role) => [role, byRole.get(role) ?? new Set<string>()] as const);
  const pack = { words, degrees, isEnglish, roles: Object.fromEntries(entries) as Pack['roles'] };
  return {
    ...pack,
    phrases: phrasesOf(files, pack.roles.negator),
    canonical: isEnglish
      ? (word) => canonicalEnglish(word, (known) => words.has(known) || degrees.has(known))
      : canonicalLatin,
  };
}

function phrasesOf(files: SentimentFiles, negators: ReadonlySet<string>): PatternIndex<Phrase> {
  const phrases = new PatternIndex<Phrase>({ classes: listsIn(files.classes) });
  for (const [weight, pattern = '', first] of files.phrases) {
    const phrase = {
      weight: Number(weight),
      get isClosed() {
        return pattern.split(/[^\p{L}']+/u).some((word) => negators.has(word));
      },
    };
    phrases.add(pattern, phrase, first?.split(' '));
  }
  return phrases;
}
