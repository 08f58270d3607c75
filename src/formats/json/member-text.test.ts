import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { memberText } from './member-text.ts';

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
  { name: 'a member of a member is none', json: '{"b":{"a":1}}', member: 'a', text: undefined },
  { name: 'an empty object', json: '{ }', member: 'a', text: undefined },
];

test.each(rows)('$name', ({ json, member, text }) => {
  expect(memberText(json, member)).toBe(text);
});

test('every member of any object is found, and parses to its value', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom(0, 1), (object, indent) => {
      const json = JSON.stringify(object, null, indent);
      for (const [name, value] of Object.entries(JSON.parse(json))) {
        expect(JSON.parse(memberText(json, name)!)).toEqual(value);
      }
    }),
    { numRuns: runs(10_000), seed: SEED },
  );
});

test('a text of a megabyte is searched without recursion', () => {
  const long = `"${'\\"x'.repeat(350_000)}"`;
  expect(memberText(`{"a":${long},"b":1}`, 'b')).toBe('1');
  expect(memberText(`{"a":${'['.repeat(200_000)}${']'.repeat(200_000)},"b":1}`, 'b')).toBe('1');
});
