/** Loaded into the service before it: answers `heap` with the megabytes that are in use after a collection of garbage. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.send) {
  process.on('message', () => {
    globalThis.gc();
    globalThis.gc();
    const { heapUsed, external } = process.memoryUsage();
    process.send((heapUsed + external) / 1e6);
  });
  process.on('disconnect', () => process.exit(0));
  process.channel.unref();
}
