import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
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

function migrated(counts: string): { database: DatabaseSyncInstance; statements: SqliteStatements } {
  const database = new DatabaseSync(':memory:');
  database.exec(version1);
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
    expect(statements.used('a:1', 7)).toBe(used);
    expect(statements.lastUsedDay('a:1', 7)).toBe(day);
    expect(statements.reserve('a:1', 7, 1e9, 20_001).used).toBe(used < 1e9 ? used + 1 : used);
    database.close();
  });

  it('keeps its keys, its secret and every row', () => {
    const { database, statements } = migrated("(7, 'a:1', 3, 7), (7, 'a:2', 4, 7), (8, 'a:1', 5, 8)");
    expect(statements.findKey('ab')?.name).toBe('kept');
    expect(Buffer.from(statements.secret()).toString('hex')).toBe('00112233');
    const used = [statements.used('a:1', 7), statements.used('a:2', 7), statements.used('a:1', 8)];
    expect(used).toEqual([3, 4, 5]);
    database.close();
  });

  it('is left as it was when the change cannot be made whole', () => {
    const database = new DatabaseSync(':memory:');
    database.exec(`${version1} CREATE TABLE bounded_counts (a INTEGER)`);
    expect(() => migrate(database)).toThrow();
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 });
    expect(database.prepare('SELECT count(*) AS rows FROM counts').get()).toEqual({ rows: 0 });
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
