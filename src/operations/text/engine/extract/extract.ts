import { candidatesOf } from './candidates.ts';
import { choose } from './choose.ts';
import { readField } from './field.ts';
import { saysNothing } from './label-value.ts';
import { labelsFor } from './labels.ts';
import { readText } from './reading.ts';

/**
 * What a text says for each field, as written there and without the sign that ends its sentence; null where
 * it says nothing. Field names may be in snake_case, camelCase, with spaces or capitals. Linear in the text.
 */
export function extract(text: string, fields: readonly string[]): readonly (string | null)[] {
  const reading = readText(text);
  const read = fields.map(readField);
  const asked = read.map((field) => {
    const labels = labelsFor(field, reading.labels);
    return {
      field,
      labels,
      candidates: saysNothing(reading, labels) ? [] : candidatesOf(reading, field, labels),
    };
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
