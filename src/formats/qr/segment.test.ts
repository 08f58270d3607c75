import { expect, test } from 'vitest';
import type { Mode } from './capacity.ts';
import { modeOf, segmentBits, writeSegments } from './segment.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

const streams: readonly {
  name: string;
  text: string;
  modes: readonly { mode: Mode; length: number }[];
  eci: boolean;
  version: number;
  codewords: number;
  bits: string;
}[] = [
  {
    name: 'annex I: 01234567 in version 1-M',
    text: '01234567',
    modes: [{ mode: 'numeric', length: 8 }],
    eci: false,
    version: 1,
    codewords: 16,
    bits: '0001 0000001000 0000001100 0101011001 1000011 0000 000 11101100 00010001 11101100 00010001 11101100 00010001 11101100 00010001 11101100 00010001',
  },
  {
    name: '7.4.4: AC-42',
    text: 'AC-42',
    modes: [{ mode: 'alphanumeric', length: 5 }],
    eci: false,
    version: 1,
    codewords: 6,
    bits: '0010 000000101 00111001110 11100111001 000010 0000 000',
  },
  {
    name: '7.4.9: no room for the whole terminator',
    text: 'A',
    modes: [{ mode: 'byte', length: 1 }],
    eci: false,
    version: 1,
    codewords: 3,
    bits: '0100 00000001 01000001 0000',
  },
  {
    name: '7.4.2: UTF-8 is declared by assignment 26, before the first segment only',
    text: '\u00e91',
    modes: [
      { mode: 'byte', length: 2 },
      { mode: 'numeric', length: 1 },
    ],
    eci: true,
    version: 1,
    codewords: 8,
    bits: '0111 00011010 0100 00000010 11000011 10101001 0001 0000000001 0001 0000 00',
  },
  {
    name: 'table 3: from version 10 a byte count has 16 bits',
    text: 'a',
    modes: [{ mode: 'byte', length: 1 }],
    eci: false,
    version: 10,
    codewords: 5,
    bits: '0100 0000000000000001 01100001 0000 11101100',
  },
];

test.each(streams)('writes the bit stream of $name', ({ text, modes, eci, version, codewords, bits }) => {
  const out = new Uint8Array(codewords);
  let start = 0;
  const segments = modes.map(({ mode, length }) => {
    start += length;
    return { mode, start: start - length, length };
  });
  writeSegments(bytes(text), { version, eci, segments }, out);
  const expected = bits.replaceAll(' ', '').padEnd(codewords * 8, '0');
  expect([...out].map((byte) => byte.toString(2).padStart(8, '0')).join('')).toBe(expected);
});

test('segments longer than the symbol are a bug', () => {
  const segments = [{ mode: 'byte' as const, start: 0, length: 3 }];
  const plan = { version: 1, eci: false, segments };
  expect(() => writeSegments(bytes('abc'), plan, new Uint8Array(4))).toThrow(/do not fit/);
});

test.each([
  { text: '0123456789', mode: 'numeric' },
  { text: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:', mode: 'alphanumeric' },
  { text: 'A#', mode: 'byte' },
  { text: 'a', mode: 'byte' },
  { text: '\u0000', mode: 'byte' },
  { text: '\uff11', mode: 'byte' },
])('table 5: the class of $text is $mode', ({ text, mode }) => {
  expect(modeOf(bytes(text))).toBe(mode);
});

test.each([
  { mode: 'numeric' as const, length: 16, bits: 4 + 10 + 54 },
  { mode: 'numeric' as const, length: 8, bits: 4 + 10 + 27 },
  { mode: 'alphanumeric' as const, length: 5, bits: 4 + 9 + 28 },
  { mode: 'byte' as const, length: 3, bits: 4 + 8 + 24 },
])('7.4: $length characters in $mode mode take $bits bits in versions 1 to 9', ({ mode, length, bits }) => {
  expect(segmentBits(mode, length, 0)).toBe(bits);
});
