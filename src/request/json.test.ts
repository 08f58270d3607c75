import { describe, expect, test } from 'vitest';
import { leastCpuMilliseconds } from '../../test/support/cpu-time.ts';
import { refusalOf } from '../../test/support/judging/refusal.ts';
import { parseJson } from './json.ts';

const encode = (text: string) => new TextEncoder().encode(text);

describe('what is parsed', () => {
  const rows: readonly { name: string; bytes: Uint8Array; json: string }[] = [
    {
      name: 'RFC 8259 8.1: a leading byte order mark may be ignored',
      bytes: encode('\ufeff{"a":1}'),
      json: '{"a":1}',
    },
    { name: 'the last of duplicate members wins', bytes: encode('{"a":1,"a":2}'), json: '{"a":2}' },
    { name: '__proto__ is an own member', bytes: encode('{"__proto__":1}'), json: '{"__proto__":1}' },
    {
      name: '100 levels',
      bytes: encode('['.repeat(100) + ']'.repeat(100)),
      json: '['.repeat(100) + ']'.repeat(100),
    },
    {
      name: 'brackets in texts are not levels',
      bytes: encode(`["${'['.repeat(500)}\\"[["]`),
      json: `["${'['.repeat(500)}\\"[["]`,
    },
    {
      name: 'many members side by side are not deep',
      bytes: encode(`[${Array(500).fill('{}').join()}]`),
      json: `[${Array(500).fill('{}').join()}]`,
    },
  ];
  test.each(rows)('$name', ({ bytes, json }) => {
    expect(JSON.stringify(parseJson(bytes))).toBe(json);
  });
});

describe('what is refused', () => {
  const rows: readonly { name: string; bytes: Uint8Array; message: string }[] = [
    { name: 'no body', bytes: encode(''), message: 'is empty: send a JSON object' },
    { name: 'white space alone', bytes: encode(' \n'), message: 'is empty: send a JSON object' },
    {
      name: 'a body that ends too early',
      bytes: encode('{"a":'),
      message: 'is not valid JSON: it ends too early',
    },
    {
      name: 'a trailing comma',
      bytes: encode('{"a":1,\n}'),
      message: 'is not valid JSON at line 2, column 1',
    },
    {
      name: 'bytes that are not UTF-8',
      bytes: Uint8Array.of(0x22, 0xe9, 0x22),
      message: 'must be UTF-8 (RFC 8259 8.1): it holds bytes that are not',
    },
    {
      name: 'an encoded surrogate',
      bytes: Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22),
      message: 'must be UTF-8 (RFC 8259 8.1): it holds bytes that are not',
    },
    {
      name: '30,000 nested lists without a RangeError',
      bytes: encode('['.repeat(30_000) + ']'.repeat(30_000)),
      message: 'must be nested at most 100 levels deep',
    },
    {
      name: '101 levels of objects',
      bytes: encode(`${'{"a":'.repeat(101)}1${'}'.repeat(101)}`),
      message: 'must be nested at most 100 levels deep',
    },
    {
      name: 'a depth that is exceeded before the text ends too early',
      bytes: encode('['.repeat(1_000_000)),
      message: 'must be nested at most 100 levels deep',
    },
    {
      name: 'a depth that is exceeded before a fault',
      bytes: encode(`{"a":${'['.repeat(100)}}`),
      message: 'must be nested at most 100 levels deep',
    },
    {
      name: 'a fault before a depth that is exceeded',
      bytes: encode(`{"a":1,\n b:${'['.repeat(500)}`),
      message: 'is not valid JSON at line 2, column 2',
    },
    {
      name: 'a fault between the levels',
      bytes: encode(`${'['.repeat(50)}]]]"x"${'['.repeat(100)}`),
      message: 'is not valid JSON at line 1, column 54',
    },
    {
      name: 'a fault at a token, which V8 gives no place, before a depth that is exceeded',
      bytes: encode(`[x${'['.repeat(500)}`),
      message: 'is not valid JSON at line 1, column 2',
    },
  ];
  test.each(rows)('$name', ({ bytes, message }) => {
    const error = refusalOf(() => parseJson(bytes));
    expect(error.code).toBe('malformed_json');
    expect(error.faults).toEqual([{ pointer: '', message }]);
  });
});

test('a million levels take less time than the value of as many bytes', () => {
  const deep = encode('['.repeat(1_000_000));
  const flat = encode(JSON.stringify(Array(90_000).fill({ a: 12_345 })));
  const judging = leastCpuMilliseconds(() => refusalOf(() => parseJson(deep)));
  expect(judging).toBeLessThan(leastCpuMilliseconds(() => parseJson(flat)));
});
