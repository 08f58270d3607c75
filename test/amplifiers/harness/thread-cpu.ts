import { openSync, readSync } from 'node:fs';

/** What waiting on it takes the thread off its processor for a moment: Linux then brings its account up to date. */
const moment = new Int32Array(new SharedArrayBuffer(4));
const MOMENT_MS = 0.01;

const text = Buffer.alloc(128);
let account: number | undefined;

/**
 * Milliseconds of processor time that this thread has used: what it takes its caller's turn from others, however busy
 * the machine is. Of the whole process where the system keeps no account of threads.
 */
export function threadCpuMilliseconds(): number {
  account ??= openAccount();
  if (account < 0) return processCpuMilliseconds();
  Atomics.wait(moment, 0, 0, MOMENT_MS);
  const length = readSync(account, text, 0, text.length, 0);
  return Number.parseInt(text.toString('latin1', 0, length), 10) / 1e6;
}

/** Milliseconds of processor time that this process has used, all of its threads together. */
export function processCpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function openAccount(): number {
  try {
    return openSync('/proc/thread-self/schedstat', 'r');
  } catch {
    return -1;
  }
}
