import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { faultOffset } from './fault.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

// RFC 8259 by section: what is marked by | is the first byte that may not be there.
test.each([
  ['2: white space alone', ' \t\r\n|'],
  ['2: white space of Unicode', '|\u00a01'],
  ['2: two values', '1 |2'],
  ['2: a byte order mark', '|\ufeff1'],
  ['3: an unknown name', 'tr|eu'],
  ['3: a name in capitals', '|True'],
  ['3: a name that ends too early', 'nul|'],
  ['4: no name', '{|1:1}'],
  ['4: no colon', '{"a"|,1}'],
  ['4: no value', '{"a":|}'],
  ['4: a comma behind the last member', '{"a":1,|}'],
  ['4: closed as a list', '{"a":1|]'],
  ['5: a comma behind the last item', '[1,|]'],
  ['5: a comma before the first item', '[|,1]'],
  ['5: closed as an object', '[1|}'],
  ['5: not closed', '[[1]|'],
  ['6: a leading zero', '0|1'],
  ['6: a plus', '|+1'],
  ['6: a minus alone', '-|'],
  ['6: no digit before the point', '|.5'],
  ['6: no digit behind the point', '1.|e1'],
  ['6: no digit of the exponent', '1e+|'],
  ['6: NaN is not a number', '|NaN'],
  ['7: a line break in a string', '"a|\n"'],
  ['7: a tab in a string', '"|\t"'],
  ['7: an unknown escape', '"\\|x"'],
  ['7: an escape of three digits', '"\\u12a|"'],
  ['7: an escape that ends too early', '"\\|'],
  ['7: a string in single quotes', "|'a'"],
  ['7: a string that is not closed', '"\u00e4|'],
])('%s', (_, marked) => {
  const at = marked.indexOf('|');
  const text = marked.replace('|', '');
  expect(() => JSON.parse(text)).toThrow();
  expect(faultOffset(encode(text))).toBe(encode(text.slice(0, at)).length);
});

const value = fc.json({ maxDepth: 6 });
const token = fc.constantFrom(
  ...'[]{},:"\\-+.eE09ntua \n\u0001\u00e9'.split(''),
  'true',
  '\\u00',
  '"a"',
  '1.5',
);

test('takes what JSON.parse takes, and nothing else', () => {
  const text = fc
    .tuple(value, fc.array(fc.tuple(fc.nat(), fc.nat(2), token), { maxLength: 2 }))
    .map(([json, edits]) =>
      edits.reduce((edited, [place, removed, added]) => {
        const at = place % (edited.length + 1);
        return edited.slice(0, at) + added + edited.slice(at + removed);
      }, json),
    );
  const property = fc.property(
    fc.oneof(
      text,
      fc.array(token).map((parts) => parts.join('')),
    ),
    (given) => {
      expect(faultOffset(encode(given)) === undefined).toBe(isParsed(given));
    },
  );
  fc.assert(property, { seed: SEED, numRuns: runs(20_000) });
});

function isParsed(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('levels are not calls: a million of them', () => {
  expect(faultOffset(encode('['.repeat(1_000_000)))).toBe(1_000_000);
  expect(faultOffset(encode('{"a":['.repeat(200_000) + ']}'.repeat(200_000)))).toBeUndefined();
});
