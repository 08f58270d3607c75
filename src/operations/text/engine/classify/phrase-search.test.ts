import { expect, it } from 'vitest';
import { PhraseSearch } from './phrase-search.ts';

function count(phrase: string, text: string): number {
  const search = new PhraseSearch<number>();
  search.add({ stems: phrase.split(' '), strength: 1 }, 0);
  let found = 0;
  search.run(text.split(' '), () => {
    found += 1;
  });
  return found;
}

it.each([
  ['a b', 'a b c a b', 2],
  ['a b', 'a c b', 0],
  ['a * b', 'a b', 1],
  ['a * b', 'a x y b', 1],
  ['a * b', 'a x y z b', 0],
  ['a b', 'a', 0],
  ['a a', 'a a a', 2],
])('"%s" in "%s" %i times', (phrase, text, times) => {
  expect(count(phrase, text)).toBe(times);
});
