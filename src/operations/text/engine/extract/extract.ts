import { candidatesOf } from './candidates/candidates.ts';
import { choose } from './choosing/choose.ts';
import { closest } from './features/closest.ts';
import { readField } from './fields/field.ts';
import { saysNothing } from './reading/label-value.ts';
import { labelsFor } from './reading/labels.ts';
import { readText } from './reading/reading.ts';

/**
 * What a text says for each field, as written there and without the sign that ends its sentence; null where
 * it says nothing. Field names may be in snake_case, camelCase, with spaces or capitals. Linear in the text.
 */
export function extract(text: string, fields: readonly string[]): readonly (string | null)[] {
  const reading = readText(text);
  // One field after the other: of a long text each has many candidates, of which few are kept.
  const asked = fields.map((name) => {
    const field = readField(name);
    const labels = labelsFor(field, reading.labels);
    const candidates = saysNothing(reading, labels) ? [] : candidatesOf(reading, field, labels);
    return closest(reading, { field, labels, candidates });
  });
  return choose(reading, asked).map((found) => {
    if (found === undefined) return null;
    const value = withoutStop(text.slice(found.start, found.end).trim());
    return value === '' ? null : value;
  });
}

/** Without the full stop at its end, which is a part of dotted letters alone: 3 p.m., but Bluefin Cycles Ltd. */
export function withoutStop(value: string): string {
  return value.endsWith('.') && !/(?:^|[^\p{L}])\p{L}\.[ ]?\p{L}\.$/u.test(value.slice(-6))
    ? value.slice(0, -1)
    : value;
}
