import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { moduleEdges } from './module-edges.ts';

const rows = [
  {
    name: '500 px without margin: 500/29 is not a whole number, the image is',
    modules: 29,
    margin: 0,
    size: 500,
    first: 0,
    last: 500,
  },
  {
    name: 'exactly 7 pixels a module: the margin is exact',
    modules: 21,
    margin: 4,
    size: 203,
    first: 28,
    last: 175,
  },
  {
    name: 'just below 7: 6 pixels each, the rest to the margin',
    modules: 21,
    margin: 4,
    size: 202,
    first: 38,
    last: 164,
  },
  { name: 'just below 2: 1 pixel each', modules: 21, margin: 4, size: 64, first: 11, last: 53 },
];

test.each(rows)('$name', ({ modules, margin, size, first, last }) => {
  const edges = moduleEdges(modules, margin, size);
  expect([edges.length, edges[0], edges[modules]]).toEqual([modules + 1, first, last]);
});

test('every module has a pixel at its true centre, none is missing, the margin never shrinks by a pixel', () => {
  const version = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(
      version,
      fc.integer({ min: 0, max: 10 }),
      fc.integer({ min: 64, max: 2048 }),
      (v, margin, size) => {
        const modules = 17 + 4 * v;
        const pixels = size / (modules + 2 * margin);
        fc.pre(pixels >= 1);
        const edges = moduleEdges(modules, margin, size);
        expect(edges[0]).toBeGreaterThanOrEqual(Math.floor(margin * pixels));
        expect(size - edges[modules]!).toBeGreaterThanOrEqual(Math.floor(margin * pixels));
        for (let i = 0; i < modules; i++) {
          const width = edges[i + 1]! - edges[i]!;
          expect(width).toBeGreaterThanOrEqual(Math.floor(pixels));
          expect(width).toBeLessThanOrEqual(Math.ceil(pixels));
          if (pixels < 7) continue;
          const centre = Math.floor((i + margin + 0.5) * pixels);
          expect(edges[i]! <= centre && centre < edges[i + 1]!).toBe(true);
        }
      },
    ),
    { seed: SEED, numRuns: runs(2000) },
  );
});
