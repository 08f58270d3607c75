import { expect, test } from 'vitest';
import { utf8 } from './utf8.ts';

const rows: readonly { name: string; text: string; octets: readonly number[] }[] = [
  {
    name: 'RFC 3629 7: A, not identical to, Alpha, full stop',
    text: 'A\u2262\u0391.',
    octets: [0x41, 0xe2, 0x89, 0xa2, 0xce, 0x91, 0x2e],
  },
  { name: 'RFC 3629 7: a character beyond the BMP', text: '\u{233b4}', octets: [0xf0, 0xa3, 0x8e, 0xb4] },
  { name: 'half a surrogate pair', text: '\ud83dx', octets: [0xef, 0xbf, 0xbd, 0x78] },
  { name: 'nothing', text: '', octets: [] },
];
test.each(rows)('$name', ({ text, octets }) => {
  expect([...utf8(text)]).toEqual(octets);
});

test('a text of any length is encoded whole', () => {
  for (const length of [4095, 4096, 4097, 20_000]) {
    expect(Buffer.from(utf8('\u20ac'.repeat(length))).toString('hex')).toBe('e282ac'.repeat(length));
  }
});
