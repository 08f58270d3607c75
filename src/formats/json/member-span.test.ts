import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { commasIn, memberSpan } from './member-span.ts';

const encoder = new TextEncoder();

function memberText(json: string, name: string): string | undefined {
  const bytes = encoder.encode(json);
  const span = memberSpan(bytes, { from: 0, to: bytes.length }, name);
  return span && new TextDecoder().decode(bytes.subarray(span.from, span.to));
}

const rows: readonly { name: string; json: string; member: string; text: string | undefined }[] = [
  {
    name: 'digits beyond a double are kept',
    json: '{"a":1,"b":{"id":12345678901234567890}}',
    member: 'b',
    text: '{"id":12345678901234567890}',
  },
  {
    name: 'blanks around it are not its text',
    json: ' { "a" : [ 1 ] , "b":2}\n',
    member: 'a',
    text: '[ 1 ]',
  },
  { name: 'a name in escapes is the name', json: '{"\\u0061":"x"}', member: 'a', text: '"x"' },
  { name: 'RFC 8259 4: of duplicates the last', json: '{"a":1,"a":2}', member: 'a', text: '2' },
  { name: 'brackets and quotes in a text', json: '{"a":"}\\"],","b":true}', member: 'b', text: 'true' },
  {
    name: 'letters beyond ASCII before it',
    json: '{"\u00e9":"\u20ac","b":"\u00e9"}',
    member: 'b',
    text: '"\u00e9"',
  },
  { name: 'a member of a member is not found', json: '{"b":{"a":1}}', member: 'a', text: undefined },
  { name: 'an empty object', json: '{ }', member: 'a', text: undefined },
  { name: 'a list', json: '[{"a":1}]', member: 'a', text: undefined },
];

test.each(rows)('$name', ({ json, member, text }) => {
  expect(memberText(json, member)).toBe(text);
});

test('every member of any object with a name of ASCII is found, and parses to its value', () => {
  const names = fc.string({ unit: 'grapheme-ascii' });
  fc.assert(
    fc.property(fc.dictionary(names, fc.jsonValue()), fc.constantFrom(0, 1), (object, indent) => {
      const json = JSON.stringify(object, null, indent);
      for (const [name, value] of Object.entries(JSON.parse(json))) {
        expect(JSON.parse(memberText(json, name)!)).toEqual(value);
      }
    }),
    { numRuns: runs(10_000), seed: SEED },
  );
});

test('what is not JSON ends, with some span inside of it or none', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 60 }),
      fc.stringMatching(/^\{["a:{}[\],\\ 1]*$/),
      (bytes, text) => {
        for (const json of [bytes, encoder.encode(text)]) {
          const span = memberSpan(json, { from: 0, to: json.length }, 'a');
          if (span !== undefined) expect(span.from <= span.to && span.to <= json.length).toBe(true);
        }
      },
    ),
    { numRuns: runs(10_000), seed: SEED },
  );
});

test('a text of a megabyte is searched without recursion', () => {
  const long = `"${'\\"x'.repeat(350_000)}"`;
  expect(memberText(`{"a":${long},"b":1}`, 'b')).toBe('1');
  expect(memberText(`{"a":${'['.repeat(200_000)}${']'.repeat(200_000)},"b":1}`, 'b')).toBe('1');
});

test.each([
  ['[]', 0],
  ['[1,[2,3],{"a":4,"b":5}]', 4],
  ['{"a,b":"c,\\",d","e":1}', 1],
  ['["a, not closed', 0],
  ['[1,2,3,4,5,6,7,8,9]', 5],
])('RFC 8259 7: commas between the values of %s, five at most', (json, commas) => {
  expect(commasIn(encoder.encode(json), 5)).toBe(commas);
});
