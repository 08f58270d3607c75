import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { StoreUnavailableError } from '../store.ts';
import { isBusy, LOCK_WAIT_MS, RETRY_MS, unavailable } from './errors.ts';

/** Most writes in one transaction: about 2 ms of the event loop, however many calls wait. */
const MAX_BATCH = 500;

/** What the writes of one transaction share: each receives it, and `finish` runs after the last of them. */
export interface Batch {
  finish(): void;
}

interface Write<Shared> {
  readonly run: (shared: Shared) => void;
  readonly committed: () => void;
  readonly reject: (reason: unknown) => void;
  readonly deadline: number;
}

/**
 * Gathers the writes of two turns of the event loop into one BEGIN IMMEDIATE: fifty waiting calls pay for one
 * commit. A lock held by another process is waited for between turns, never inside SQLite.
 */
export class WriteQueue<Shared extends Batch> {
  readonly #database: DatabaseSyncInstance;
  readonly #newBatch: () => Shared;
  readonly #begin: StatementSyncInstance;
  readonly #commit: StatementSyncInstance;
  #writes: Write<Shared>[] = [];
  #scheduled = false;

  constructor(database: DatabaseSyncInstance, newBatch: () => Shared) {
    this.#database = database;
    this.#newBatch = newBatch;
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
  }

  /** Runs `write` in this turn's transaction. Resolves to its result after COMMIT, never before. */
  add<T>(write: (shared: Shared) => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let result: T;
      this.#writes.push({
        run: (shared) => {
          result = write(shared);
        },
        committed: () => resolve(result),
        reject,
        deadline: performance.now() + LOCK_WAIT_MS,
      });
      if (!this.#scheduled) this.#schedule();
    });
  }

  #schedule(): void {
    this.#scheduled = true;
    // The second turn reads what has arrived meanwhile, and does not wait: a tenth of a small call's time beside others.
    setImmediate(() => setImmediate(this.#flush));
  }

  readonly #flush = (): void => {
    this.#scheduled = false;
    const batch = this.#writes;
    this.#writes = batch.length > MAX_BATCH ? batch.splice(MAX_BATCH) : [];
    try {
      // get, not run: it costs less, and reports a failure of these two statements just the same.
      this.#begin.get();
      const shared = this.#newBatch();
      for (const write of batch) write.run(shared);
      shared.finish();
      this.#commit.get();
    } catch (error) {
      this.#fail(batch, error);
      return;
    }
    for (const write of batch) write.committed();
    if (this.#writes.length > 0 && !this.#scheduled) this.#schedule();
  };

  #fail(batch: readonly Write<Shared>[], error: unknown): void {
    if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('ROLLBACK');
    if (isBusy(error)) {
      this.#retryLater(batch);
      return;
    }
    const reason = this.#database.isOpen
      ? unavailable(error)
      : new StoreUnavailableError('the store is closed');
    for (const write of batch) write.reject(reason);
    if (this.#writes.length > 0) this.#schedule();
  }

  #retryLater(batch: readonly Write<Shared>[]): void {
    const now = performance.now();
    const waiting = [...batch, ...this.#writes];
    this.#writes = waiting.filter((write) => write.deadline > now);
    if (this.#writes.length > 0) {
      this.#scheduled = true;
      setTimeout(this.#flush, RETRY_MS);
    }
    const refusal = new StoreUnavailableError('the store is locked by another process');
    for (const write of waiting) if (write.deadline <= now) write.reject(refusal);
  }
}
