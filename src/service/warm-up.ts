import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Needs, Operation } from '../operation.ts';
import { perform } from '../request/perform.ts';
import { readValue } from '../request/read.ts';

/** The start first logs its lines and starts a thread. */
const AFTER_START_MS = 50;

/** The first calls of a start are not to wait for what agents need, a quarter of a second of work in one piece. */
const AGENTS_AFTER_START_MS = 5000;

/** What is warmed up. */
export interface WarmUp {
  readonly operations: readonly Operation[];
  readonly needs: Needs;
  /** Loads what the messages of agents need. */
  readonly agents: () => Promise<void>;
}

/**
 * Warms up: the operations that declare it run their first example, one for each turn of the event loop, and what agents
 * need is loaded later. `onFailure` gets the first error of each. Returns what ends it, which resolves when nothing of it
 * runs any more.
 */
export function warmUpSoon(
  { agents, ...all }: WarmUp,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  const end = new AbortController();
  const { signal } = end;
  const later = async (ms: number, load: () => Promise<void>): Promise<void> => {
    const isDue = await setTimeout(ms, true, { ref: false, signal }).catch(() => false);
    if (isDue) await load().catch(onFailure);
  };
  const running = [later(AFTER_START_MS, () => warmUp(all, signal)), later(AGENTS_AFTER_START_MS, agents)];
  return async () => {
    end.abort();
    await Promise.all(running);
  };
}

async function warmUp({ operations, needs }: Omit<WarmUp, 'agents'>, ended: AbortSignal): Promise<void> {
  for (const operation of operations.filter(({ warmsUp }) => warmsUp)) {
    if (ended.aborted) return;
    await runExample(operation, needs);
    await setImmediate();
  }
}

async function runExample(operation: Operation, needs: Needs): Promise<void> {
  const [{ input, needs: own }] = operation.examples as readonly [Operation['examples'][number]];
  await perform(operation, readValue(operation, input), { ...needs, ...own });
}
