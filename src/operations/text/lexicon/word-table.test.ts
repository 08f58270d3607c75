import { describe, expect, it } from 'vitest';
import { type LexiconTable, lexiconTables } from './lexicon.generated.ts';
import type { Row } from './lexicon.ts';
import { tableOf, WordTable } from './word-table.ts';

const lines = ['a\t1', 'ab\t2', 'ab c\t3', 'abc\t4\tx', 'abc\t5', 'abcd\t6', 'b\t7', '\u00e9t\u00e9\t8'].join(
  '\n',
);
const joined = (rows: readonly Row[]): string => rows.map((row) => row.join('+')).join(' ');

describe('a table of words', () => {
  it.each([
    ['a', '1'],
    ['ab', '2'],
    ['ab c', '3'],
    ['abc', '4+x 5'],
    ['abcd', '6'],
    ['b', '7'],
    ['\u00e9t\u00e9', '8'],
    ['', undefined],
    ['abcde', undefined],
    ['aa', undefined],
    ['c', undefined],
    ['\ue000', undefined],
    ['__proto__', undefined],
  ])('of %j knows %s', (word, expected) => {
    expect(new WordTable(lines, joined).get(word)).toBe(expected);
  });

  it('reads the lines of a word once, and none before one that begins like it is asked for', () => {
    const read: string[] = [];
    const table = new WordTable(lines, (rows) => read.push(joined(rows)));
    expect(read).toEqual([]);
    for (const word of ['abc', 'abc', 'abcd']) table.get(word);
    expect(read).toEqual(['4+x 5', '6']);
  });

  it('knows nothing without lines', () => {
    expect(new WordTable('', joined).get('a')).toBeUndefined();
  });

  it('knows as much after ten thousand beginnings as before', () => {
    const table = new WordTable(lines, joined);
    for (let at = 0; at < 10_001; at++) table.get(at.toString(36).padStart(3, '0'));
    expect(table.get('abcd')).toBe('6');
  });
});

describe.each(Object.keys(lexiconTables) as LexiconTable[])('the table %s', (name) => {
  const words = lexiconTables[name].split('\n').map((line) => line.slice(0, line.indexOf('\t') + 1));

  it('is sorted by word', () => {
    expect(words).toEqual(words.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  it('has all its words', () => {
    const table = tableOf(name, (rows) => rows.length);
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word.slice(0, -1), (counts.get(word.slice(0, -1)) ?? 0) + 1);
    for (const [word, count] of counts) expect(table.get(word), word).toBe(count);
  });
});
