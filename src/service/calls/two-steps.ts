import { pickPorts } from '../../needs.ts';
import type { Needs, Operation, Steps, Visit } from '../../operation.ts';
import { performCompute } from '../../request/perform.ts';
import type { Reading } from '../../request/read.ts';
import { type ResultBytes, resultBytes } from '../../request/result-bytes.ts';
import type { Pool } from '../pool/pool.ts';
import { isHeavy } from './longest-hold.ts';

/** A call whose work is done in two steps. */
export interface StepwiseCall {
  readonly operation: Operation;
  readonly steps: Steps;
  readonly reading: Reading;
  readonly needs: Needs;
  readonly visit: Visit;
  /** For both steps together, the waiting for a thread included. */
  readonly timeoutMs: number;
}

/**
 * Takes the first step in this thread, and the second in one of the pool where it is expected to be heavy. There it
 * has its place, its turn and its limit like any other work, and ends with the visit.
 */
export async function performInSteps(pool: Pool, call: StepwiseCall): Promise<ResultBytes> {
  const { operation, steps, reading, needs, visit, timeoutMs } = call;
  const begin = performance.now();
  const gathered = await steps.gather(reading.input as never, pickPorts(operation.needs, needs, visit));
  const cost = steps.cost(gathered);
  if (!isHeavy(cost)) return resultBytes(await performCompute(steps, gathered, reading));
  return pool.run(
    { operation: operation.id, gathered, ignored: reading.ignored },
    {
      caller: visit.caller,
      abandoned: visit.abandoned(),
      cost,
      timeoutMs: timeoutMs - (performance.now() - begin),
    },
  );
}
