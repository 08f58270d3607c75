import { deflate } from '../zlib.ts';
import { emptyPrefix, type FilePrefix, PdfFile } from './file.ts';
import { addSimpleFont, type SimpleFontProgram, simpleFontProgram } from './simple-font.ts';
import { srgbProfile } from './srgb.ts';
import type { Typeface } from './typeface.ts';

/** Weight of a text: index of its typeface. */
export type Weight = 0 | 1;
export const REGULAR: Weight = 0;
export const BOLD: Weight = 1;

/** Which characters of WinAnsiEncoding a document's simple fonts hold: the common ones or all. */
export type Repertoire = 'common' | 'full';

/**
 * Names and stems of the simple fonts by weight. Arimo has the widths of Helvetica, whose name lets a viewer
 * substitute it where it does not read the embedded program.
 */
const names = ['Helvetica', 'Helvetica-Bold'] as const;
const stems = [88, 140] as const;

/** Object numbers in every prefix: profile, then program, descriptor and font of each weight. */
export const PROFILE_OBJECT = 1;
export const SIMPLE_FONT_OBJECTS = [4, 7] as const;

/** ASCII and the signs of ordinary English and prices. */
const COMMON_SIGNS = '\u20ac\u00a3\u00b0\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026';

/** Whether a character is in the common repertoire. */
export function isCommon(character: number): boolean {
  return character < 0x7f || COMMON_SIGNS.includes(String.fromCharCode(character));
}

/**
 * The two weights text is set in, with the beginnings of files that hold them as bytes: fonts are cut and
 * deflated when a repertoire is first used, and copied afterwards.
 */
export class FontSet {
  readonly typefaces: readonly [Typeface, Typeface];
  readonly #fallbacks: () => readonly Typeface[];
  readonly #programs = new Map<string, SimpleFontProgram>();
  readonly #prefixes = new Map<string, FilePrefix>();

  /** `fallbacks` are loaded only when a character is in neither weight. */
  constructor(typefaces: readonly [Typeface, Typeface], fallbacks: () => readonly Typeface[]) {
    this.typefaces = typefaces;
    this.#fallbacks = fallbacks;
  }

  get fallbacks(): readonly Typeface[] {
    return this.#fallbacks();
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

  #makePrefix(repertoires: readonly [Repertoire, Repertoire]): FilePrefix {
    const file = new PdfFile(emptyPrefix);
    const profile = file.addStream(deflate(srgbProfile(), { level: 9 }), '/N 3/Filter/FlateDecode');
    const fonts = ([REGULAR, BOLD] as const).map((weight) =>
      addSimpleFont(file, this.#program(weight, repertoires[weight]), {
        name: names[weight],
        stemWidth: stems[weight],
      }),
    );
    const expected = [PROFILE_OBJECT, ...SIMPLE_FONT_OBJECTS];
    if ([profile, ...fonts].some((number, index) => number !== expected[index])) {
      throw new Error('the objects of a PDF prefix have other numbers than documents refer to');
    }
    return file.toPrefix();
  }

  #program(weight: Weight, repertoire: Repertoire): SimpleFontProgram {
    const key = `${weight} ${repertoire}`;
    const known = this.#programs.get(key);
    if (known !== undefined) return known;
    const wanted = repertoire === 'common' ? isCommon : () => true;
    const made = simpleFontProgram(this.typefaces[weight], wanted);
    this.#programs.set(key, made);
    return made;
  }
}
