import { threadCpuMilliseconds } from './thread-cpu.ts';

/** What a piece of work took of its thread, in milliseconds of processor time. */
export interface Turns {
  readonly cpuMs: number;
  /** The longest turn of the event loop: for so long everything else of the thread waits. */
  readonly longestMs: number;
}

/** What came of it. */
export type Outcome<Value> = Turns & ({ readonly value: Value } | { readonly error: unknown });

/** Does a piece of work and measures it, turn by turn. */
export async function measured<Value>(work: () => Value | Promise<Value>): Promise<Outcome<Value>> {
  const start = threadCpuMilliseconds();
  let last = start;
  let longest = 0;
  let next: NodeJS.Immediate | undefined;
  const endTurn = (): void => {
    const now = threadCpuMilliseconds();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const tick = (): void => {
    endTurn();
    next = setImmediate(tick);
  };
  next = setImmediate(tick);
  const outcome = await settled(work);
  clearImmediate(next);
  endTurn();
  return { ...outcome, cpuMs: last - start, longestMs: longest };
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
