import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { callOf, countOf } from '../../../test/support/counts.ts';
import { StoreUnavailableError } from '../store.ts';
import { backUpDatabase } from './backup.ts';
import { databasePath, openSqliteStore } from './sqlite-store.ts';

const scratch = mkdtempSync(join(tmpdir(), 'sundry-backup-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

let folders = 0;

/** A data directory and one for backups. */
function fresh() {
  folders += 1;
  const data = join(scratch, `${folders}`, 'data');
  const backups = join(scratch, `${folders}`, "operator's backups");
  mkdirSync(backups, { recursive: true });
  return { data, path: databasePath(data), backups, file: join(backups, 'monday.db') };
}

const key = {
  hash: 'ab'.repeat(32),
  hint: 'Ab3d',
  name: 'billing',
  createdAt: new Date(0),
  monthlyLimit: null,
  expiresAt: null,
  revokedAt: null,
};

describe('a backup of the embedded store', () => {
  it('has what was committed, also what is still in the -wal, for its owner alone', async () => {
    const { data, path, backups, file } = fresh();
    const store = await openSqliteStore(data);
    const count = countOf('a:1', 20_000);
    await store.createKey(key);
    for (let call = 0; call < 3; call += 1) await store.reserve(callOf(count, 9));
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    const bytes = await backUpDatabase(path, file);
    await store.reserve(callOf(count, 9));

    expect(statSync(file).size).toBe(bytes);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(backups)).toEqual(['monday.db']);
    const put = fresh();
    mkdirSync(put.data, { recursive: true });
    writeFileSync(put.path, readFileSync(file));
    const restored = await openSqliteStore(put.data);
    expect(await restored.used(count)).toBe(3);
    expect(await restored.findKey(key.hash)).toEqual(key);
    expect(await restored.secret()).toEqual(await store.secret());
    await restored.close();
    await store.close();
  });

  it('is one moment of the store, whatever is written meanwhile', async () => {
    const { data, path, file } = fresh();
    const store = await openSqliteStore(data);
    // Each turn is one transaction of two counts, so that no moment has them apart.
    const pair = () =>
      Promise.all([1, 2].map((caller) => store.reserve(callOf(countOf(`a:${caller}`, 20_000), 1e6))));
    await pair();
    const writing = Promise.all(Array.from({ length: 200 }, pair));
    await backUpDatabase(path, file);
    await writing;
    const copy = new DatabaseSync(file);
    const [one, two] = copy.prepare('SELECT used FROM counts ORDER BY caller').all();
    expect(one).toEqual(two);
    expect(copy.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
    copy.close();
    await store.close();
  });

  it('replaces no file, not even the store itself', async () => {
    const { data, path, backups, file } = fresh();
    const store = await openSqliteStore(data);
    await store.close();
    writeFileSync(file, 'mine');
    await expect(backUpDatabase(path, file)).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(backUpDatabase(path, path)).rejects.toMatchObject({ code: 'EEXIST' });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(readdirSync(backups)).toEqual(['monday.db']);
  });

  it('leaves nothing behind when it fails', async () => {
    const { data, path, backups, file } = fresh();
    mkdirSync(data, { recursive: true });
    writeFileSync(path, 'no database, but long enough to look like one'.repeat(100));
    const failure = backUpDatabase(path, file);
    await expect(failure).rejects.toEqual(
      new StoreUnavailableError(`cannot copy ${path}: the file is not a database`),
    );
    expect(readdirSync(backups)).toEqual([]);
    await expect(backUpDatabase(path, join(backups, 'none', 'a.db'))).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });

  it('leaves the schema of an older program as it is', async () => {
    const { data, path, file } = fresh();
    mkdirSync(data, { recursive: true });
    const older = new DatabaseSync(path);
    older.exec('CREATE TABLE counts (a INTEGER); PRAGMA user_version = 1');
    older.close();
    await backUpDatabase(path, file);
    const copy = new DatabaseSync(file);
    expect(copy.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 });
    copy.close();
  });
});
