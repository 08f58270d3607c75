import type { TrueTypeFont } from './font.ts';
import { ARGUMENTS_ARE_WORDS, HEADER_BYTES, MORE_PARTS } from './outline.ts';

/** A glyph that a font does not have: some of its glyphs, each in its place. */
export interface BuiltGlyph {
  /** None for what is not seen. */
  readonly parts: readonly GlyphPart[];
  /** Advance width in font units. */
  readonly advance: number;
}

/** A glyph of the font, moved by font units. */
export interface GlyphPart {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
}

/** A glyph of a font by its number, or one that is built of such glyphs. */
export type Glyph = number | BuiltGlyph;

/** Advance width of a glyph in font units. */
export function advanceOf(font: TrueTypeFont, glyph: Glyph): number {
  return typeof glyph === 'number' ? font.advanceOf(glyph) : glyph.advance;
}

/** Left side bearing of a glyph in font units. */
export function bearingOf(font: TrueTypeFont, glyph: Glyph): number {
  return typeof glyph === 'number' ? font.bearingOf(glyph) : boxOf(font, glyph)[0];
}

/** The outline of a glyph; a built one is a composite (OpenType 1.9, "glyf", Composite Glyph Description). */
export function outlineOf(font: TrueTypeFont, glyph: Glyph): Uint8Array {
  if (typeof glyph === 'number') return font.outlineOf(glyph);
  const parts = drawnParts(font, glyph);
  if (parts.length === 0) return new Uint8Array(0);
  const outline = new DataView(new ArrayBuffer(HEADER_BYTES + parts.length * 8));
  outline.setInt16(0, -1);
  for (const [index, edge] of boxOf(font, glyph).entries()) outline.setInt16(2 + index * 2, edge);
  for (const [index, { glyph: part, x, y }] of parts.entries()) {
    const at = HEADER_BYTES + index * 8;
    const more = index + 1 < parts.length ? MORE_PARTS : 0;
    outline.setUint16(at, ARGUMENTS_ARE_WORDS | ARGUMENTS_ARE_OFFSETS | more);
    outline.setUint16(at + 2, part);
    outline.setInt16(at + 4, x);
    outline.setInt16(at + 6, y);
  }
  return new Uint8Array(outline.buffer);
}

const ARGUMENTS_ARE_OFFSETS = 0x0002;

/** Blanks are no parts. */
function drawnParts(font: TrueTypeFont, { parts }: BuiltGlyph): readonly GlyphPart[] {
  return parts.filter(({ glyph }) => font.outlineOf(glyph).length >= HEADER_BYTES);
}

/** xMin, yMin, xMax and yMax of the parts where they are. */
function boxOf(font: TrueTypeFont, glyph: BuiltGlyph): readonly [number, number, number, number] {
  const boxes = drawnParts(font, glyph).map(({ glyph: part, x, y }) => {
    const outline = font.outlineOf(part);
    const header = new DataView(outline.buffer, outline.byteOffset, HEADER_BYTES);
    return [2, 4, 6, 8].map((at, index) => header.getInt16(at) + (index % 2 === 0 ? x : y));
  });
  const edge = (index: number, of: (...values: number[]) => number) =>
    boxes.length === 0 ? 0 : of(...boxes.map((box) => box[index]!));
  return [edge(0, Math.min), edge(1, Math.min), edge(2, Math.max), edge(3, Math.max)];
}
