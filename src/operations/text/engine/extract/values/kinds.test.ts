import { describe, expect, it } from 'vitest';
import { rowsOfFile } from '../../../../../../scripts/text/data-files.ts';
import { typedValues, valuesOver } from './typed.ts';

const examples = rowsOfFile('en/values.tsv').map((row) => {
  const [type = '', , , , , example = ''] = row;
  return [type, example] as const;
});

describe('values.tsv', () => {
  it.each(examples)('a %s is found in its example: %s', (type, example) => {
    const text = example.replace(/[[\]]/g, '');
    const found = type.startsWith('+')
      ? valuesOver(text, type.slice(1))
      : typedValues(text).filter((value) => value.type.split(':')[0] === type);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(
      [...example.matchAll(/\[([^\]]*)\]/g)].map(([, value]) => value),
    );
  });
});
