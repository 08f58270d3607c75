/**
 * `npm run data [-- GROUP]`: regenerates every generated file, or those of one group (`text`), one after another: from the
 * pinned packages, and from data/text.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const scripts = fileURLToPath(new URL('.', import.meta.url));
const [group = '.'] = process.argv.slice(2);

const generators = generatorsIn(join(scripts, group));
if (generators.length === 0) {
  const groups = readdirSync(scripts).filter((name) => generatorsIn(join(scripts, name)).length > 0);
  process.stderr.write(`${group}: no such group; there are ${groups.join(', ')}\n`);
  process.exitCode = 2;
}
for (const file of generators) {
  const run = spawnSync(process.execPath, [...loaderOf(file), file], {
    cwd: join(scripts, '..'),
    stdio: 'inherit',
  });
  if (run.status !== 0) process.exitCode = 1;
}

function generatorsIn(folder) {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return [];
  return readdirSync(folder, { recursive: true })
    .filter((file) => /generate-[^/\\]*\.(?:ts|mjs)$/.test(file))
    .map((file) => join(folder, file))
    .sort();
}

/** Plain JavaScript needs none. */
function loaderOf(file) {
  return file.endsWith('.ts') ? ['--import', './scripts/typescript.mjs'] : [];
}
