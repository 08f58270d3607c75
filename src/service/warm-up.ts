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
 * Warms up while no call waits: what agents need is loaded, most of which is reading files, and the operations that
 * declare it run their first example, one for each turn of the event loop. `onFailure` gets the first error of each.
 */
export function warmUpSoon({ agents, ...all }: WarmUp, onFailure: (error: unknown) => void): void {
  void agents().catch(onFailure);
  setTimeout(() => void warmUp(all).catch(onFailure), AFTER_START_MS).unref();
}

async function warmUp({ operations, needs }: Omit<WarmUp, 'agents'>): Promise<void> {
  for (const operation of operations.filter(({ warmsUp }) => warmsUp)) {
    await runExample(operation, needs);
    await setImmediate();
  }
}

async function runExample(operation: Operation, needs: Needs): Promise<void> {
  const [{ input, needs: own }] = operation.examples as readonly [Operation['examples'][number]];
  await perform(operation, readValue(operation, input), { ...needs, ...own });
}
