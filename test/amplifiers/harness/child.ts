import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * A process for the thread that measures, which works as one of the service's pool does (it compresses by itself), and
 * for the watchdog over it. Its arguments are the modules of both, and of the thread of strangers.
 */
const [measuring, watchdog, strangers] = process.argv.slice(2).map((path) => pathToFileURL(path));

const deadline = new Float64Array(new SharedArrayBuffer(8));
deadline[0] = Number.POSITIVE_INFINITY;
new Worker(watchdog!, { workerData: deadline }).unref();
const thread = new Worker(measuring!, { workerData: { deadline, strangers: strangers!.href } });
thread.on('message', (answer) => process.send!(answer));
process.on('message', (question) => thread.postMessage(question));
process.on('disconnect', () => process.exit(0));
