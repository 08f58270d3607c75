/**
 * Who calls what, for operators and for callers themselves:
 *
 *     count(caller, 'qr.create', 200, 1.4)   ->   once a second: key 3f2a, 2026-03-01, qr.create: 12 calls, 1 refused
 */
import { ALL_CALLERS, FREE_CALLERS, type Store, type UsageRow } from '../../store/store.ts';
import type { Caller } from '../callers/caller.ts';
import { paidCallerId } from '../callers/quota.ts';

/** How long a call may wait to be written: what a kill -9 loses. */
const FLUSH_MS = 1000;

/** Rows that are kept while the store cannot be written: some 20 MB. What comes beyond is lost, and logged. */
const MAX_ROWS = 100_000;

/** Calls whose times are remembered. */
const MAX_TIMES = 1024;

const DAY_MS = 86_400_000;

/** Status of a call whose caller is gone: nothing was answered. */
const CALLER_GONE = 499;

export interface UsageBookOptions {
  readonly store: Pick<Store, 'addUsage'>;
  readonly clock: () => Date;
  readonly onError: (message: string, error?: unknown) => void;
  /** Receives what was counted of a key, or of all callers without one (`free`), once a second. */
  readonly onCounted?: ((key: string, counted: Counted) => void) | undefined;
}

/** Calls that succeeded, and calls that were answered with an error. */
export interface Counted {
  readonly calls: number;
  readonly refused: number;
}

interface Subject {
  readonly key: string;
  readonly operations: Map<string, { calls: number; refused: number }>;
}

/**
 * Counts who calls what. In memory, since a call must not wait for it; written once a second. What decides about a
 * call is the quota, which is counted in the store before the call is answered.
 */
export class UsageBook {
  readonly #options: UsageBookOptions;
  readonly #timer: NodeJS.Timeout;
  /** By the hash of the key; callers without one together. */
  #subjects = new Map<string | undefined, Subject>();
  #day: number;
  #rows = 0;
  #unwritten = new Map<string, UsageRow>();
  #lost = 0;
  readonly #times = new Float64Array(MAX_TIMES);
  #timed = 0;
  #flushing: Promise<void> | undefined;

  /** `flush` is called each second from now on, until the book is closed. */
  constructor(options: UsageBookOptions) {
    this.#options = options;
    this.#day = this.#today();
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Counts an answered call. One that has no answer of its own (304, or the caller is gone) is not counted. */
  count({ keyHash, keyHint }: Caller, operation: string, status: number, ms: number): void {
    if ((status >= 300 && status < 400) || status === CALLER_GONE) return;
    this.#times[this.#timed++ % MAX_TIMES] = ms;
    const today = this.#today();
    if (today !== this.#day) this.#turnPage(today);
    let entry = this.#subjects.get(keyHash);
    if (entry === undefined) {
      entry = { key: keyHint ?? FREE_CALLERS, operations: new Map() };
      this.#subjects.set(keyHash, entry);
    }
    let counted = entry.operations.get(operation);
    if (counted === undefined) {
      if (this.#rows >= MAX_ROWS) {
        this.#lost += 1;
        return;
      }
      this.#rows += 1;
      counted = { calls: 0, refused: 0 };
      entry.operations.set(operation, counted);
    }
    if (status < 300) counted.calls += 1;
    else counted.refused += 1;
  }

  /** How long this part of the last 1,024 calls took at most, in ms; undefined before the first. */
  time(part: number): number | undefined {
    const times = this.#times.slice(0, Math.min(this.#timed, MAX_TIMES)).sort();
    return times[Math.floor(part * (times.length - 1))];
  }

  /** Writes what was counted; what cannot be written now is kept for the next time. Never rejects. */
  flush(): Promise<void> {
    this.#flushing ??= this.#write().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }

  /** Writes the rest. Nothing that is counted afterwards is kept. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
    await this.flush();
    this.#reportLost(this.#lost + this.#unwritten.size);
  }

  async #write(): Promise<void> {
    this.#turnPage(this.#day);
    const rows = [...this.#unwritten.values()];
    if (rows.length === 0) return;
    this.#unwritten = new Map();
    let kept = rows;
    try {
      kept = [...(await this.#options.store.addUsage(rows))];
    } catch (error) {
      kept = [];
      this.#options.onError('usage could not be written', error);
    }
    for (const row of kept) this.#keep(row);
    this.#rows = this.#unwritten.size + this.#openRows();
    if (kept.length === 0) this.#reportLost(this.#lost);
  }

  /** Moves what was counted to the rows to be written, as of the day it was counted on. */
  #turnPage(today: number): void {
    const day = this.#day;
    this.#day = today;
    const subjects = this.#subjects;
    this.#subjects = new Map();
    for (const [keyHash, { key, operations }] of subjects) {
      const subject = keyHash === undefined ? FREE_CALLERS : paidCallerId(keyHash);
      let calls = 0;
      let refused = 0;
      for (const [operation, counted] of operations) {
        calls += counted.calls;
        refused += counted.refused;
        this.#keep({ subject, day, operation, ...counted });
        this.#keep({ subject: ALL_CALLERS, day, operation, ...counted });
      }
      this.#options.onCounted?.(key, { calls, refused });
    }
  }

  #keep(row: UsageRow): void {
    const id = `${row.day} ${row.operation} ${row.subject}`;
    const { calls, refused } = this.#unwritten.get(id) ?? { calls: 0, refused: 0 };
    this.#unwritten.set(id, { ...row, calls: calls + row.calls, refused: refused + row.refused });
  }

  #openRows(): number {
    let rows = 0;
    for (const { operations } of this.#subjects.values()) rows += operations.size;
    return rows;
  }

  #reportLost(lost: number): void {
    if (lost === 0) return;
    this.#lost = 0;
    this.#options.onError(`calls that are missing in the usage, as the store could not be written: ${lost}`);
  }

  #today(): number {
    return Math.floor(this.#options.clock().getTime() / DAY_MS);
  }
}
