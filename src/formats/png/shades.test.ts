import { expect, test } from 'vitest';
import { fillBits } from './bits.ts';
import { packShades, shadesOf } from './shades.ts';

test('a half-covered pixel is halfway between the colours', () => {
  const black = { red: 0, green: 0, blue: 0, alpha: 255 };
  const white = { red: 255, green: 255, blue: 255, alpha: 255 };
  expect(shadesOf({ foreground: black, background: white }, 2)).toEqual([
    white,
    { red: 128, green: 128, blue: 128, alpha: 255 },
    black,
  ]);
});

test('W3C PNG 7.2: two shades a byte, the left one high; an odd row is filled up', () => {
  expect([...packShades(Uint8Array.of(1, 2, 3, 4, 5, 15), 3, 2)]).toEqual([0, 0x12, 0x30, 0, 0x45, 0xf0]);
});

test.each([
  { from: 0, to: 3, bits: '11100000 00000000 00000000' },
  { from: 6, to: 9, bits: '00000011 10000000 00000000' },
  { from: 4, to: 20, bits: '00001111 11111111 11110000' },
  { from: 8, to: 16, bits: '00000000 11111111 00000000' },
  { from: 16, to: 24, bits: '00000000 00000000 11111111' },
])('fills the bits $from to $to', ({ from, to, bits }) => {
  const bytes = new Uint8Array(3);
  fillBits(bytes, 0, from, to);
  expect(Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join(' ')).toBe(bits);
});
