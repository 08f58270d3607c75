import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { callOf, countOf } from '../../../test/support/counts.ts';
import { pausesUntil } from '../../../test/support/event-loop.ts';
import { describeCallers } from '../callers.contract.ts';
import { describeKeyMove, describeStore } from '../store.contract.ts';
import { StoreUnavailableError } from '../store.ts';
import { describeSweep } from '../sweep.contract.ts';
import { describeUsage } from '../usage.contract.ts';
import { SCHEMA_VERSION } from './schema.ts';
import { databasePath, openSqliteStore } from './sqlite-store.ts';

const scratch = mkdtempSync(join(tmpdir(), 'sundry-sqlite-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let directories = 0;
function freshDirectory(): string {
  directories += 1;
  return join(scratch, `data-${directories}`, 'nested');
}

describeStore('the store in SQLite', () => openSqliteStore(freshDirectory()));
describeKeyMove('the store in SQLite', () => openSqliteStore(freshDirectory()));
describeUsage('the store in SQLite', () => openSqliteStore(freshDirectory()));
describeCallers('the store in SQLite', () => openSqliteStore(freshDirectory()));
describeSweep('the store in SQLite', () => openSqliteStore(freshDirectory()));

describe('the file of the SQLite store', () => {
  it('and its directory are for their owner alone', async () => {
    const directory = freshDirectory();
    const store = await openSqliteStore(directory);
    await store.reserve(callOf(countOf('a:1', 1), 1));
    expect(statSync(directory).mode & 0o777).toBe(0o700);
    for (const file of ['sundry.db', 'sundry.db-wal', 'sundry.db-shm']) {
      expect(statSync(join(directory, file)).mode & 0o777, file).toBe(0o600);
    }
    await store.close();
  });

  it('holds everything by itself once it is closed, so that it can be copied', async () => {
    const directory = freshDirectory();
    const store = await openSqliteStore(directory);
    await store.reserve(callOf(countOf('a:1', 1), 5));
    await store.close();
    const copy = freshDirectory();
    mkdirSync(copy, { recursive: true });
    copyFileSync(join(directory, 'sundry.db'), join(copy, 'sundry.db'));
    const copied = await openSqliteStore(copy);
    expect(await copied.used(countOf('a:1', 1))).toBe(1);
    await copied.close();
  });

  it('keeps counts, keys and the secret for the next process', async () => {
    const directory = freshDirectory();
    const before = await openSqliteStore(directory);
    await before.reserve(callOf(countOf('a:1', 1), 5));
    const secret = await before.secret();
    await before.close();
    const after = await openSqliteStore(directory);
    expect(await after.used(countOf('a:1', 1))).toBe(1);
    expect(Buffer.compare(await after.secret(), secret)).toBe(0);
    await after.close();
  });

  it('can be opened by many at once while it is created', async () => {
    const directory = freshDirectory();
    const stores = await Promise.all(Array.from({ length: 8 }, () => openSqliteStore(directory)));
    const secrets = await Promise.all(
      stores.map(async (store) => Buffer.from(await store.secret()).toString('hex')),
    );
    expect(new Set(secrets).size).toBe(1);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('is refused in one line when a newer program wrote it', async () => {
    const directory = freshDirectory();
    await (await openSqliteStore(directory)).close();
    alter(directory, `PRAGMA user_version = ${SCHEMA_VERSION + 1}`);
    const refusal = await openSqliteStore(directory).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StoreUnavailableError);
    expect(String(refusal)).toMatch(
      /^[^\n]*sundry\.db: a newer Sundry wrote it \(schema 6, this program supports 5\)[^\n]*$/,
    );
  });

  it('of the previous version is migrated, and opened by the next process as it is', async () => {
    const directory = freshDirectory();
    // Version 0 is a file whose process was killed before it could create the tables.
    await (await openSqliteStore(directory)).close();
    alter(
      directory,
      'DROP TABLE usage; DROP TABLE counts; DROP TABLE keys; DROP TABLE installation; PRAGMA user_version = 0',
    );
    const store = await openSqliteStore(directory);
    expect(await store.reserve(callOf(countOf('a:1', 1), 5))).toEqual({ granted: true, used: 1 });
    await store.close();
  });

  it('is refused in one line when it is not a database', async () => {
    const directory = freshDirectory();
    await (await openSqliteStore(directory)).close();
    writeFileSync(
      join(directory, 'sundry.db'),
      'a letter to the operator, long enough to be read as a header '.repeat(20),
    );
    await expect(openSqliteStore(directory)).rejects.toThrow(
      /^cannot open [^\n]*sundry\.db: the file is not a database$/,
    );
  });

  it('is refused in one line when its directory is a file', async () => {
    const path = join(scratch, 'occupied');
    writeFileSync(path, '');
    await expect(openSqliteStore(path)).rejects.toThrow(/^cannot open [^\n]*occupied[^\n]*$/);
  });
});

it('fifty waiting calls share one transaction, and come after it', async () => {
  const directory = freshDirectory();
  const store = await openSqliteStore(directory);
  const before = commitsIn(directory);
  const calls = Array.from({ length: 50 }, (_, index) => store.reserve(callOf(countOf(`a:${index}`, 1), 5)));
  await calls[0];
  expect(commitsIn(directory) - before).toBe(1);
  expect(await Promise.all(calls)).toEqual(calls.map(() => ({ granted: true, used: 1 })));
  expect(commitsIn(directory) - before).toBe(1);
  await store.close();
});

describe.concurrent('a lock held by another process', () => {
  it('is waited for without holding up the event loop', async () => {
    const directory = freshDirectory();
    const store = await openSqliteStore(directory);
    const other = new DatabaseSync(join(directory, 'sundry.db'));
    other.exec('BEGIN IMMEDIATE');
    const calls = [
      store.reserve(callOf(countOf('a:1', 1), 5)),
      store.reserve(callOf(countOf('a:1', 1), 5)),
      store.refund(countOf('a:2', 1)),
    ];
    const answers = Promise.all(calls);
    // SQLite itself would sleep 2 s in one turn; the calls would be refused before the lock is released.
    for (let pause = 0; pause < 20; pause++) {
      expect(await Promise.race([answers, sleep(10, 'waiting')])).toBe('waiting');
    }
    other.exec('COMMIT');
    expect(await answers).toEqual([{ granted: true, used: 1 }, { granted: true, used: 2 }, 0]);
    other.close();
    await store.close();
  });

  it('does not block reads', async () => {
    const directory = freshDirectory();
    const store = await openSqliteStore(directory);
    const other = new DatabaseSync(join(directory, 'sundry.db'));
    other.exec('BEGIN IMMEDIATE');
    expect(await store.used(countOf('a:1', 1))).toBe(0);
    other.close();
    await store.close();
  });

  it('refuses the call after 2 s, and later calls succeed', async () => {
    const directory = freshDirectory();
    const store = await openSqliteStore(directory);
    const other = new DatabaseSync(join(directory, 'sundry.db'));
    other.exec('BEGIN IMMEDIATE');
    const refused = Promise.all(
      [store.reserve(callOf(countOf('a:1', 1), 5)), store.ping()].map((call) =>
        call.catch((error: unknown) => error),
      ),
    );
    const pauses = pausesUntil(refused);
    expect(await Promise.race([refused, sleep(1900, 'waiting')])).toBe('waiting');
    expect(await pauses).toBeLessThanOrEqual(22);
    for (const result of await refused) expect(result).toBeInstanceOf(StoreUnavailableError);
    other.exec('COMMIT');
    expect(await store.reserve(callOf(countOf('a:1', 1), 5))).toEqual({ granted: true, used: 1 });
    other.close();
    await store.close();
  });

  it.for([
    { name: 'once the store can be written again', isReleased: true, left: 0 },
    { name: 'or reported as lost when the store closes before', isReleased: false, left: 1 },
  ])('keeps a refund, which is carried out $name', async ({ isReleased, left }, { expect }) => {
    const directory = freshDirectory();
    const messages: string[] = [];
    const keep = (message: string) => void messages.push(message);
    const store = await openSqliteStore(directory, { info: keep, warn: keep, error: keep });
    const count = countOf('a:1', 1);
    await store.reserve(callOf(count, 5));
    const other = new DatabaseSync(join(directory, 'sundry.db'));
    other.exec('BEGIN IMMEDIATE');
    expect(await store.refund(count)).toBeUndefined();
    if (isReleased) {
      other.exec('COMMIT');
      await expect.poll(() => store.used(count)).toBe(0);
    }
    await store.close();
    if (!isReleased) other.exec('COMMIT');
    other.close();
    const later = await openSqliteStore(directory);
    expect(await later.used(count)).toBe(left);
    await later.close();
    const [message] = messages;
    expect(message).toBe(
      isReleased
        ? 'refunds that were kept are carried out: 1'
        : 'calls that failed and remain counted, as the store is gone: 1',
    );
  });
});

const replacements: readonly { name: string; replace: (directory: string) => void; says: RegExp }[] = [
  {
    name: 'its directory is removed',
    replace: (directory) => rmSync(directory, { recursive: true }),
    says: /gone/,
  },
  {
    name: 'its directory is moved',
    replace: (directory) => renameSync(directory, `${directory}-away`),
    says: /gone/,
  },
  { name: 'the file is removed', replace: (directory) => rmSync(databasePath(directory)), says: /gone/ },
  {
    name: 'the file is replaced, for example by a restored copy',
    replace: (directory) => {
      copyFileSync(databasePath(directory), `${databasePath(directory)}.copy`);
      renameSync(`${databasePath(directory)}.copy`, databasePath(directory));
    },
    says: /another file/,
  },
  {
    name: 'a directory above it is replaced',
    replace: (directory) => {
      renameSync(dirname(directory), `${dirname(directory)}-away`);
      mkdirSync(directory, { recursive: true });
      writeFileSync(databasePath(directory), '');
    },
    says: /another file/,
  },
];

describe('an open store', () => {
  it.each(replacements)('is not ready, but keeps counting when $name', async ({ replace, says }) => {
    const directory = freshDirectory();
    const store = await openSqliteStore(directory);
    await store.ping();
    replace(directory);
    for (const ask of [() => store.ping(), () => store.ping()]) {
      await expect(ask()).rejects.toThrow(says);
      await expect(ask()).rejects.toBeInstanceOf(StoreUnavailableError);
    }
    expect(await store.reserve(callOf(countOf('a:1', 1), 5))).toEqual({ granted: true, used: 1 });
    await store.close();
  });

  it('is ready again when its file is put back', async () => {
    const directory = freshDirectory();
    const store = await openSqliteStore(directory);
    renameSync(directory, `${directory}-away`);
    await expect(store.ping()).rejects.toThrow(/gone/);
    renameSync(`${directory}-away`, directory);
    await expect(store.ping()).resolves.toBeUndefined();
    await store.close();
  });

  it('writes at a ping, once for all pings within a second', async () => {
    const directory = freshDirectory();
    const store = await openSqliteStore(directory);
    const before = commitsIn(directory);
    await Promise.all(Array.from({ length: 100 }, () => store.ping()));
    expect(commitsIn(directory) - before).toBe(1);
    await store.close();
  });

  it('refuses a number that the driver cannot read: not a bug', async () => {
    const directory = freshDirectory();
    const store = await openSqliteStore(directory);
    await store.reserve(callOf(countOf('a:1', 1), 5));
    alter(directory, 'PRAGMA ignore_check_constraints = ON; UPDATE counts SET used = 9000000000000000000');
    const calls = [
      store.reserve(callOf(countOf('a:1', 1), 5)),
      store.used(countOf('a:1', 1)),
      store.refund(countOf('a:1', 1)),
    ];
    for (const call of await Promise.allSettled(calls)) {
      expect(call).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailableError) });
    }
    await store.close();
  });
});

describe('a closed SQLite store', () => {
  it('has written what was queued, and refuses later calls', async () => {
    const directory = freshDirectory();
    const store = await openSqliteStore(directory);
    const call = store.reserve(callOf(countOf('a:1', 1), 5));
    await store.close();
    expect(await call).toEqual({ granted: true, used: 1 });
    await expect(store.reserve(callOf(countOf('a:1', 1), 5))).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(store.used(countOf('a:1', 1))).rejects.toBeInstanceOf(StoreUnavailableError);
    await store.close();
  });
});

function alter(directory: string, sql: string): void {
  const database = new DatabaseSync(join(directory, 'sundry.db'));
  database.exec(sql);
  database.close();
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
