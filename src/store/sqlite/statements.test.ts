import { DatabaseSync } from '@photostructure/sqlite';
import { expect, it } from 'vitest';
import { migrate } from './schema.ts';
import { SqliteStatements } from './statements.ts';

function open(): { statements: SqliteStatements; database: InstanceType<typeof DatabaseSync> } {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  return { statements: new SqliteStatements(database), database };
}

it('forgets in portions, and says when nothing is left', () => {
  const { statements, database } = open();
  for (let caller = 0; caller < 501; caller += 1) statements.reserve(`a:${caller}`, 7, 1, 7);
  statements.reserve('k:1', 7, 1, 7);
  expect([1, 2, 3].map(() => statements.forgetSomeBefore('a:', 8))).toEqual([true, true, false]);
  expect(statements.used('k:1', 7)).toBe(1);
  database.close();
});

it('looks past windows that hold other callers only', () => {
  const { statements, database } = open();
  statements.reserve('k:1', 3, 1, 3);
  statements.reserve('a:1', 5, 1, 5);
  expect([1, 2].map(() => statements.forgetSomeBefore('a:', 8))).toEqual([true, false]);
  database.close();
});

it('counts and looks up by the primary key, never by a scan', () => {
  const { database } = open();
  const plan = (sql: string): string => database.prepare(`EXPLAIN QUERY PLAN ${sql}`).get().detail;
  expect(plan("SELECT used FROM counts WHERE window = 1 AND caller = 'a'")).toMatch(
    /^SEARCH counts USING PRIMARY KEY/,
  );
  expect(plan("SELECT * FROM keys WHERE hash = 'a'")).toMatch(/^SEARCH keys USING PRIMARY KEY/);
  database.close();
});
