import { setTimeout as sleep } from 'node:timers/promises';

/** Clock, waiting and chance, so that a test can hand in its own. */
export interface Time {
  /** Milliseconds of a steady clock. */
  now(): number;
  /** Rejects with the signal's reason when that is aborted first. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** At random from 0 to 1. */
  chance(): number;
}

/** The clock and the chance of this machine. */
export const systemTime: Time = {
  now: () => performance.now(),
  wait: async (milliseconds, signal) => {
    await sleep(milliseconds, undefined, { signal }).catch(() => signal.throwIfAborted());
  },
  chance: () => Math.random(),
};

/** What one question may use of the time of its call. */
export interface Budget {
  /** Aborted with an UpstreamError when the time is over, with the visit's reason when that is abandoned. */
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly left: () => number;
}
