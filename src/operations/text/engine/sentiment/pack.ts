import { rowsOf } from '../../lexicon/lexicon.ts';
import { PatternIndex } from '../../lexicon/matcher.ts';
import { canonicalEnglish, canonicalLatin } from './canonical.ts';
import { type Rating, ratedWords } from './rated-words.ts';

/** Languages with rated words, by ISO 639-1 code. */
export const ratedLanguages = ['en', 'es', 'fr', 'de', 'it', 'pt'] as const;
type Language = (typeof ratedLanguages)[number];

/** What a phrase counts for where it occurs. */
export interface Phrase {
  readonly weight: number;
  /** A denial before it does not turn it: it has one of its own. */
  readonly isClosed: boolean;
}

const roles = [
  'negator', // denies what follows it
  'lacking', // a negator that says there is none
  'transparent', // a denial reaches across it without growing weaker
  'turn', // what counts comes after it: but, however
  'concession', // what counts less comes after it: although, despite
  'clause start', // nothing is denied from here on
  'subject', // begins a clause after "and"
  'remedy', // ends the bad thing that it names
  'rising',
  'falling',
  'gain', // good when it rises
  'loss', // bad when it rises
] as const;

/** What the rules need to know about a language. */
export interface Pack {
  readonly words: ReadonlyMap<string, Rating>;
  readonly phrases: PatternIndex<Phrase>;
  readonly roles: Readonly<Record<(typeof roles)[number], ReadonlySet<string>>>;
  /** Words before a judgement that make it stronger (above 1) or weaker. */
  readonly degrees: ReadonlyMap<string, number>;
  /** A word as the lists have it. */
  readonly canonical: (word: string) => readonly string[];
  /** Rules of English apply: rise and fall, wishes, conditions. */
  readonly isEnglish: boolean;
}

const made = new Map<Language, Pack>();

/** What is known about a language, or about English where there is nothing. Made at first use. */
export function packOf(language: string): Pack {
  const name = ratedLanguages.find((known) => known === language) ?? 'en';
  let pack = made.get(name);
  if (pack === undefined) {
    pack = makePack(name);
    made.set(name, pack);
  }
  return pack;
}

function makePack(language: Language): Pack {
  const isEnglish = language === 'en';
  const words = ratedWords(rowsOf(`${language}/sentiment-words.tsv`));
  const rows = rowsOf(`${language}/sentiment-roles.tsv`).map(
    ([role = '', list = '']) => [role, list.split(' ')] as const,
  );
  const degrees = new Map(
    rows.flatMap(([role, list]) =>
      role.startsWith('degree ') ? list.map((word) => [word, Number(role.slice(7))] as const) : [],
    ),
  );
  const byRole = new Map(rows.map(([role, list]) => [role, new Set(list)]));
  const entries = roles.map((role) => [role, byRole.get(role) ?? new Set<string>()] as const);
  const pack = { words, degrees, isEnglish, roles: Object.fromEntries(entries) as Pack['roles'] };
  return {
    ...pack,
    phrases: phrasesOf(language, pack.roles.negator),
    canonical: isEnglish
      ? (word) => canonicalEnglish(word, (known) => words.has(known) || degrees.has(known))
      : canonicalLatin,
  };
}

function phrasesOf(language: Language, negators: ReadonlySet<string>): PatternIndex<Phrase> {
  const classes = new Map(
    language === 'en'
      ? rowsOf('en/sentiment-classes.tsv').map(([name = '', list = '']) => [name, list.split(' ')] as const)
      : [],
  );
  const phrases = new PatternIndex<Phrase>({ classes });
  for (const [weight, pattern = ''] of rowsOf(`${language}/sentiment-phrases.tsv`)) {
    const isClosed = pattern.split(/[^\p{L}']+/u).some((word) => negators.has(word));
    phrases.add(pattern, { weight: Number(weight), isClosed });
  }
  return phrases;
}
