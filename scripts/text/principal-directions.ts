/** Rounds of rotations: 100 columns are diagonal to the last bit after about 10. */
const SWEEPS = 30;

/**
 * The principal directions of rows of numbers, unit length, the one of most variance first: the eigenvectors of
 * their second moments, found by Jacobi's rotations. The rows are taken as centred.
 */
export function directionsOf(rows: readonly Float64Array[]): readonly Float64Array[] {
  return eigenvectorsOf(momentsOf(rows, rows[0]!.length));
}

/** The eigenvectors of a symmetric matrix, unit length, the one of the largest eigenvalue first. Changes the matrix. */
export function eigenvectorsOf(moments: Float64Array[]): readonly Float64Array[] {
  const size = moments.length;
  const vectors = Array.from({ length: size }, (_, i) => {
    const unit = new Float64Array(size);
    unit[i] = 1;
    return unit;
  });
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let p = 0; p < size - 1; p++) for (let q = p + 1; q < size; q++) rotate(moments, vectors, p, q);
  }
  return vectors
    .map((vector, i) => ({ vector, variance: moments[i]![i]! }))
    .sort((a, b) => b.variance - a.variance)
    .map(({ vector }) => vector);
}

function momentsOf(rows: readonly Float64Array[], size: number): Float64Array[] {
  const moments = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of rows) {
    for (let i = 0; i < size; i++) {
      const value = row[i]!;
      const line = moments[i]!;
      for (let j = 0; j < size; j++) line[j]! += value * row[j]!;
    }
  }
  return moments;
}

/** Turns columns p and q so that their common moment becomes 0. Row i of `vectors` is the i-th direction. */
function rotate(moments: Float64Array[], vectors: Float64Array[], p: number, q: number): void {
  const common = moments[p]![q]!;
  if (Math.abs(common) < 1e-12) return;
  const theta = (moments[q]![q]! - moments[p]![p]!) / (2 * common);
  const tangent = Math.sign(theta || 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (const line of moments) turn(line, line, p, q, cosine, sine);
  for (let k = 0; k < moments.length; k++) {
    const [a, b] = [moments[p]![k]!, moments[q]![k]!];
    moments[p]![k] = cosine * a - sine * b;
    moments[q]![k] = sine * a + cosine * b;
  }
  for (let k = 0; k < moments.length; k++) {
    const [a, b] = [vectors[p]![k]!, vectors[q]![k]!];
    vectors[p]![k] = cosine * a - sine * b;
    vectors[q]![k] = sine * a + cosine * b;
  }
}

function turn(
  from: Float64Array,
  to: Float64Array,
  p: number,
  q: number,
  cosine: number,
  sine: number,
): void {
  const [a, b] = [from[p]!, from[q]!];
  to[p] = cosine * a - sine * b;
  to[q] = sine * a + cosine * b;
}
