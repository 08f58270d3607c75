import { describe, expect, it } from 'vitest';
import { highlight } from './highlight.ts';

const rows = [
  { name: 'a JSON member', code: '{"a": 1}', expected: '{<i>"a"</i>: <i class="n">1</i>}' },
  {
    name: 'an escaped quote does not end a string',
    code: '"a\\"b"',
    expected: '<i>"a\\"b"</i>',
  },
  {
    name: "a shell's quoted apostrophe does not end a string",
    code: "'a'\\''b'",
    expected: "<i>'a'\\''b'</i>",
  },
  { name: 'a keyword', code: 'await x', expected: '<i class="k">await</i> x' },
  { name: 'a keyword inside a name is not marked', code: 'awaited', expected: 'awaited' },
  {
    name: 'an address is one piece',
    code: 'http://127.0.0.1/a',
    expected: '<i>http://127.0.0.1/a</i>',
  },
  { name: 'markup is text', code: '<b>', expected: '&#60;b&#62;' },
];

describe('highlight', () => {
  it.each(rows)('$name', ({ code, expected }) => expect(highlight(code).markup).toBe(expected));
});
