import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { chooseMask } from './mask.ts';
import {
  balancePoints,
  blockPoints,
  finderPoints,
  newMaskedColumns,
  runPoints,
  scaledFinderPoints,
  writeMasked,
} from './penalty.ts';
import { columnsOf, type Plane } from './plane.ts';
import { templateOf } from './template.ts';

/** A symbol as columns of modules from the top, 1 = dark. */
type Picture = readonly (readonly number[])[];

/** Vertical lines by their runs from the top, dark first; what follows is light. */
const lines = [
  { name: 'light without end on both sides counts twice', runs: [1, 1, 3, 1, 1], single: 80, scaled: 0 },
  { name: 'light of 4 before, 1 after', runs: [1, 4, 1, 1, 3, 1, 1, 1, 1], single: 40, scaled: 0 },
  { name: 'light of 1 before, 4 after', runs: [2, 1, 1, 1, 3, 1, 1, 4, 1], single: 40, scaled: 0 },
  { name: 'light of 4 on both sides', runs: [1, 4, 1, 1, 3, 1, 1, 4, 1], single: 80, scaled: 0 },
  { name: 'light of 3 on both sides', runs: [1, 3, 1, 1, 3, 1, 1, 3, 1], single: 0, scaled: 0 },
  { name: 'first run too long by one', runs: [2, 1, 3, 1, 1], single: 0, scaled: 0 },
  { name: 'last run too long by one', runs: [1, 1, 3, 1, 2], single: 0, scaled: 0 },
  { name: 'unit of 2, light of 2 after', runs: [2, 2, 6, 2, 2, 2, 1], single: 0, scaled: 40 },
  { name: 'unit of 2, light of 1 after', runs: [2, 2, 6, 2, 2, 1, 1], single: 0, scaled: 0 },
  { name: 'unit of 2, light of 8 after', runs: [2, 2, 6, 2, 2, 8, 1], single: 0, scaled: 80 },
  { name: 'unit of 2, one light run of 3', runs: [2, 2, 6, 3, 2], single: 0, scaled: 0 },
  { name: 'unit of 3', runs: [3, 3, 9, 3, 3], single: 0, scaled: 80 },
  { name: 'unit of 8, all of the line', runs: [8, 8, 24, 8, 9], single: 0, scaled: 0 },
  { name: 'unit of 8, one module short of the edge', runs: [8, 8, 24, 8, 8], single: 0, scaled: 80 },
];

test.each(lines)('ISO/IEC 18004:2015 table 11, N3: $name', ({ runs: given, single, scaled }) => {
  const modules = 57;
  const line = given.flatMap((length, i) => Array<number>(length).fill(1 - (i % 2)));
  const fromTop = [...line, ...Array<number>(modules - line.length).fill(0)];
  for (const [column, symbolLine] of [fromTop, fromTop.toReversed()].entries()) {
    const picture = Array.from({ length: modules }, (_, x) =>
      x === 30 + column ? symbolLine : Array<number>(modules).fill(0),
    );
    const masked = newMaskedColumns();
    writeMasked(planeOf(picture), new Int32Array(2 * modules), modules, masked);
    expect(finderPoints(masked, 2, modules)).toBe(single);
    expect(scaledFinderPoints(masked, 2, modules)).toBe(scaled);
  }
});

/** Pictures in which long runs and finder patterns of all units are common. */
const pictures = fc
  .tuple(fc.integer({ min: 1, max: 13 }), fc.infiniteStream(fc.nat(1 << 20)))
  .map(([version, numbers]): Picture => {
    const next = (limit: number) => (numbers.next().value ?? 0) % limit;
    const modules = 17 + 4 * version;
    const column = () => {
      const line: number[] = [];
      while (line.length < modules) {
        const unit = 1 + next(4);
        const ratios = next(3) > 0 ? [1, 1, 3, 1, 1, 1 + next(4)] : [1 + next(5), 1 + next(5)];
        for (const [i, ratio] of ratios.entries()) {
          for (let k = 0; k < ratio * unit; k++) line.push(1 - (i % 2));
        }
        if (next(6) === 0) line.pop();
      }
      return line.slice(0, modules);
    };
    const picture: number[][] = [];
    while (picture.length < modules) picture.push(next(3) === 0 ? (picture.at(-1) ?? column()) : column());
    return picture;
  });

test('ISO/IEC 18004:2015 table 11: all points are those of counting module by module', () => {
  fc.assert(
    fc.property(pictures, (picture) => {
      const modules = picture.length;
      const columns = columnsOf(modules);
      const masked = newMaskedColumns();
      writeMasked(planeOf(picture), new Int32Array(columns * modules), modules, masked);
      const finders = finderPoints(masked, columns, modules) + scaledFinderPoints(masked, columns, modules);
      expect({
        runs: runPoints(masked, columns, modules),
        blocks: blockPoints(masked, columns, modules),
        finders,
        balance: balancePoints(masked, columns, modules),
      }).toEqual(plainPoints(picture));
    }),
    { seed: SEED, numRuns: runs(1000) },
  );
});

test('ISO/IEC 18004:2015 7.8.3: the first mask with the fewest points is chosen, whatever the data', () => {
  fc.assert(
    fc.property(pictures, fc.nat(7), (picture, favoured) => {
      const modules = picture.length;
      const template = templateOf((modules - 17) / 4);
      // Data under the mask, so that with `favoured` the picture comes out round the function patterns.
      const wanted = planeOf(picture);
      const plane = template.base.slice();
      for (const place of template.order) {
        const [word, bit] = [place >>> 5, 1 << (place & 31)];
        if ((wanted[word]! ^ template.masks[favoured]![word]!) & bit) plane[word]! |= bit;
      }
      const points = template.masks.map((mask) => {
        const masked = pictureOf(
          plane.map((word, i) => word ^ mask[i]!),
          modules,
        );
        const down = plainPoints(masked);
        const across = plainPoints(masked.map((_, y) => masked.map((column) => column[y]!)));
        return down.runs + across.runs + down.blocks + down.finders + across.finders + down.balance;
      });
      expect(chooseMask(plane, template)).toBe(points.indexOf(Math.min(...points)));
    }),
    { seed: SEED, numRuns: runs(400) },
  );
});

function planeOf(picture: Picture): Plane {
  const modules = picture.length;
  const plane = new Int32Array(columnsOf(modules) * modules);
  for (let x = 0; x < columnsOf(modules) * 32; x++) {
    for (let y = 0; y < modules; y++) {
      const dark = x < modules ? picture[x]![y]! : y % 2;
      plane[(x >>> 5) * modules + y]! |= dark << (x & 31);
    }
  }
  return plane;
}

function pictureOf(plane: Plane, modules: number): Picture {
  return Array.from({ length: modules }, (_, x) =>
    Array.from({ length: modules }, (_, y) => (plane[(x >>> 5) * modules + y]! >>> (x & 31)) & 1),
  );
}

/** Table 11 as it reads, for the vertical lines of a picture. */
function plainPoints(picture: Picture) {
  const modules = picture.length;
  let runPoints = 0;
  let finders = 0;
  for (const line of picture) {
    const lengths = (line.join('').match(/0+|1+/g) ?? []).map((run) => run.length);
    for (const length of lengths) if (length >= 5) runPoints += 3 + length - 5;
    if (line[0] === 1) lengths.unshift(0);
    if (line.at(-1) === 1) lengths.push(0);
    lengths[0] = Number.POSITIVE_INFINITY;
    lengths[lengths.length - 1] = Number.POSITIVE_INFINITY;
    for (let i = 0; i + 6 < lengths.length; i += 2) {
      const [before, u, b, c, d, e, after] = lengths.slice(i, i + 7) as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      if (b !== u || c !== 3 * u || d !== u || e !== u || before < u || after < u) continue;
      finders += (before >= 4 * u ? 40 : 0) + (after >= 4 * u ? 40 : 0);
    }
  }
  let blocks = 0;
  for (let x = 1; x < modules; x++) {
    for (let y = 1; y < modules; y++) {
      const sum = picture[x]![y]! + picture[x - 1]![y]! + picture[x]![y - 1]! + picture[x - 1]![y - 1]!;
      if (sum % 4 === 0) blocks += 3;
    }
  }
  const share = picture.flat().reduce((sum, dark) => sum + dark, 0) / (modules * modules);
  let balance = 0;
  while (share < 0.45 - 0.005 * balance || share > 0.55 + 0.005 * balance) balance += 10;
  return { runs: runPoints, blocks, finders, balance };
}
