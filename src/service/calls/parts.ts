import type { Needs, Operation, Visit } from '../../operation.ts';
import type { Pool } from '../pool/pool.ts';
import { isHeavy } from './longest-hold.ts';

/** A call that is performed in the main thread, parts of its work excepted. */
export interface PartedCall {
  readonly operation: Operation;
  readonly needs: Needs;
  readonly visit: Visit;
  /** For the whole call. */
  readonly timeoutMs: number;
}

/**
 * The ports of a call, with the threads of the pool for the parts of its operation. There a part has its place, its turn
 * and its limit like any other work, and ends with the visit.
 */
export function withThreads(pool: Pool, { operation, needs, visit, timeoutMs }: PartedCall): Needs {
  const { id, parts } = operation;
  if (parts === undefined) return needs;
  const begin = performance.now();
  return {
    ...needs,
    threads: async (name, given) => {
      const part = parts[name];
      if (part === undefined) throw new Error(`${id} has no part ${name}`);
      const cost = part.cost(given as never);
      if (!isHeavy(cost)) return part.compute(given as never);
      return pool.runPart(
        { operation: id, part: name, given },
        {
          caller: visit.caller,
          abandoned: visit.abandoned(),
          cost,
          timeoutMs: timeoutMs - (performance.now() - begin),
        },
      );
    },
  };
}
