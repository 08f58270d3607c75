import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { offsetBelow } from './depth.ts';

const LONG = '[x'.repeat(200);

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
  { name: 'a long string', json: `["${LONG}",[]]`, most: 1, offset: 404 },
  { name: 'a long string that does not end', json: `["${LONG}`, most: 1, offset: undefined },
  {
    name: 'quotation marks with backslashes in a long string',
    json: `["${LONG}\\"${LONG}\\"[",[]]`,
    most: 1,
    offset: 809,
  },
  {
    name: 'a backslash before the closing mark of a long string',
    json: `["${LONG}\\\\",[["]`,
    most: 2,
    offset: 407,
  },
];

test.each(rows)('$name', ({ json, most, offset }) => {
  expect(offsetBelow(new TextEncoder().encode(json), most)).toBe(offset);
});

test('strings of any length end where a reader of one byte after another ends them', () => {
  const pieces = fc.constantFrom(
    '"',
    '\\',
    '\\\\',
    '\\"',
    '[',
    ']',
    '{',
    '}',
    ',',
    '\u20ac',
    'x'.repeat(100),
    LONG,
  );
  fc.assert(
    fc.property(fc.string({ unit: pieces, maxLength: 60 }), fc.integer({ min: 0, max: 5 }), (json, most) => {
      const bytes = new TextEncoder().encode(json);
      expect(offsetBelow(bytes, most)).toBe(plainOffsetBelow(bytes, most));
    }),
    { numRuns: runs(100_000), seed: SEED },
  );
});

function plainOffsetBelow(bytes: Uint8Array, most: number): number | undefined {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < bytes.length; at++) {
    const character = String.fromCharCode(bytes[at]!);
    if (character === '"') isInString = !isInString;
    else if (isInString && character === '\\') at++;
    else if (!isInString && '[{'.includes(character) && ++depth > most) return at;
    else if (!isInString && ']}'.includes(character)) depth--;
  }
  return undefined;
}
