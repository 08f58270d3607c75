import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { StoreUnavailableError } from '../store.ts';
import { LOCK_WAIT_MS, unavailable } from './errors.ts';

/** Errors of file systems without links. */
const linkless = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

/**
 * Copies a database to a new file (mode 600) as it is at one moment, while other processes read and write it. The file
 * is there whole or not at all. Resolves to its size in bytes. Rejects with a StoreUnavailableError when the database
 * cannot be read or the copy does not fit, with the error of the system when the file cannot be made: EEXIST for one that
 * is there already.
 *
 * VACUUM INTO reads in one transaction, which a writer does not make begin anew, unlike the backup by pages; and the
 * copy has no -wal beside it.
 */
export async function backUpDatabase(path: string, file: string): Promise<number> {
  const target = resolve(file);
  const fresh = join(dirname(target), `.${basename(target)}.${process.pid}.part`);
  if (existsSync(target)) throw fileExists();
  closeSync(openSync(fresh, 'wx', 0o600));
  try {
    copyInto(path, fresh);
    settle(fresh);
    publish(fresh, target);
    return statSync(target).size;
  } finally {
    rmSync(fresh, { force: true });
  }
}

/** The schema is left as it is: a file can be saved before a newer program migrates it. */
function copyInto(path: string, fresh: string): void {
  try {
    const database = new DatabaseSync(path, { timeout: LOCK_WAIT_MS });
    try {
      // By exec: a statement of its own would keep the files open.
      database.exec(`VACUUM INTO '${fresh.replaceAll("'", "''")}'`);
    } finally {
      database.close();
    }
  } catch (error) {
    const reason = unavailable(error);
    if (!(reason instanceof StoreUnavailableError)) throw reason;
    throw new StoreUnavailableError(`cannot copy ${path}: ${reason.message}`);
  }
}

/** SQLite does not sync the copy (sqlite.org/lang_vacuum.html, 4.1). */
function settle(file: string): void {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** A link replaces nothing, even when another process makes the file at the same moment. */
function publish(fresh: string, target: string): void {
  try {
    linkSync(fresh, target);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && linkless.has(String(error.code)))) throw error;
    if (existsSync(target)) throw fileExists();
    renameSync(fresh, target);
  }
}

function fileExists(): Error {
  return Object.assign(new Error('file already exists'), { code: 'EEXIST' });
}
