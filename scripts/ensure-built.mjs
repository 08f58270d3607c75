/**
 * Makes the checkout runnable: installs packages when they do not match package-lock.json, builds when dist/ was not
 * made from the sources as they are. Does nothing, quickly, when both are up to date. Types are left unchecked, which
 * `npm run build` and `npm run lint` do: the first start takes a quarter less.
 *
 * Plain JavaScript without dependencies, because it runs before any of them is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, isBuilt } from './build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

refuseOldNode();
if (!isInstalled()) step('installing packages', install);
if (!isBuilt(root)) step('building', () => build(root, { checksTypes: false }));

/** `npm ci` would refuse too, but in a page of text. */
function refuseOldNode() {
  const needed = readJson('package.json').engines.node.replace('>=', '');
  const newer = process.versions.node.localeCompare(needed, 'en', { numeric: true }) >= 0;
  if (newer) return;
  process.stderr.write(`sundry: needs Node ${needed} or newer, this is ${process.versions.node}\n`);
  process.exit(1);
}

/** Compares what npm recorded in node_modules with the lock file. Optional packages depend on the machine. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = readJson('node_modules/.package-lock.json').packages;
  return Object.entries(readJson('package-lock.json').packages).every(([folder, wanted]) => {
    if (folder === '') return true;
    const optional = wanted.optional || wanted.devOptional;
    if (installed[folder] === undefined) return Boolean(optional);
    return installed[folder].version === wanted.version && (optional || existsSync(join(root, folder)));
  });
}

/** Development packages are included explicitly: NODE_ENV=production would leave the compiler out. */
function install() {
  const npm = process.env.npm_execpath ?? '';
  const [command, prefix] = basename(npm) === 'npm-cli.js' ? [process.execPath, [npm]] : ['npm', []];
  const args = [...prefix, 'ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'];
  const run = spawnSync(command, args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  if (run.error) return `${command}: ${run.error.message}`;
  return run.status === 0 ? undefined : `${run.stdout}${run.stderr}`;
}

/** One line when a step begins; the output of its command only when it fails. */
function step(title, run) {
  process.stderr.write(`sundry: ${title} ...\n`);
  const failure = run();
  if (failure === undefined) return;
  process.stderr.write(`${failure.trimEnd()}\nsundry: ${title} failed\n`);
  process.exit(1);
}

function readJson(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}
