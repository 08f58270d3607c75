import type { NumberSchema, StringSchema } from '../../../src/schema/schema.ts';
import { magnitude, pick, type Random } from '../../support/random.ts';

/** A number that a schema accepts: at one of its ends, its default, or between. */
export function drawValue(schema: NumberSchema, random: Random): number {
  const { type, minimum = -1_000_000, maximum = 1_000_000, default: preset = minimum } = schema;
  if (schema.enum !== undefined) return pick(random, schema.enum);
  const between =
    minimum > 0 ? magnitude(random, minimum, maximum) : minimum + random() * (maximum - minimum);
  const value = pick(random, [minimum, maximum, preset, between, between]);
  return type === 'integer' ? Math.trunc(value) : value;
}

/** A short text that a schema accepts, as far as it says so: a value of its enum, the example, or one letter. */
export function drawValueOfString(schema: StringSchema, example: string | undefined, random: Random): string {
  if (schema.enum !== undefined) return pick(random, schema.enum);
  const known = [example, schema.default, ...(schema.examples ?? [])].filter(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  return known.length > 0 ? pick(random, known) : 'a'.repeat(Math.max(1, schema.minLength ?? 1));
}
