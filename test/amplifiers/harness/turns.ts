import { setImmediate as setImmediatePromise } from 'node:timers/promises';
import { threadCpuMilliseconds } from './thread-cpu.ts';

/** What a piece of work took of its thread, in milliseconds of processor time. */
export interface Turns {
  readonly cpuMs: number;
  /** The longest turn of the event loop: for so long everything else of the thread waits. */
  readonly longestMs: number;
}

/** What came of it. */
export type Outcome<Value> = Turns & ({ readonly value: Value } | { readonly error: unknown });

/** Does something that belongs to no turn, and resolves to it and to what it took of the thread. */
export type Aside = <Made>(
  work: () => Promise<Made>,
) => Promise<{ readonly made: Made; readonly cpuMs: number }>;

/** Does a piece of work and measures it, turn by turn, without what it does aside, and without the turns it waits for. */
export async function measured<Value>(
  work: (aside: Aside) => Value | Promise<Value>,
): Promise<Outcome<Value>> {
  emptyTurnMs ??= await emptyTurn();
  const empty = emptyTurnMs;
  let last = threadCpuMilliseconds();
  const turns = { cpuMs: 0, longestMs: 0 };
  let next: NodeJS.Immediate | undefined;
  const endTurn = (): void => {
    const now = threadCpuMilliseconds();
    turns.cpuMs += Math.max(0, now - last - empty);
    turns.longestMs = Math.max(turns.longestMs, now - last);
    last = now;
  };
  const tick = (): void => {
    endTurn();
    next = setImmediate(tick);
  };
  const aside: Aside = async (other) => {
    endTurn();
    const before = last;
    const made = await other();
    last = threadCpuMilliseconds();
    return { made, cpuMs: last - before };
  };
  next = setImmediate(tick);
  const outcome = await settled(() => work(aside));
  clearImmediate(next);
  endTurn();
  return { ...outcome, ...turns };
}

const EMPTY_TURNS = 500;
let emptyTurnMs: number | undefined;

/** What a turn takes in which there is nothing to do but to measure it. */
async function emptyTurn(): Promise<number> {
  const start = threadCpuMilliseconds();
  for (let turn = 0; turn < EMPTY_TURNS; turn++) {
    await setImmediatePromise();
    threadCpuMilliseconds();
  }
  return (threadCpuMilliseconds() - start) / EMPTY_TURNS;
}

async function settled<Value>(
  work: () => Value | Promise<Value>,
): Promise<{ readonly value: Value } | { readonly error: unknown }> {
  try {
    const given = work();
    return { value: given instanceof Promise ? await given : given };
  } catch (error) {
    return { error };
  }
}
