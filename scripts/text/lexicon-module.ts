import type { Row } from '../../src/operations/text/lexicon/lexicon.ts';
import { lexiconPaths, rowsOfFile } from './data-files.ts';
import { packedFacts, packedValues } from './pack-patterns.ts';
import { fieldTable, labelTable, languageTable, nameTable, patternRows, ratedTable } from './pack-tables.ts';

/** Files that the engine reads as parts of others or as a table only. */
const PARTS = /^en\/(?:units|value-parts)\.tsv$|\/sentiment-words\.tsv$/;

/** Files with a pattern: its column, and the file of the classes that it names. */
const PATTERNS: readonly (readonly [files: RegExp, column: number, classes: string | undefined])[] = [
  [/^en\/rewrite-(?!words).*\.tsv$/, 1, 'en/classes.tsv'],
  [/^en\/sentiment-phrases\.tsv$/, 1, 'en/sentiment-classes.tsv'],
  [/\/sentiment-phrases\.tsv$/, 1, undefined],
];

/** What is packed under a name, and the files it is made of. */
interface Packed {
  readonly name: string;
  readonly sources: readonly string[];
  /** Makes the rows of those of the sources. */
  rows(read: (path: string) => readonly Row[]): readonly Row[];
}

/** The text of lexicon.generated.ts behind its first line: each file under data/text without its comments and blank lines, and tables of words. */
export function generateLexicon(read: (path: string) => readonly Row[] = rowsOfFile): string {
  const member = ({ name, rows }: Packed): string => {
    const lines = rows(read).map((row) => row.join('\t'));
    return `'${name}': \`${escaped(lines)}\`,`;
  };
  return [
    '/** The files under data/text by their path there. */',
    'export const lexiconFiles = {',
    ...packedFiles().map(member),
    '};',
    '',
    '/** Tables of words made from them: lines that begin with a word and a tab, sorted. */',
    'export const lexiconTables = {',
    ...packedTables().map(member),
    '};',
    '',
    '/** A file under data/text. */',
    'export type LexiconFile = keyof typeof lexiconFiles;',
    '',
    '/** A table of words. */',
    'export type LexiconTable = keyof typeof lexiconTables;',
    '',
  ].join('\n');
}

/** What is read of the files under data/text by each name in the module. */
export function sourcesOf(name: string): readonly string[] {
  return [...packedFiles(), ...packedTables()].find((one) => one.name === name)?.sources ?? [];
}

function packedFiles(): readonly Packed[] {
  return lexiconPaths()
    .filter((path) => !PARTS.test(path))
    .map(packedFile);
}

function packedFile(path: string): Packed {
  const pattern = PATTERNS.find(([files]) => files.test(path));
  if (pattern !== undefined) {
    const [, column, classes] = pattern;
    const rows: Packed['rows'] = (read) =>
      patternRows(read(path), column, classes === undefined ? [] : read(classes));
    return { name: path, sources: classes === undefined ? [path] : [path, classes], rows };
  }
  switch (path) {
    case 'en/facts.tsv':
      return { name: path, sources: [path], rows: (read) => packedFacts(read(path)) };
    case 'en/fields.tsv':
      // Their names and cues are a table.
      return { name: path, sources: [path], rows: (read) => read(path).map((row) => row.slice(0, 2)) };
    case 'en/values.tsv': {
      const [parts, units] = ['en/value-parts.tsv', 'en/units.tsv'] as const;
      const rows: Packed['rows'] = (read) => packedValues(read(path), read(parts), read(units));
      return { name: path, sources: [path, parts, units], rows };
    }
    default:
      return { name: path, sources: [path], rows: (read) => read(path) };
  }
}

function packedTables(): readonly Packed[] {
  const paths = lexiconPaths();
  const foreign = paths.filter((path) => /^(?!en).*\/fields\.tsv$/.test(path));
  const lists = paths.filter((path) => /\/(?:stop-words|everyday)\.txt$/.test(path));
  const named = [
    'first-names.txt',
    'jobs.tsv',
    'listed-words.tsv',
    'name-words.tsv',
    'openers.txt',
    'places.tsv',
  ];
  return [
    {
      name: 'fields',
      sources: ['en/fields.tsv', ...foreign],
      rows: (read) => fieldTable(read('en/fields.tsv'), foreign.map(read)),
    },
    { name: 'labels', sources: ['en/labels.tsv'], rows: (read) => labelTable(read('en/labels.tsv')) },
    {
      name: 'languages',
      sources: ['languages.tsv', ...lists],
      rows: (read) =>
        languageTable(
          read('languages.tsv').map(([code = '']) => code),
          read,
        ),
    },
    { name: 'names', sources: named.map((file) => `en/${file}`), rows: nameTable },
    ...paths
      .filter((path) => path.endsWith('/sentiment-words.tsv'))
      .map((path) => ({
        name: path,
        sources: [path],
        rows: (read: (path: string) => readonly Row[]) => ratedTable(read(path)),
      })),
  ];
}

function escaped(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replaceAll(/[`\\]|\$\{/g, '\\$&')
    .replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
