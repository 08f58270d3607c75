import { constants, getPriority, platform, setPriority } from 'node:os';

/** How far behind the main thread, which calls of all others wait for: half of the way to idle work. */
const STEP = 10;

/**
 * Lets the other threads of this process, and other programs, go before the calling thread where cores are few.
 * On Linux alone: there setpriority(2) is of the calling thread, elsewhere of the whole process.
 */
export function lowerThreadPriority(): void {
  if (platform() !== 'linux') return;
  try {
    setPriority(0, Math.min(getPriority(0) + STEP, constants.priority.PRIORITY_LOW));
  } catch {
    // A sandbox may forbid it. The thread then works as before, only less politely.
  }
}
