import { setTimeout as sleep } from 'node:timers/promises';

/** Keeps a test from hanging; no test judges by it. */
const LIMIT_MS = 100_000;

/** Resolves when the condition holds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  while (!(await condition())) {
    if (limit.aborted) throw new Error(`waited ${LIMIT_MS} ms in vain`);
    await sleep(10);
  }
}
