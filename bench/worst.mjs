/**
 * `npm run worst` sends the built service the most expensive requests known for every operation, and measures
 * the cost of each: CPU for each KB of it, the longest turn of the main event loop, bytes out for bytes in. Of the
 * requests that no quota pays for it measures the time of the main thread. Writes worst/RESULTS.md and exits 1 when a
 * bound of worst/bounds.mjs is broken.
 *
 * `--quick` sends one request for each operation, and the free ones but for variants, and checks only their time, relative to a
 * reference of the same run. `--first` measures the first call of each operation in a fresh process. `--only=TEXT`
 * selects the requests whose operation and name contain TEXT; `--only=free` measures the free ones, and writes their
 * table. Figures are the least of several calls: other load on the machine only adds.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brokenBounds, brokenFreeBounds, brokenFreeRatio, brokenRatio } from './worst/bounds.mjs';
import { firstCalls as ordinaryCalls } from './worst/first-calls.mjs';
import { writeFreeResults, writeResults } from './worst/results.mjs';
import { sitePages } from './worst/site.mjs';
import { startWorld } from './worst/world.mjs';

const MIN_CALLS = 4;
const MAX_CALLS = 15;
const ENOUGH_CPU_MS = 150;

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, first: { type: 'boolean' }, only: { type: 'string', default: '' } },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const built = spawnSync(process.execPath, [join(root, 'scripts/ensure-built.mjs')], { stdio: 'inherit' });
if (built.status !== 0) process.exit(1);
// Imported after the build, on which they depend.
const { allCases, firstOfEach, reference } = await import('./worst/cases.mjs');
const { declaredCost } = await import('./worst/declared.mjs');
const { startService } = await import('./worst/service.mjs');
const { freeCases } = await import('./worst/free.mjs');
const { measureFree } = await import('./worst/free-run.mjs');
const { operations } = await import('../dist/registry.js');

const world = await startWorld(sitePages);
const isWanted = ({ operation, name }) => `${operation} ${name}`.includes(options.only);
const cases = allCases(world.siteUrl).filter(isWanted);
const free = freeCases(operations).filter(isWanted);
const broken = options.first ? await firstCalls() : options.quick ? await quickRun() : await fullRun();
world.end();
for (const sentence of broken) console.error(`broken: ${sentence}`);
process.exitCode = broken.length > 0 ? 1 : 0;

async function fullRun() {
  const freeRows = await measureFree(world, free, { brokenOf: brokenFreeBounds, print: printFree });
  if (['', 'free'].includes(options.only)) writeFreeResults(freeRows);
  const rows = await measured((service) => measureAll(service, cases, isWithinAll));
  const verdicts = rows.map((row) => ({ ...row, broken: brokenBounds(row) }));
  if (options.only === '') writeResults(verdicts);
  return [...freeRows, ...verdicts].flatMap(sentences);
}

async function quickRun() {
  return measured(async (service) => {
    const [{ cpuMs: referenceMs }] = await measureAll(service, [reference], isWithinAll);
    const brokenFree = (row) => brokenFreeRatio(row, referenceMs);
    const options = { brokenOf: brokenFree, isOnce: true, print: printFree };
    const freeRows = await measureFree(
      world,
      free.filter(({ isVariant }) => !isVariant),
      options,
    );
    const broken = (row) => brokenRatio(row, referenceMs);
    // More calls only lower the figure: one within its bound is enough.
    const isEnough = (row) => broken(row).length === 0;
    const rows = await measureAll(service, firstOfEach(cases), isEnough);
    return [...freeRows, ...rows.map((row) => ({ ...row, broken: broken(row) }))].flatMap(sentences);
  });
}

/** The first call of an operation loads its modules, and in the main thread its fonts, lists and tables. */
async function firstCalls() {
  for (const first of ordinaryCalls(world.siteUrl)) {
    const service = await startService(world);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    print({
      ...first,
      ...(await service.measure(first)),
      bytesIn: bytesOf(first),
      declaredMs: declaredCost(first),
    });
    await service.end();
  }
  return [];
}

async function measured(measure) {
  const service = await startService(world);
  const result = await measure(service);
  await service.end();
  return result;
}

async function measureAll(service, list, isEnough) {
  const rows = [];
  for (const one of list) {
    rows.push(await leastOf(service, one, isEnough));
    print(rows.at(-1));
  }
  return rows;
}

/** Calls until the engine has compiled the code of a call: cheap calls many times, and those that seem too expensive. */
function isWithinAll(row, { calls, spent }) {
  return calls >= MIN_CALLS && spent >= ENOUGH_CPU_MS && brokenBounds(row).length === 0;
}

/** The least figures of the calls until there are enough, or MAX_CALLS. */
async function leastOf(service, one, isEnough) {
  const known = { ...one, bytesIn: bytesOf(one), declaredMs: declaredCost(one) };
  let least = { ...known, ...(await service.measure(one)) };
  for (let calls = 1, spent = 0; calls < MAX_CALLS && !isEnough(least, { calls, spent }); calls++) {
    const next = await service.measure(one);
    spent += next.cpuMs;
    for (const figure of ['cpuMs', 'holdMs']) next[figure] = Math.min(next[figure], least[figure]);
    least = { ...known, ...next };
  }
  return least;
}

function bytesOf({ path, body, bytesIn }) {
  return bytesIn ?? (body === undefined ? path.length : Buffer.byteLength(body));
}

function print({ operation, name, status, bytesIn, bytesOut, cpuMs, holdMs, declaredMs }) {
  const figures = [
    `${status}`,
    `${(bytesIn / 1024).toFixed(1)} KB in`,
    `${(bytesOut / bytesIn).toFixed(1)} out/in`,
    `${cpuMs.toFixed(1)} ms CPU`,
    `${declaredMs?.toFixed(1) ?? '-'} ms declared`,
    `${holdMs.toFixed(1)} ms held`,
  ];
  console.log(`${operation} | ${name} | ${figures.join(' | ')}`);
}

function printFree({ operation, name, status, bytesIn, bytesOut, mainMs }) {
  const figures = [
    `${status}`,
    `${bytesIn} bytes in`,
    `${bytesOut} out`,
    `${mainMs.toFixed(3)} ms of the main thread`,
  ];
  console.log(`${operation} | ${name} | ${figures.join(' | ')}`);
}

function sentences({ operation, name, broken: found }) {
  return found.map((sentence) => `${operation}, ${name}: ${sentence}`);
}
