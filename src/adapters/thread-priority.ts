import { constants, getPriority, platform, setPriority } from 'node:os';

/** Niceness above that of the main thread, on which all other calls depend: half of the way to idle. */
const STEP = 10;

/**
 * Gives the other threads of this process, and other programs, precedence over the calling thread where cores are few.
 * Only on Linux: there setpriority(2) applies to the calling thread, elsewhere to the whole process.
 */
export function lowerThreadPriority(): void {
  if (platform() !== 'linux') return;
  try {
    setPriority(0, Math.min(getPriority(0) + STEP, constants.priority.PRIORITY_LOW));
  } catch {
    // A sandbox may forbid it. The thread then keeps its priority.
  }
}
