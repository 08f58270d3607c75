/**
 * `npm run siege` builds the service and runs both sieges, `callers` and `connections`; `npm run siege -- callers 10` or
 * `npm run siege -- connections --seed=7` runs one of them with its own arguments. Exits 1 when one fails.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const sieges = ['callers', 'connections'];
const [wanted, ...args] = process.argv.slice(2);

if (wanted !== undefined && !sieges.includes(wanted)) {
  console.error(`npm run siege -- ${sieges.join('|')} [ARGUMENTS]`);
  process.exit(2);
}
if (run('../scripts/ensure-built.mjs', []) !== 0) process.exit(1);
for (const siege of wanted === undefined ? sieges : [wanted]) {
  console.log(`${siege}:`);
  if (run(`siege/${siege}.mjs`, args) !== 0) process.exitCode = 1;
}

function run(file, args) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return spawnSync(process.execPath, [path, ...args], { stdio: 'inherit' }).status ?? 1;
}
