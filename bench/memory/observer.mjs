/** Loaded before the service: answers each message with its memory after a collection of garbage. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('message', () => {
  // The first frees what finalizers hold, and the pages of what it freed go back with the second.
  collect();
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  process.send({ heap: heapUsed, memory: rss });
});
// The channel alone must not keep a service that stops.
process.channel.unref();
