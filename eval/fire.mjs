import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { withEngineCopy } from './engine-copy.mjs';
import { markdownTable } from './markdown-table.mjs';

/**
 * What makes the engine count: text of its modules, and what replaces it (count.mjs). A phrase of sentiment fires where
 * it is the longest, a rule of rewrite where it fits first.
 */
const CHANGES = {
  'engine/sentiment/phrases.js': [
    [
      'this.#add({ text, weight, pattern: undefined })',
      "this.#add({ text, weight, pattern: undefined, entry: counting.phrase(list, weight + ' ' + text) })",
    ],
    ['let phrase;', 'let phrase, entry;'],
    ['phrase = pattern;', '{ phrase = pattern; entry = listed.entry; }'],
    ['return phrase === undefined ?', 'if (entry) counting.fire(entry); return phrase === undefined ?'],
  ],
  'engine/rewrite/phrasebook.js': [
    [
      'tables.flatMap(rowsOf)',
      'tables.flatMap((table) => rowsOf(table).map((row) => (counting.rule(table, row), row)))',
    ],
  ],
  'engine/rewrite/phrase-syntax.js': [['.map((words) => ({', '.map((words) => ({ row,']],
  'engine/rewrite/phrase-match.js': [
    ['return { phrase, end: next,', 'counting.fireRule(phrase.row); return { phrase, end: next,'],
  ],
  'engine/extract/things.js': [
    ['let phrases;', "let phrases; export const thingPatterns = () => (phrasesOf(''), phrases);"],
  ],
};

/** Prints how many entries of the lists fire on the texts of a folder, by kind and list, and which never do. */
export async function fire(folder) {
  const counts = await withEngineCopy((copy) => {
    for (const [module, changes] of Object.entries(CHANGES)) {
      const changed = changes.reduce(
        (source, change) => withChange(module, source, change),
        copy.read(module),
      );
      copy.write(module, changed);
    }
    return count(copy, resolve(folder));
  });
  const totals = [...new Set(counts.map(({ kind }) => kind)), 'all'].map((name) => [
    name,
    ...shares(counts.flatMap(({ kind, entries }) => (name === 'all' || name === kind ? entries : []))),
  ]);
  const head = ['entries', 'fire', 'in five texts or more', 'in two kinds of text'];
  console.log(markdownTable(['', ...head], totals));
  const rows = counts.map(({ kind, list, entries }) => [kind, list, ...shares(entries)]);
  console.log(markdownTable(['', 'list', ...head], rows));
  for (const { kind, list, entries } of counts) {
    const idle = entries.filter(({ texts }) => texts === 0).map(({ text }) => text);
    if (idle.length > 0) console.log(`## Never: ${kind}, ${list}\n\n${idle.join('\n')}\n`);
  }
}

function withChange(module, source, [before, after]) {
  const parts = source.split(before);
  if (parts.length !== 2)
    throw new Error(`${module} does not hold "${before}" once: eval/fire.mjs is out of date`);
  return parts.join(after);
}

function count(copy, folder) {
  const run = spawnSync(process.execPath, [copy.program('count.mjs'), folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1e9,
  });
  if (run.status !== 0) throw new Error('the counting engine failed');
  return JSON.parse(run.stdout);
}

function shares(entries) {
  const share = (isCounted) => {
    const number = entries.filter(isCounted).length;
    return `${number} (${Math.round((100 * number) / entries.length)} %)`;
  };
  return [
    entries.length,
    share(({ texts }) => texts > 0),
    share(({ texts }) => texts >= 5),
    share(({ kinds }) => kinds >= 2),
  ];
}
