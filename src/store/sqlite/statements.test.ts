import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it } from 'vitest';
import { callOf, countOf } from '../../../test/support/counts.ts';
import { migrate } from './schema.ts';
import { SqliteStatements } from './statements.ts';

function open(): { statements: SqliteStatements; database: InstanceType<typeof DatabaseSync> } {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  return { statements: new SqliteStatements(database), database };
}

const now = new Date('2026-11-21T00:00:00Z');

it('sweeps in portions of 500 counts, in the order of windows and callers', () => {
  const { statements, database } = open();
  for (let caller = 0; caller < 1000; caller += 1) {
    statements.reserve(callOf(countOf(`a:${1000 + caller}`, 7, caller % 2 === 0 ? now : undefined), 1), 1);
  }
  statements.reserve(callOf(countOf('k:1', 8, now), 1), 1);
  const first = statements.sweepPortion(now);
  expect(first).toEqual({ window: 7, caller: 'a:1499' });
  expect(statements.used(countOf('a:1498', 7))).toBe(0);
  expect(statements.used(countOf('a:1500', 7))).toBe(1);
  const second = statements.sweepPortion(now, first);
  expect(second).toEqual({ window: 7, caller: 'a:1999' });
  expect(statements.used(countOf('k:1', 8))).toBe(1);
  expect(statements.sweepPortion(now, second)).toBeUndefined();
  expect(statements.used(countOf('k:1', 8))).toBe(0);
  expect(database.prepare('SELECT count(*) AS rows FROM counts').get()).toEqual({ rows: 500 });
  database.close();
});

it('counts and looks up by the primary key, never by a scan', () => {
  const { database } = open();
  const plan = (sql: string): string => database.prepare(`EXPLAIN QUERY PLAN ${sql}`).get().detail;
  expect(plan("SELECT used FROM counts WHERE window = 1 AND caller = 'a'")).toMatch(
    /^SEARCH counts USING PRIMARY KEY/,
  );
  const range = '(window, caller) > (1, 2) AND (window, caller) <= (3, 4)';
  expect(plan(`DELETE FROM counts WHERE expires_at <= 0 AND ${range}`)).toMatch(
    /^SEARCH counts USING PRIMARY KEY \(\(window,caller\)>\(\?,\?\) AND \(window,caller\)<\(\?,\?\)\)/,
  );
  expect(plan("SELECT * FROM keys WHERE hash = 'a'")).toMatch(/^SEARCH keys USING PRIMARY KEY/);
  database.close();
});
