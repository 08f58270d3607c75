import type { RightToLeftText } from '../typesetting/bidi.ts';
import type { AsciiText } from './ascii-text.ts';
import { CompositeFont } from './composite-font.ts';
import type { PdfFile } from './file.ts';
import {
  BOLD,
  BOLD_ITALIC,
  CODE,
  type Face,
  type FontSet,
  faceTraits,
  ITALIC,
  isCommon,
  REGULAR,
  type Repertoire,
  SIMPLE_FONT_OBJECTS,
} from './font-set.ts';
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
  /** Its composite font: regular and bold are 0 and 1, the fallbacks follow; further faces are negative. */
  readonly font: number;
  readonly glyph: number;
  readonly width: number;
}

/** A face at a size in points. */
interface Font {
  readonly face: Face;
  readonly size: number;
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
  readonly #composites = new Map<number, CompositeFont>();
  readonly #drawn: readonly Map<number, Drawn>[] = faceTraits.map(() => new Map());
  readonly #isUsed: boolean[] = faceTraits.map(() => false);
  readonly #isFull: boolean[] = faceTraits.map(() => false);
  readonly #missing = new Set<number>();
  readonly #rulers: (Ruler | undefined)[] = [];

  constructor(fonts: FontSet) {
    this.#fonts = fonts;
  }

  /** Number of different characters that no font has. */
  get missingGlyphs(): number {
    return this.#missing.size;
  }

  /** Widths of single characters in thousandths of the size. */
  ruler(face: Face): Ruler {
    const known = this.#rulers[face];
    if (known !== undefined) return known;
    const made: Ruler = {
      widths: this.#fonts.typeface(face).widths,
      unknown: NO_GLYPH,
      other: (character) => this.#drawnBy(character, face).width,
    };
    this.#rulers[face] = made;
    return made;
  }

  /** Width of a text in thousandths of its size. */
  measure(text: string, face: Face): number {
    return this.#measure(text, face, 0, text.length);
  }

  /** Width of the widest word of a text, between spaces, in thousandths of its size. */
  measureWidestWord(text: string, face: Face): number {
    let widest = 0;
    let start = 0;
    while (start < text.length) {
      const space = text.indexOf(' ', start);
      const end = space < 0 ? text.length : space;
      widest = Math.max(widest, this.#measure(text, face, start, end));
      start = end + 1;
    }
    return widest;
  }

  #measure(text: string, face: Face, start: number, end: number): number {
    const { widths } = this.ruler(face);
    let sum = 0;
    for (let at = start; at < end; at++) {
      const width = widths[text.charCodeAt(at)]!;
      if (width !== NO_GLYPH) {
        sum += width;
        continue;
      }
      const character = text.codePointAt(at)!;
      sum += this.#drawnBy(character, face).width;
      if (character > 0xffff) at++;
    }
    return sum;
  }

  /** Writes what `show` returns: most texts are plain, and need not become another string for that. */
  write(content: AsciiText, text: string, { face, size }: Font, operator: 'Tj' | "'"): void {
    if (PLAIN.test(text)) {
      this.#isUsed[face] = true;
      content.text('(').text(text).text(')').text(operator).text('\n');
    } else content.text(this.show(text, { face, size }, { operator }));
  }

  /**
   * The strings and operators that show a text (PDF 1.4, 5.3.2), beginning and ending in the simple font of its
   * face. `operator` is Tj, or ' for the next line. Of `images` each letter is drawn as the one at the same place.
   */
  show(
    text: string,
    { face, size }: Font,
    { operator, images = text }: { readonly operator: 'Tj' | "'"; readonly images?: string },
  ): string {
    this.#isUsed[face] = true;
    if (PLAIN.test(text) && images === text) return `(${text})${operator}\n`;
    const { codes } = this.#fonts.typeface(face);
    let shown = operator === 'Tj' ? '' : 'T*';
    let literal = '';
    let hex = '';
    let current = Number.NaN;
    let at = 0;
    const flush = () => {
      if (hex !== '')
        shown += `/${compositeName(current)} ${size} Tf<${hex}>Tj/${simpleFontName(face)} ${size} Tf`;
      if (literal !== '') shown += `(${literal})Tj`;
      hex = '';
      literal = '';
    };
    for (const letter of text) {
      const character = letter.codePointAt(0)!;
      const image = images.codePointAt(at)!;
      at += letter.length;
      const code = image === character ? (codes[character] ?? 0) : 0;
      if (code !== 0) {
        if (hex !== '') flush();
        literal += literalCode(code);
        if (!this.#isFull[face] && !isCommon(character)) this.#isFull[face] = true;
        continue;
      }
      const { font, glyph } = this.#drawnBy(image, face);
      if (literal !== '' || font !== current) flush();
      current = font;
      hex += this.#composite(font).codeOf(character, glyph, image === character ? 'itself' : 'mirrored');
    }
    flush();
    return `${shown}\n`;
  }

  /** The same for a text that is read from right to left: its strings are reversed, and marked so (ISO 32000-1 14.8.2.3.3). */
  showReversed({ text, drawn }: RightToLeftText, font: Font): string {
    const strings = this.show(reversed(text, text), font, { operator: 'Tj', images: reversed(drawn, text) });
    return `/ReversedChars BMC ${strings}EMC\n`;
  }

  /** The beginning of the file, with the simple fonts as full as they have to be. */
  get prefix() {
    return this.#fonts.prefix(this.#repertoire(REGULAR), this.#repertoire(BOLD));
  }

  /** Writes the fonts made for this document; returns the font dictionary of its resources. */
  writeFonts(file: PdfFile): string {
    const [regular, bold] = SIMPLE_FONT_OBJECTS;
    let entries = `/F1 ${regular} 0 R/F2 ${bold} 0 R`;
    for (const face of furtherFaces) {
      if (!this.#isUsed[face]) continue;
      entries += `/${simpleFontName(face)} ${this.#fonts.addSimpleFont(file, face, this.#repertoire(face))} 0 R`;
    }
    for (const [index, font] of [...this.#composites].sort(([a], [b]) => a - b)) {
      const { compositeName: name, ...traits } = faceTraits[faceOf(index) ?? REGULAR]!;
      const ownName = faceOf(index) === undefined ? `Fallback${index - 1}` : name;
      entries += `/${compositeName(index)} ${font.write(file, { ...traits, name: ownName })} 0 R`;
    }
    return `<<${entries}>>`;
  }

  #repertoire(face: Face): Repertoire {
    return this.#isFull[face] ? 'full' : 'common';
  }

  #composite(index: number): CompositeFont {
    const known = this.#composites.get(index);
    if (known !== undefined) return known;
    const face = faceOf(index);
    const typeface = face === undefined ? this.#fonts.fallbacks[index - 2] : this.#fonts.typeface(face);
    const made = new CompositeFont(typeface!.font);
    this.#composites.set(index, made);
    return made;
  }

  #drawnBy(character: number, face: Face): Drawn {
    const known = this.#drawn[face]!.get(character);
    if (known !== undefined) return known;
    const found = this.#find(character, face);
    this.#drawn[face]!.set(character, found);
    return found;
  }

  #find(character: number, face: Face): Drawn {
    const own = this.#glyph(face, character) ?? (face > BOLD ? this.#glyph(REGULAR, character) : undefined);
    if (own !== undefined) return own;
    const isShaped = SHAPED.test(String.fromCodePoint(character));
    for (const [index, fallback] of isShaped ? [] : this.#fonts.fallbacks.entries()) {
      const found = drawnBy(fallback, index + 2, character);
      if (found !== undefined) return found;
    }
    this.#missing.add(character);
    const box = this.#glyph(face, BOX) ?? this.#glyph(REGULAR, BOX);
    if (box === undefined) throw new Error('the font of documents has no box for missing glyphs');
    return box;
  }

  #glyph(face: Face, character: number): Drawn | undefined {
    return drawnBy(this.#fonts.typeface(face), compositeOf(face), character);
  }
}

/** A letter with its marks; marks without one. */
const CLUSTERS = /\P{M}\p{M}*|\p{M}+/gu;

/** The letters of a text from the last to the first, each before its marks, which `like` has at the same places. */
function reversed(text: string, like: string): string {
  let turned = '';
  let at = 0;
  for (const [cluster] of like.matchAll(CLUSTERS)) {
    turned = text.slice(at, at + cluster.length) + turned;
    at += cluster.length;
  }
  return turned;
}

/** The faces whose simple fonts are in no prefix. */
const furtherFaces: readonly Face[] = [ITALIC, BOLD_ITALIC, CODE];

/** The name of a face's simple font among the resources of a page. */
export function simpleFontName(face: Face): string {
  return face <= BOLD ? `F${face + 1}` : `S${face}`;
}

function compositeName(index: number): string {
  return index < 0 ? `C${-index}` : `F${index + 3}`;
}

function compositeOf(face: Face): number {
  return face <= BOLD ? face : -face;
}

/** The face a composite font is made of; none for a fallback. */
function faceOf(composite: number): Face | undefined {
  return composite <= BOLD ? (Math.abs(composite) as Face) : undefined;
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
