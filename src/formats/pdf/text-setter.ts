import { CompositeFont } from './composite-font.ts';
import type { PdfFile } from './file.ts';
import { BOLD, type FontSet, isCommon, REGULAR, SIMPLE_FONT_OBJECTS, type Weight } from './font-set.ts';
import { glyphWidth, NO_GLYPH, type Typeface } from './typeface.ts';

/** Drawn for a character that no font has: PDF/A forbids the glyph `.notdef` (ISO 19005-1 6.3.3.1). */
const BOX = 0x25a1;

/** Scripts whose letters change with their neighbours: unjoined they are worse than a box. */
const shapedScripts = [
  ...['Arabic', 'Syriac', 'Nko', 'Mongolian', 'Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Sinhala'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
];
const SHAPED = new RegExp(`[${shapedScripts.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');

/** A literal string that needs no escape. */
const PLAIN = /^[ -'*-[\]-~]*$/;

/** Which typeface draws a character, and how. */
interface Drawn {
  /** Index of its composite font: the weights first, then the fallbacks. */
  readonly font: number;
  readonly glyph: number;
  readonly width: number;
}

/** Widths of the characters of one typeface, in thousandths of its size. */
export interface Ruler {
  /** By code point of the Basic Multilingual Plane; `unknown` where `other` has it. */
  readonly widths: Uint16Array;
  readonly unknown: number;
  other(character: number): number;
}

/** Measures and encodes the text of one document, and records which fonts that needs. */
export class TextSetter {
  readonly #fonts: FontSet;
  readonly #composites: (CompositeFont | undefined)[] = [];
  readonly #drawn: readonly [Map<number, Drawn>, Map<number, Drawn>] = [new Map(), new Map()];
  readonly #isFull: [boolean, boolean] = [false, false];
  readonly #missing = new Set<number>();
  readonly #rulers: readonly [Ruler, Ruler];

  constructor(fonts: FontSet) {
    this.#fonts = fonts;
    const ruler = (weight: Weight): Ruler => ({
      widths: fonts.typefaces[weight].widths,
      unknown: NO_GLYPH,
      other: (character) => this.#drawnBy(character, weight).width,
    });
    this.#rulers = [ruler(REGULAR), ruler(BOLD)];
  }

  /** Number of different characters that no font has. */
  get missingGlyphs(): number {
    return this.#missing.size;
  }

  /** Widths of single characters in thousandths of the size. */
  ruler(weight: Weight): Ruler {
    return this.#rulers[weight];
  }

  /** Width of a text in thousandths of its size. */
  measure(text: string, weight: Weight): number {
    const { widths } = this.#fonts.typefaces[weight];
    let sum = 0;
    for (let at = 0; at < text.length; at++) {
      const width = widths[text.charCodeAt(at)]!;
      if (width !== NO_GLYPH) {
        sum += width;
        continue;
      }
      const character = text.codePointAt(at)!;
      sum += this.#drawnBy(character, weight).width;
      if (character > 0xffff) at++;
    }
    return sum;
  }

  /**
   * The strings and operators that show a text (PDF 1.4, 5.3.2), beginning and ending in the simple font of its
   * weight. `operator` is Tj, or ' for the next line.
   */
  show(text: string, weight: Weight, size: number, operator: 'Tj' | "'"): string {
    if (PLAIN.test(text)) return `(${text})${operator}\n`;
    const { codes } = this.#fonts.typefaces[weight];
    let shown = operator === 'Tj' ? '' : 'T*';
    let literal = '';
    let hex = '';
    let current = -1;
    const flush = () => {
      if (hex !== '') shown += `/F${current + 3} ${size} Tf<${hex}>Tj/F${weight + 1} ${size} Tf`;
      if (literal !== '') shown += `(${literal})Tj`;
      hex = '';
      literal = '';
    };
    for (const letter of text) {
      const character = letter.codePointAt(0)!;
      const code = codes[character] ?? 0;
      if (code !== 0) {
        if (hex !== '') flush();
        literal += literalCode(code);
        if (!this.#isFull[weight] && !isCommon(character)) this.#isFull[weight] = true;
        continue;
      }
      const { font, glyph } = this.#drawnBy(character, weight);
      if (literal !== '' || font !== current) flush();
      current = font;
      hex += this.#composite(font).codeOf(character, glyph);
    }
    flush();
    return `${shown}\n`;
  }

  /** The beginning of the file, with the simple fonts as full as they have to be. */
  get prefix() {
    const [regular, bold] = this.#isFull.map((isFull) => (isFull ? 'full' : 'common'));
    return this.#fonts.prefix(regular!, bold!);
  }

  /** Writes the fonts made for this document; returns the font dictionary of its resources. */
  writeFonts(file: PdfFile): string {
    let entries = `/F1 ${SIMPLE_FONT_OBJECTS[REGULAR]} 0 R/F2 ${SIMPLE_FONT_OBJECTS[BOLD]} 0 R`;
    for (const [index, font] of this.#composites.entries()) {
      if (font === undefined) continue;
      const name = ['Arimo', 'Arimo-Bold'][index] ?? `Fallback${index - 1}`;
      entries += `/F${index + 3} ${font.write(file, { name, stemWidth: index === BOLD ? 140 : 88 })} 0 R`;
    }
    return `<<${entries}>>`;
  }

  #composite(index: number): CompositeFont {
    const known = this.#composites[index];
    if (known !== undefined) return known;
    const typeface =
      index <= BOLD ? this.#fonts.typefaces[index as Weight] : this.#fonts.fallbacks[index - 2];
    const made = new CompositeFont(typeface!.font);
    this.#composites[index] = made;
    return made;
  }

  #drawnBy(character: number, weight: Weight): Drawn {
    const known = this.#drawn[weight].get(character);
    if (known !== undefined) return known;
    const found = this.#find(character, weight);
    this.#drawn[weight].set(character, found);
    return found;
  }

  #find(character: number, weight: Weight): Drawn {
    const own = drawnBy(this.#fonts.typefaces[weight], weight, character);
    if (own !== undefined) return own;
    const isShaped = SHAPED.test(String.fromCodePoint(character));
    for (const [index, fallback] of isShaped ? [] : this.#fonts.fallbacks.entries()) {
      const found = drawnBy(fallback, index + 2, character);
      if (found !== undefined) return found;
    }
    this.#missing.add(character);
    const box = drawnBy(this.#fonts.typefaces[weight], weight, BOX);
    if (box === undefined) throw new Error('the font of invoices has no box for missing glyphs');
    return box;
  }
}

function drawnBy({ font }: Typeface, index: number, character: number): Drawn | undefined {
  const glyph = font.glyphs[character] ?? font.supplementary.get(character) ?? 0;
  return glyph === 0 ? undefined : { font: index, glyph, width: glyphWidth(font, glyph) };
}

/** A byte of a literal string: as it is, escaped, or as three octal digits (PDF 1.4, 3.2.3). */
function literalCode(code: number): string {
  if (code > 0x7e) return `\\${code.toString(8)}`;
  const mark = String.fromCharCode(code);
  return mark === '(' || mark === ')' || mark === '\\' ? `\\${mark}` : mark;
}
