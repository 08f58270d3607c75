/**
 * `npm run bench -- GROUP...` builds the package, installs the peers where they are missing and runs
 * `<group>.bench.mjs` or `<group>.bench.ts` for each group, one after another. Exits 1 when one of them
 * misses a target.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPeers } from './peers.mjs';

const bench = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const groups = readdirSync(bench).flatMap((file) => /^(\w.*)\.bench\.(mjs|ts)$/.exec(file)?.[1] ?? []);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((group) => !groups.includes(group));

if (wanted.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`no such bench: ${unknown.join(', ')}`);
  console.error(`npm run bench -- GROUP...\ngroups: ${groups.join(', ')}`);
  process.exit(2);
}
if (node(join(root, 'scripts/ensure-built.mjs')) !== 0) process.exit(1);
installPeers();
for (const group of wanted) process.exitCode = Math.max(process.exitCode ?? 0, await runGroup(group));

function runGroup(group) {
  const plain = join(bench, `${group}.bench.mjs`);
  return existsSync(plain) ? node(plain) : runTyped(group);
}

/** Node 20 does not read TypeScript: the file is run without its types, in place. */
async function runTyped(group) {
  // Loaded here, because it may have been installed only just before.
  const { default: ts } = await import('typescript');
  const stripped = join(bench, `.${group}.bench.mjs`);
  const source = readFileSync(join(bench, `${group}.bench.ts`), 'utf8');
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 };
  writeFileSync(stripped, ts.transpileModule(source, { compilerOptions }).outputText);
  try {
    return node(stripped);
  } finally {
    rmSync(stripped);
  }
}

function node(file) {
  return spawnSync(process.execPath, [file], { cwd: root, stdio: 'inherit' }).status ?? 1;
}
