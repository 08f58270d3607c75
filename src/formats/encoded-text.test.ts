import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { encodedText } from './encoded-text.ts';
import { eucKrText } from './euc-kr.ts';

/** Every pair of bytes beyond ASCII and any other. */
const pairs = Array.from({ length: 0x80 * 0xe0 }, (_, index) =>
  Buffer.of(0x80 + Math.floor(index / 0xe0), 0x20 + (index % 0xe0)),
);

const isCharacter = (text: string): boolean => /^[^\ufffd\ue000-\uf8ff]$/u.test(text);

test.each([
  { name: 'euc-kr', clause: '13.1: with the syllables of Windows', table: 'cp949' },
  { name: 'gbk', clause: '10.1.1: as gb18030', table: 'gb18030' },
])('WHATWG Encoding $clause, $name is read as iconv-lite reads it', ({ name, table }) => {
  const wanted = pairs.filter((pair) => isCharacter(iconv.decode(pair, table)));
  const differing = wanted.filter((pair) => encodedText(pair, name) !== iconv.decode(pair, table));
  expect(differing.map((pair) => pair.toString('hex'))).toEqual([]);
});

test.each([
  { name: 'a pair that is none', bytes: [0x41, 0xc9, 0xa1, 0x42], text: 'A\ufffdB' },
  { name: 'a first byte before ASCII, which stays', bytes: [0x81, 0x20], text: '\ufffd ' },
  { name: 'a byte that begins no pair', bytes: [0x80, 0xff, 0xb0, 0xa1], text: '\ufffd\ufffd\uac00' },
  { name: 'half a pair at the end', bytes: [0xb0], text: '\ufffd' },
])('WHATWG Encoding 13.1.1: $name', ({ bytes, text }) => {
  expect(eucKrText(Uint8Array.from(bytes))).toBe(text);
  expect(encodedText(Uint8Array.from(bytes), 'euc-kr')).toBeUndefined();
});
