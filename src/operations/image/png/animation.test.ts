import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bytesOf, chunk, hex, latin1 } from '../../../../test/support/samples/picture-parts.ts';
import { stripMetadata } from '../library.ts';

const zlib = deflateSync(Buffer.alloc(20));
const head = [
  hex('89504e470d0a1a0a'),
  chunk('IHDR', hex('00000003 00000002 08 02 000000')),
  chunk('tEXt', latin1('Author\0Ada')),
];
const control = (sequence: number) =>
  chunk('fcTL', hex(`0000000${sequence} 00000003 00000002 00000000 00000000 0001 0064 00 00`));
const announced = chunk('acTL', hex('00000002 00000000'));
const pixels = chunk('IDAT', zlib);
const frame = chunk('fdAT', Buffer.concat([hex('00000002'), zlib]));
const end = chunk('IEND', Buffer.alloc(0));

test.each([
  {
    name: 'keeps its frames where acTL follows the first fcTL, of which W3C PNG 5.6 has no order',
    parts: [control(0), announced, pixels, control(1), frame, end],
    kept: [control(0), announced, pixels, control(1), frame, end],
  },
  {
    name: 'is none where acTL follows the pixels',
    parts: [control(0), pixels, announced, control(1), frame, end],
    kept: [pixels, end],
  },
])('an animated PNG $name', ({ parts, kept }) => {
  const { bytes } = stripMetadata(bytesOf(...head, ...parts));
  expect(bytes).toEqual(Uint8Array.from(bytesOf(...head.slice(0, 2), ...kept)));
});
