import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
import { WriteQueue } from './write-queue.ts';

/** Of writes that share nothing. */
const alone = () => ({ finish: () => undefined });

function openTable(): {
  database: InstanceType<typeof DatabaseSync>;
  insert: (value: number) => number;
  rows: () => number;
} {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE numbers (value INTEGER NOT NULL UNIQUE)');
  const statement = database.prepare('INSERT INTO numbers VALUES (?)');
  return {
    database,
    insert: (value) => {
      statement.run(value);
      return value;
    },
    rows: () => database.prepare('SELECT count(*) AS count FROM numbers').get().count,
  };
}

describe('the queue of writes', () => {
  it('runs nothing before the turn ends, and resolves after the commit', async () => {
    const { database, insert, rows } = openTable();
    const queue = new WriteQueue(database, alone);
    const write = queue.add(() => insert(1));
    expect(rows()).toBe(0);
    expect(await write).toBe(1);
    expect(database.isTransaction).toBe(false);
    expect(rows()).toBe(1);
  });

  it('rolls back and rejects a whole turn when one of its writes fails, and continues with the next', async () => {
    const { database, insert, rows } = openTable();
    const queue = new WriteQueue(database, alone);
    await queue.add(() => insert(1));
    const turn = await Promise.allSettled([queue.add(() => insert(2)), queue.add(() => insert(1))]);
    expect(turn.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(rows()).toBe(1);
    expect(await queue.add(() => insert(3))).toBe(3);
  });

  it('spreads more than one transaction holds over several turns, and loses none', async () => {
    const { database, insert, rows } = openTable();
    const queue = new WriteQueue(database, alone);
    const writes = Array.from({ length: 1700 }, (_, value) => queue.add(() => insert(value)));
    expect(await Promise.all(writes)).toEqual(Array.from({ length: 1700 }, (_, value) => value));
    expect(rows()).toBe(1700);
  });

  it('hands the writes of a transaction what they share, which finishes after the last of them, before the commit', async () => {
    const { database, insert, rows } = openTable();
    const queue = new WriteQueue(database, () => ({
      values: [] as number[],
      finish() {
        for (const value of this.values) insert(value);
      },
    }));
    const added = [1, 2].map((value) => queue.add(({ values }) => values.push(value)));
    expect(await Promise.all(added)).toEqual([1, 2]);
    expect(rows()).toBe(2);
    await expect(queue.add(({ values }) => values.push(3, 1))).rejects.toThrow();
    expect(rows()).toBe(2);
  });
});
