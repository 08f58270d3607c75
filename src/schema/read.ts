/**
 * Values against a declaration. A schema is a literal of our subset of JSON Schema, and reading is two passes over a value:
 *
 *     schema    { type: 'object', properties: { size: { type: 'integer', default: 256, maximum: 2048 } } }
 *     given     { "siez": "99", "size": "300" }
 *     prepare   { size: 300 }, and a fault at /siez: did you mean size?
 *     check     nothing: 300 is at most 2048
 *
 * prepare.ts brings other accepted forms into the declared one and fills in defaults; check.ts applies the rules, which
 * rule.ts compiles once for each schema; expectation.ts says a rule in words, for refusals and documents alike. Left out:
 * keywords that no declaration uses. schema.ts is the list of those that there are; Ajv judges the same in tests.
 */
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
