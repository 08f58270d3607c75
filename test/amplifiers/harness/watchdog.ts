import { workerData } from 'node:worker_threads';
import { processCpuMilliseconds } from './thread-cpu.ts';

/** A thread that ends its process once that has used the processor time which is noted in the memory they share. */
const EVERY_MS = 100;
const deadline = workerData as Float64Array;

setInterval(() => {
  if (processCpuMilliseconds() > deadline[0]!) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
