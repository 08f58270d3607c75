import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { ALTERNATING, bitCount, columnsOf, transpose } from './plane.ts';

test('transposing exchanges x and y at every size, and fills the bits beyond the last module', () => {
  const sizes = fc.integer({ min: 1, max: 40 }).map((version) => 17 + 4 * version);
  fc.assert(
    fc.property(sizes, fc.infiniteStream(fc.integer()), fc.boolean(), (modules, words, fill) => {
      const columns = columnsOf(modules);
      const source = Int32Array.from({ length: columns * modules }, () => words.next().value ?? 0);
      const target = new Int32Array(source.length);
      transpose(source, target, modules, fill ? ALTERNATING : 0);
      const bit = (plane: Int32Array, x: number, y: number) =>
        (plane[(x >>> 5) * modules + y]! >>> (x & 31)) & 1;
      for (let y = 0; y < modules; y++) {
        const beyond = fill ? y % 2 : 0;
        for (let x = 0; x < columns * 32; x++) {
          const expected = x < modules ? bit(source, y, x) : beyond;
          if (bit(target, x, y) !== expected) throw new Error(`module ${x}, ${y} of ${modules}`);
        }
      }
    }),
    { seed: SEED, numRuns: runs(400) },
  );
});

test('bits are counted as their binary digits are', () => {
  fc.assert(
    fc.property(fc.integer(), (word) => {
      expect(bitCount(word)).toBe((word >>> 0).toString(2).replaceAll('0', '').length);
    }),
    { seed: SEED, numRuns: runs(10_000) },
  );
});
