import type { RightToLeftText } from '../typesetting/bidi.ts';
import { EMOJI, hasEmojiSequence } from '../typesetting/emoji.ts';
import type { AsciiText } from './ascii-text.ts';
import { CompositeFont } from './composite-font.ts';
import type { PdfFile } from './file.ts';
import {
  BOLD,
  BOLD_ITALIC,
  CODE,
  emojiTraits,
  type Face,
  type FontSet,
  faceTraits,
  ITALIC,
  isCommon,
  REGULAR,
  type Repertoire,
  SIMPLE_FONT_OBJECTS,
} from './font-set.ts';
import { type Drawn, EMOJI_FONT, GlyphFinder } from './glyph-finder.ts';
import { NO_GLYPH, type Typeface } from './typeface.ts';

/** A literal string that needs no escape. */
const PLAIN = /^[ -'*-[\]-~]*$/;

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
  /** What is drawn as one at a place of a text, and does not reach over `end`; none for a single character. */
  clusterAt(text: string, at: number, end: number): Measured | undefined;
}

/** A part of a text. */
export interface Measured {
  /** In UTF-16 units. */
  readonly length: number;
  readonly width: number;
}

/** A part of a text in a face, and whether the text may have characters that are drawn as one. */
interface Extent {
  readonly face: Face;
  readonly start: number;
  readonly end: number;
  readonly isJoined: boolean;
}

/** Measures and encodes the text of one document, and records which fonts that needs. */
export class TextSetter {
  readonly #fonts: FontSet;
  readonly #composites = new Map<number, CompositeFont>();
  readonly #isUsed: boolean[] = faceTraits.map(() => false);
  readonly #isFull: boolean[] = faceTraits.map(() => false);
  readonly #finder: GlyphFinder;
  readonly #rulers: (Ruler | undefined)[] = [];

  /** `language` decides which of several fonts draws Han letters. */
  constructor(fonts: FontSet, language?: string) {
    this.#fonts = fonts;
    this.#finder = new GlyphFinder(fonts, language);
  }

  /** Number of different characters that no font has. */
  get missingGlyphs(): number {
    return this.#finder.missingGlyphs;
  }

  /** Widths of single characters in thousandths of the size. */
  ruler(face: Face): Ruler {
    const known = this.#rulers[face];
    if (known !== undefined) return known;
    const made: Ruler = {
      widths: this.#fonts.typeface(face).widths,
      unknown: NO_GLYPH,
      other: (character) => this.#finder.ofCharacter(character, face).width,
      clusterAt: (text, at, end) => this.#finder.clusterAt(text, at, end, face),
    };
    this.#rulers[face] = made;
    return made;
  }

  /** Width of a text in thousandths of its size. */
  measure(text: string, face: Face): number {
    return this.#measure(text, { face, start: 0, end: text.length, isJoined: hasEmojiSequence(text) });
  }

  /** Width of the widest word of a text, between spaces, in thousandths of its size. */
  measureWidestWord(text: string, face: Face): number {
    const isJoined = hasEmojiSequence(text);
    let widest = 0;
    let start = 0;
    while (start < text.length) {
      const space = text.indexOf(' ', start);
      const end = space < 0 ? text.length : space;
      widest = Math.max(widest, this.#measure(text, { face, start, end, isJoined }));
      start = end + 1;
    }
    return widest;
  }

  #measure(text: string, { face, start, end, isJoined }: Extent): number {
    const { widths } = this.ruler(face);
    let sum = 0;
    for (let at = start; at < end; at++) {
      const cluster = isJoined ? this.#finder.clusterAt(text, at, end, face) : undefined;
      if (cluster !== undefined) {
        sum += cluster.width;
        at += cluster.length - 1;
        continue;
      }
      const width = widths[text.charCodeAt(at)]!;
      if (width !== NO_GLYPH) {
        sum += width;
        continue;
      }
      const character = text.codePointAt(at)!;
      sum += this.#finder.ofCharacter(character, face).width;
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
    const flush = () => {
      if (hex !== '')
        shown += `/${compositeName(current)} ${size} Tf<${hex}>Tj/${simpleFontName(face)} ${size} Tf`;
      if (literal !== '') shown += `(${literal})Tj`;
      hex = '';
      literal = '';
    };
    const put = (part: string, { font, glyph }: Drawn) => {
      if (literal !== '' || font !== current) flush();
      current = font;
      hex += this.#composite(font).codeOf(part, glyph);
    };
    const isJoined = hasEmojiSequence(text);
    for (let at = 0; at < text.length; ) {
      const cluster = isJoined ? this.#finder.clusterAt(text, at, text.length, face) : undefined;
      if (cluster !== undefined) {
        for (const piece of cluster.pieces) put(piece.text, piece);
        at += cluster.length;
        continue;
      }
      const character = text.codePointAt(at)!;
      const image = images.codePointAt(at)!;
      const letter = character > 0xffff ? text.slice(at, at + 2) : text[at]!;
      at += letter.length;
      const code = image === character ? (codes[character] ?? 0) : 0;
      if (code === 0) {
        put(letter, this.#finder.ofCharacter(image, face));
        continue;
      }
      if (hex !== '') flush();
      literal += literalCode(code);
      if (!this.#isFull[face] && !isCommon(character)) this.#isFull[face] = true;
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
      const { compositeName: ofFace, ...traits } = traitsOf(index);
      const name = isFallback(index) ? `Fallback${index - 1}` : ofFace;
      entries += `/${compositeName(index)} ${font.write(file, { ...traits, name })} 0 R`;
    }
    return `<<${entries}>>`;
  }

  #repertoire(face: Face): Repertoire {
    return this.#isFull[face] ? 'full' : 'common';
  }

  #composite(index: number): CompositeFont {
    const known = this.#composites.get(index);
    if (known !== undefined) return known;
    const made = new CompositeFont(this.#typeface(index)!.font);
    this.#composites.set(index, made);
    return made;
  }

  #typeface(index: number): Typeface | undefined {
    if (index === EMOJI_FONT) return this.#fonts.emoji;
    return isFallback(index) ? this.#finder.fallbacks.at(index - 2) : this.#fonts.typeface(faceOf(index));
  }
}

/** An emoji, or a letter with its marks; marks without one. */
const CLUSTERS = new RegExp(`${EMOJI}|\\P{M}\\p{M}*|\\p{M}+`, 'gu');

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

function isFallback(composite: number): boolean {
  return composite > BOLD;
}

/** The face a composite font is made of. */
function faceOf(composite: number): Face {
  return Math.abs(composite) as Face;
}

function traitsOf(composite: number) {
  if (composite === EMOJI_FONT) return emojiTraits;
  return faceTraits[isFallback(composite) ? REGULAR : faceOf(composite)]!;
}

/** A byte of a literal string: as it is, escaped, or as three octal digits (PDF 1.4, 3.2.3). */
function literalCode(code: number): string {
  if (code > 0x7e) return `\\${code.toString(8)}`;
  const mark = String.fromCharCode(code);
  return mark === '(' || mark === ')' || mark === '\\' ? `\\${mark}` : mark;
}
