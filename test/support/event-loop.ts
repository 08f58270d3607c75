import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

/** The length of a pause, in ms. */
export const PAUSE_MS = 100;

/**
 * Counts pauses, one after another, until the promise settles: how long work of this process waits for its own timers.
 * A timer of 2 s that starts with the count ends within 21 pauses on any machine. Other work of the machine makes a
 * pause longer, which counts as one, and delays that timer as well.
 */
export async function pausesUntil(settling: Promise<unknown>): Promise<number> {
  return count(settling, () => sleep(PAUSE_MS));
}

/**
 * Counts turns of the event loop until the promise settles: a few for what is known in this process, thousands for what
 * waits for a timer, or for another process that does not answer.
 */
export async function turnsUntil(settling: Promise<unknown>): Promise<number> {
  return count(settling, () => setImmediate());
}

async function count(settling: Promise<unknown>, wait: () => Promise<unknown>): Promise<number> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  settling.then(settle, settle);
  let waits = 0;
  for (; !isSettled; waits++) await wait();
  return waits;
}
