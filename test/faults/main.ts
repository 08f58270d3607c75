/**
 * `npm run faults` breaks the built service and its stores in every way known, again and again, while callers go on
 * calling, and compares what they got with what the store holds. Exits 1 unless nothing was lost, counted twice, granted
 * beyond a limit or cut on a process that was not broken.
 *
 * `--seed=N` chooses the order of the faults; `--share=0.1` runs a tenth of them; `--only=TEXT` those whose store and kind
 * contain TEXT.
 */
import { parseArgs } from 'node:util';
import { hasConsumer } from '../support/consumers.ts';
import { embeddedWorld } from './embedded-world.ts';
import type { World } from './fault.ts';
import { everysecWorld, redisWorld } from './redis-world.ts';
import { type FaultResult, runFaults } from './run-faults.ts';
import { sentinelWorld } from './sentinel-world.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    share: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const [seed, share] = [Number(values.seed), Number(values.share)];
if (!Number.isInteger(seed) || !(share > 0 && share <= 1)) {
  console.error('npm run faults -- [--seed=WHOLE NUMBER] [--share=ABOVE 0, AT MOST 1] [--only=TEXT]');
  process.exit(2);
}

// By default Node ends without its exit listeners, which end what was started.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const results: FaultResult[] = [];
const notes: FaultResult[] = [];
for (const program of ['redis-server', 'prlimit', 'faketime']) {
  if (!hasConsumer(program)) console.log(`${program} is not installed: the faults that need it are left out`);
}
await run(embeddedWorld, results);
if (hasConsumer('redis-server')) {
  await run(redisWorld, results);
  await run(sentinelWorld, results);
  await run(everysecWorld, notes);
}
print(results);
if (notes.length > 0) {
  console.log(
    '\nA note, not a promise: Redis may lose what it counted while its disk syncs, unless it writes always.\n',
  );
  print(notes);
}
const bad = results.filter(({ lost, doubled, over, cut, odd }) => lost + doubled + over + cut + odd > 0);
const kills = results.reduce((sum, result) => sum + result.kills, 0);
console.log(
  `\nseed ${seed}: ${results.length} faults, ${kills} kills, ${bad.length === 0 ? 'every account is right' : `${bad.length} with a wrong account`}`,
);
process.exitCode = bad.length === 0 ? 0 : 1;

async function run(world: () => Promise<World>, into: FaultResult[]): Promise<void> {
  const onResult = (result: FaultResult) =>
    process.stderr.write(`${line(result.world, result.kind, [result])}\n`);
  into.push(...(await runFaults(world, { seed, share, only: values.only, onResult })));
}

function print(list: readonly FaultResult[]): void {
  console.log(
    '| store | fault | times | kills | calls | 2xx | refused, cut there | lost | doubled | over limit | cut | odd | back ms |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |');
  const rows = new Map<string, FaultResult[]>();
  for (const result of list) {
    const name = `${result.world}\n${result.kind}`;
    rows.set(name, [...(rows.get(name) ?? []), result]);
  }
  for (const [name, group] of rows) {
    const [world = '', kind = ''] = name.split('\n');
    console.log(line(world, kind, group));
  }
}

function line(world: string, kind: string, group: readonly FaultResult[]): string {
  const figures = ['kills', 'calls', 'answered', 'failed', 'lost', 'doubled', 'over', 'cut', 'odd'] as const;
  const sums = figures.map((figure) => group.reduce((sum, result) => sum + result[figure], 0));
  const backMs = Math.round(Math.max(...group.map((result) => result.backMs)));
  return `| ${[world, kind, group.length, ...sums, backMs].join(' | ')} |`;
}
