import { openStore } from '../../../src/store/open-store.ts';
import { readStoreUrl } from '../../../src/store/store-url.ts';
import { callOf, countOf } from '../counts.ts';

/**
 * A process that counts on a shared store: `store-hammer PLACE CALLER LIMIT CALLS CONCURRENCY`. The place is a directory
 * or a STORE_URL; a caller `k:HASH` calls with the key of that hash. Prints `ready`, waits for a line on standard input, then prints a line `+` as each call is granted, `-` as it is
 * refused, and `!` as it fails. What it printed is acknowledged. Its last line says whether the store is `ready` or
 * `not ready`.
 */
const [place = '', caller = '', limit = '0', calls = '0', concurrency = '1'] = process.argv.slice(2);

const settings = { dataDir: place, storeAddress: readStoreUrl(place) };
const store = await openStore(settings, { info() {}, warn() {}, error() {} });
const keyHash = caller.startsWith('k:') ? caller.slice(2) : undefined;
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
    const call = { ...callOf(countOf(caller, 20_000), Number(limit)), keyHash };
    const { granted } = await store.reserve(call);
    return granted ? '+' : '-';
  } catch {
    return '!';
  }
}
