import { spawnSync } from 'node:child_process';
import { posix } from 'node:path';
import { withEngineCopy } from './engine-copy.mjs';
import { blanked, listsOf } from './lists.mjs';
import { markdownTable } from './markdown-table.mjs';

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

/** Prints how many items each task loses or gains in each set without each list whose name holds `part`. */
export async function ablate(part) {
  await withEngineCopy((copy) => {
    const tasksOf = readers(copy);
    const lists = copy
      .modules()
      .flatMap((module) => listsOf(copy.read(module)).map((list) => ({ ...list, module })))
      .map((list) => ({ ...list, label: `${list.module.replace(/\.js$/, '')} ${list.name}` }))
      .filter(({ label, module }) => label.includes(part) && tasksOf(module).length > 0);
    const tasks = Object.keys(MEASURES).filter((task) =>
      lists.some(({ module }) => tasksOf(module).includes(task)),
    );
    const whole = score(copy, tasks);
    if (whole === undefined) throw new Error('the engine fails as it is: npm run eval says why');
    const losses = lists.map((list, index) => {
      console.error(`${index + 1} of ${lists.length}: ${list.label}`);
      return { label: list.label, scores: without(copy, list, tasksOf(list.module)) };
    });
    for (const task of tasks) console.log(taskSection(task, whole[task], losses));
    const failing = losses.filter(({ scores }) => scores === undefined);
    if (failing.length > 0) console.log(`The engine fails without: ${names(failing)}.`);
  });
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

function without(copy, list, tasks) {
  const source = copy.read(list.module);
  copy.write(list.module, blanked(source, list));
  const scores = score(copy, tasks);
  copy.write(list.module, source);
  return scores;
}

/** The rates of the tasks by set; undefined where the engine fails, as a list may be needed to read another. */
function score(copy, tasks) {
  const run = spawnSync(process.execPath, [copy.program('score.mjs'), ...tasks], {
    encoding: 'utf8',
    maxBuffer: 1e8,
    timeout: TIMEOUT,
  });
  return run.status === 0 ? JSON.parse(run.stdout) : undefined;
}

function taskSection(task, whole, losses) {
  const columns = MEASURES[task].flatMap((measure) =>
    Object.entries(whole)
      .filter(([, rates]) => rates[measure] !== undefined)
      .map(([set]) => ({ set, measure })),
  );
  const measured = losses.filter(({ scores }) => scores?.[task] !== undefined);
  const rows = measured.map(({ label, scores }) => ({
    label,
    changes: columns.map(({ set, measure }) => scores[task][set][measure].right - whole[set][measure].right),
  }));
  const telling = rows.filter(({ changes }) => changes.some((change) => change !== 0));
  const idle = rows.filter((row) => !telling.includes(row));
  const head = ['without', ...columns.map(({ set, measure }) => `${measure}, ${set}`)];
  const body = telling.map(({ label, changes }) => [label, ...changes.map(signed)]);
  return `## ${task}\n\n${markdownTable(head, body)}\nWithout change: ${names(idle)}.\n`;
}

function names(rows) {
  return rows.map(({ label }) => label).join(', ') || 'none';
}

function signed(change) {
  return change === 0 ? '' : change > 0 ? `+${change}` : `${change}`;
}
