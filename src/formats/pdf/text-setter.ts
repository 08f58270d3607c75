import type { RightToLeftText } from '../typesetting/bidi.ts';
import { mayHaveClusters } from '../typesetting/clusters.ts';
import { EMOJI } from '../typesetting/emoji.ts';
import { SPACE, wordEnds } from '../typesetting/line-breaks.ts';
import type { AsciiText } from './ascii-text.ts';
import type { PdfFile } from './file.ts';
import { CompositeFont } from './fonts/composite-font.ts';
import type { Cluster, Drawn } from './fonts/drawn.ts';
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
} from './fonts/font-set.ts';
import { EMOJI_FONT, GlyphFinder } from './fonts/glyph-finder.ts';
import { NO_GLYPH, type Typeface } from './fonts/typeface.ts';

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

/** Finds the cluster that begins at a place of a text. */
type ClusterFinder = (at: number) => Cluster | undefined;

/** How a text is shown. */
interface Showing {
  /** Tj, or ' for the next line. */
  readonly operator: 'Tj' | "'";
  /** Each letter is drawn as the one at the same place. */
  readonly images?: string;
  /** Those of the text unless others are given, as for a text whose letters are reversed. */
  readonly clusters?: ClusterFinder | undefined;
}

/** Measures and encodes the text of one document, and records which fonts that needs. */
export class TextSetter {
  readonly #fonts: FontSet;
  readonly #composites = new Map<number, CompositeFont>();
  readonly #isUsed: boolean[] = faceTraits.map(() => false);
  readonly #isFull: boolean[] = faceTraits.map(() => false);
  readonly #finder: GlyphFinder;
  readonly #rulers: (Ruler | undefined)[] = [];

  /** `hanLanguage` decides which of several fonts draws Han letters; it is asked for when a font has to. */
  constructor(fonts: FontSet, hanLanguage?: () => string | undefined) {
    this.#fonts = fonts;
    this.#finder = new GlyphFinder(fonts, hanLanguage);
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
    return this.#measure(text, { face, start: 0, end: text.length, isJoined: mayHaveClusters(text) });
  }

  /** Width of the widest word of a text in thousandths of its size. Words are between spaces where a script has spaces. */
  measureWidestWord(text: string, face: Face): number {
    const isJoined = mayHaveClusters(text);
    let widest = 0;
    let start = 0;
    for (const end of wordEnds(text)) {
      widest = Math.max(widest, this.#measure(text, { face, start, end, isJoined }));
      start = text.charCodeAt(end) === SPACE ? end + 1 : end;
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
   * face.
   */
  show(
    text: string,
    { face, size }: Font,
    { operator, images = text, clusters = this.#clustersIn(text, face) }: Showing,
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
    for (let at = 0; at < text.length; ) {
      const cluster = clusters?.(at);
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
    const units = unitsOf(text, this.#clustersIn(text, font.face)).reverse();
    const turned = (like: string) => units.map(({ start, end }) => like.slice(start, end)).join('');
    const clusters = new Map<number, Cluster | undefined>();
    let at = 0;
    for (const { start, end, cluster } of units) {
      clusters.set(at, cluster);
      at += end - start;
    }
    const showing: Showing = {
      operator: 'Tj',
      images: turned(drawn),
      clusters: (place) => clusters.get(place),
    };
    return `/ReversedChars BMC ${this.show(turned(text), font, showing)}EMC\n`;
  }

  /** Finds the cluster that begins at a place of a text. */
  #clustersIn(text: string, face: Face): ClusterFinder | undefined {
    if (!mayHaveClusters(text)) return undefined;
    return (at) => this.#finder.clusterAt(text, at, text.length, face);
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

/** A part of a text that stays as it is where the text is reversed. */
interface Unit {
  readonly start: number;
  readonly end: number;
  readonly cluster: Cluster | undefined;
}

/** An emoji, or a letter with its marks; marks without one. */
const UNIT = new RegExp(`${EMOJI}|\\P{M}\\p{M}*|\\p{M}+`, 'uy');

function unitsOf(text: string, clusters: ClusterFinder | undefined): Unit[] {
  const units: Unit[] = [];
  for (let start = 0; start < text.length; ) {
    const cluster = clusters?.(start);
    UNIT.lastIndex = start;
    const end = start + (cluster?.length ?? UNIT.exec(text)![0].length);
    units.push({ start, end, cluster });
    start = end;
  }
  return units;
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
