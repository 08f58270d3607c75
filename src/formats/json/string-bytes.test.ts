import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { jsonStringBytes } from './string-bytes.ts';

const written = (text: string) => new TextDecoder().decode(jsonStringBytes(new TextEncoder().encode(text)));

describe('a text as a JSON string (RFC 8259 7)', () => {
  it.each([
    { name: 'quotation mark and reverse solidus', text: 'a"b\\c', string: '"a\\"b\\\\c"' },
    { name: 'control characters with a letter', text: '\b\t\n\f\r', string: '"\\b\\t\\n\\f\\r"' },
    { name: 'the others by four digits', text: '\u0000\u001b\u001f', string: '"\\u0000\\u001b\\u001f"' },
    {
      name: 'DEL, C1 and U+2028 are as they are',
      text: '\u007f\u0085\u2028',
      string: '"\u007f\u0085\u2028"',
    },
    { name: 'nothing', text: '', string: '""' },
  ])('$name', ({ text, string }) => expect(written(text)).toBe(string));
});

test('is what JSON.stringify writes, for every text that UTF-8 can hold', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('"', '\\', '\u0001', '\u00e9', '\u{1f600}') }),
  );
  fc.assert(
    fc.property(text, (value) => {
      expect(written(value.toWellFormed())).toBe(JSON.stringify(value.toWellFormed()));
    }),
    { numRuns: runs(1000), seed: SEED },
  );
});
