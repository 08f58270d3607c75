/** A bound on the time of a piece of work. */
export interface Limit {
  /** Milliseconds. */
  readonly ms: number;
  /** What the work fails with when they are over. */
  readonly reason: () => Error;
}

/** What is used of an AbortSignal. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/**
 * Runs the work and settles with it, or at once with the reason of the limit or of `abandoned`, of which the work
 * learns by its signal. A result that comes after that is dropped; work that has not begun by then does not begin.
 */
export function withinLimit<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  limit: Limit,
  abandoned: Signal | undefined,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController();
    const end = (reason: unknown): void => {
      settle();
      reject(reason);
      controller.abort(reason);
    };
    const abandon = (): void => end(abandoned?.reason);
    const timer = setTimeout(() => end(limit.reason()), limit.ms);
    const settle = (): void => {
      clearTimeout(timer);
      abandoned?.removeEventListener('abort', abandon);
    };
    abandoned?.addEventListener('abort', abandon, { once: true });
    // In a chain, so that work that throws before its first await fails like any other.
    Promise.resolve()
      .then(() => {
        controller.signal.throwIfAborted();
        return work(controller.signal);
      })
      .then(resolve, reject)
      .finally(settle);
    if (abandoned?.aborted) abandon();
  });
}
