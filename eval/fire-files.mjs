/**
 * How the entries of a file under data/text are counted; the first row that fits counts.
 *
 * `in use`: an entry is the row with a pattern in a column, and fires where the engine's own search answers that pattern.
 * `by occurrence`: the entries are the phrases, parted by commas, of some columns; one fires where a text holds it, in
 * whatever forms of its words. Single words are counted apart, outside the bound of FIRED.md, unless `isBound`.
 * Files with `why` are not counted.
 */
const FILES = [
  { files: /^(?!en\/)/, why: 'the corpus is in English' },
  {
    files:
      /^en\/(?:classes|label-words|rewrite-words|value-words|sentiment-(?:classes|roles|spellings))\.tsv$/,
    why: 'closed classes',
  },
  { files: /^en\/(?:contractions|irregular|units)\.tsv$/, why: 'closed classes' },
  { files: /^en\/(?:doubled-consonants|uninflected)\.txt$/, why: 'closed classes' },
  { files: /^en\/(?:abbreviations|everyday|stop-words)\.txt$/, why: 'closed classes' },
  { files: /^en\/(?:facts|values|value-parts)\.tsv$/, why: 'regular expressions, held by examples' },
  { files: /^en\/sentiment-phrases\.tsv$/, kind: 'phrases of sentiment', how: 'in use', column: 1 },
  { files: /^en\/rewrite.*\.tsv$/, kind: 'rules of rewrite', how: 'in use', column: 1 },
  { files: /^en\/summary-phrases\.tsv$/, kind: 'phrases of summaries', how: 'in use', column: 1 },
  { files: /^en\/labels.*\.tsv$/, kind: 'cues of labels', how: 'by occurrence', columns: [1, 2] },
  {
    files: /^en\/fields\.tsv$/,
    kind: 'names and cues of fields',
    how: 'by occurrence',
    columns: [2, 3, 4],
    isBound: true,
  },
  {
    files: /^en\/things\.tsv$/,
    kind: 'phrases that lead to values',
    how: 'by occurrence',
    columns: [2],
    isBound: true,
  },
  { files: /./, kind: 'other phrases', how: 'by occurrence' },
];

/** The kind of single words, which no bound holds for. */
export const WORDS = 'words';

/** How a file is counted. */
export function countingOf(file) {
  return FILES.find(({ files }) => files.test(file));
}

/** The entries of a row with their kinds: what is looked for, and what it is listed as. */
export function entriesOf(row, { kind, how, column, columns, isBound = false }) {
  if (how === 'in use') return [{ kind, sought: row[column], text: row.join(' = ') }];
  return row
    .filter((_, index) => columns?.includes(index) ?? true)
    .flatMap((cell) => cell.split(', '))
    .filter((text) => /\p{L}/u.test(text) && !/^[#@]/.test(text))
    .map((text) => ({ kind: isBound || text.includes(' ') ? kind : WORDS, sought: text, text }));
}
