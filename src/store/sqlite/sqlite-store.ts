import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { KeptRefunds, reportLost, reportSent } from '../kept-refunds.ts';
import type {
  CallerCount,
  CountedCalls,
  CountName,
  DayRange,
  ImportedKey,
  KeyChange,
  KeyRecord,
  Reservation,
  ReservedCall,
  Store,
  StoreNotices,
  UsageRow,
} from '../store.ts';
import { StoreUnavailableError, silent } from '../store.ts';
import { UnreadableNumberError, unavailable, whenUnlocked } from './errors.ts';
import { Reservations } from './reservations.ts';
import { migrate } from './schema.ts';
import { type CountPlace, SqliteStatements } from './statements.ts';
import { UsageStatements } from './usage-statements.ts';
import { WriteQueue } from './write-queue.ts';

/**
 * The longest SQLite itself may sleep on a lock, in ms. It sleeps on the event loop, so longer waits happen
 * between turns. Four processes saturating one file held a turn for 1.5 ms at 1, 6 ms at 5 and 850 ms at
 * 2000 (p99.9), with the same number of calls each at 1 and a thirtyfold difference at 2000.
 */
const BUSY_TIMEOUT_MS = 1;

/** A probe's result is reused for this long, so that polling writes at most one page a second. */
const PROBE_MS = 1000;

/** How long refunds that could not be written wait for the next attempt. */
const REFUND_RETRY_MS = 1000;

/** Behind every name of a caller. */
const LAST = '\u{10ffff}';

/** Rows of usage in one write: about half a millisecond. */
const USAGE_PORTION = 200;

/** The file of the store in a data directory. */
export function databasePath(dataDirectory: string): string {
  return join(dataDirectory, 'sundry.db');
}

/**
 * Opens `sundry.db` in the data directory, creating both when they are missing (directory 700, file 600). Several
 * processes may share it; not over a network file system. Rejects with a StoreUnavailableError of one line when the
 * file cannot be used, or was written by a newer program. What happens to it later is logged by `notices`.
 */
export async function openSqliteStore(dataDirectory: string, notices = silent): Promise<Store> {
  const path = databasePath(dataDirectory);
  try {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
    claimFile(path);
    return new SqliteStore(await openDatabase(path), path, notices);
  } catch (error) {
    const reason = unavailable(error);
    throw new StoreUnavailableError(
      `cannot open ${path}: ${reason instanceof Error ? reason.message : reason}`,
    );
  }
}

/** SQLite gives its -wal and -shm files the mode of the database file, which is therefore set before SQLite opens it. */
function claimFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
}

async function openDatabase(path: string): Promise<DatabaseSyncInstance> {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    // Two processes that create the file at once get SQLITE_BUSY here, whatever the busy timeout.
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
  readonly #usage: UsageStatements;
  readonly #queue: WriteQueue<Reservations>;
  readonly #path: string;
  /** Device and inode of the open file. An inode is not given to another file while this one is open. */
  readonly #file: string | undefined;
  readonly #notices: StoreNotices;
  readonly #refunds = new KeptRefunds<CountName>();
  #refundTimer: NodeJS.Timeout | undefined;
  #probe: Promise<void> = Promise.resolve();
  #probedAt = Number.NEGATIVE_INFINITY;

  constructor(database: DatabaseSyncInstance, path: string, notices: StoreNotices) {
    this.#database = database;
    this.#notices = notices;
    this.#path = path;
    this.#file = identityOf(path);
    this.#statements = new SqliteStatements(database);
    this.#usage = new UsageStatements(database);
    this.#queue = new WriteQueue(database, () => new Reservations(this.#statements));
  }

  describe(): string {
    return this.#path;
  }

  reserve(call: ReservedCall): Promise<Reservation> {
    return this.#queue.add((reservations) => reservations.add(call));
  }

  async refund(count: CountName): Promise<number | undefined> {
    try {
      return await this.#writeRefund(count);
    } catch (error) {
      if (!this.#database.isOpen || !isWorthKeeping(error)) throw error;
      this.#refunds.add(count);
      this.#retryRefunds();
      return undefined;
    }
  }

  used(count: CountName): Promise<number> {
    return this.#read(() => this.#statements.used(count));
  }

  lastUsed(count: CountName): Promise<Date | undefined> {
    return this.#read(() => this.#statements.lastUsed(count));
  }

  /** In portions, each a transaction of its own: a million counts must not hold up the calls. */
  async sweep(now: Date): Promise<void> {
    let place: CountPlace | undefined;
    do place = await this.#queue.add(() => this.#statements.sweepPortion(now, place));
    while (place !== undefined);
    while (await this.#queue.add(() => this.#usage.sweepPortion(now)));
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

  async *keyPages(): AsyncGenerator<readonly KeyRecord[]> {
    let after = '';
    for (;;) {
      const page = await this.#read(() => this.#statements.keyPage(after));
      const last = page.at(-1);
      if (last === undefined) return;
      yield page;
      after = last.hash;
    }
  }

  counts(names: readonly CountName[]): Promise<readonly (CountedCalls | undefined)[]> {
    return this.#read(() => names.map((name) => this.#statements.count(name)));
  }

  async *callerPages(window: number, prefix: string): AsyncGenerator<readonly CallerCount[]> {
    let after = prefix;
    for (;;) {
      const page = await this.#read(() => this.#statements.callerPage(window, after, `${prefix}${LAST}`));
      const last = page.at(-1);
      if (last === undefined) return;
      yield page;
      after = last.caller;
      await nextTurn();
    }
  }

  importKeys(keys: readonly ImportedKey[]): Promise<number> {
    return this.#queue.add(() => keys.filter((key) => this.#statements.importKey(key)).length);
  }

  changeKey(hash: string, change: KeyChange): Promise<boolean> {
    return this.#queue.add(() => this.#statements.changeKey(hash, change));
  }

  revokeKey(hash: string, at: Date): Promise<boolean> {
    return this.#queue.add(() => this.#statements.revokeKey(hash, at));
  }

  async addUsage(rows: readonly UsageRow[]): Promise<readonly UsageRow[]> {
    for (let from = 0; from < rows.length; from += USAGE_PORTION) {
      try {
        await this.#queue.add(() => this.#usage.add(rows.slice(from, from + USAGE_PORTION)));
      } catch (error) {
        if (error instanceof StoreUnavailableError) return rows.slice(from);
        throw error;
      }
    }
    return [];
  }

  usage(subject: string, days: DayRange): Promise<readonly UsageRow[]> {
    return this.#read(() => this.#usage.read(subject, days));
  }

  secret(): Promise<Uint8Array> {
    return this.#read(() => this.#statements.secret());
  }

  /**
   * Writes, because a full disk or a file turned read-only still answers reads. Rejects as well when the path leads
   * to another file. Counting continues in the open file all the same: its calls are not lost, putting it back is
   * enough, and only an operator can say which of two files is meant.
   */
  async ping(): Promise<void> {
    this.#refuseReplacedFile();
    const now = performance.now();
    if (now - this.#probedAt >= PROBE_MS) {
      this.#probedAt = now;
      this.#probe = this.#queue.add(() => this.#statements.probe());
    }
    return this.#probe;
  }

  /** Waits for the queued writes and moves all of them into sundry.db itself; later calls reject. */
  async close(): Promise<void> {
    if (!this.#database.isOpen) return;
    clearTimeout(this.#refundTimer);
    await this.#sendRefunds();
    reportLost(this.#refunds, this.#notices);
    await this.#queue.add(() => undefined).catch(() => undefined);
    if (!this.#database.isOpen) return;
    // The driver releases the file only with its last statement, so SQLite does not clean up by itself.
    try {
      this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch (error) {
      if (!(unavailable(error) instanceof StoreUnavailableError)) throw error;
    } finally {
      this.#database.close();
    }
  }

  #writeRefund(count: CountName): Promise<number> {
    return this.#queue.add(() => this.#statements.refund(count));
  }

  /** A full disk has room again without a sign of it: the kept refunds are tried until they are written. */
  #retryRefunds(): void {
    this.#refundTimer ??= setTimeout(async () => {
      await this.#sendRefunds();
      this.#refundTimer = undefined;
      if (this.#refunds.lost > 0 && this.#database.isOpen) this.#retryRefunds();
    }, REFUND_RETRY_MS).unref();
  }

  async #sendRefunds(): Promise<void> {
    const outcome = await this.#refunds.send((count) =>
      this.#writeRefund(count).then(
        () => true,
        (error: unknown) => !isWorthKeeping(error),
      ),
    );
    reportSent(outcome, this.#notices);
  }

  #refuseReplacedFile(): void {
    const found = identityOf(this.#path);
    if (found === this.#file) return;
    throw new StoreUnavailableError(
      `${this.#path} is ${found === undefined ? 'gone' : 'another file'}: calls are counted in the file that was there ` +
        'at the start. Put it back, or restart the service to use what is there now',
    );
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

/** A refund that a later attempt can carry out. */
function isWorthKeeping(error: unknown): boolean {
  return error instanceof StoreUnavailableError && !(error instanceof UnreadableNumberError);
}

/** Device and inode of a file; undefined when it cannot be found. */
function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path, { bigint: true });
    return `${dev} ${ino}`;
  } catch {
    return undefined;
  }
}
