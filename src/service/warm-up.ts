import { setImmediate } from 'node:timers/promises';
import type { Needs, Operation } from '../operation.ts';
import { perform } from '../request/perform.ts';
import { readValue } from '../request/read.ts';

/** The start first logs its lines and starts a thread. */
const AFTER_START_MS = 50;

/** What is warmed up. */
export interface WarmUp {
  readonly operations: readonly Operation[];
  readonly needs: Needs;
  /** Loads what the messages of agents need. */
  readonly agents: () => Promise<void>;
}

/**
 * Warms up while no call waits: the operations that declare it run their first example, one for each turn of the
 * event loop, and then what agents need is loaded. `onFailure` gets the first error, which ends the warm-up.
 */
export function warmUpSoon(all: WarmUp, onFailure: (error: unknown) => void): void {
  setTimeout(() => void warmUp(all).catch(onFailure), AFTER_START_MS).unref();
}

async function warmUp({ operations, needs, agents }: WarmUp): Promise<void> {
  for (const operation of operations.filter(({ warmsUp }) => warmsUp)) {
    await runExample(operation, needs);
    await setImmediate();
  }
  await agents();
}

async function runExample(operation: Operation, needs: Needs): Promise<void> {
  const [{ input, needs: own }] = operation.examples as readonly [Operation['examples'][number]];
  await perform(operation, readValue(operation, input), { ...needs, ...own });
}
