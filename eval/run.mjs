/**
 * `npm run eval [-- TASK...] [--half tuned|untouched]` builds the package, installs the peers and measures the
 * built-in text engine beside them on the texts of gold/. Prints a table for each task and writes RESULTS.md when
 * all of it was measured. Exits 1 when a rate of the untouched half lies under its target.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeReport } from './report.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '..');
const TASKS = ['sentiment', 'classify', 'extract', 'keywords', 'summarize', 'rewrite'];
const HALVES = ['tuned', 'untouched'];

const { values, positionals } = parseArgs({ allowPositionals: true, options: { half: { type: 'string' } } });
const tasks = positionals.length > 0 ? positionals : TASKS;
const halves = values.half === undefined ? HALVES : [values.half];
if (tasks.some((task) => !TASKS.includes(task)) || halves.some((half) => !HALVES.includes(half))) {
  console.error(`npm run eval -- [${TASKS.join('|')}]... [--half ${HALVES.join('|')}]`);
  process.exit(2);
}
if (
  spawnSync(process.execPath, [join(root, 'scripts/ensure-built.mjs')], { stdio: 'inherit' }).status !== 0
) {
  process.exit(1);
}
installPeers();

const tables = [];
for (const task of tasks) {
  const { measure, targets } = await import(`./tasks/${task}.mjs`);
  const columns = {};
  for (const half of halves) {
    columns[half] = await measure(
      (file) => JSON.parse(readFileSync(join(here, 'gold', half, `${file}.json`), 'utf8')),
      half,
    );
  }
  tables.push({ task, targets, columns });
}
const isWhole = tasks.length === TASKS.length && halves.length === HALVES.length;
process.exitCode = writeReport(tables, isWhole ? join(here, 'RESULTS.md') : undefined) ? 0 : 1;

/** One peer that does not install is no reason to measure none. */
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
