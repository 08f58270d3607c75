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

/** Throws InputError for an outline that cannot be copied, or is composed of glyphs that there are not. */
export function checkOutline(outline: Uint8Array, glyphCount: number): void {
  const { length } = outline;
  if (length === 0) return;
  if (length < HEADER_BYTES) refuseFont('has an outline cut short');
  const contours = wordAt(outline, 0);
  if (contours >= 0x8000) checkParts(outline, glyphCount);
  else {
    const lengthAt = HEADER_BYTES + contours * 2;
    if (lengthAt + 2 > length || lengthAt + 2 + wordAt(outline, lengthAt) > length)
      refuseFont('has an outline cut short');
  }
}

function checkParts(outline: Uint8Array, glyphCount: number): void {
  let at = HEADER_BYTES;
  let flags = MORE_PARTS;
  while (flags & MORE_PARTS) {
    if (at + 4 > outline.length) refuseFont('has a composite outline cut short');
    flags = wordAt(outline, at);
    if (wordAt(outline, at + 2) >= glyphCount)
      refuseFont('has a composite outline of a glyph that there is not');
    at += partBytes(flags);
  }
  if (at > outline.length) refuseFont('has a composite outline cut short');
}

function wordAt(bytes: Uint8Array, at: number): number {
  return (bytes[at]! << 8) | bytes[at + 1]!;
}

/** Header, end points of the contours, length of the instructions, instructions, flags and coordinates. */
function stripSimple(outline: Uint8Array, contours: number): Uint8Array {
  const lengthAt = HEADER_BYTES + contours * 2;
  if (lengthAt + 2 > outline.length) refuseFont('has an outline cut short');
  const length = wordAt(outline, lengthAt);
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
    at += partBytes(flags);
  }
  return copy.subarray(0, at);
}

/** Bytes of a part by its flags: these, its glyph, its arguments and its scale. */
function partBytes(flags: number): number {
  return 4 + (flags & ARGUMENTS_ARE_WORDS ? 4 : 2) + scaleBytes(flags);
}

function scaleBytes(flags: number): number {
  if (flags & HAS_SCALE) return 2;
  if (flags & HAS_TWO_SCALES) return 4;
  return flags & HAS_MATRIX ? 8 : 0;
}
