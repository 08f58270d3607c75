import { irregulars } from '../../lexicon/inflect.ts';
import { setsOf } from '../../lexicon/lexicon.ts';
import { once } from '../../lexicon/once.ts';

const named = once(() => setsOf('en/rewrite-words.tsv'));

const participles = once(
  () => new Set([...irregulars()].flatMap(([, { past, participle }]) => participle ?? past ?? [])),
);

/** The words of a name in en/rewrite-words.tsv. */
export function wordsNamed(name: string): ReadonlySet<string> {
  const words = named().get(name);
  if (words === undefined) throw new Error(`no words named ${name}`);
  return words;
}

/** Whether a word is a participle that "had" and "have" are followed by. */
export function isParticiple(word: string): boolean {
  return participles().has(word) || /[a-z]{2}ed$/.test(word);
}
