import { advanceOf, type Glyph } from '../../truetype/built-glyph.ts';
import type { TrueTypeFont } from '../../truetype/font.ts';
import { type Ligatures, readLigatures } from '../../truetype/ligatures.ts';
import { windows1252 } from './windows-1252.ts';

/** Width of a character for which a typeface has no glyph. */
export const NO_GLYPH = 0xffff;

/** A font as text is set with it: measured in thousandths of its size. */
export interface Typeface {
  readonly font: TrueTypeFont;
  /** Width of each character of the Basic Multilingual Plane, NO_GLYPH without a glyph; the index is its code point. */
  readonly widths: Uint16Array;
  /** Code of each character in WinAnsiEncoding, 0 where that or the font lacks it; the index is its code point. */
  readonly codes: Uint8Array;
}

/** A font of emoji, with the ligatures that draw several characters as one. */
export interface EmojiTypeface extends Typeface {
  readonly ligatures: Ligatures;
}

/** Prepares a font of emoji. */
export function createEmojiTypeface(font: TrueTypeFont): EmojiTypeface {
  return { ...createTypeface(font), ligatures: readLigatures(font.substitutions) };
}

/** Prepares a font for setting text. */
export function createTypeface(font: TrueTypeFont): Typeface {
  const { glyphs } = font;
  const widths = new Uint16Array(glyphs.length).fill(NO_GLYPH);
  const codes = new Uint8Array(glyphs.length);
  for (let character = 0x20; character < glyphs.length; character++) {
    const glyph = glyphs[character]!;
    if (glyph === 0) continue;
    widths[character] = glyphWidth(font, glyph);
    codes[character] = windows1252[character]!;
  }
  return { font, widths, codes };
}

/** Advance of a glyph in thousandths of the font's size, as PDF counts it. */
export function glyphWidth(font: TrueTypeFont, glyph: Glyph): number {
  return Math.round((advanceOf(font, glyph) * 1000) / font.unitsPerEm);
}
