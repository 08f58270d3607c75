import { InputError, refuse } from '../errors.ts';
import { isRecord, readArgument } from './argument.ts';
import { check } from './check.ts';
import { mismatch } from './fault-message.ts';
import { type Prepared, prepare } from './prepare.ts';
import type { ObjectSchema } from './schema.ts';
import type { ValueOf } from './value-of.ts';

/**
 * Reads a value by a declaration's schema: other accepted forms become the declared one, defaults are filled in.
 * Throws InputError with every fault found (at most 20). With it, the library refuses what HTTP refuses.
 */
export function readInput<S extends ObjectSchema>(schema: S, value: unknown): ValueOf<S> {
  return readArgument(value, () => {
    // A date or a map has no members, and where none is required would pass as an object without any.
    if (typeof value === 'object' && value !== null && !isRecord(value)) refuse('', mismatch(schema, value));
    return readNotingIgnored(schema, value).value;
  });
}

/** As `readInput`, with the paths of the members that were ignored. */
export function readNotingIgnored<S extends ObjectSchema>(
  schema: S,
  value: unknown,
): Pick<Prepared, 'ignored'> & { readonly value: ValueOf<S> } {
  const prepared = prepare(schema, value);
  const faults = [...prepared.faults, ...check(schema, prepared.value)];
  if (faults.length > 0) throw new InputError(faults);
  // A value without faults is of the schema's type.
  return { value: prepared.value as ValueOf<S>, ignored: prepared.ignored };
}
