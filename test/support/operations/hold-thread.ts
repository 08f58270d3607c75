const never = new Int32Array(new SharedArrayBuffer(4));

/** Holds the thread that calls it as work would, and leaves the processor to other tests. */
export function holdThread(ms: number): void {
  Atomics.wait(never, 0, 0, ms);
}

/** Holds the thread and its processor. */
export function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
