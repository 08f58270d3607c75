import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/store/open-store.ts';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import type { KeyRecord } from '../src/store/store.ts';
import { readStoreUrl } from '../src/store/store-url.ts';
import { hasConsumer } from './support/consumers.ts';
import { callOf, countOf } from './support/counts.ts';
import { compileForChild } from './support/running/compiled.ts';
import { runs } from './support/runs.ts';
import { startRedis } from './support/worlds/redis-server.ts';

const CALLER = 'a:0123456789abcdef0123456789abcdef';
const WINDOW = 20_000;
const key: KeyRecord = {
  hash: 'ab'.repeat(32),
  hint: 'Ab3d',
  name: 'kept',
  createdAt: new Date('2026-11-21T00:00:00Z'),
  monthlyLimit: 7,
  expiresAt: null,
  revokedAt: null,
};

let scratch = '';
let hammer: ReturnType<typeof compileForChild>;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'sundry-durability-'));
  hammer = compileForChild('test/support/running/store-hammer.ts');
});
afterAll(() => {
  hammer.remove();
  rmSync(scratch, { recursive: true, force: true });
});

interface Writer {
  readonly child: ChildProcess;
  readonly log: string;
  readonly ended: Promise<void>;
}

interface Burst {
  readonly directory: string;
  readonly caller?: string;
  readonly limit?: number;
  readonly calls: number;
  readonly concurrency: number;
  readonly processes: number;
  /** A shell that runs the process under a system limit. */
  readonly under?: string;
}

/** Starts the processes on one store and releases them together, once all have it open. */
async function start(burst: Burst): Promise<Writer[]> {
  const writers = Array.from({ length: burst.processes }, (_, index) => spawnWriter(burst, index));
  await Promise.all(writers.map(({ log, child }) => readyIn(log, child)));
  for (const { child } of writers) child.stdin?.write('go\n');
  return writers;
}

function spawnWriter(burst: Burst, index: number): Writer {
  const { directory, caller = CALLER, limit = 1e9, calls, concurrency, under } = burst;
  const log = join(scratch, `writer-${index}-${Math.random()}.log`);
  // A file, not a pipe: what was written to it before the kill is there, whenever it is read.
  const output = openSync(log, 'a');
  const args = [hammer.path, directory, caller, `${limit}`, `${calls}`, `${concurrency}`];
  const [command, ...rest] = under === undefined ? [process.execPath] : ['sh', '-c', under, process.execPath];
  const child = spawn(command!, [...rest, ...args], { stdio: ['pipe', output, 'inherit'] });
  closeSync(output);
  return { child, log, ended: new Promise((resolve) => child.once('exit', () => resolve())) };
}

async function readyIn(log: string, child: ChildProcess): Promise<void> {
  while (!readFileSync(log, 'utf8').startsWith('ready\n')) {
    if (child.exitCode !== null) throw new Error('the process ended before it had the store open');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function outcomes(writers: readonly Writer[], sign: '+' | '-' | '!'): number {
  const lines = writers.flatMap(({ log }) => readFileSync(log, 'utf8').split('\n'));
  return lines.filter((line) => line === sign).length;
}

/** What the process reported about the store at its end. */
function readinessOf({ log }: Writer): string | undefined {
  return readFileSync(log, 'utf8').trimEnd().split('\n').at(-1);
}

async function storedIn(directory: string): Promise<number> {
  const store = await openSqliteStore(directory);
  const used = await store.used(countOf(CALLER, WINDOW));
  await store.close();
  return used;
}

describe('counts in one file under several processes', () => {
  it('grant exactly 100 of 200 calls at limit 100 over two processes', async () => {
    const directory = join(scratch, 'exact');
    const writers = await start({ directory, limit: 100, calls: 100, concurrency: 100, processes: 2 });
    await Promise.all(writers.map(({ ended }) => ended));
    expect(outcomes(writers, '+')).toBe(100);
    expect(outcomes(writers, '-')).toBe(100);
    expect(await storedIn(directory)).toBe(100);
  });

  it('lose nothing while two of four processes are killed in every burst', async () => {
    const directory = join(scratch, 'killed');
    const store = await openSqliteStore(directory);
    await store.createKey(key);
    await store.close();
    let acknowledged = 0;
    let killed = 0;
    const concurrency = 10;
    for (let round = 1; round <= runs(10); round += 1) {
      const writers = await start({ directory, calls: 3000, concurrency, processes: 4 });
      await new Promise((resolve) => setTimeout(resolve, 20 + ((round * 37) % 180)));
      for (const { child } of writers.slice(0, 2)) {
        if (child.kill('SIGKILL')) killed += 1;
      }
      await Promise.all(writers.map(({ ended }) => ended));
      acknowledged += outcomes(writers, '+');
      expect(outcomes(writers, '!')).toBe(0);
      const stored = await storedIn(directory);
      expect(stored).toBeGreaterThanOrEqual(acknowledged);
      // A killed process may have counted what it had no time to acknowledge: at most one call for each worker.
      expect(stored).toBeLessThanOrEqual(acknowledged + killed * concurrency);
    }
    expect(killed).toBeGreaterThan(0);
    // The two survivors of every round make 3000 calls each.
    expect(acknowledged).toBeGreaterThanOrEqual(runs(10) * 6000);
    const after = await openSqliteStore(directory);
    expect(await after.listKeys()).toEqual([key]);
    await after.close();
  }, 600_000);

  it('are not acknowledged when the file cannot grow: a failed commit is reported', async () => {
    const directory = join(scratch, 'full');
    await (await openSqliteStore(directory)).close();
    // 200 blocks of 512 bytes: the write-ahead log is full after a few calls. Node ignores SIGXFSZ, writes fail.
    const writers = await start({
      directory,
      calls: 200,
      concurrency: 1,
      processes: 1,
      under: 'ulimit -f 200; exec "$0" "$@"',
    });
    await Promise.all(writers.map(({ ended }) => ended));
    expect(outcomes(writers, '+')).toBeGreaterThan(0);
    expect(outcomes(writers, '!')).toBeGreaterThan(0);
    expect(await storedIn(directory)).toBe(outcomes(writers, '+'));
    expect(writers.map(readinessOf)).toEqual(['not ready']);
  });

  it('and a store with room to grow is ready', async () => {
    const directory = join(scratch, 'room');
    const writers = await start({ directory, calls: 10, concurrency: 1, processes: 1 });
    await Promise.all(writers.map(({ ended }) => ended));
    expect(writers.map(readinessOf)).toEqual(['ready']);
  });
});

describe('one store under four processes', () => {
  /** Calls of one key, 200 at once in each process. */
  async function grantedOf(place: string): Promise<{ granted: number; refused: number; stored: number }> {
    const settings = { dataDir: place, storeAddress: readStoreUrl(place) };
    const store = await openStore(settings, { info() {}, warn() {}, error() {} });
    await store.createKey(key);
    const caller = `k:${key.hash}`;
    const load = { limit: 500, calls: 200, concurrency: 200, processes: 4 };
    const writers = await start({ ...load, directory: place, caller });
    await Promise.all(writers.map(({ ended }) => ended));
    const stored = await store.used(countOf(caller, WINDOW));
    await store.close();
    return { granted: outcomes(writers, '+'), refused: outcomes(writers, '-'), stored };
  }

  it('the embedded one grants exactly the limit', async () => {
    expect(await grantedOf(join(scratch, 'one-key'))).toEqual({ granted: 500, refused: 300, stored: 500 });
  });

  it.runIf(hasConsumer('redis-server'))('Redis grants exactly the limit', async () => {
    const server = await startRedis();
    try {
      expect(await grantedOf(server.url)).toEqual({ granted: 500, refused: 300, stored: 500 });
    } finally {
      await server.remove();
    }
  });
});

describe('a disk that is full', () => {
  const disk = mkdtempSync(join(tmpdir(), 'sundry-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400k', 'tmpfs', disk]).status === 0;
  if (!mounted) process.stderr.write('skipping the test of a full disk: no tmpfs can be mounted here\n');
  afterAll(() => {
    // Lazily: the driver releases the files only with its last statement.
    if (mounted) spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  it.runIf(mounted)('makes the store unready until there is room', async () => {
    const directory = join(disk, 'data');
    mkdirSync(directory);
    const store = await openSqliteStore(directory);
    await store.ping();
    const ballast = join(disk, 'ballast');
    expect(() => writeFileSync(ballast, Buffer.alloc(1_000_000))).toThrow(/ENOSPC/);
    // The probe's last result is reused for a second.
    await sleep(1100);
    await expect(store.ping()).rejects.toThrow(/full/);
    await expect(store.reserve(callOf(countOf(CALLER, WINDOW), 9))).rejects.toThrow(/full/);
    rmSync(ballast);
    await sleep(1100);
    await expect(store.ping()).resolves.toBeUndefined();
    expect(await store.reserve(callOf(countOf(CALLER, WINDOW), 9))).toEqual({ granted: true, used: 1 });
    await store.close();
  });
});
