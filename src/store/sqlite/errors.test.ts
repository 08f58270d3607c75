import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../store.ts';
import { isBusy, unavailable, whenUnlocked } from './errors.ts';

/** An error as the driver throws it; its all() leaves the result code out. */
function sqliteError(message: string, errcode?: number): Error {
  return Object.assign(
    new Error(message),
    { code: 'ERR_SQLITE_ERROR' },
    errcode !== undefined && { errcode },
  );
}

describe('what SQLite throws (sqlite.org/rescode.html)', () => {
  it.each([
    { name: 'SQLITE_BUSY', error: sqliteError('database is locked', 5), busy: true },
    { name: 'SQLITE_BUSY_RECOVERY', error: sqliteError('database is locked', 261), busy: true },
    { name: 'busy without its code', error: sqliteError('database is locked'), busy: true },
    { name: 'SQLITE_FULL', error: sqliteError('database or disk is full', 13), busy: false },
    { name: 'another error with the same words', error: new Error('database is locked'), busy: false },
    { name: 'not an Error', error: 'database is locked', busy: false },
  ])('$name', ({ error, busy }) => {
    expect(isBusy(error)).toBe(busy);
  });

  it.each([
    { error: sqliteError('database is locked', 5), message: 'the store is locked by another process' },
    { error: sqliteError('file is not a database', 26), message: 'the file is not a database' },
    {
      error: sqliteError('database or disk is full', 13),
      message: 'SQLite error: database or disk is full',
    },
  ])('is for the operator: $message', ({ error, message }) => {
    expect(unavailable(error)).toEqual(new StoreUnavailableError(message));
  });

  it('is returned as it is when it is not from SQLite: a bug', () => {
    const bug = new TypeError('x is not a function');
    expect(unavailable(bug)).toBe(bug);
  });

  it('is what the driver really throws', () => {
    const database = new DatabaseSync(':memory:');
    const refused = [() => database.exec('nonsense'), () => database.prepare('SELECT * FROM nothing').all()];
    for (const attempt of refused) {
      let error: unknown;
      try {
        attempt();
      } catch (caught) {
        error = caught;
      }
      expect(unavailable(error)).toBeInstanceOf(StoreUnavailableError);
    }
    database.close();
  });
});

describe('an attempt under a lock', () => {
  it('is made again until it succeeds', async () => {
    let attempts = 0;
    const result = await whenUnlocked(() => {
      attempts += 1;
      if (attempts < 4) throw sqliteError('database is locked', 5);
      return 'done';
    });
    expect([result, attempts]).toEqual(['done', 4]);
  });

  it('is made once when SQLite fails for another reason', async () => {
    let attempts = 0;
    const call = whenUnlocked(() => {
      attempts += 1;
      throw sqliteError('attempt to write a readonly database', 8);
    });
    await expect(call).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(attempts).toBe(1);
  });
});
