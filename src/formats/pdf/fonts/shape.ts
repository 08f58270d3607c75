/** A glyph of a text, and where it is drawn. */
export interface ShapedGlyph {
  /** Its number in the font; 0 for a character that the font lacks. */
  readonly glyph: number;
  /** Where the characters that it draws begin, in UTF-16 units; glyphs that draw them together have the same. */
  readonly cluster: number;
  /** How far behind it the next one begins, in font units. */
  readonly advance: number;
  /** How far from where it would begin it is drawn, in font units. */
  readonly x: number;
  readonly y: number;
}

/** Chooses and places the glyphs of a text of one script, from left to right, by the tables of a TrueType file. */
export type Shape = (font: Uint8Array, text: string) => readonly ShapedGlyph[];
