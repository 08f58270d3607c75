import { deflate } from '../../deflate/zlib.ts';
import { writeCmap } from '../../truetype/cmap.ts';
import { subsetFont } from '../../truetype/subset.ts';
import type { PdfFile } from '../file.ts';
import { type FontTraits, fontDescriptor, NON_SYMBOLIC } from './font-descriptor.ts';
import { NO_GLYPH, type Typeface } from './typeface.ts';

const FIRST_CODE = 32;
const LAST_CODE = 255;

/** A TrueType program with the characters of WinAnsiEncoding that `wanted` includes, deflated: slow, made once. */
export interface SimpleFontProgram {
  readonly typeface: Typeface;
  readonly deflated: Uint8Array;
  /** Length before deflation, in bytes. */
  readonly length: number;
  /** The widths of the codes, as a font lists them. */
  readonly widths: string;
}

/** Makes the program of a simple font out of a typeface. */
export function simpleFontProgram(
  typeface: Typeface,
  wanted: (character: number) => boolean,
): SimpleFontProgram {
  const characters: number[] = [];
  for (let character = 0; character < typeface.codes.length; character++) {
    if (typeface.codes[character] !== 0 && wanted(character)) characters.push(character);
  }
  const { glyphs } = typeface.font;
  const { bytes } = subsetFont(
    typeface.font,
    characters.map((character) => glyphs[character]!),
    writeCmap(characters),
  );
  return {
    typeface,
    deflated: deflate(bytes, { level: 9 }),
    length: bytes.length,
    widths: widthsByCode(typeface).join(' '),
  };
}

/**
 * Writes a TrueType font in WinAnsiEncoding (PDF 1.4, 5.5.2) under the given name; returns its object number.
 * Its text is written in literal strings, one byte a character, and can be found in the file as it is.
 */
export function addSimpleFont(
  file: PdfFile,
  { typeface, deflated, length, widths }: SimpleFontProgram,
  { name, stemWidth, italicAngle }: FontTraits,
): number {
  const program = file.addStream(deflated, `/Filter/FlateDecode/Length1 ${length}`);
  const { font } = typeface;
  const descriptor = file.add(
    fontDescriptor({ font, name, flags: NON_SYMBOLIC, stemWidth, italicAngle, program }),
  );
  return file.add(
    `<</Type/Font/Subtype/TrueType/BaseFont/${name}/FirstChar ${FIRST_CODE}/LastChar ${LAST_CODE}` +
      `/Widths[${widths}]/Encoding/WinAnsiEncoding/FontDescriptor ${descriptor} 0 R>>`,
  );
}

function widthsByCode({ codes, widths }: Typeface): number[] {
  const byCode = new Array<number>(LAST_CODE - FIRST_CODE + 1).fill(0);
  for (let character = 0; character < codes.length; character++) {
    const code = codes[character]!;
    if (code !== 0 && widths[character] !== NO_GLYPH) byCode[code - FIRST_CODE] = widths[character]!;
  }
  return byCode;
}
