/** `npm run data`: regenerates every generated file from the pinned packages, one after another. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const scripts = fileURLToPath(new URL('.', import.meta.url));
const generators = readdirSync(scripts, { recursive: true }).filter((file) =>
  /generate-[^/\\]*\.ts$/.test(file),
);
for (const file of generators.sort()) {
  const run = spawnSync(process.execPath, ['--import', './scripts/typescript.mjs', join(scripts, file)], {
    cwd: join(scripts, '..'),
    stdio: 'inherit',
  });
  if (run.status !== 0) process.exitCode = 1;
}
