import { platform, setPriority } from 'node:os';

/** Behind the main thread, which calls of all others wait for, and still well before idle work. */
const NICENESS = 10;

/**
 * Lets the other threads of this process, and other programs, go before the calling thread where cores are few.
 * On Linux alone: there setpriority(2) is of the calling thread, elsewhere of the whole process.
 */
export function standBack(): void {
  if (platform() !== 'linux') return;
  try {
    setPriority(0, NICENESS);
  } catch {
    // A sandbox may forbid it. The thread then works as before, only less politely.
  }
}
