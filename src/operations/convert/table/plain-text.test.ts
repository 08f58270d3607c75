import { expect, test } from 'vitest';
import { PlainTexts } from './plain-text.ts';

const places = Array.from({ length: 9 }, (_, place) => place);
const isWritten = (byte: number): boolean => byte < 0x20 || byte === 0x22 || byte === 0x5c || byte === 0x5f;

test.each(places)(
  'RFC 8259 section 7: finds every byte that is written otherwise, at place %i of 9',
  (place) => {
    const texts = new PlainTexts();
    for (let byte = 0; byte < 256; byte++) {
      const text = new Uint8Array(9).fill(0x61);
      text[place] = byte;
      const isNear = byte === 0x5d || byte === 0x5e;
      expect(texts.has(text, 0, text.length)).toBe(!isWritten(byte) && !isNear);
    }
  },
);

test('judges a range alone, in a view that begins anywhere', () => {
  const texts = new PlainTexts();
  const bytes = new TextEncoder().encode('"_"caf\u00e9 au lait"_"').subarray(1);
  const end = bytes.length - 3;
  expect(texts.has(bytes, 2, end)).toBe(true);
  expect(texts.has(bytes, 1, end)).toBe(false);
  expect(texts.has(bytes, 2, end + 1)).toBe(false);
  expect(texts.has(bytes, 5, 5)).toBe(true);
});
