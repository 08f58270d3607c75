import { setImmediate } from 'node:timers/promises';
import type { Needs, Operation } from '../operation.ts';
import { perform } from '../request/perform.ts';
import { readValue } from '../request/read.ts';

/** The start has lines to log and a thread to begin first. */
const AFTER_START_MS = 50;

/**
 * Does what a first call would take its time for while no call waits: the operations that declare it run their
 * first example, one a turn. `onFailure` gets what goes wrong, which ends the warming up.
 */
export function warmUpSoon(
  operations: readonly Operation[],
  needs: Needs,
  onFailure: (error: unknown) => void,
): void {
  setTimeout(() => void warmUp(operations, needs).catch(onFailure), AFTER_START_MS).unref();
}

async function warmUp(operations: readonly Operation[], needs: Needs): Promise<void> {
  for (const operation of operations.filter(({ warmsUp }) => warmsUp)) {
    await runExample(operation, needs);
    await setImmediate();
  }
}

async function runExample(operation: Operation, needs: Needs): Promise<void> {
  const [{ input, needs: own }] = operation.examples as readonly [Operation['examples'][number]];
  await perform(operation, readValue(operation, input), { ...needs, ...own });
}
