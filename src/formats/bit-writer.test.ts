import { expect, test } from 'vitest';
import { BitWriter } from './bit-writer.ts';

test('RFC 1951 3.1.1: bits fill bytes from the lowest', () => {
  const writer = new BitWriter(8);
  writer.put(0b1, 1);
  writer.put(0b10, 2);
  writer.put(0xffff, 16);
  writer.put(0, 0);
  writer.align();
  writer.align();
  expect([...writer.written()]).toEqual([0b1111_1101, 0xff, 0b0000_0111]);
});
