/**
 * `npm run eval [-- TASK...] [--half HALF]` builds the package, installs the peers and measures the built-in text
 * engine beside them on the texts of gold/ and on the public ones (PUBLIC.md) in the folder that EVAL_PUBLIC names.
 * Prints a table for each task and writes RESULTS.md when all of it was measured. Exits 1 when a rate of the
 * untouched half is under its target.
 *
 * `npm run eval -- ablate [PART]` prints what is lost without each list of words of the engine (of those whose name
 * holds PART). `npm run eval -- fire FOLDER` prints which phrases, rules and cues of the engine fire on the texts of a
 * folder. `npm run eval -- changes FOLDER` prints what rewriting changes in them. `npm run eval -- first` prints what the
 * first call of each task takes, and exits 1 above 30 ms.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { OtherFile } from './public.mjs';
import { writeReport } from './report.mjs';
import { HALVES, setsOf } from './sets.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..');
const TASKS = ['sentiment', 'classify', 'extract', 'keywords', 'summarize', 'rewrite'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { half: { type: 'string' }, record: { type: 'boolean' } },
});
const [command, argument] = positionals;
if (command === 'ablate') {
  build();
  const { ablate } = await import('./ablate.mjs');
  await ablate(argument ?? '');
} else if (command === 'fire' && argument !== undefined) {
  build();
  const { fire } = await import('./fire.mjs');
  process.exitCode = fire(argument, values.record) ? 0 : 1;
} else if (command === 'changes' && argument !== undefined) {
  build();
  const { changes } = await import('./changes.mjs');
  await changes(argument);
} else if (command === 'first') {
  build();
  const { first } = await import('./first.mjs');
  process.exitCode = first() ? 0 : 1;
} else {
  const tasks = positionals.length > 0 ? positionals : TASKS;
  const halves = values.half === undefined ? HALVES : [values.half];
  if (tasks.every((task) => TASKS.includes(task)) && halves.every((half) => HALVES.includes(half))) {
    await measureAll(tasks, halves);
  } else {
    console.error(`npm run eval -- [${TASKS.join('|')}]... [--half ${HALVES.join('|')}]`);
    console.error('npm run eval -- ablate [PART]');
    console.error('npm run eval -- fire FOLDER');
    console.error('npm run eval -- changes FOLDER');
    console.error('npm run eval -- first');
    process.exitCode = 2;
  }
}

async function measureAll(tasks, halves) {
  const publicFolder = process.env.EVAL_PUBLIC || undefined;
  if (publicFolder === undefined && halves.includes('public')) {
    console.log('EVAL_PUBLIC names no folder of public texts (eval/PUBLIC.md): they are left out');
  }
  const measured = tasks
    .map((task) => ({ task, sets: halves.flatMap((half) => readSets(task, half, publicFolder)) }))
    .filter(({ sets }) => sets.length > 0);
  if (measured.length === 0) return;
  build();
  installPeers();
  const tables = [];
  for (const { task, sets } of measured) {
    const { measure, peers, sundry, targets } = await import(`./tasks/${task}.mjs`);
    const candidates = { sundry, ...(await peers()) };
    const columns = [];
    for (const set of sets) columns.push({ ...set, ...(await measure(set, candidates)) });
    tables.push({ task, targets, columns });
  }
  const isWhole =
    tasks.length === TASKS.length && halves.length === HALVES.length && publicFolder !== undefined;
  process.exitCode = writeReport(tables, isWhole ? join(here, 'RESULTS.md') : undefined) ? 0 : 1;
}

function build() {
  const built = spawnSync(process.execPath, [join(root, 'scripts/ensure-built.mjs')], { stdio: 'inherit' });
  if (built.status !== 0) process.exit(1);
}

function readSets(task, half, publicFolder) {
  try {
    return setsOf(task, half, publicFolder);
  } catch (error) {
    if (!(error instanceof OtherFile) && error.code !== 'ENOENT') throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** One peer that does not install is not a reason to measure none. */
function installPeers() {
  const { dependencies } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));
  const isThere = (name) => existsSync(join(here, 'node_modules', name, 'package.json'));
  if (Object.keys(dependencies).every(isThere)) return;
  const lax = ['--ignore-scripts=false', '--engine-strict=false', '--no-save', '--loglevel=error'];
  spawnSync('npm', ['--prefix', here, 'install', ...lax], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
