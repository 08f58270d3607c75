import type { TrueTypeFont } from '../truetype/font.ts';

/** PDF 1.4, 5.7.1: a font with the characters of the standard Latin set, or with others. */
export const NON_SYMBOLIC = 32;
export const SYMBOLIC = 4;

export interface DescriptorOptions {
  readonly font: TrueTypeFont;
  readonly name: string;
  readonly flags: typeof NON_SYMBOLIC | typeof SYMBOLIC;
  /** Width of the upright strokes, in thousandths of the size. */
  readonly stemWidth: number;
  /** Object number of the font program. */
  readonly program: number;
  /** Object number of the stream that lists the glyphs of a CID font (ISO 19005-1 6.3.5). */
  readonly glyphSet?: number;
}

/** A font descriptor (PDF 1.4, 5.7) with its TrueType program. */
export function fontDescriptor({
  font,
  name,
  flags,
  stemWidth,
  program,
  glyphSet,
}: DescriptorOptions): string {
  const scaled = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  return (
    `<</Type/FontDescriptor/FontName/${name}/Flags ${flags}/FontBBox[${font.box.map(scaled).join(' ')}]` +
    `/ItalicAngle 0/Ascent ${scaled(font.ascent)}/Descent ${scaled(font.descent)}` +
    `/CapHeight ${scaled(font.capHeight)}/StemV ${stemWidth}/FontFile2 ${program} 0 R` +
    `${glyphSet === undefined ? '' : `/CIDSet ${glyphSet} 0 R`}>>`
  );
}
