import { InputError } from '../errors.ts';
import { check } from './check.ts';
import { type Prepared, prepare } from './prepare.ts';
import type { ObjectSchema } from './schema.ts';

/**
 * Reads a value by a declaration's schema: other accepted forms become the declared one, defaults are filled
 * in. Throws InputError with every fault found (at most 20). The library refuses with it what HTTP refuses.
 */
export function readInput(schema: ObjectSchema, value: unknown): unknown {
  return readNotingIgnored(schema, value).value;
}

/** As `readInput`, with the paths of the members that were ignored. */
export function readNotingIgnored(schema: ObjectSchema, value: unknown): Pick<Prepared, 'value' | 'ignored'> {
  const prepared = prepare(schema, value);
  const faults = [...prepared.faults, ...check(schema, prepared.value)];
  if (faults.length > 0) throw new InputError(faults);
  return prepared;
}
