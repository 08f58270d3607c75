import { InputError } from '../../errors.ts';
import { readFont, type TrueTypeFont } from './font.ts';
import { readLigatures } from './ligatures.ts';
import { withoutInstructions } from './outline.ts';
import { refuseFont } from './tables.ts';

/** Reads all of a font that drawing may need. Throws InputError with what is wrong. */
export function checkFont(file: Uint8Array): void {
  try {
    const font = readFont(file);
    checkOutlines(font);
    readLigatures(font.substitutions);
  } catch (error) {
    if (error instanceof InputError) throw error;
    if (error instanceof RangeError) refuseFont('has a table that is not whole');
    throw error;
  }
}

function checkOutlines(font: TrueTypeFont): void {
  for (let glyph = 0; glyph < font.glyphCount; glyph++) {
    font.advanceOf(glyph);
    withoutInstructions(font.outlineOf(glyph), (part) =>
      part < font.glyphCount ? part : refuseFont('has a composite outline of a glyph that there is not'),
    );
  }
}
