import { refuseFont } from './tables.ts';

/** Flags of the parts of a composite glyph (OpenType 1.9, "glyf", Composite Glyph Description). */
export const ARGUMENTS_ARE_WORDS = 0x0001;
export const HAS_SCALE = 0x0008;
export const MORE_PARTS = 0x0020;
export const HAS_TWO_SCALES = 0x0040;
export const HAS_MATRIX = 0x0080;
const HAS_INSTRUCTIONS = 0x0100;

export const HEADER_BYTES = 10;

/**
 * An outline without its hinting instructions; the parts of a composite are renumbered by `placeOf`. The bytes
 * given are left as they are.
 */
export function withoutInstructions(outline: Uint8Array, placeOf: (glyph: number) => number): Uint8Array {
  if (outline.length === 0) return outline;
  if (outline.length < HEADER_BYTES) refuseFont('has an outline cut short');
  const contours = new DataView(outline.buffer, outline.byteOffset).getInt16(0);
  return contours < 0 ? stripComposite(outline, placeOf) : stripSimple(outline, contours);
}

/** Header, end points of the contours, length of the instructions, instructions, flags and coordinates. */
function stripSimple(outline: Uint8Array, contours: number): Uint8Array {
  const lengthAt = HEADER_BYTES + contours * 2;
  if (lengthAt + 2 > outline.length) refuseFont('has an outline cut short');
  const length = (outline[lengthAt]! << 8) | outline[lengthAt + 1]!;
  const stripped = new Uint8Array(outline.length - length);
  stripped.set(outline.subarray(0, lengthAt));
  stripped.set(outline.subarray(lengthAt + 2 + length), lengthAt + 2);
  return stripped;
}

function stripComposite(outline: Uint8Array, placeOf: (glyph: number) => number): Uint8Array {
  const copy = outline.slice();
  const view = new DataView(copy.buffer);
  let at = HEADER_BYTES;
  let flags = MORE_PARTS;
  while (flags & MORE_PARTS) {
    if (at + 4 > copy.length) refuseFont('has a composite outline cut short');
    flags = view.getUint16(at);
    view.setUint16(at, flags & ~HAS_INSTRUCTIONS);
    view.setUint16(at + 2, placeOf(view.getUint16(at + 2)));
    at += 4 + (flags & ARGUMENTS_ARE_WORDS ? 4 : 2) + scaleBytes(flags);
  }
  return copy.subarray(0, at);
}

function scaleBytes(flags: number): number {
  if (flags & HAS_SCALE) return 2;
  if (flags & HAS_TWO_SCALES) return 4;
  return flags & HAS_MATRIX ? 8 : 0;
}
