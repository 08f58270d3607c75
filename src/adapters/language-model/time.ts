import { setTimeout as sleep } from 'node:timers/promises';

/** Clock, patience and chance, so that a test can hand in its own. */
export interface Time {
  /** Milliseconds of a steady clock. */
  now(): number;
  /** Rejects with the signal's reason when that is aborted first. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** At random from 0 to 1. */
  chance(): number;
}

export const systemTime: Time = {
  now: () => performance.now(),
  wait: async (milliseconds, signal) => {
    await sleep(milliseconds, undefined, { signal }).catch(() => signal.throwIfAborted());
  },
  chance: () => Math.random(),
};
