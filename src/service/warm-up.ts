import { setImmediate } from 'node:timers/promises';
import type { Needs, Operation } from '../operation.ts';
import { perform } from '../request/perform.ts';
import { readValue } from '../request/read.ts';

/** The start first logs its lines and starts a thread. */
const AFTER_START_MS = 50;

/**
 * Warms up while no call waits: the operations that declare it run their first example, one for each turn of the
 * event loop. `onFailure` gets the first error, which ends the warm-up.
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
