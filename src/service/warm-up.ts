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
  const steps = operations.flatMap((operation) =>
    operation.warmsUp ? [() => runExample(operation, needs)] : [],
  );
  const next = async (): Promise<void> => {
    const step = steps.shift();
    if (step === undefined) return;
    await step();
    setImmediate(run);
  };
  const run = (): void => void next().catch(onFailure);
  setTimeout(run, AFTER_START_MS).unref();
}

async function runExample(operation: Operation, needs: Needs): Promise<void> {
  const [{ input, needs: own }] = operation.examples as readonly [Operation['examples'][number]];
  await perform(operation, readValue(operation, input), { ...needs, ...own });
}
