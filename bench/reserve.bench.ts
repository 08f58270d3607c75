/**
 * The cost of a reservation over the bare upsert it needs: the same table, pragmas and statement,
 * interleaved in one process. Targets: one reservation at most 1.5 times the upsert; fifty waiting calls are one
 * transaction, and each costs less than the upsert.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

/** The part of the built store that is measured. */
interface Sqlite {
  openSqliteStore(directory: string): Promise<{
    reserve(call: Count & { limit: number; at: Date }): Promise<unknown>;
    used(count: Count): Promise<number>;
    close(): Promise<void>;
  }>;
}

interface Count {
  readonly caller: string;
  readonly window: { readonly id: number; readonly expiresAt: Date };
}

const ROUNDS = 60;
const CALLS = 200;
const WAITING = 50;
const DAY = 20_000;
const NOON = new Date((DAY + 0.5) * 86_400_000);
const WINDOW = { id: DAY, expiresAt: new Date((DAY + 2) * 86_400_000) };

const { openSqliteStore }: Sqlite = await import(
  new URL('../dist/store/sqlite/sqlite-store.js', import.meta.url).href
);
const scratch = mkdtempSync(join(tmpdir(), 'sundry-bench-'));
const callers = Array.from({ length: CALLS }, (_, index) => `a:${index.toString(16).padStart(32, '0')}`);

try {
  const failed = await measure();
  process.exitCode = failed ? 1 : 0;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function measure(): Promise<boolean> {
  const bareDirectory = join(scratch, 'bare');
  await (await openSqliteStore(bareDirectory)).close();
  // Referenced here: the driver closes an unreferenced database, even one with statements in use.
  const database = new DatabaseSync(join(bareDirectory, 'sundry.db'));
  const bare = bareUpsert(database);
  const store = await openSqliteStore(join(scratch, 'store'));
  const reserve = (caller: string) => store.reserve({ caller, window: WINDOW, limit: 1e9, at: NOON });

  const candidates: Record<string, () => Promise<void>> = {
    'bare upsert': async () => {
      for (const caller of callers) bare(caller);
    },
    'one reservation': async () => {
      for (const caller of callers) await reserve(caller);
    },
    [`${WAITING} waiting`]: async () => {
      for (let start = 0; start < CALLS; start += WAITING) {
        await Promise.all(callers.slice(start, start + WAITING).map(reserve));
      }
    },
  };
  const times = await interleave(candidates);
  const transactions = await transactionsOfWaitingCalls();
  verify(await store.used({ caller: callers[0]!, window: WINDOW }), bare(callers[0]!));
  await store.close();
  database.close();
  return report(times, transactions);
}

function bareUpsert(database: DatabaseSyncInstance): (caller: string) => number {
  database.exec('PRAGMA synchronous = NORMAL');
  const statement = database.prepare(
    `INSERT INTO counts (window, caller, used, last_used_day, expires_at) VALUES (?, ?, 1, ?, ?)
     ON CONFLICT DO UPDATE SET used = used + 1, last_used_day = excluded.last_used_day,
       expires_at = excluded.expires_at WHERE used < ? RETURNING used`,
  );
  return (caller) => statement.get(DAY, caller, DAY, WINDOW.expiresAt.getTime(), 1e9).used;
}

/** Microseconds a call, per round; the order changes so that a checkpoint affects all alike. */
async function interleave(candidates: Record<string, () => Promise<void>>): Promise<Map<string, number[]>> {
  const times = new Map(Object.keys(candidates).map((name) => [name, [] as number[]]));
  const names = Object.keys(candidates);
  for (let round = 0; round < ROUNDS; round += 1) {
    names.push(names.shift()!);
    for (const name of names) {
      const start = performance.now();
      await candidates[name]!();
      times.get(name)!.push(((performance.now() - start) * 1000) / CALLS);
    }
  }
  return times;
}

/** Both counted each of their calls: a candidate that did less would look fast. */
function verify(reserved: number, upserted: number): void {
  if (reserved !== 2 * ROUNDS || upserted !== ROUNDS + 1) {
    throw new Error(`counted ${reserved} and ${upserted - 1}, expected ${2 * ROUNDS} and ${ROUNDS}`);
  }
}

async function transactionsOfWaitingCalls(): Promise<number> {
  const directory = join(scratch, 'fresh');
  const store = await openSqliteStore(directory);
  const before = commitsIn(directory);
  await Promise.all(
    callers
      .slice(0, WAITING)
      .map((caller) => store.reserve({ caller, window: WINDOW, limit: 1e9, at: NOON })),
  );
  const commits = commitsIn(directory) - before;
  await store.close();
  return commits;
}

/** Commit records of the write-ahead log: frames whose header names a database size (SQLite file format 4.1). */
function commitsIn(directory: string): number {
  const log = readFileSync(join(directory, 'sundry.db-wal'));
  const frame = 24 + log.readUInt32BE(8);
  let commits = 0;
  for (let at = 32; at + frame <= log.length; at += frame) {
    if (log.readUInt32BE(at + 4) > 0) commits += 1;
  }
  return commits;
}

function report(times: Map<string, number[]>, transactions: number): boolean {
  const median = (name: string) => times.get(name)!.sort((one, other) => one - other)[ROUNDS / 2]!;
  const bare = median('bare upsert');
  const rows = [
    { name: 'one reservation', ratio: median('one reservation') / bare, target: 1.5 },
    { name: `each of ${WAITING} waiting`, ratio: median(`${WAITING} waiting`) / bare, target: 1 },
  ];
  const print = (line: string) => process.stdout.write(`${line}\n`);
  print(`reserve, ratio to a bare prepared upsert (${bare.toFixed(1)} us), Node ${process.versions.node}`);
  for (const { name, ratio, target } of rows)
    print(`${name.padEnd(20)} ${ratio.toFixed(2)}  target ${target}`);
  print(`${`${WAITING} waiting calls`.padEnd(20)} ${transactions} transaction(s)  target 1`);
  return transactions !== 1 || rows.some(({ ratio, target }) => ratio > target);
}
