import type { TrueTypeFont } from '../../truetype/font.ts';

/** PDF 1.4, 5.7.1: a font with the characters of the standard Latin set, or with others. */
export const NON_SYMBOLIC = 32;
export const SYMBOLIC = 4;
/** The same: letters lean. */
const ITALIC_FLAG = 64;

/** What a descriptor says that the font program does not. */
export interface FontTraits {
  readonly name: string;
  /** Width of the upright strokes, in thousandths of the size. */
  readonly stemWidth: number;
  /** Degrees counter-clockwise from the upright; 0 when left out. */
  readonly italicAngle?: number | undefined;
}

export interface DescriptorOptions extends FontTraits {
  readonly font: TrueTypeFont;
  readonly flags: typeof NON_SYMBOLIC | typeof SYMBOLIC;
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
  italicAngle = 0,
  program,
  glyphSet,
}: DescriptorOptions): string {
  const scaled = (units: number) => Math.round((units * 1000) / font.unitsPerEm);
  return (
    `<</Type/FontDescriptor/FontName/${name}/Flags ${italicAngle === 0 ? flags : flags + ITALIC_FLAG}/FontBBox[${font.box.map(scaled).join(' ')}]` +
    `/ItalicAngle ${italicAngle}/Ascent ${scaled(font.ascent)}/Descent ${scaled(font.descent)}` +
    `/CapHeight ${scaled(font.capHeight)}/StemV ${stemWidth}/FontFile2 ${program} 0 R` +
    `${glyphSet === undefined ? '' : `/CIDSet ${glyphSet} 0 R`}>>`
  );
}
