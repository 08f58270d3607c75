import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lexiconPaths } from '../../../../scripts/text/data-files.ts';
import { listsIn, rowsIn, rowsOf, wordsOf } from './lexicon.ts';

const folder = new URL('../../../../data/text/', import.meta.url);

/** The entries of a file, parted by its comments. */
function sectionsOf(path: string): readonly (readonly string[])[] {
  return readFileSync(new URL(path, folder), 'utf8')
    .split(/^#(?: .*)?$/m)
    .map((section) => section.split('\n').filter((line) => line !== ''))
    .filter((lines) => lines.length > 0);
}

describe('data/text', () => {
  it.each(lexiconPaths())('%s: entries are sorted within a section, none is there twice', (path) => {
    for (const section of sectionsOf(path)) expect(section).toEqual([...new Set(section)].sort());
  });

  it.each(lexiconPaths())('%s: lines of one section have equally many columns', (path) => {
    for (const section of sectionsOf(path)) {
      expect(new Set(section.map((line) => line.split('\t').length)).size).toBe(1);
    }
  });

  it.each(lexiconPaths())('%s: no space at the ends of a column', (path) => {
    for (const line of sectionsOf(path).flat()) {
      for (const column of line.split('\t')) expect(column).toBe(column.trim());
    }
  });

  it.each(lexiconPaths())('%s begins with a comment that says what it holds', (path) => {
    expect(readFileSync(new URL(path, folder), 'utf8')).toMatch(/^# \S/);
  });
});

describe('a file of data/text/en', () => {
  const group = new URL('../', import.meta.url);
  const code = readdirSync(group, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.(?:test|generated)\.ts$/.test(path))
    .map((path) => readFileSync(new URL(path, group), 'utf8'))
    // Files that are packed as parts of others.
    .concat(readFileSync(new URL('../../../../scripts/text/lexicon-module.ts', import.meta.url), 'utf8'))
    .join();
  const guide = readFileSync(new URL('README.md', folder), 'utf8');

  it.each(lexiconPaths().filter((path) => path.startsWith('en/')))(
    '%s is read, and README.md says what it holds',
    (path) => {
      const name = path.slice('en/'.length);
      expect(code).toMatch(new RegExp(`['/]${name}['\`]`));
      expect(guide).toContain(name);
    },
  );
});

describe('rowsOf', () => {
  it('reads the columns of a file without its comments', () => {
    expect(rowsOf('en/irregular.tsv')).toContainEqual(['child', 'children', '-', '-']);
    expect(rowsOf('en/irregular.tsv').flat().join()).not.toContain('#');
  });

  it('reads nothing from an empty text', () => {
    expect(rowsIn('')).toEqual([]);
  });
});

it('wordsOf reads a file of one column', () => {
  expect(wordsOf('en/doubled-consonants.txt').has('admit')).toBe(true);
});

describe('lists of words by name', () => {
  it('parts the words of a row', () => {
    expect(listsIn(rowsIn('%article\ta an the\n%person\the she'))).toEqual(
      new Map([
        ['%article', ['a', 'an', 'the']],
        ['%person', ['he', 'she']],
      ]),
    );
  });

  it('parts words with spaces in them by another sign', () => {
    expect(listsIn(rowsIn('says\tis|stands at'), '|').get('says')).toEqual(['is', 'stands at']);
  });
});
