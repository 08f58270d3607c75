import { pickPorts } from '../needs.ts';
import type { Needs, Operation, Result, Steps, Visit } from '../operation.ts';
import { joinIgnored } from '../schema/ignored.ts';
import type { Reading } from './read.ts';

/**
 * Runs an operation on what `readRequest` or `readValue` returned: synchronously when the operation is synchronous,
 * which saves small calls the turns of a promise. `ignored` of the result lists everything in the request that was
 * not read. The ports work for `visit`.
 */
export function perform(
  operation: Operation,
  reading: Reading,
  needs: Needs,
  visit?: Visit,
): Result | Promise<Result> {
  // The declaration's own schema has just checked the type; the registry's type cannot express eighteen of them.
  const result = operation.run(reading.input as never, pickPorts(operation.needs, needs, visit));
  return result instanceof Promise
    ? result.then((settled) => withIgnored(settled, reading))
    : withIgnored(result, reading);
}

/** Runs the second step of an operation, on what the first one gathered. */
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
