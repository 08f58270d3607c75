import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { indented } from './indented.ts';
import { sourceAt } from './source.ts';

test('members keep their order, numbers their digits', () => {
  expect(indented('{"10":1.50,"9":[12345678901234567890,-0.0,{}],"a":[]}')).toBe(
    '{\n  "10": 1.50,\n  "9": [\n    12345678901234567890,\n    -0.0,\n    {}\n  ],\n  "a": []\n}',
  );
});

test('a value at a path keeps its digits', () => {
  const json = '{"10":[{"a":"x,}"},1.50],"9":null}';
  expect(sourceAt(json, ['10', '1'])).toBe('1.50');
  expect(sourceAt(json, ['10', '0', 'a'])).toBe('"x,}"');
  expect(sourceAt(json, ['9'])).toBe('null');
  expect([sourceAt(json, ['10', '7']), sourceAt(json, ['9', 'a'])]).toEqual([undefined, undefined]);
});

test('any other value is laid out as JSON.stringify does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(indented(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
    }),
    { numRuns: runs(2000), seed: SEED },
  );
});
