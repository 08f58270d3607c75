import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { WORDS } from './fire-files.mjs';
import { markdownTable } from './markdown-table.mjs';

const FILE = new URL('./FIRED.md', import.meta.url);

const INTRO = `# Which entries of the engine's data occur in texts of others

Written by \`npm run eval -- fire FOLDER\`, with the corpus of CORPUS.md in FOLDER. An entry that never fires there is a guess about texts that do not occur: the command fails where a share of those that fire is lower than it is here. fire-files.mjs says how each file is counted.
`;

const HEAD = ['', 'file', 'entries', 'fire', 'in five texts or more', 'in two kinds of text'];

/** The share of entries that fire in each row of FIRED.md, by its kind and file, and the texts they were counted on. */
export function recordedShares() {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const rows = text.matchAll(/^\| (\S[^|]*) \| (\S+) \| (\d+) \| (\d+) \(/gm);
  return {
    texts: /`(\w{64})`/.exec(text)?.[1],
    shares: new Map([...rows].map(([, kind, file, all, fired]) => [`${kind}, ${file}`, fired / all])),
  };
}

/** The share of entries that fire, by kind and file; those of single words are left out. */
export function sharesOf(counts) {
  return new Map(
    boundOf(counts).map(({ kind, file, entries }) => [
      `${kind}, ${file}`,
      entries.filter(({ texts }) => texts > 0).length / entries.length,
    ]),
  );
}

/** The tables of counts in Markdown. */
export function firedTables(counts) {
  const words = counts.filter(({ kind }) => kind === WORDS);
  const table = (rows) => markdownTable(HEAD, rows.map(rowOf));
  return `${table(boundOf(counts))}\nSingle words have no bound:\n\n${table(words)}`;
}

/** Writes FIRED.md; `texts` is the hash of the texts counted on. */
export function recordShares(texts, counts) {
  writeFileSync(FILE, `${INTRO}\nSHA-256 of the texts: \`${texts}\`.\n\n${firedTables(counts)}`);
}

/** Files whose shares have a bound, behind a row for all of each kind. */
function boundOf(counts) {
  const bound = counts.filter(({ kind }) => kind !== WORDS);
  const kinds = [...new Set(bound.map(({ kind }) => kind))].map((kind) => ({
    kind,
    file: 'all',
    entries: bound.filter((count) => count.kind === kind).flatMap(({ entries }) => entries),
  }));
  return [...kinds, ...bound];
}

function rowOf({ kind, file, entries }) {
  const share = (isCounted) => {
    const number = entries.filter(isCounted).length;
    return `${number} (${Math.round((100 * number) / entries.length)} %)`;
  };
  return [
    kind,
    file,
    entries.length,
    share(({ texts }) => texts > 0),
    share(({ texts }) => texts >= 5),
    share(({ kinds }) => kinds >= 2),
  ];
}
