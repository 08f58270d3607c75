import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { readPattern } from '../../src/operations/text/lexicon/notation.ts';
import { blocksOf } from '../support/judging/blocks.ts';

const page = 'docs/text-engine.md';
const root = new URL('../../', import.meta.url);
const text = readFileSync(new URL(page, root), 'utf8');

/** The entries the page adds, with their files. */
const entries = blocksOf(page, 'tsv').map((block) => {
  const [path = '', ...lines] = block.trimEnd().split('\n');
  return { path: path.replace('# ', ''), lines };
});

/** The columns that hold a pattern. */
const patternColumns: Readonly<Record<string, number>> = {
  'data/text/en/sentiment-phrases.tsv': 1,
  'data/text/en/rewrite-formal.tsv': 1,
};

describe('the page of the text engine', () => {
  it.each(entries)('adds to $path a line with the columns of that file', ({ path, lines }) => {
    const rows = readFileSync(new URL(path, root), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# '));
    for (const line of lines) {
      expect(line.split('\t')).toHaveLength(rows[0]!.split('\t').length);
      expect(rows).not.toContain(line);
    }
  });

  it.each(entries.filter(({ path }) => path in patternColumns))(
    'adds to $path a pattern that reads',
    ({ path, lines }) => {
      for (const line of lines) {
        const pattern = line.split('\t')[patternColumns[path]!]!;
        expect(readPattern(pattern, { classes: new Map() }).places).not.toEqual([]);
      }
    },
  );

  const paths = Array.from(
    text.matchAll(/(?<=`|\]\(\.\.\/)(?:src|data|eval)\/[\w./-]*\w/g),
    ([path]) => path,
  );
  it.each([...new Set(paths)])('names %s, which exists', (path) => {
    expect(existsSync(new URL(path, root))).toBe(true);
  });
});

test('the files of a language are those of French', () => {
  const rows = text.match(/^\| `[\w-]+\.t\w\w`.*$/gm) ?? [];
  const files = rows.flatMap((row) => Array.from(row.matchAll(/`([\w-]+\.t\w\w)`/g), ([, file]) => file));
  expect(files).toHaveLength(8);
  for (const file of files)
    expect(existsSync(fileURLToPath(new URL(`data/text/fr/${file}`, root)))).toBe(true);
});
