import { spawnSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { expect, it } from 'vitest';

const hook = JSON.stringify(new URL('../../scripts/typescript.mjs', import.meta.url).href);
const module = JSON.stringify(new URL('./thread-priority.ts', import.meta.url).href);

/** A worker thread that lowers its priority; both threads then print their niceness. */
const program = `
  const { getPriority } = require('node:os');
  const { Worker } = require('node:worker_threads');
  const source = \`
    import(${hook}).then(() => import(${module})).then(({ lowerThreadPriority }) => {
      lowerThreadPriority();
      require('node:worker_threads').parentPort.postMessage(require('node:os').getPriority(0));
    });
  \`;
  new Worker(source, { eval: true }).once('message', (thread) => {
    console.log(JSON.stringify({ thread, main: getPriority(0) }));
  });
`;

it.runIf(process.platform === 'linux')('lowers the priority of the calling thread, and of no other', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', program], { encoding: 'utf8' });
  expect(stderr).toBe('');
  const { thread, main } = JSON.parse(stdout);
  // 19 is the end of the scale, for those who run the tests with nice.
  expect([main, thread]).toEqual([getPriority(0), Math.min(getPriority(0) + 10, 19)]);
});
