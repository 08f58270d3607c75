import { pickPorts } from '../needs.ts';
import type { Needs, Operation, Result, Steps } from '../operation.ts';
import { joinIgnored } from '../schema/ignored.ts';
import type { Reading } from './read.ts';

/**
 * Runs an operation on what `readRequest` or `readValue` made: at once where the operation is done at once, which
 * spares small calls the turns of a promise. `ignored` of the result names everything of the request that was not read.
 */
export function perform(operation: Operation, reading: Reading, needs: Needs): Result | Promise<Result> {
  // The declaration's own schema has just proved the type; the registry cannot carry eighteen of them.
  const result = operation.run(reading.input as never, pickPorts(operation.needs, needs));
  return result instanceof Promise
    ? result.then((settled) => withIgnored(settled, reading))
    : withIgnored(result, reading);
}

/** Takes the second step of an operation, on what its first one gathered. */
export async function performCompute(
  steps: Steps,
  gathered: unknown,
  reading: Pick<Reading, 'ignored'>,
): Promise<Result> {
  return withIgnored(await steps.compute(gathered), reading);
}

function withIgnored(result: Result, reading: Pick<Reading, 'ignored'>): Result {
  if (reading.ignored.length === 0) return result;
  return { ...result, ignored: joinIgnored(reading.ignored, result.ignored ?? []) };
}
