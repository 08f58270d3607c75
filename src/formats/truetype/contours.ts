import type { TrueTypeFont } from './font.ts';
import {
  ARGUMENTS_ARE_WORDS,
  HAS_MATRIX,
  HAS_SCALE,
  HAS_TWO_SCALES,
  HEADER_BYTES,
  MORE_PARTS,
} from './outline.ts';
import { refuseFont } from './tables.ts';

/** A point of a contour in font units, y upwards. Points off the curve control quadratic curves. */
export interface ContourPoint {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/** A closed line of points; two points off the curve in a row have one on it halfway between them. */
export type Contour = readonly ContourPoint[];

/**
 * The contours of a glyph, the parts of composites in their places; none for a blank. Throws InputError for outlines that
 * are cut short or nested without end. OpenType 1.9, "glyf".
 */
export function contoursOf(font: TrueTypeFont, glyph: number): readonly Contour[] {
  return contoursAt(font, glyph, 0);
}

/** Composites of composites are rare; a glyph that contains itself would never end. */
const MAX_DEPTH = 5;

function contoursAt(font: TrueTypeFont, glyph: number, depth: number): readonly Contour[] {
  if (depth > MAX_DEPTH) refuseFont('has a composite outline nested too deeply');
  const bytes = font.outlineOf(glyph);
  if (bytes.length === 0) return [];
  if (bytes.length < HEADER_BYTES) refuseFont('has an outline cut short');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getInt16(0);
  try {
    return count < 0 ? readComposite(font, view, depth) : readSimple(view, count);
  } catch (error) {
    if (error instanceof RangeError) refuseFont('has an outline cut short');
    throw error;
  }
}

const ON_CURVE = 0x01;
const X_IS_BYTE = 0x02;
const Y_IS_BYTE = 0x04;
const REPEAT = 0x08;
/** Of a byte: it is positive. Of a word: it is left out, the coordinate is that of the point before. */
const X_SAME_OR_POSITIVE = 0x10;
const Y_SAME_OR_POSITIVE = 0x20;

function readSimple(view: DataView, count: number): readonly Contour[] {
  if (count === 0) return [];
  const ends = Array.from({ length: count }, (_, i) => view.getUint16(HEADER_BYTES + i * 2));
  const points = ends[count - 1]! + 1;
  const instructions = HEADER_BYTES + count * 2;
  const { flags, next } = readFlags(view, instructions + 2 + view.getUint16(instructions), points);
  const xs = readCoordinates(view, next, flags, X_IS_BYTE, X_SAME_OR_POSITIVE);
  const ys = readCoordinates(view, xs.next, flags, Y_IS_BYTE, Y_SAME_OR_POSITIVE);
  return ends.map((end, i) =>
    Array.from({ length: end + 1 - (i === 0 ? 0 : ends[i - 1]! + 1) }, (_, at) => {
      const point = at + (i === 0 ? 0 : ends[i - 1]! + 1);
      return { x: xs.values[point]!, y: ys.values[point]!, isOnCurve: (flags[point]! & ON_CURVE) !== 0 };
    }),
  );
}

function readFlags(view: DataView, start: number, points: number) {
  const flags = new Uint8Array(points);
  let at = start;
  for (let point = 0; point < points; point++) {
    const flag = view.getUint8(at++);
    flags[point] = flag;
    if ((flag & REPEAT) === 0) continue;
    const repeats = view.getUint8(at++);
    flags.fill(flag, point + 1, point + 1 + repeats);
    point += repeats;
  }
  return { flags, next: at };
}

/** The coordinates along one axis; each is written as the difference to the one before. */
function readCoordinates(view: DataView, start: number, flags: Uint8Array, isByte: number, same: number) {
  const values = new Int32Array(flags.length);
  let at = start;
  let value = 0;
  for (const [point, flag] of flags.entries()) {
    if (flag & isByte) {
      const step = view.getUint8(at++);
      value += flag & same ? step : -step;
    } else if ((flag & same) === 0) {
      value += view.getInt16(at);
      at += 2;
    }
    values[point] = value;
  }
  return { values, next: at };
}

/** Of the arguments: they are an offset, not the numbers of two points that meet. */
const ARGUMENTS_ARE_OFFSETS = 0x0002;

function readComposite(font: TrueTypeFont, view: DataView, depth: number): readonly Contour[] {
  const contours: Contour[] = [];
  let at = HEADER_BYTES;
  let flags = MORE_PARTS;
  while (flags & MORE_PARTS) {
    flags = view.getUint16(at);
    const part = view.getUint16(at + 2);
    const hasWords = (flags & ARGUMENTS_ARE_WORDS) !== 0;
    if ((flags & ARGUMENTS_ARE_OFFSETS) === 0) refuseFont('has a composite outline joined at points');
    const x = hasWords ? view.getInt16(at + 4) : view.getInt8(at + 4);
    const y = hasWords ? view.getInt16(at + 6) : view.getInt8(at + 5);
    at += hasWords ? 8 : 6;
    const { matrix, next } = readMatrix(view, at, flags);
    at = next;
    for (const contour of contoursAt(font, part, depth + 1)) {
      contours.push(contour.map((point) => transform(point, matrix, x, y)));
    }
  }
  return contours;
}

type Matrix = readonly [number, number, number, number];

/** The scale of a part, in numbers of 2 bits before and 14 behind the point. */
function readMatrix(view: DataView, at: number, flags: number): { matrix: Matrix; next: number } {
  const scale = (index: number) => view.getInt16(at + index * 2) / 0x4000;
  if (flags & HAS_SCALE) return { matrix: [scale(0), 0, 0, scale(0)], next: at + 2 };
  if (flags & HAS_TWO_SCALES) return { matrix: [scale(0), 0, 0, scale(1)], next: at + 4 };
  if (flags & HAS_MATRIX) return { matrix: [scale(0), scale(1), scale(2), scale(3)], next: at + 8 };
  return { matrix: [1, 0, 0, 1], next: at };
}

function transform({ x, y, isOnCurve }: ContourPoint, matrix: Matrix, dx: number, dy: number): ContourPoint {
  const [xx, xy, yx, yy] = matrix;
  return { x: x * xx + y * yx + dx, y: x * xy + y * yy + dy, isOnCurve };
}
