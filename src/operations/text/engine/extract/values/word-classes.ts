import { rowsOf } from '../../../lexicon/lexicon.ts';
import { once } from '../../../lexicon/once.ts';

/** The sign that stands for each letter of a word of a class, none that a text has. */
const SIGNS: Readonly<Record<string, string>> = {
  month: '\ue000',
  weekday: '\ue001',
  'weekday-name': '\ue002',
  'number-word': '\ue003',
  'spoken-hour': '\ue004',
  'place-noun': '\ue005',
};

const signs = once(
  () => new Map(rowsOf('en/value-words.tsv').map(([name = '', word = '']) => [word, SIGNS[name] ?? ''])),
);

/** A text in small letters with signs in place of the words of classes, each as long as its word. */
export function withSigns(small: string): string {
  const known = signs();
  return small.replace(/[a-z\xdf-\xff]{3,11}/g, (word) => known.get(word)?.repeat(word.length) ?? word);
}
