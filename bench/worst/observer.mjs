/**
 * Loaded into the measured process before the service. Between the messages `begin` and `end` of the parent it
 * counts the CPU time of the process and of its main thread, and the longest turn of the main event loop.
 */
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION_MS = 1;

/** After a reset the first tick only starts the clock of the delays, and the last delay is seen at the next tick. */
const TICKS_MS = 5;

if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let start = now();
  process.on('message', (message) => {
    if (message === 'begin') {
      delay.reset();
      setTimeout(() => {
        start = now();
        process.send('begun');
      }, TICKS_MS);
      return;
    }
    const end = now();
    const cpuMs = end.cpuMs - start.cpuMs;
    const mainMs = end.mainMs - start.mainMs;
    setTimeout(() => {
      // A turn cannot block the loop for longer than the thread's CPU time: the rest was time of other programs.
      const holdMs = Math.min(Math.max(0, delay.max / 1e6 - RESOLUTION_MS), mainMs);
      process.send({ cpuMs, mainMs, holdMs });
    }, TICKS_MS);
  });
  process.on('disconnect', () => process.exit(0));
  process.channel.unref();
}

function now() {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, mainMs: mainThreadMs() ?? (user + system) / 1000 };
}

/** Linux reports the CPU time of a thread; elsewhere that of the whole process is used. */
function mainThreadMs() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}
