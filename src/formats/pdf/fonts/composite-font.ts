import { deflate } from '../../deflate/zlib.ts';
import type { Glyph } from '../../truetype/built-glyph.ts';
import type { TrueTypeFont } from '../../truetype/font.ts';
import { subsetFont } from '../../truetype/subset.ts';
import type { PdfFile } from '../file.ts';
import { identifierOf } from '../identifier.ts';
import { hex16 } from '../text-string.ts';
import { type FontTraits, fontDescriptor, SYMBOLIC } from './font-descriptor.ts';
import { toUnicodeCmap } from './to-unicode.ts';
import { glyphWidth } from './typeface.ts';

/** ISO 19005-1 6.1.12: an array, as that of the widths, has at most 8191 elements. */
const MAX_CHARACTERS = 8000;

/**
 * A font made for one document out of the characters it uses (PDF 1.4, 5.6.3): two bytes a character, numbered
 * in the order of their first use. The same glyph may draw several characters, as a box does for all that no
 * font has; each keeps a number of its own and with it its true meaning for search and copying. What is drawn as one,
 * as an emoji of several characters is, has one number.
 */
export class CompositeFont {
  readonly #font: TrueTypeFont;
  /** By the glyph, and the text that it draws. */
  readonly #numbers = new Map<Glyph, Map<string, number>>();
  readonly #glyphs: Glyph[] = [];
  readonly #texts: string[] = [];

  constructor(font: TrueTypeFont) {
    this.#font = font;
  }

  get isUsed(): boolean {
    return this.#glyphs.length > 0;
  }

  /** The code in hexadecimal of a text that a glyph draws. */
  codeOf(text: string, glyph: Glyph): string {
    const numbers = this.#numbers.get(glyph) ?? new Map<string, number>();
    const known = numbers.get(text);
    if (known !== undefined) return hex16(known);
    // Past the limit a text gets the number of the first one with its glyph, and loses its own meaning.
    if (this.#glyphs.length === MAX_CHARACTERS) return hex16(numbers.values().next().value ?? 1);
    const number = this.#glyphs.push(glyph);
    this.#texts.push(text);
    numbers.set(text, number);
    this.#numbers.set(glyph, numbers);
    return hex16(number);
  }

  /** Writes the font under a name of its own and returns its object number. */
  write(file: PdfFile, { name, stemWidth, italicAngle }: FontTraits): number {
    const font = this.#font;
    const { bytes, glyphCount } = subsetFont(font, this.#glyphs);
    const deflated = deflate(bytes);
    const tagged = `${tagOf(bytes)}+${name}`;
    const program = file.addStream(deflated, `/Filter/FlateDecode/Length1 ${bytes.length}`);
    const glyphSet = file.addStream(glyphSetOf(glyphCount));
    const descriptor = file.add(
      fontDescriptor({ font, name: tagged, flags: SYMBOLIC, stemWidth, italicAngle, program, glyphSet }),
    );
    const widths = this.#glyphs.map((glyph) => glyphWidth(font, glyph));
    const descendant = file.add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/${tagged}` +
        '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>' +
        `/FontDescriptor ${descriptor} 0 R/DW 0/W[1[${widths.join(' ')}]]/CIDToGIDMap/Identity>>`,
    );
    const toUnicode = file.addStream(toUnicodeCmap(this.#texts));
    return file.add(
      `<</Type/Font/Subtype/Type0/BaseFont/${tagged}/Encoding/Identity-H` +
        `/DescendantFonts[${descendant} 0 R]/ToUnicode ${toUnicode} 0 R>>`,
    );
  }
}

/** PDF 1.4, 5.5.3: six capitals that distinguish subsets of a font, here by their content. */
function tagOf(program: Uint8Array): string {
  const digits = identifierOf(program);
  let tag = '';
  for (let at = 0; at < 12; at += 2) {
    tag += String.fromCharCode(0x41 + (Number.parseInt(digits.slice(at, at + 2), 16) % 26));
  }
  return tag;
}

/** One bit for each glyph of the program, from the highest bit of the first byte. */
function glyphSetOf(count: number): Uint8Array {
  const set = new Uint8Array((count + 7) >> 3);
  for (let glyph = 0; glyph < count; glyph++) set[glyph >> 3]! |= 0x80 >> (glyph & 7);
  return set;
}
