import { expect, test } from 'vitest';
import { offsetBelow } from './depth.ts';

const rows: readonly { name: string; json: string; most: number; offset: number | undefined }[] = [
  { name: 'a text of fewer openings', json: '[{"a":[1]}]', most: 3, offset: undefined },
  { name: 'lists', json: '[[[[', most: 3, offset: 3 },
  { name: 'objects', json: '{"a":{"b":{}}}', most: 2, offset: 10 },
  { name: 'lists and objects mixed', json: '[{"a":[{', most: 3, offset: 7 },
  { name: 'side by side', json: '[[],[],{},{}]', most: 2, offset: undefined },
  { name: 'brackets in strings', json: '["[[[[","{{{{"]', most: 1, offset: undefined },
  { name: 'closings in strings', json: '["]]]]",["}}"]]', most: 1, offset: 8 },
  { name: 'a quotation mark with a backslash', json: '["\\"[[[",[]]', most: 1, offset: 9 },
  { name: 'a backslash before the closing mark', json: '["\\\\",[["]', most: 2, offset: 7 },
  { name: 'bytes of UTF-8, not characters', json: '["\u20ac",[]]', most: 1, offset: 7 },
  { name: 'a string that does not end', json: '["[[[[', most: 1, offset: undefined },
];

test.each(rows)('$name', ({ json, most, offset }) => {
  expect(offsetBelow(new TextEncoder().encode(json), most)).toBe(offset);
});
