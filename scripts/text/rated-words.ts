import type { Rating } from '../../src/operations/text/engine/sentiment/pack.ts';
import { formsOf } from '../../src/operations/text/lexicon/inflect.ts';
import type { Row } from '../../src/operations/text/lexicon/lexicon.ts';

/** How the forms of a word are made, by its kind in the list. */
const forms: ReadonlyMap<string, (word: string) => readonly string[]> = new Map([
  ['adjective', adjectiveForms],
  ['romance', romanceForms],
  ['french', (word: string) => [`${word}e`, `${word}s`, `${word}es`]],
  ['german', germanForms],
]);

/** Rows of weight, kind and word with all forms. A word that is listed wins over the same word as a form of another. */
export function ratedWords(rows: readonly Row[]): ReadonlyMap<string, Rating> {
  const rated = new Map<string, Rating>();
  const listed: (readonly [string, Rating])[] = [];
  for (const [weight, kind = '', entry = ''] of rows) {
    const rating: Rating = {
      weight: Number(weight),
      kind: kind === 'wanted' || kind === 'function' ? kind : 'plain',
    };
    const word = entry.replace(/~$/, '');
    listed.push([word, rating]);
    const others = word === entry ? (forms.get(kind)?.(word) ?? []) : formsOf(word).keys();
    for (const form of others) rated.set(form, rating);
  }
  for (const [word, rating] of listed) rated.set(word, rating);
  return rated;
}

function adjectiveForms(word: string): readonly string[] {
  if (word.endsWith('ic')) return [`${word}ally`];
  if (/[^aeiou]le$/.test(word)) return [`${word.slice(0, -1)}y`];
  if (/[^aeiou]y$/.test(word)) {
    const stem = `${word.slice(0, -1)}i`;
    return [`${stem}ly`, `${stem}er`, `${stem}est`, `${stem}ness`];
  }
  if (word.length > 6) return [`${word}ly`];
  if (word.endsWith('e')) return [`${word}ly`, `${word}r`, `${word}st`];
  // One syllable that ends in consonant, vowel, consonant: sad, sadder.
  const stem = /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(word) ? word + word.at(-1) : word;
  return [`${word}ly`, `${stem}er`, `${stem}est`, `${word}ness`];
}

/** Spanish, Italian, Portuguese: bueno, buena, buenos, buenas, buoni, buone. */
function romanceForms(word: string): readonly string[] {
  const stem = word.slice(0, -1);
  if (word.endsWith('o')) return ['a', 'os', 'as', 'i', 'e'].map((ending) => stem + ending);
  return word.endsWith('e') ? [`${word}s`, `${stem}i`] : [`${word}s`, `${word}es`];
}

function germanForms(word: string): readonly string[] {
  const stem = word.endsWith('e') ? word.slice(0, -1) : word;
  return ['e', 'er', 'es', 'en', 'em'].map((ending) => stem + ending);
}
