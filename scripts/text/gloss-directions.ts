import { eigenvectorsOf } from './principal-directions.ts';

/** A word and what its definition says, each as one vector. */
export interface Definition {
  readonly word: Float64Array;
  readonly gloss: Float64Array;
}

/** Share of the mean variance that is added to each direction, so that rare noise is not blown up. */
const RIDGE = 0.3;

/**
 * The directions in which words agree with their definitions and differ from other words, the best first: the
 * generalized eigenvectors of what both have in common by how they differ (linear discriminant analysis with a
 * definition and its word as one class). They keep what tells that a text is about a word it does not hold.
 */
export function glossDirections(definitions: readonly Definition[], count: number): readonly Float64Array[] {
  const words = centred(definitions.map(({ word }) => word));
  const glosses = centred(definitions.map(({ gloss }) => gloss));
  const size = words[0]!.length;
  const [common, apart] = [zeros(size), zeros(size)];
  words.forEach((word, at) => {
    const gloss = glosses[at]!;
    for (let i = 0; i < size; i++) {
      const [a, b] = [word[i]!, gloss[i]!];
      const [commonLine, apartLine] = [common[i]!, apart[i]!];
      for (let j = 0; j <= i; j++) {
        commonLine[j]! += a * gloss[j]! + b * word[j]!;
        apartLine[j]! += (a - b) * (word[j]! - gloss[j]!);
      }
    }
  });
  const ridge = (RIDGE * apart.reduce((sum, line, i) => sum + line[i]!, 0)) / size;
  apart.forEach((line, i) => {
    line[i]! += ridge;
  });
  return discriminants(common, apart).slice(0, count);
}

function centred(rows: readonly Float64Array[]): readonly Float64Array[] {
  const mean = rows[0]!.map((_, i) => rows.reduce((sum, row) => sum + row[i]! / rows.length, 0));
  return rows.map((row) => row.map((value, i) => value - mean[i]!));
}

function zeros(size: number): Float64Array[] {
  return Array.from({ length: size }, () => new Float64Array(size));
}

/** Both matrices by their lower triangles: with apart = R Rt the eigenvectors of R^-1 common R^-t, times R^-t. */
function discriminants(common: readonly Float64Array[], apart: readonly Float64Array[]): Float64Array[] {
  const size = common.length;
  const root = choleskyOf(apart);
  const whole = common.map((line, i) => line.map((value, j) => (j <= i ? value : common[j]![i]!)));
  const half = transposed(whole.map((line) => solved(root, line)));
  const whitened = half.map((line) => solved(root, line));
  // Rounding must not leave it less than symmetric.
  const symmetric = whitened.map((line, i) => line.map((value, j) => (value + whitened[j]![i]!) / 2));
  return eigenvectorsOf(symmetric).map((vector) => solvedBack(root, vector, size));
}

function choleskyOf(matrix: readonly Float64Array[]): readonly Float64Array[] {
  const root = zeros(matrix.length);
  for (let i = 0; i < matrix.length; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i]![j]!;
      for (let k = 0; k < j; k++) sum -= root[i]![k]! * root[j]![k]!;
      root[i]![j] = i === j ? Math.sqrt(sum) : sum / root[j]![j]!;
    }
  }
  return root;
}

/** x of R x = b. */
function solved(root: readonly Float64Array[], right: Float64Array): Float64Array {
  const found = new Float64Array(right.length);
  for (let i = 0; i < right.length; i++) {
    let sum = right[i]!;
    for (let k = 0; k < i; k++) sum -= root[i]![k]! * found[k]!;
    found[i] = sum / root[i]![i]!;
  }
  return found;
}

/** x of Rt x = b. */
function solvedBack(root: readonly Float64Array[], right: Float64Array, size: number): Float64Array {
  const found = new Float64Array(size);
  for (let i = size - 1; i >= 0; i--) {
    let sum = right[i]!;
    for (let k = i + 1; k < size; k++) sum -= root[k]![i]! * found[k]!;
    found[i] = sum / root[i]![i]!;
  }
  return found;
}

function transposed(matrix: readonly Float64Array[]): Float64Array[] {
  return matrix.map((line, i) => line.map((_, j) => matrix[j]![i]!));
}
