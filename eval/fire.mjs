import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCorpus } from './corpus.mjs';
import { firedTables, recordedShares, recordShares, sharesOf } from './fired.mjs';

/**
 * Prints how many entries of the engine's data fire on the texts of a folder, by file, and which never do. Where they are
 * the texts of FIRED.md, writes the new shares there, or returns false if one is lower than recorded. `isRecorded` writes
 * them in any case.
 */
export function fire(folder, isRecorded) {
  const counts = countsIn(resolve(folder));
  for (const { kind, file, entries } of counts) {
    const idle = entries.filter(({ texts }) => texts === 0).map(({ text }) => text);
    if (idle.length > 0) console.log(`## Never: ${kind}, ${file}\n\n${idle.join('\n')}\n`);
  }
  console.log(firedTables(counts));
  const texts = hashOf(folder);
  const recorded = recordedShares();
  if (!isRecorded && recorded.texts !== texts) {
    console.log('These are not the texts of eval/FIRED.md: it stays as it is.');
    return true;
  }
  const lower = [...sharesOf(counts)].filter(([name, share]) => share < (recorded.shares.get(name) ?? 0));
  for (const [name] of lower) console.error(`${name}: fewer entries fire than eval/FIRED.md records`);
  if (isRecorded || lower.length === 0) recordShares(texts, counts);
  return isRecorded || lower.length === 0;
}

function countsIn(folder) {
  const program = fileURLToPath(new URL('./count.mjs', import.meta.url));
  const run = spawnSync(process.execPath, [program, folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1e9,
  });
  if (run.status !== 0) throw new Error('the counting engine failed');
  return JSON.parse(run.stdout);
}

function hashOf(folder) {
  const hash = createHash('sha256');
  for (const { kind, text } of readCorpus(folder)) hash.update(`${kind}\0${text}\0`);
  return hash.digest('hex');
}
