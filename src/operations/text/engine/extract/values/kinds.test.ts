import { describe, expect, it } from 'vitest';
import { kinds } from './kinds.ts';
import { typedValues, valuesOver } from './typed.ts';

describe('values.tsv', () => {
  it.each(kinds().map(({ type, isOver, example }) => [type, isOver, example] as const))(
    'a %s (over others: %s) is found in its example: %s',
    (type, isOver, example) => {
      const text = example.replace(/[[\]]/g, '');
      const found = (isOver ? valuesOver(text, type) : typedValues(text)).filter(
        (value) => value.type === type,
      );
      expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(
        [...example.matchAll(/\[([^\]]*)\]/g)].map(([, value]) => value),
      );
    },
  );
});
