import { expect, test } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { readJson, readJsonText } from './text.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

test('RFC 8259 8.1: a byte order mark is not part of the text', () => {
  const { bytes, text, value } = readJson(encode('\ufeff{"a":1}'), { maxDepth: 1 });
  expect([new TextDecoder().decode(bytes), text, value]).toEqual(['{"a":1}', '{"a":1}', { a: 1 }]);
});

test('any depth is read', () => {
  expect(readJsonText(encode('['.repeat(200_000) + ']'.repeat(200_000))).bytes).toHaveLength(400_000);
});

const refusals: readonly { name: string; bytes: Uint8Array; message: string }[] = [
  { name: 'nothing', bytes: encode(' \n'), message: 'is empty: send a JSON object' },
  {
    name: 'bytes that are not UTF-8',
    bytes: Uint8Array.of(0x22, 0xff, 0x22),
    message: 'must be UTF-8 (RFC 8259 8.1): it holds bytes that are not',
  },
  { name: 'what ends too early', bytes: encode('{"a":'), message: 'is not valid JSON: it ends too early' },
  {
    name: 'what is misplaced, with its place',
    bytes: encode('{\n"a":1}x'),
    message: 'is not valid JSON at line 2, column 7',
  },
];

test.each(refusals)('refuses $name', ({ bytes, message }) => {
  for (const read of [readJsonText, (body: Uint8Array) => readJson(body, { maxDepth: 9 })]) {
    const { code, faults } = refusalOf(() => read(bytes));
    expect([code, faults]).toEqual(['malformed_json', [{ pointer: '', message }]]);
  }
});
