import { InputError } from '../../errors.ts';
import { readFont, type TrueTypeFont } from './font.ts';
import { checkOutline } from './outline.ts';
import { readTables, refuseFont } from './tables.ts';

/** Reads all of a font that drawing may need. Throws InputError with what is wrong, and for variable fonts. */
export function checkFont(file: Uint8Array): void {
  try {
    // Its outlines are those of one face, and often of the thinnest.
    if (readTables(file).has('fvar')) refuseFont('is a variable font, where one of a single face is needed');
    checkGlyphs(readFont(file));
  } catch (error) {
    if (error instanceof InputError) throw error;
    if (error instanceof RangeError) refuseFont('has a table that is not whole');
    throw error;
  }
}

function checkGlyphs(font: TrueTypeFont): void {
  for (let glyph = 0; glyph < font.glyphCount; glyph++) {
    font.advanceOf(glyph);
    checkOutline(font.outlineOf(glyph), font.glyphCount);
  }
}
