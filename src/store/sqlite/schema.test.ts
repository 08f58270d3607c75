import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
import { callOf, countOf } from '../../../test/support/counts.ts';
import { migrate, SCHEMA_VERSION } from './schema.ts';
import { SqliteStatements } from './statements.ts';

/** A file as the program of version 1 left it, word for word. */
const version1 = `
  CREATE TABLE installation (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE keys (
    hash TEXT PRIMARY KEY, hint TEXT NOT NULL, name TEXT NOT NULL, created_at INTEGER NOT NULL,
    monthly_limit INTEGER, expires_at INTEGER, revoked_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE counts (
    window INTEGER NOT NULL, caller TEXT NOT NULL, used INTEGER NOT NULL, last_used_day INTEGER NOT NULL,
    PRIMARY KEY (window, caller)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO installation VALUES ('secret', x'00112233');
  INSERT INTO keys VALUES ('ab', 'Ab3d', 'kept', 1, NULL, NULL, NULL);
  PRAGMA user_version = 1;
`;

/** A file as the program of version 2 left it, word for word. */
const version2 = `
  ${version1}
  DROP TABLE counts;
  CREATE TABLE counts (
    window INTEGER NOT NULL, caller TEXT NOT NULL,
    used INTEGER NOT NULL CHECK (used BETWEEN 0 AND 1000000000000),
    last_used_day INTEGER NOT NULL CHECK (last_used_day BETWEEN 0 AND 100000000),
    PRIMARY KEY (window, caller)
  ) STRICT, WITHOUT ROWID;
  PRAGMA user_version = 2;
`;

function migrated(
  counts: string,
  file = version1,
): { database: DatabaseSyncInstance; statements: SqliteStatements } {
  const database = new DatabaseSync(':memory:');
  database.exec(file);
  database.exec(`INSERT INTO counts VALUES ${counts}`);
  migrate(database);
  return { database, statements: new SqliteStatements(database) };
}

const counts: readonly { name: string; row: string; used: number; day: number }[] = [
  { name: 'a count in range stays', row: '57, 20000', used: 57, day: 20_000 },
  { name: 'the bounds themselves stay', row: '1000000000000, 100000000', used: 1e12, day: 1e8 },
  { name: 'beyond 2^53 it is cut', row: '9000000000000000000, 20000', used: 1e12, day: 20_000 },
  { name: 'below 0 it is 0', row: '-5, -1', used: 0, day: 0 },
  { name: 'a day beyond 2^53 is cut too', row: '1, 9000000000000000000', used: 1, day: 1e8 },
];

describe('a file of version 1', () => {
  it.each(counts)('$name', ({ row, used, day }) => {
    const { database, statements } = migrated(`(7, 'a:1', ${row})`);
    const count = countOf('a:1', 7);
    expect(statements.used(count)).toBe(used);
    expect(statements.lastUsed(count)).toEqual(new Date(day * 86_400_000));
    const granted = used < 1e9 ? 1 : 0;
    expect(statements.reserve(callOf(count, 1e9), 1)).toEqual({ before: used, granted });
    database.close();
  });

  it('is left unchanged when the migration cannot be completed', () => {
    const database = new DatabaseSync(':memory:');
    database.exec(`${version1} CREATE TABLE bounded_counts (a INTEGER)`);
    expect(() => migrate(database)).toThrow();
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 });
    expect(database.prepare('SELECT count(*) AS rows FROM counts').get()).toEqual({ rows: 0 });
    database.close();
  });
});

describe.each([
  { version: 1, file: version1 },
  { version: 2, file: version2 },
])('a file of version $version', ({ version, file }) => {
  it('keeps its keys, its secret and every row', () => {
    const { database, statements } = migrated("(7, 'a:1', 3, 7), (7, 'a:2', 4, 7), (8, 'a:1', 5, 8)", file);
    expect(statements.findKey('ab')?.name).toBe('kept');
    expect(Buffer.from(statements.secret()).toString('hex')).toBe('00112233');
    const used = [countOf('a:1', 7), countOf('a:2', 7), countOf('a:1', 8)].map((count) =>
      statements.used(count),
    );
    expect(used).toEqual([3, 4, 5]);
    database.close();
  });

  it.each([
    { name: 'an address counts on this day', caller: 'a:1', window: 20_778, expires: '2026-11-23' },
    { name: 'a key counts on this month', caller: 'k:1', window: 24_322, expires: '2027-01-02' },
    { name: 'a key counts on the month before', caller: 'k:1', window: 24_321, expires: '2026-12-02' },
    { name: 'a leap year', caller: 'k:1', window: 24_336, expires: '2028-03-02' },
  ])('lets its counts expire: $name', ({ caller, window, expires }) => {
    const { database, statements } = migrated(`(${window}, '${caller}', 9, 20778)`, file);
    const end = Date.parse(`${expires}T00:00:00Z`);
    const count = countOf(caller, window, new Date(end));
    statements.sweepPortion(new Date(end - 1));
    expect(statements.used(count)).toBe(9);
    expect(statements.lastUsed(count)).toEqual(new Date('2026-11-21T00:00:00Z'));
    statements.sweepPortion(new Date(end));
    expect(statements.used(count)).toBe(0);
    database.close();
  });

  it('drops a count whose window no program can read, and keeps the rest', () => {
    const { database, statements } = migrated("(9000000000000000000, 'a:1', 3, 7), (7, 'k:1', 4, 7)", file);
    expect(statements.used(countOf('k:1', 7))).toBe(4);
    expect(database.prepare('SELECT count(*) AS rows FROM counts').get()).toEqual({ rows: 1 });
    database.close();
  });

  it('is left unchanged when its counts cannot be given an expiry', () => {
    const database = new DatabaseSync(':memory:');
    database.exec(`${file} CREATE TABLE expiring_counts (a INTEGER)`);
    expect(() => migrate(database)).toThrow();
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: version });
    database.close();
  });

  it('still counts for a process that opened it before', () => {
    const { database, statements } = migrated("(20778, 'a:1', 3, 20778)", file);
    const reserve = database.prepare(
      `INSERT INTO counts (window, caller, used, last_used_day) VALUES (?, ?, 1, ?)
       ON CONFLICT DO UPDATE SET used = used + 1, last_used_day = excluded.last_used_day WHERE used < ?
       RETURNING used`,
    );
    expect(reserve.get(20_778, 'a:1', 20_778, 9)).toEqual({ used: 4 });
    expect(reserve.get(20_778, 'a:2', 20_778, 9)).toEqual({ used: 1 });
    const now = new Date();
    const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
    statements.sweepPortion(days(62));
    expect(statements.used(countOf('a:2', 20_778))).toBe(1);
    statements.sweepPortion(days(64));
    expect(statements.used(countOf('a:2', 20_778))).toBe(0);
    database.close();
  });
});

describe('a file of version 1, 2 or 3', () => {
  it.each([version1, version2])('keeps its keys, without what they could not have', (file) => {
    const { database, statements } = migrated("(7, 'a:1', 3, 7)", file);
    expect(statements.findKey('ab')).toEqual({
      hash: 'ab',
      hint: 'Ab3d',
      name: 'kept',
      createdAt: new Date(1),
      monthlyLimit: null,
      expiresAt: null,
      revokedAt: null,
    });
    database.close();
  });
});

describe(`a file of version ${SCHEMA_VERSION}`, () => {
  it.each([
    { name: 'above a billion thousands', value: 'used = 1000000000001' },
    { name: 'below 0', value: 'used = -1' },
    { name: 'on a day no Date can hold', value: 'last_used_day = 100000001' },
  ])('refuses a count $name', ({ value }) => {
    const { database } = migrated("(7, 'a:1', 3, 7)");
    expect(() => database.exec(`UPDATE counts SET ${value}`)).toThrow(/CHECK constraint failed/);
    database.close();
  });
});
