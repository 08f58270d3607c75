/**
 * Compares candidates of which the first is Sundry. Rows are data:
 *
 *   { name, unit: 'time', candidates: { sundry: () => ..., peer: () => ... }, targets: { peer: 0.8 }, verify }
 *   { name, unit: 'bytes', candidates: { sundry: 1615, peer: 1611 }, targets: { peer: 1.01 } }
 *
 * A target is the largest share of the peer's figure that Sundry may need. `verify` throws when a peer does
 * different work; it runs before anything is timed. Calls may be asynchronous. Times are the minimum of rounds in
 * which the candidates alternate in this process, so that other load on the machine affects all alike. Only
 * ratios are reported: they repeat on other machines, times do not.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const ROUNDS = 20;
const SAMPLE_MILLISECONDS = 4;
const WARM_UP_MILLISECONDS = 150;
const RESULTS = fileURLToPath(new URL('RESULTS.md', import.meta.url));

/**
 * Measures all rows, prints each as it is done, and puts the section of `group` into RESULTS.md. Sets the exit
 * code to 1 when a target is missed. `peers` are the names of packages of bench/package.json. With `--once` each candidate
 * runs once, and nothing is measured.
 */
export async function compare({ group, title, peers, rows }) {
  for (const row of rows) await row.verify?.();
  if (process.argv.includes('--once')) return runOnce(rows);
  // Warms up all rows before timing any, so that code shared by rows is compiled for all of them.
  for (const row of rows) if (row.unit === 'time') await warmUp(row.candidates);
  const results = [];
  for (const row of rows) {
    const found = row.unit === 'time' ? await times(row.candidates) : row.candidates;
    const result = { row, ratios: ratiosOf(found) };
    console.log(`${row.name}: ${line(result)}`);
    results.push(result);
  }
  writeSection(group, sectionOf(title, peers, results));
  const missed = results.flatMap(missesOf);
  for (const miss of missed) console.error(`missed: ${miss}`);
  if (missed.length > 0) process.exitCode = 1;
}

/** Imports a peer, or undefined where it is not installed. */
export async function peer(name) {
  try {
    return await import(name);
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.log(`missing: ${name}`);
    return undefined;
  }
}

/** Shows that everything a bench measures still runs, and measures nothing. */
async function runOnce(rows) {
  for (const { unit, candidates } of rows) {
    if (unit === 'time') for (const run of Object.values(candidates)) await run();
  }
}

async function times(candidates) {
  const entries = Object.entries(candidates);
  const calls = {};
  const minimum = {};
  for (const [name, run] of entries) {
    const first = run();
    const isAsync = first instanceof Promise;
    await first;
    const count = Math.max(1, Math.round(SAMPLE_MILLISECONDS / (await sample(run, 3, isAsync))));
    calls[name] = { run, isAsync, count };
    minimum[name] = Number.POSITIVE_INFINITY;
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (let turn = 0; turn < entries.length; turn++) {
      const [name] = entries[(round + turn) % entries.length];
      const { run, isAsync, count } = calls[name];
      minimum[name] = Math.min(minimum[name], await sample(run, count, isAsync));
    }
  }
  return minimum;
}

/** Calls until the code is compiled. */
async function warmUp(candidates) {
  for (const run of Object.values(candidates)) {
    for (const until = performance.now() + WARM_UP_MILLISECONDS; performance.now() < until; ) await run();
  }
}

/** Milliseconds a call. */
async function sample(run, count, isAsync) {
  const start = performance.now();
  if (isAsync) for (let i = 0; i < count; i++) await run();
  else for (let i = 0; i < count; i++) run();
  return (performance.now() - start) / count;
}

function ratiosOf(found) {
  const [[, own], ...others] = Object.entries(found);
  return Object.fromEntries(others.map(([name, value]) => [name, own / value]));
}

function line({ row, ratios }) {
  const parts = Object.entries(ratios).map(([name, ratio]) => {
    const target = row.targets?.[name];
    return `${rounded(ratio)} of ${name}${target === undefined ? '' : ` (at most ${target})`}`;
  });
  return parts.join(', ') || 'no peer';
}

function missesOf({ row, ratios }) {
  return Object.entries(row.targets ?? {})
    .filter(([name, target]) => ratios[name] > target)
    .map(([name, target]) => `${row.name} takes ${rounded(ratios[name])} of ${name}, at most ${target}`);
}

function rounded(ratio) {
  return ratio < 0.1 ? ratio.toFixed(3) : ratio.toFixed(2);
}

function sectionOf(title, peers, results) {
  const names = [...new Set(results.flatMap(({ ratios }) => Object.keys(ratios)))];
  const versions = peers.map((name) => `${name} ${versionOf(name)}`).join(', ');
  const date = new Date().toISOString().slice(0, 10);
  const cells = results.map(({ row, ratios }) =>
    names.map((name) => {
      if (ratios[name] === undefined) return '';
      const target = row.targets?.[name];
      return target === undefined ? rounded(ratios[name]) : `${rounded(ratios[name])} (at most ${target})`;
    }),
  );
  return [
    `## ${title}`,
    '',
    `${date}, Node ${process.versions.node}, ${process.platform} ${process.arch}, ${cpus().length} cores.${versions && ` ${versions}.`}`,
    '',
    `| Sundry's share of | ${names.join(' | ')} |`,
    `|---|${'---|'.repeat(names.length)}`,
    ...results.map(({ row }, i) => `| ${row.name}, ${row.unit} | ${cells[i].join(' | ')} |`),
  ].join('\n');
}

function versionOf(name) {
  const manifest = new URL(`node_modules/${name}/package.json`, import.meta.url);
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : 'missing';
}

function writeSection(group, section) {
  const head =
    '# Results\n\nWritten by `npm run bench -- GROUP`. A number below 1 means that Sundry takes less.\n';
  const old = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : head;
  const [open, close] = [`<!-- ${group} -->`, `<!-- end of ${group} -->`];
  const block = `${open}\n${section}\n${close}`;
  const from = old.indexOf(open);
  const to = old.indexOf(close);
  const fresh =
    from < 0 ? `${old.trimEnd()}\n\n${block}\n` : old.slice(0, from) + block + old.slice(to + close.length);
  writeFileSync(RESULTS, fresh);
}
