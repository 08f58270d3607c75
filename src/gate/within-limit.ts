/** A bound on the time of a piece of work. */
export interface Limit {
  /** Milliseconds. */
  readonly ms: number;
  /** Asked when they are over: for how many more the work may go on; it ends at none. */
  readonly extension?: () => number;
  /** What work that takes longer fails with. */
  readonly reason: () => unknown;
}

/** The part of AbortSignal that is used. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/**
 * Runs the work and settles with its result, or at once with the reason of the limit or of `abandoned`, which also
 * aborts the work's signal. A later result is dropped; work that has not begun by then does not begin.
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
    const extendOrEnd = (): void => {
      const more = limit.extension?.() ?? 0;
      if (more > 0) timer = setTimeout(extendOrEnd, more);
      else end(limit.reason());
    };
    let timer = setTimeout(extendOrEnd, limit.ms);
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
