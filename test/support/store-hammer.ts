import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.ts';
import { callOf, countOf } from './counts.ts';

/**
 * A process that counts on a shared store: `store-hammer DIRECTORY CALLER LIMIT CALLS CONCURRENCY`. Prints
 * `ready`, waits for a line on standard input, then prints a line `+` as each call is granted, `-` as it is
 * refused, and `!` as it fails. What it printed is acknowledged. Its last line says whether the store is `ready` or
 * `not ready`.
 */
const [directory = '', caller = '', limit = '0', calls = '0', concurrency = '1'] = process.argv.slice(2);

const store = await openSqliteStore(directory);
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
process.stdin.unref();

let left = Number(calls);
await Promise.all(Array.from({ length: Number(concurrency) }, work));
const readiness = await store.ping().then(
  () => 'ready',
  () => 'not ready',
);
process.stdout.write(`${readiness}\n`);
await store.close();

async function work(): Promise<void> {
  while (left > 0) {
    left -= 1;
    process.stdout.write(`${await outcome()}\n`);
  }
}

async function outcome(): Promise<string> {
  try {
    const { granted } = await store.reserve(callOf(countOf(caller, 20_000), Number(limit)));
    return granted ? '+' : '-';
  } catch {
    return '!';
  }
}
