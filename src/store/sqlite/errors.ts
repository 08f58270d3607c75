import { StoreUnavailableError } from '../store.ts';

/** A call waits at most this long for another process's lock; then it is refused. */
export const LOCK_WAIT_MS = 2000;

/** How long to wait before a locked statement is tried again. */
export const RETRY_MS = 1;

const SQLITE_ERROR = 1;
const SQLITE_BUSY = 5;
const SQLITE_NOTADB = 26;

/** True when another process holds the lock, so that the same statement may succeed a moment later. */
export function isBusy(error: unknown): boolean {
  return primaryCode(error) === SQLITE_BUSY;
}

/**
 * Runs `attempt` until it no longer meets a lock, leaving the event loop free in between. Rejects with
 * StoreUnavailableError after LOCK_WAIT_MS, and at once when SQLite fails for any other reason.
 */
export async function whenUnlocked<T>(attempt: () => T): Promise<T> {
  const deadline = performance.now() + LOCK_WAIT_MS;
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw unavailable(error);
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

/** A count that no attempt can read or write. */
export class UnreadableNumberError extends StoreUnavailableError {}

/** An error of SQLite becomes StoreUnavailableError; any other is a bug of this program and is returned as it is. */
export function unavailable(error: unknown): unknown {
  if (error instanceof StoreUnavailableError) return error;
  if (isOutOfRange(error)) return new UnreadableNumberError('the store holds a number that is out of range');
  const code = primaryCode(error);
  if (code === undefined) return error;
  if (code === SQLITE_BUSY) return new StoreUnavailableError('the store is locked by another process');
  if (code === SQLITE_NOTADB) return new StoreUnavailableError('the file is not a database');
  return new StoreUnavailableError(`SQLite error: ${messageOf(error)}`);
}

/** SQLite's result code without its extension byte (SQLITE_BUSY_RECOVERY is SQLITE_BUSY); undefined for other errors. */
function primaryCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_SQLITE_ERROR') return undefined;
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode & 0xff;
  // The driver's all() reports the message only.
  return error.message === 'database is locked' ? SQLITE_BUSY : SQLITE_ERROR;
}

/** The driver's get() rejects an integer beyond 2^53; this program never writes one. */
function isOutOfRange(error: unknown): boolean {
  return error instanceof RangeError && 'code' in error && error.code === 'ERR_OUT_OF_RANGE';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
