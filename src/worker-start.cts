/**
 * Where a worker thread starts. Piscina loads this file by require(), which would load worker.ts so too, and Node 20.19
 * aborts (`v8::Module::IsGraphAsync must be used on an instantiated module`) when the thread, or the process, is ended
 * meanwhile. import() can be interrupted, and Piscina waits for a promise that is exported.
 */
module.exports = { answer: import('./worker.ts').then(({ answer }) => answer) };
