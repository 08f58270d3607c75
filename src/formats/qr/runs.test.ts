import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, SEED } from '../../../test/support/runs.ts';
import { symbolOf } from '../../../test/support/samples/qr-symbol.ts';
import { forEachColumnRun, forEachRowRun, type RunVisitor } from './runs.ts';
import type { QrSymbol } from './symbol.ts';

describe.each([
  { name: 'rows', visit: forEachRowRun, pick: (rows: readonly string[]) => rows },
  { name: 'columns', visit: forEachColumnRun, pick: transpose },
])('$name', ({ visit, pick }) => {
  test('every run once, in order, across the borders of words', () => {
    const line = (modules: number) =>
      fc.string({ unit: fc.constantFrom('0', '1'), minLength: modules, maxLength: modules });
    const matrix = fc
      .constantFrom(21, 31, 32, 33, 64, 65)
      .chain((modules) => fc.array(line(modules), { minLength: modules, maxLength: modules }));
    fc.assert(
      fc.property(matrix, (rows) => {
        expect(collect(visit, symbolOf(rows))).toEqual(plainRuns(pick(rows)));
      }),
      { seed: SEED, numRuns: runs(400) },
    );
  });
});

test('a row that is dark from end to end over two words', () => {
  const rows = Array.from({ length: 33 }, (_, y) => (y === 32 ? '1' : '0').repeat(33));
  expect(collect(forEachRowRun, symbolOf(rows))).toEqual([[32, 0, 33]]);
});

function collect(visit: (symbol: QrSymbol, visitor: RunVisitor) => void, symbol: QrSymbol): number[][] {
  const found: number[][] = [];
  visit(symbol, (line, from, to) => found.push([line, from, to]));
  return found;
}

function plainRuns(lines: readonly string[]): number[][] {
  return lines.flatMap((line, at) =>
    [...line.matchAll(/1+/g)].map(({ index, 0: run }) => [at, index, index + run.length]),
  );
}

function transpose(rows: readonly string[]): readonly string[] {
  return rows.map((_, x) => rows.map((row) => row[x]).join(''));
}
