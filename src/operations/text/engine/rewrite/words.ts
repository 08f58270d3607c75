import { irregulars } from '../../lexicon/inflect.ts';
import { rowsOf } from '../../lexicon/lexicon.ts';
import { once } from '../../lexicon/once.ts';

const named = once(
  () =>
    new Map(
      rowsOf('en/rewrite-words.tsv').map(([name = '', words = '']) => [name, new Set(words.split(' '))]),
    ),
);

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
