/**
 * `npm run eval -- first`: what the first call of each task takes beyond a warm one, in processes of their own, which
 * take turns. Exits 1 when one takes more than 30 ms. Figures are the least of the rounds, in milliseconds of processor
 * time: other load on the machine only adds.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROUNDS = 9;
const WARM_CALLS = 30;
const MAX_MS = 30;

const text =
  'Dear Ms Okafor, thank you for order 4411-B of 12 March. The invoice over EUR 1,240.50 is due on 2 April 2026. ' +
  'Two of the chairs arrived with scratches, and nobody answered my call on Monday. Please send new ones to ' +
  'Hafenstrasse 12, 20457 Hamburg, or call me at +49 40 1234567. Kind regards, Jonas Brandt, Brandt Interiors GmbH';
const inputs = {
  sentiment: [text],
  classify: [text, ['complaint', 'order', 'invoice', 'job application', 'praise']],
  extract: [text, ['name', 'company', 'order_number', 'amount', 'due_date', 'phone', 'address', 'city']],
  keywords: [text],
  summarize: [text],
  rewrite: [text, { tone: 'formal' }],
};

/** Runs as the main program of a process: prints the time to load the library, of the first call, and of a warm one. */
const program = `
  const [library, task, inputs] = process.argv.slice(1);
  const spent = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000; };
  const start = spent();
  const { [task]: call } = await import(library);
  const loaded = spent();
  await call(...JSON.parse(inputs));
  const first = spent() - loaded;
  let warm = Infinity;
  for (let round = 0; round < ${WARM_CALLS}; round++) {
    const before = spent();
    await call(...JSON.parse(inputs));
    warm = Math.min(warm, spent() - before);
  }
  console.log(JSON.stringify({ load: loaded - start, first: first - warm }));
`;

export function first() {
  const library = fileURLToPath(new URL('../dist/operations/text/index.js', import.meta.url));
  const least = Object.fromEntries(
    Object.keys(inputs).map((task) => [task, { load: Infinity, first: Infinity }]),
  );
  for (let round = 0; round < ROUNDS; round++) {
    for (const [task, input] of Object.entries(inputs)) {
      const args = ['--input-type=module', '-e', program, library, task, JSON.stringify(input)];
      const cost = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
      for (const part of ['load', 'first']) least[task][part] = Math.min(least[task][part], cost[part]);
    }
  }
  console.log(
    '| task | load the library | first call beyond a warm one | at most |\n| --- | --- | --- | --- |',
  );
  for (const [task, { load, first: beyond }] of Object.entries(least)) {
    console.log(`| ${task} | ${load.toFixed(0)} | ${beyond.toFixed(1)} | ${MAX_MS} |`);
  }
  return Object.values(least).every(({ first: beyond }) => beyond <= MAX_MS);
}
