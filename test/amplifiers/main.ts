/**
 * `npm run amplify` draws requests at random that cost more than their bytes show, measures their processor time and
 * their answers, and prints each that breaks a bound of its declaration, as small as it could be made. Exits 1 when
 * there is one.
 *
 * `--draws=N` chooses how many, `--seed=N` which ones, `--only=TEXT` the operations whose id contains TEXT, and
 * `--largest=BYTES` how long the large ones are. `--replay=SEED:BYTES` with one operation measures a single request again.
 */
import { parseArgs } from 'node:util';
import { MeasuringProcess } from './harness/measuring-process.ts';
import type { Measured } from './harness/messages.ts';
import { findBrokenBounds } from './harness/search.ts';
import { sentenceOf, summaryOf } from './report.ts';

const { values } = parseArgs({
  options: {
    draws: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
    largest: { type: 'string', default: '1000000' },
    replay: { type: 'string' },
  },
});
const [draws, seed, largest] = [Number(values.draws), Number(values.seed), Number(values.largest)];
if (![draws, seed, largest].every(Number.isInteger)) {
  console.error(
    'npm run amplify -- [--draws=N] [--seed=N] [--only=TEXT] [--largest=BYTES] [--replay=SEED:BYTES]',
  );
  process.exit(2);
}
const measuring = new MeasuringProcess();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
process.once('exit', () => measuring.end());
const chosen = (await measuring.operations()).filter(({ id }) => id.includes(values.only));
if (chosen.length === 0) throw new Error(`no operation has ${values.only} in its id`);
if (values.replay === undefined) await search(chosen);
else await replay(chosen[0]!.id, values.replay);
measuring.end();

async function search(operations: readonly Measured[]): Promise<void> {
  console.log(`seed ${seed}, ${draws} draws`);
  const onFinding = (finding: Parameters<typeof sentenceOf>[0]) => console.log(`\n${sentenceOf(finding)}`);
  const findings = await findBrokenBounds(measuring, { operations, seed, draws, largest, onFinding });
  console.log(`\n${summaryOf(findings, { seed, draws })}`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

async function replay(operation: string, place: string): Promise<void> {
  const [sampleSeed, bytes] = place.split(':').map(Number);
  const answer = await measuring.ask({ operation, seed: sampleSeed!, bytes: bytes!, runs: 'many' });
  console.log(JSON.stringify(answer, undefined, 2));
}
