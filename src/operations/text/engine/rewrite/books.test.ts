import { expect, it } from 'vitest';
import { type LexiconFile, lexiconFiles } from '../../lexicon/lexicon.generated.ts';
import { rowsOf } from '../../lexicon/lexicon.ts';
import { readPattern } from '../../lexicon/notation.ts';
import { bookOf } from './books.ts';

const classes = new Map(rowsOf('en/classes.tsv').map(([name = '', words = '']) => [name, words.split(' ')]));
/** Kinds of tokens that patterns name beside the classes. */
const kinds = /^%(?:name|number)$/;
const files = Object.keys(lexiconFiles).filter((name) =>
  /^en\/rewrite-(?!words)/.test(name),
) as LexiconFile[];

// Patterns are read when a text first needs them, so a slip in a file would show late.
it.each(files)('%s: each pattern can be read and names known classes', (file) => {
  for (const [, pattern = ''] of rowsOf(file)) {
    expect(() => readPattern(pattern, { classes }), pattern).not.toThrow();
    for (const [name] of pattern.matchAll(/%[a-z-]+/g))
      expect(classes.has(name) || kinds.test(name), pattern).toBe(true);
  }
});

it.each(files)('%s: no open place of a replacement is missing in its pattern', (file) => {
  for (const [, pattern = '', replacement = ''] of rowsOf(file)) {
    const places = pattern.replaceAll(/\[[^\]]*\]/g, '').split(' ');
    const open = places.filter((place) => /^\(?(?:\*|%.*|[^~]*\|[^~]*)\)?$/.test(place)).length;
    const asked = replacement
      .split(' ')
      .map((part) => Number(/^\$(\d)$/.exec(part)?.[1] ?? (part === '*' ? 1 : 0)));
    expect(Math.max(...asked), `${pattern} = ${replacement}`).toBeLessThanOrEqual(open);
  }
});

it('opens a book once', () => {
  const open = bookOf('en/rewrite-corrections.tsv', 'days');
  expect(open()).toBe(open());
});
