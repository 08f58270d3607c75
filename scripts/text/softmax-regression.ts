/** A text as numbers: the columns that are not zero, with their values. */
export interface Sample {
  readonly columns: readonly number[];
  readonly values: readonly number[];
  /** The class it belongs to, from 0. */
  readonly target: number;
  /** How much it counts. */
  readonly weight: number;
}

/** Classes of a model. */
const CLASSES = 3;
/** Steps that the search remembers, and most of them that it takes. */
const MEMORY = 8;
const STEPS = 200;
/** It ends when a step gains less than this part of the loss. */
const GAIN = 1e-7;

/**
 * Fits a softmax regression of three classes with an L2 penalty for each column by L-BFGS over all samples, without
 * chance: the same samples give the same weights, CLASSES in a row for each column.
 */
export function fitSoftmax(samples: readonly Sample[], penalties: Float64Array): Float64Array {
  let point = new Float64Array(penalties.length * CLASSES);
  let { loss, gradient } = lossAt(point, samples, penalties);
  const moves: { step: Float64Array; change: Float64Array }[] = [];
  for (let count = 0; count < STEPS; count++) {
    const direction = newtonLike(gradient, moves);
    const slope = dot(gradient, direction);
    let length = 1;
    let next = moved(point, direction, length);
    let there = lossAt(next, samples, penalties);
    while (there.loss > loss - 1e-4 * length * slope && length > 1e-6) {
      length /= 2;
      next = moved(point, direction, length);
      there = lossAt(next, samples, penalties);
    }
    const step = difference(next, point);
    const change = difference(there.gradient, gradient);
    if (dot(step, change) > 1e-12) moves.push({ step, change });
    if (moves.length > MEMORY) moves.shift();
    const gain = loss - there.loss;
    point = next;
    ({ loss, gradient } = there);
    if (gain < GAIN * loss) break;
  }
  return point;
}

/** The probability of each class of a sample. */
export function probabilitiesOf(
  { columns, values }: Pick<Sample, 'columns' | 'values'>,
  point: Float64Array,
): number[] {
  const logits = new Array<number>(CLASSES).fill(0);
  for (let at = 0; at < columns.length; at++) {
    for (let k = 0; k < CLASSES; k++) logits[k]! += values[at]! * point[columns[at]! * CLASSES + k]!;
  }
  const most = Math.max(...logits);
  const parts = logits.map((logit) => Math.exp(logit - most));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}

function lossAt(point: Float64Array, samples: readonly Sample[], penalties: Float64Array) {
  let loss = 0;
  const gradient = new Float64Array(point.length);
  for (const sample of samples) {
    const { columns, values, target, weight } = sample;
    const errors = probabilitiesOf(sample, point);
    loss -= weight * Math.log(errors[target]! + 1e-12);
    errors[target]! -= 1;
    for (let at = 0; at < columns.length; at++) {
      for (let k = 0; k < CLASSES; k++) {
        gradient[columns[at]! * CLASSES + k]! += values[at]! * errors[k]! * weight;
      }
    }
  }
  for (let at = 0; at < point.length; at++) {
    const penalty = penalties[Math.floor(at / CLASSES)]!;
    loss += 0.5 * penalty * point[at]! ** 2;
    gradient[at]! += penalty * point[at]!;
  }
  return { loss, gradient };
}

/** The gradient turned by the curvature that the last steps showed. */
function newtonLike(
  gradient: Float64Array,
  moves: readonly { step: Float64Array; change: Float64Array }[],
): Float64Array {
  const direction = gradient.slice();
  const shares: number[] = [];
  for (let at = moves.length - 1; at >= 0; at--) {
    const { step, change } = moves[at]!;
    shares[at] = dot(step, direction) / dot(change, step);
    add(direction, change, -shares[at]!);
  }
  const last = moves.at(-1);
  const scale =
    last === undefined
      ? 1 / Math.sqrt(dot(gradient, gradient))
      : dot(last.step, last.change) / dot(last.change, last.change);
  for (let at = 0; at < direction.length; at++) direction[at]! *= scale;
  for (const [at, { step, change }] of moves.entries()) {
    add(direction, step, shares[at]! - dot(change, direction) / dot(change, step));
  }
  return direction;
}

function moved(point: Float64Array, direction: Float64Array, length: number): Float64Array<ArrayBuffer> {
  const next = new Float64Array(point);
  add(next, direction, -length);
  return next;
}

function difference(a: Float64Array, b: Float64Array): Float64Array {
  return a.map((value, at) => value - b[at]!);
}

function add(to: Float64Array, what: Float64Array, times: number): void {
  for (let at = 0; at < to.length; at++) to[at]! += times * what[at]!;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}
