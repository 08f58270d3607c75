import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { writeParity } from './reed-solomon.ts';

test('ISO/IEC 18004:2015 annex I: version 1-M of 01234567', () => {
  const data = Uint8Array.from(Buffer.from('10200c566180ec11ec11ec11ec11ec11', 'hex'));
  const out = new Uint8Array(10);
  writeParity(data, 0, 16, 10, out, 0, 1);
  expect(Buffer.from(out).toString('hex')).toBe('a524d4c1ed36c7872c55');
});

test('a block with its parity has the powers of 2 as roots, whatever degree, place and stride', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 1, maxLength: 123 }),
      fc.integer({ min: 7, max: 30 }),
      fc.integer({ min: 1, max: 81 }),
      fc.nat(80),
      (data, parity, stride, at) => {
        const out = new Uint8Array(at + parity * stride);
        writeParity(data, 0, data.length, parity, out, at, stride);
        const block = [...data, ...Array.from({ length: parity }, (_, i) => out[at + i * stride]!)];
        for (let i = 0, root = 1; i < parity; i++, root = times(root, 2)) {
          expect(block.reduce((sum, codeword) => times(sum, root) ^ codeword, 0)).toBe(0);
        }
      },
    ),
    { seed: SEED, numRuns: runs(2000) },
  );
});

/** Product in GF(2^8) modulo 0x11d, by repeated doubling. */
function times(a: number, b: number): number {
  let product = 0;
  for (let left = a, right = b; right > 0; right >>= 1) {
    if (right & 1) product ^= left;
    left = left & 0x80 ? (left << 1) ^ 0x11d : left << 1;
  }
  return product;
}
