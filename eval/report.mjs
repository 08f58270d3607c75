import { writeFileSync } from 'node:fs';
import { markdownTable } from './markdown-table.mjs';

const INTRO = `# What the built-in text engine gets right

Written by \`npm run eval\`. Rates of right answers, as right / all. The texts were written by other hands than the engine was, each half by others than the other; the engine was tuned on the first half alone. All were written before it but the plain texts of extract in the untouched half, which were written when it was done: those of before had come out harder than what callers send, and are the set \`hard\`, as for sentiment. The public texts, and the answers to them, were written for other purposes (PUBLIC.md).

A field of extract is \`absent\` where the answer is null and the text has a value, \`wrong\` where the answer is another value, or any where the text has none; its score is (right - 2 x wrong) / all. Films and reviews have two labels: neutral is never right there.
`;

/** Halves in which Sundry has to lead its peers. */
const LEADS = ['tuned', 'untouched'];

/**
 * Prints a table for each task, of measures and candidates by set, and writes all to `file` where one is given.
 * Returns whether Sundry reaches its targets on the untouched half and leads every peer on both of gold/.
 */
export function writeReport(tables, file) {
  const sections = tables.map(section);
  const missed = tables.flatMap(misses);
  console.log(sections.join('\n'));
  for (const miss of missed) console.error(`missed: ${miss}`);
  if (file !== undefined) writeFileSync(file, `${INTRO}\n${sections.join('\n')}`);
  return missed.length === 0;
}

function section({ task, columns }) {
  const measures = unique(columns.flatMap(({ rates }) => Object.keys(rates.sundry)));
  const candidates = unique(columns.flatMap(({ rates }) => Object.keys(rates)));
  const rows = measures.flatMap((measure) =>
    candidates
      .map((candidate) => ({ candidate, found: columns.map(({ rates }) => rates[candidate]?.[measure]) }))
      .filter(({ found }) => found.some((rate) => rate !== undefined))
      .map(({ candidate, found }) => [measure, candidate, ...found.map(cell)]),
  );
  const head = ['', '', ...columns.map(({ name }) => name)];
  return `## ${task}\n\n${markdownTable(head, rows)}${reliabilityTable(columns)}`;
}

function reliabilityTable(columns) {
  const judged = columns.filter(({ reliability }) => reliability !== undefined);
  if (judged.length === 0) return '';
  const rows = Array.from({ length: 10 }, (_, tenth) => [
    `${tenth / 10} to ${(tenth + 1) / 10}`,
    ...judged.map(({ reliability }) => (reliability[tenth].all === 0 ? '' : cell(reliability[tenth]))),
  ]).filter(([, ...cells]) => cells.some((text) => text !== ''));
  const head = ['sureness of sundry', ...judged.map(({ name }) => name)];
  return `\n${markdownTable(head, rows)}`;
}

function unique(names) {
  return [...new Set(names)];
}

function cell(found) {
  return found === undefined
    ? ''
    : `${(found.right / found.all).toFixed(2)} (${round(found.right)}/${found.all})`;
}

function round(count) {
  return Number.isInteger(count) ? count : count.toFixed(1);
}

function misses({ task, targets, columns }) {
  const missed = [];
  for (const { name, rates } of columns.filter(({ name }) => LEADS.includes(name))) {
    for (const [measure, target] of Object.entries(targets)) {
      const own = rate(rates.sundry[measure]);
      if (name === 'untouched' && own < target)
        missed.push(`${task}, ${measure}: ${own.toFixed(3)} < ${target}`);
      for (const [peer, others] of Object.entries(rates)) {
        if (peer === 'sundry' || others[measure] === undefined || isBehind(rate(others[measure]), own))
          continue;
        missed.push(
          `${task}, ${measure}, ${name}: ${peer} has ${rate(others[measure]).toFixed(3)}, Sundry ${own.toFixed(3)}`,
        );
      }
    }
  }
  return missed;
}

function rate({ right, all }) {
  return right / all;
}

/** None is ahead of those that get all right. */
function isBehind(peer, own) {
  return peer < own || own === 1;
}
