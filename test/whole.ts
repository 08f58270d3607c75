/**
 * Runs ring two of the tests, or the groups that are named.
 *
 *   npm run test:whole [-- GROUP ...] [-- arguments of Vitest]
 *
 * Cases of properties are drawn from a new seed. SEED in the environment draws those of an earlier run again.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Group, groups } from './support/rings.ts';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const given = process.argv.slice(2);
const isGroup = (argument: string): argument is Group => groups.some((group) => group === argument);
const paths = given.filter((argument) => !argument.startsWith('-'));
const chosen = given.filter(isGroup);

const seed = process.env.SEED ?? String(randomInt(2 ** 31));
if (!/^\d{1,10}$/.test(seed) || Number(seed) >= 2 ** 31) {
  process.stderr.write(`SEED must be an integer from 0 to ${2 ** 31 - 1}, not ${seed}\n`);
  process.exit(2);
}

const repeat = ['npm run test:whole', ...(paths.length > 0 ? ['--', ...paths] : [])].join(' ');
const report = `Seed ${seed}: SEED=${seed} ${repeat} draws the same cases again.\n`;
process.stdout.write(report);

const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--project=whole*', ...given.filter((argument) => !isGroup(argument))],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      SEED: seed,
      SUNDRY_WHOLE: '1',
      SUNDRY_GROUPS: (chosen.length > 0 ? chosen : groups).join(),
    },
  },
);
if (status !== 0) process.stdout.write(report);
process.exit(status ?? 1);
