/**
 * Packs data/text, compiles src/ to dist/, and bundles the playground. The result is written beside dist/ and swapped in
 * when it is complete, so that a failed build leaves the last good one and a running service never sees a partial one.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLexiconCurrent } from './text/generate-lexicon.mjs';

/** Holds the fingerprint of the sources that dist/ was made from. */
const STAMP = '.built-from';

/** True when dist/ was made from the sources as they are now. */
export function isBuilt(root) {
  const stamp = join(root, 'dist', STAMP);
  return isLexiconCurrent(root) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

/**
 * Builds; returns undefined on success and the compiler's output on failure. What is built is the same without the
 * check of types, which takes half of the time.
 */
export function build(root, { checksTypes }) {
  const unpacked = packText(root);
  if (unpacked !== undefined) return unpacked;
  // Computed first: a file saved while the compiler runs causes the next build, not a stale stamp.
  const madeFrom = fingerprint(root);
  const fresh = mkdtempSync(join(root, 'dist.new-'));
  try {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const args = [compiler, '-p', 'tsconfig.build.json', '--outDir', fresh, '--noEmitOnError'];
    if (!checksTypes) args.push('--noCheck');
    const failure =
      runNode(root, args) ??
      writeTypes(root, fresh) ??
      bundleStart(root, fresh) ??
      bundlePlayground(root, fresh);
    if (failure !== undefined) return failure;
    const command = join(fresh, 'cli.js');
    if (existsSync(command)) chmodSync(command, 0o755);
    chmodSync(fresh, 0o755);
    writeFileSync(join(fresh, STAMP), madeFrom);
    swapIn(fresh, join(root, 'dist'));
    return undefined;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Makes the lexicon of src/ from data/text (scripts/text/generate-lexicon.mjs). Returns the output of a failure. */
function packText(root) {
  return isLexiconCurrent(root) ? undefined : runNode(root, ['scripts/text/generate-lexicon.mjs']);
}

/**
 * Writes out the types that derive from schemas, and the client's table of routes, where there is a client
 * (scripts/types/write-types.ts). Returns the output of a failure.
 */
function writeTypes(root, fresh) {
  if (!existsSync(join(fresh, 'client'))) return undefined;
  const args = ['--import', './scripts/typescript.mjs', 'scripts/types/write-types.ts', fresh];
  return runNode(root, args);
}

/** Puts what every run of the command loads into one file (scripts/bundle-start.mjs). Returns the output of a failure. */
function bundleStart(root, fresh) {
  if (!existsSync(join(fresh, 'start.js'))) return undefined;
  const args = [join(root, 'scripts/bundle-start.mjs'), fresh];
  return runNode(root, args);
}

/** Bundles the script of the playground (scripts/bundle.mjs). Returns the output of a failure. */
function bundlePlayground(root, fresh) {
  const args = [join(root, 'scripts/bundle.mjs'), join(fresh, 'web')];
  return runNode(root, args);
}

/** Runs a program of Node; returns undefined on success and its output on failure. */
function runNode(root, args) {
  const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return run.status === 0 ? undefined : `${run.stdout}${run.stderr}`;
}

/** Another build of the same checkout may swap at the same moment; the later one wins. */
function swapIn(fresh, target, attempts = 5) {
  const old = mkdtempSync(`${fresh}-old-`);
  try {
    if (existsSync(target)) renameSync(target, join(old, 'dist'));
    renameSync(fresh, target);
  } catch (error) {
    if (attempts === 0) throw error;
    swapIn(fresh, target, attempts - 1);
  } finally {
    rmSync(old, { recursive: true, force: true });
  }
}

/** Contents, not times: a fresh clone, a checkout and a copied folder all have meaningless times. */
function fingerprint(root) {
  const hash = createHash('sha256');
  const files = [
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.build.json',
    ...sources(root, 'src'),
    ...sources(root, 'scripts/types'),
  ];
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return `${hash.digest('hex')}\n`;
}

function sources(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return entry.name === 'vectors' ? [] : sources(root, path);
      return /\.(test|contract)\.ts$/.test(entry.name) ? [] : [path];
    });
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const failure = build(resolve(fileURLToPath(import.meta.url), '../..'), { checksTypes: true });
  if (failure !== undefined) {
    process.stderr.write(failure);
    process.exitCode = 1;
  }
}
