import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { withEngineCopy } from './engine-copy.mjs';
import { LexiconCopy } from './lexicon-copy.mjs';
import { blanked, listsOf } from './lists.mjs';
import { markdownTable } from './markdown-table.mjs';

const FILE = new URL('./ABLATED.md', import.meta.url);

const INTRO = `# What each list of the text engine is worth

Written by \`npm run eval -- ablate\`: the items that each set loses (-) or gains (+) without a file under data/text, one of its kinds of entries, or a list in a module (a text, an array, an object or a regular expression of more than 12 words). In the columns \`wrong\` a + is a loss. One item is noise. A list that costs nothing on untouched, hard, wide and public for two releases is deleted.
`;

/** What is compared of each task. */
const MEASURES = {
  sentiment: ['accuracy', 'other languages'],
  classify: ['accuracy'],
  extract: ['all fields', 'wrong'],
  keywords: ['recall@10', 'precision@10'],
  summarize: ['key facts', 'no noise'],
  rewrite: ['style checks', 'facts'],
};

/** Milliseconds after which an engine without one of its lists counts as failing. */
const TIMEOUT = 300_000;

/**
 * Prints how many items each task loses or gains in each set without each list whose name holds `part`; writes
 * ABLATED.md where that is every list, and the public texts are there.
 */
export async function ablate(part) {
  const measured = commit();
  await withEngineCopy(async (copy) => {
    const lexicon = await LexiconCopy.of(copy);
    const whole = Object.keys(MEASURES).map((task) => ({ task, found: score(copy, [task]) }));
    if (whole.some(({ found }) => found === undefined)) {
      throw new Error('the engine fails as it is: npm run eval says why');
    }
    const lists = [...dataLists(lexicon, whole), ...moduleLists(copy)].filter(
      ({ label, tasks }) => label.includes(part) && tasks.length > 0,
    );
    const losses = lists.map((list, index) => {
      console.error(`${index + 1} of ${lists.length}: ${list.label}`);
      return { label: list.label, scores: without(copy, lexicon, list)?.scores };
    });
    const report = reportOf(whole, losses);
    console.log(report);
    const isWhole = part === '' && process.env.EVAL_PUBLIC;
    if (isWhole) writeFileSync(FILE, `${INTRO}\nMeasured on ${measured}.\n\n${report}`);
  });
}

/** The lists of data/text with the tasks that read their files. Sets of sentiment alone have other languages. */
function dataLists(lexicon, whole) {
  return lexicon.lists().map(({ file, name }) => {
    const isForeign = /^(?!en\/).*\//.test(file);
    const reading = whole
      .filter(({ found, task }) => lexicon.isReadIn(file, found.read[task]))
      .map(({ task }) => task);
    return {
      label: name,
      blank: name,
      tasks: isForeign ? reading.filter((task) => task === 'sentiment') : reading,
    };
  });
}

/** The lists in the modules with the tasks whose engine imports them. */
function moduleLists(copy) {
  const tasksOf = readers(copy);
  const modules = copy.modules().filter((module) => !module.startsWith('lexicon/'));
  return modules.flatMap((module) =>
    listsOf(copy.read(module)).map((list) => ({
      label: `${module.replace(/\.js$/, '')} ${list.name}`,
      module,
      list,
      tasks: tasksOf(module),
    })),
  );
}

/** The tasks whose engine imports a module, directly or not. */
function readers(copy) {
  const imported = new Map(
    copy
      .modules()
      .map((module) => [
        module,
        [...copy.read(module).matchAll(/(?:from|import\()\s*["'](\.[^"']+)["']/g)].map(([, path]) =>
          posix.join(posix.dirname(module), path),
        ),
      ]),
  );
  const reached = Object.keys(MEASURES).map((task) => {
    const modules = new Set([...imported.keys()].filter((module) => module.startsWith(`engine/${task}/`)));
    for (const module of modules) for (const target of imported.get(module) ?? []) modules.add(target);
    return { task, modules };
  });
  return (module) => reached.filter(({ modules }) => modules.has(module)).map(({ task }) => task);
}

function without(copy, lexicon, { blank, module, list, tasks }) {
  if (blank !== undefined) {
    if (!lexicon.leaveOut(blank)) return undefined;
    const scores = score(copy, tasks);
    lexicon.leaveOut(undefined);
    return scores;
  }
  const source = copy.read(module);
  copy.write(module, blanked(source, list));
  const scores = score(copy, tasks);
  copy.write(module, source);
  return scores;
}

/** What score.mjs finds of the tasks; undefined where the engine fails, as a list may be needed to read another. */
function score(copy, tasks) {
  const run = spawnSync(process.execPath, [copy.program('score.mjs'), ...tasks], {
    encoding: 'utf8',
    maxBuffer: 1e8,
    timeout: TIMEOUT,
  });
  return run.status === 0 ? JSON.parse(run.stdout) : undefined;
}

/** The commit of the working tree, with the day it was made on. */
function commit() {
  const words = ['log', '-1', '--format=commit %h of %cs'];
  return execFileSync('git', words, { cwd: new URL('.', import.meta.url), encoding: 'utf8' }).trim();
}

function reportOf(whole, losses) {
  const sections = whole
    .map(({ task, found }) => taskSection(task, found.scores[task], losses))
    .filter((section) => section !== undefined);
  const failing = losses.filter(({ scores }) => scores === undefined);
  if (failing.length > 0) sections.push(`The engine fails without: ${names(failing)}.\n`);
  return sections.join('\n');
}

function taskSection(task, whole, losses) {
  const columns = MEASURES[task].flatMap((measure) =>
    Object.entries(whole)
      .filter(([, rates]) => rates[measure] !== undefined)
      .map(([set]) => ({ set, measure })),
  );
  const measured = losses.filter(({ scores }) => scores?.[task] !== undefined);
  if (measured.length === 0) return undefined;
  const rows = measured.map(({ label, scores }) => ({
    label,
    changes: columns.map(({ set, measure }) => scores[task][set][measure].right - whole[set][measure].right),
  }));
  const telling = rows.filter(({ changes }) => changes.some((change) => change !== 0));
  const idle = rows.filter((row) => !telling.includes(row));
  const head = ['without', ...columns.map(({ set, measure }) => `${measure}, ${set}`)];
  const body = [
    [
      '(all)',
      ...columns.map(({ set, measure }) => `${whole[set][measure].right}/${whole[set][measure].all}`),
    ],
    ...telling.map(({ label, changes }) => [label, ...changes.map(signed)]),
  ];
  return `## ${task}\n\n${markdownTable(head, body)}\nWithout change: ${names(idle)}.\n`;
}

function names(rows) {
  return rows.map(({ label }) => label).join(', ') || 'none';
}

function signed(change) {
  return change === 0 ? '' : change > 0 ? `+${change}` : `${change}`;
}
