const MIN_MS = 100;
const MAX_MS = 10_000;

/** A process that ran this long did not fail because of how it starts. */
const STEADY_MS = 10_000;

/**
 * How long to wait before a process that ran for `livedMs` is replaced, when the wait before it was `lastMs` (0 for none):
 * 100 ms, doubled up to 10 s for processes that end again and again.
 */
export function restartWait(lastMs: number, livedMs: number): number {
  if (lastMs === 0 || livedMs >= STEADY_MS) return MIN_MS;
  return Math.min(lastMs * 2, MAX_MS);
}
