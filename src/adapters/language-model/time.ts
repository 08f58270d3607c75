import { setTimeout as sleep } from 'node:timers/promises';

/** Clock, waiting and randomness, so that a test can replace them. */
export interface Time {
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** Rejects with the signal's reason when that is aborted first. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** A random number from 0 to 1. */
  chance(): number;
}

/** The clock and random source of this machine. */
export const systemTime: Time = {
  now: () => performance.now(),
  wait: async (milliseconds, signal) => {
    await sleep(milliseconds, undefined, { signal }).catch(() => signal.throwIfAborted());
  },
  chance: () => Math.random(),
};

/** The share of one question in the time of its call. */
export interface Budget {
  /** Aborted with an UpstreamError when the time is over, with the visit's reason when that is abandoned. */
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly left: () => number;
}
