import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { unavailable, whenUnlocked } from './sqlite-errors.ts';
import { migrate } from './sqlite-schema.ts';
import { SqliteStatements } from './sqlite-statements.ts';
import type { KeyRecord, Reservation, Store } from './store.ts';
import { StoreUnavailableError } from './store.ts';
import { WriteQueue } from './write-queue.ts';

/**
 * The longest SQLite itself may sleep on a lock, in ms. It sleeps on the event loop, so longer waits happen
 * between turns. Four processes saturating one file held a turn for 1.5 ms at 1, 6 ms at 5 and 850 ms at
 * 2000 (p99.9), with the same number of calls each at 1 and a thirtyfold difference at 2000.
 */
const BUSY_TIMEOUT_MS = 1;

/**
 * Opens `sundry.db` in the data directory, making both when they are missing (directory 700, file 600).
 * Several processes may share it; not over a network file system. Rejects with a StoreUnavailableError
 * of one line when the file cannot be used, or was written by a newer program.
 */
export async function openSqliteStore(dataDirectory: string): Promise<Store> {
  const path = join(dataDirectory, 'sundry.db');
  try {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
    claimFile(path);
    return new SqliteStore(await openDatabase(path));
  } catch (error) {
    const reason = unavailable(error);
    throw new StoreUnavailableError(
      `cannot open ${path}: ${reason instanceof Error ? reason.message : reason}`,
    );
  }
}

/** SQLite gives its -wal and -shm files the mode of the database, so that one is set before it opens it. */
function claimFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
}

async function openDatabase(path: string): Promise<DatabaseSyncInstance> {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    // Two processes that make the file at once meet SQLITE_BUSY here, whatever the busy timeout says.
    const { journal_mode: mode } = await whenUnlocked<{ readonly journal_mode: string }>(() =>
      database.prepare('PRAGMA journal_mode = WAL').get(),
    );
    if (mode !== 'wal')
      throw new StoreUnavailableError('its file system cannot share memory between processes');
    database.exec('PRAGMA synchronous = NORMAL');
    await whenUnlocked(() => migrate(database));
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

class SqliteStore implements Store {
  readonly #database: DatabaseSyncInstance;
  readonly #statements: SqliteStatements;
  readonly #queue: WriteQueue;

  constructor(database: DatabaseSyncInstance) {
    this.#database = database;
    this.#statements = new SqliteStatements(database);
    this.#queue = new WriteQueue(database);
  }

  reserve(caller: string, window: number, limit: number, day: number): Promise<Reservation> {
    return this.#queue.add(() => this.#statements.reserve(caller, window, limit, day));
  }

  refund(caller: string, window: number): Promise<number> {
    return this.#queue.add(() => this.#statements.refund(caller, window));
  }

  used(caller: string, window: number): Promise<number> {
    return this.#read(() => this.#statements.used(caller, window));
  }

  lastUsedDay(caller: string, window: number): Promise<number | undefined> {
    return this.#read(() => this.#statements.lastUsedDay(caller, window));
  }

  /** In portions, each a transaction of its own: a million old rows must not hold up the calls. */
  async forgetBefore(prefix: string, window: number): Promise<void> {
    while (await this.#queue.add(() => this.#statements.forgetSomeBefore(prefix, window)));
  }

  createKey(key: KeyRecord): Promise<void> {
    return this.#queue.add(() => this.#statements.createKey(key));
  }

  findKey(hash: string): Promise<KeyRecord | undefined> {
    return this.#read(() => this.#statements.findKey(hash));
  }

  listKeys(): Promise<readonly KeyRecord[]> {
    return this.#read(() => this.#statements.listKeys());
  }

  revokeKey(hash: string, at: Date): Promise<boolean> {
    return this.#queue.add(() => this.#statements.revokeKey(hash, at));
  }

  secret(): Promise<Uint8Array> {
    return this.#read(() => this.#statements.secret());
  }

  /** Writes, because a full disk or a file turned read-only still answers reads. */
  ping(): Promise<void> {
    return this.#queue.add(() => this.#statements.touch());
  }

  /** Waits for the writes that are queued and leaves all of them in sundry.db itself; later calls reject. */
  async close(): Promise<void> {
    if (!this.#database.isOpen) return;
    await this.#queue.add(() => undefined).catch(() => undefined);
    if (!this.#database.isOpen) return;
    // The driver lets go of the file only with its last statement, so that SQLite does not tidy up by itself.
    try {
      this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch (error) {
      if (!(unavailable(error) instanceof StoreUnavailableError)) throw error;
    } finally {
      this.#database.close();
    }
  }

  async #read<T>(read: () => T): Promise<T> {
    if (!this.#database.isOpen) throw new StoreUnavailableError('the store is closed');
    try {
      return read();
    } catch {
      return whenUnlocked(read);
    }
  }
}
