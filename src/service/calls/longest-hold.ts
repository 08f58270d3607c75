/** A longer hold of the main thread is felt by the calls beside it; for a shorter one the trip is not worth it. */
const MAX_HOLD_MS = 2;

/** Whether work that is expected to take this many milliseconds goes to another thread. */
export function isHeavy(milliseconds: number): boolean {
  return milliseconds > MAX_HOLD_MS;
}
