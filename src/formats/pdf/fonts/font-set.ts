/**
 * The fonts of a document, from TrueType files to the objects of the PDF.
 *
 *   "Gr\u00fc\u00dfe" bold  ->  a simple font in WinAnsiEncoding;  "\u041f\u0440\u0438\u0432\u0435\u0442"  ->  a composite font with the glyphs that were used
 *
 * A text is first cut by what can draw it (`glyph-finder.ts`, `fallbacks.ts`): the face, emoji, another script's font, or
 * a box. `to-unicode.ts` says what glyphs mean to a reader, `joined-words.ts` what belongs to one word in scripts that join
 * letters.
 */
import { deflate } from '../../deflate/zlib.ts';
import { emptyPrefix, type FilePrefix, PdfFile } from '../file.ts';
import { srgbProfile } from '../pictures/srgb.ts';
import type { Shape } from './shape.ts';
import { addSimpleFont, type SimpleFontProgram, simpleFontProgram } from './simple-font.ts';
import type { EmojiTypeface, Typeface } from './typeface.ts';

/** The face a text is set in: index of its typeface. */
export type Face = 0 | 1 | 2 | 3 | 4;
export const REGULAR: Face = 0;
export const BOLD: Face = 1;
export const ITALIC: Face = 2;
export const BOLD_ITALIC: Face = 3;
/** Letters that are all equally wide. */
export const CODE: Face = 4;

/** How a face is described in a file. */
export interface FaceTraits {
  /**
   * Name of its simple font. Arimo has the widths of Helvetica and Cousine those of Courier: their names let a viewer
   * substitute them where it does not read the embedded program.
   */
  readonly name: string;
  /** Name of the font made of it for one document. */
  readonly compositeName: string;
  /** Width of the upright strokes, in thousandths of the size. */
  readonly stemWidth: number;
  /** Degrees counter-clockwise from the upright: negative where letters lean to the right. */
  readonly italicAngle: number;
}

/** The traits of each face, by its number. */
export const faceTraits: readonly FaceTraits[] = [
  { name: 'Helvetica', compositeName: 'Arimo', stemWidth: 88, italicAngle: 0 },
  { name: 'Helvetica-Bold', compositeName: 'Arimo-Bold', stemWidth: 140, italicAngle: 0 },
  { name: 'Helvetica-Oblique', compositeName: 'Arimo-Italic', stemWidth: 88, italicAngle: -12 },
  { name: 'Helvetica-BoldOblique', compositeName: 'Arimo-BoldItalic', stemWidth: 140, italicAngle: -12 },
  { name: 'Courier', compositeName: 'Cousine', stemWidth: 88, italicAngle: 0 },
];

/** The font of emoji, described as a face is. */
export const emojiTraits: Omit<FaceTraits, 'name'> = {
  compositeName: 'NotoEmoji',
  stemWidth: 88,
  italicAngle: 0,
};

/** Which characters of WinAnsiEncoding a document's simple fonts hold: the common ones or all. */
export type Repertoire = 'common' | 'full';

/** Object numbers in every prefix: profile, then program, descriptor and font of the regular and the bold face. */
export const PROFILE_OBJECT = 1;
export const SIMPLE_FONT_OBJECTS = [4, 7] as const;

/** ASCII and the signs of ordinary English and prices. */
const COMMON_SIGNS = '\u20ac\u00a3\u00b0\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026';

/** Whether a character is in the common repertoire. */
export function isCommon(character: number): boolean {
  return character < 0x7f || COMMON_SIGNS.includes(String.fromCharCode(character));
}

/** The faces beyond regular and bold, in the order of their numbers. */
const furtherFaces = ['italic', 'boldItalic', 'code'] as const;

/** A face beyond regular and bold. */
export type FurtherFace = (typeof furtherFaces)[number];

/** What a document may need beside the regular and the bold face. */
export interface OtherFonts {
  /** Loaded only when a character is in no face. */
  readonly fallbacks?: (language?: string) => Iterable<Typeface>;
  /** Loaded when a text is set in the face; without them text is upright, and code is set in the regular face. */
  readonly further?: (face: FurtherFace) => Typeface;
  /** Loaded only when a character is in no face. */
  readonly emoji?: () => EmojiTypeface | undefined;
  readonly shape?: Shape | undefined;
}

/**
 * The faces text is set in, with the beginnings of files that hold regular and bold as bytes: fonts are cut and
 * deflated when a repertoire is first used, and copied afterwards.
 */
export class FontSet {
  readonly #typefaces: readonly [Typeface, Typeface];
  readonly #further: (face: FurtherFace) => Typeface;
  readonly #fallbacks: (language?: string) => Iterable<Typeface>;
  readonly #emoji: () => EmojiTypeface | undefined;
  /** Without it letters that join are boxes. */
  readonly shape: Shape | undefined;
  readonly #programs = new Map<string, SimpleFontProgram>();
  readonly #prefixes = new Map<string, FilePrefix>();

  constructor([regular, bold]: readonly [Typeface, Typeface], others: OtherFonts = {}) {
    this.#typefaces = [regular, bold];
    this.#fallbacks = others.fallbacks ?? (() => []);
    this.#further = others.further ?? ((face) => (face === 'boldItalic' ? bold : regular));
    this.#emoji = others.emoji ?? (() => undefined);
    this.shape = others.shape;
  }

  /** Those of a language first; each is loaded when it is asked for. */
  fallbacks(language: string | undefined): Iterable<Typeface> {
    return this.#fallbacks(language);
  }

  get emoji(): EmojiTypeface | undefined {
    return this.#emoji();
  }

  typeface(face: Face): Typeface {
    return face <= BOLD ? this.#typefaces[face as 0 | 1] : this.#further(furtherFaces[face - ITALIC]!);
  }

  /** The beginning of a file whose simple fonts have the given repertoires, regular and bold. */
  prefix(regular: Repertoire, bold: Repertoire): FilePrefix {
    const key = `${regular} ${bold}`;
    const known = this.#prefixes.get(key);
    if (known !== undefined) return known;
    const made = this.#makePrefix([regular, bold]);
    this.#prefixes.set(key, made);
    return made;
  }

  /** Writes the simple font of a face; returns its object number. */
  addSimpleFont(file: PdfFile, face: Face, repertoire: Repertoire): number {
    return addSimpleFont(file, this.#program(face, repertoire), faceTraits[face]!);
  }

  #makePrefix(repertoires: readonly [Repertoire, Repertoire]): FilePrefix {
    const file = new PdfFile(emptyPrefix);
    const profile = file.addStream(deflate(srgbProfile(), { level: 9 }), '/N 3/Filter/FlateDecode');
    const fonts = repertoires.map((repertoire, face) => this.addSimpleFont(file, face as Face, repertoire));
    const expected = [PROFILE_OBJECT, ...SIMPLE_FONT_OBJECTS];
    if ([profile, ...fonts].some((number, index) => number !== expected[index])) {
      throw new Error('the objects of a PDF prefix have other numbers than documents refer to');
    }
    return file.toPrefix();
  }

  #program(face: Face, repertoire: Repertoire): SimpleFontProgram {
    const key = `${face} ${repertoire}`;
    const known = this.#programs.get(key);
    if (known !== undefined) return known;
    const wanted = repertoire === 'common' ? isCommon : () => true;
    const made = simpleFontProgram(this.typeface(face), wanted);
    this.#programs.set(key, made);
    return made;
  }
}
