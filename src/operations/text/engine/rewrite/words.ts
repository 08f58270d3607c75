import { irregulars } from '../../lexicon/inflect.ts';
import { rowsOf } from '../../lexicon/lexicon.ts';

/** The words of a name in en/rewrite-words.tsv. */
export function wordsNamed(name: string): ReadonlySet<string> {
  named ??= new Map(
    rowsOf('en/rewrite-words.tsv').map(([of = '', words = '']) => [of, new Set(words.split(' '))]),
  );
  const words = named.get(name);
  if (words === undefined) throw new Error(`no words named ${name}`);
  return words;
}

let named: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Whether a word is a participle that "had" and "have" are followed by. */
export function isParticiple(word: string): boolean {
  participles ??= new Set([...irregulars()].flatMap(([, { past, participle }]) => participle ?? past ?? []));
  return participles.has(word) || /[a-z]{2}ed$/.test(word);
}

let participles: ReadonlySet<string> | undefined;
