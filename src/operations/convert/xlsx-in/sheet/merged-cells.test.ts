import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, SEED } from '../../../../../test/support/runs.ts';
import { CellCount } from './cell-count.ts';
import type { CellTarget } from './cell-target.ts';
import { cornersOf } from './corners.ts';
import { FillSize } from './fill-size.ts';
import { MergedCells } from './merged-cells.ts';
import type { CellRange } from './range.ts';

const SIDE = 8;

const refuse = (reason: string): never => {
  throw new Error(reason);
};

/** Rows by number, and their values by column. */
type Grid = Map<number, Map<number, string>>;

/** Gives the cells of a grid to a target, in order. */
function give(grid: Grid, target: CellTarget): void {
  for (const [row, cells] of [...grid].sort(([one], [other]) => one - other)) {
    target.startRow(row);
    for (const [column, value] of [...cells].sort(([one], [other]) => one - other)) {
      const bytes = new TextEncoder().encode(value);
      target.cell(column, bytes, 0, bytes.length);
    }
    target.endRow();
  }
}

class Collected implements CellTarget {
  readonly cells: [row: number, column: number, value: string][] = [];
  #row = 0;

  startRow(row: number): void {
    this.#row = row;
  }

  cell(column: number, bytes: Uint8Array, start: number, end: number): void {
    this.cells.push([this.#row, column, new TextDecoder().decode(bytes.subarray(start, end))]);
  }

  endRow(): void {}
}

/** What a range has to show, cell by cell. */
function filled(grid: Grid, ranges: readonly CellRange[]): [number, number, string][] {
  const cells: [number, number, string][] = [];
  for (let row = 1; row <= SIDE + 4; row++) {
    for (let column = 0; column < SIDE + 4; column++) {
      const range = ranges.find(
        ({ left, top, right, bottom }) => column >= left && column <= right && row >= top && row <= bottom,
      );
      const value = (range && grid.get(range.top)?.get(range.left)) ?? grid.get(row)?.get(column);
      if (value !== undefined) cells.push([row, column, value]);
    }
  }
  return cells;
}

function overlaps(one: CellRange, other: CellRange): boolean {
  const isBeside = one.left > other.right || other.left > one.right;
  return !isBeside && one.top <= other.bottom && other.top <= one.bottom;
}

const place = fc.nat(SIDE - 1);
const cells = fc.array(fc.tuple(place, place, fc.stringMatching(/^[a-z]{1,3}$/)), { maxLength: 30 });
const ranges = fc.array(fc.tuple(place, place, fc.nat(4), fc.nat(4)), { maxLength: 12 }).map((list) => {
  const kept: CellRange[] = [];
  for (const [left, top, width, height] of list) {
    const range = { left, top: top + 1, right: left + width, bottom: top + 1 + height };
    if (!kept.some((other) => overlaps(range, other))) kept.push(range);
  }
  return kept;
});

function gridOf(list: readonly [number, number, string][]): Grid {
  const grid: Grid = new Map();
  for (const [row, column, value] of list) {
    grid.set(row + 1, (grid.get(row + 1) ?? new Map()).set(column, value));
  }
  return grid;
}

test('every cell of a merged range has the value of its first', () => {
  fc.assert(
    fc.property(cells, ranges, (list, merges) => {
      const grid = gridOf(list);
      const target = new Collected();
      const merged = new MergedCells(target, cornersOf(merges), new CellCount(refuse));
      give(grid, merged);
      merged.finish();
      expect(target.cells).toEqual(filled(grid, merges));
    }),
    { numRuns: runs(5000), seed: SEED },
  );
});

test('the size of what is filled is known before', () => {
  fc.assert(
    fc.property(cells, ranges, (list, merges) => {
      const grid = gridOf(list);
      const corners = cornersOf(merges);
      const size = new FillSize(corners);
      give(grid, size);
      const count = new CellCount(refuse);
      const merged = new MergedCells(new Collected(), corners, count);
      give(grid, merged);
      merged.finish();
      expect(size.cells).toBe(count.count);
    }),
    { numRuns: runs(2000), seed: SEED },
  );
});
