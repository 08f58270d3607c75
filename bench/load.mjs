/**
 * `npm run load` measures the built service on 127.0.0.1, with an example of every operation. Needs Linux.
 *
 * `npm run load` saturates each operation, then runs it at half of that; `--seconds=3` each.
 * `npm run load -- cost` prints the CPU time of a call of each; `--rounds=5`, `--quick` for a few calls of each.
 * `npm run load -- soak` runs all of them for `--seconds=600`, and fails when memory grows.
 * `npm run load -- isolation` measures one caller's calls beside another's hundred; `--seconds=10`.
 * `--only=TEXT` selects the calls whose name contains TEXT. With STORE_URL the service uses that store.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installPeers } from './peers.mjs';

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
  },
});
const [name = 'saturation', ...rest] = positionals;
const defaultSeconds = { saturation: 3, cost: 1, soak: 600, isolation: 10 };
const [seconds, rounds] = [Number(values.seconds ?? defaultSeconds[name]), Number(values.rounds)];
if (!(name in defaultSeconds) || rest.length > 0 || !(seconds > 0) || !(rounds >= 1)) {
  console.error(
    'npm run load -- [cost | soak | isolation] [--seconds=N] [--rounds=N] [--only=TEXT] [--quick]',
  );
  process.exit(2);
}
if (!existsSync('/proc/self/schedstat')) {
  console.error('npm run load reads CPU times from /proc, which this system does not have');
  process.exit(2);
}
const path = (file) => fileURLToPath(new URL(file, import.meta.url));
const built = spawnSync(process.execPath, [path('../scripts/ensure-built.mjs')], { stdio: 'inherit' });
if (built.status !== 0) process.exit(1);
if (name === 'saturation') installPeers();
// Loaded here, because it imports what was built only just before.
const program = await import(`./load/${name}.mjs`);
const faults = (await program[name]({ seconds, rounds, only: values.only, isQuick: values.quick })) ?? [];
for (const fault of faults) console.error(`missed: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
