import { expect, test } from 'vitest';
import { resultBytes } from './result-bytes.ts';

test('a JSON value is written, and what came with it stays', () => {
  const { bytes, ...rest } = resultBytes({
    kind: 'json',
    value: { a: 1 },
    headers: { 'x-a': '1' },
    ignored: ['b'],
  });
  expect(new TextDecoder().decode(bytes)).toBe('{"a":1}');
  expect(rest).toEqual({ kind: 'json', headers: { 'x-a': '1' }, ignored: ['b'] });
});

test('a file is written already', () => {
  const file = {
    kind: 'file',
    bytes: Uint8Array.of(1),
    mediaType: 'image/png',
    fileName: 'a.png',
    disposition: 'inline',
  } as const;
  expect(resultBytes(file)).toBe(file);
});
