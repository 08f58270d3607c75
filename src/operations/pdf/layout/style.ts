import type { Colour, TextStyle } from '../../../formats/pdf/canvas.ts';
import { BOLD, BOLD_ITALIC, CODE, type Face, ITALIC, REGULAR } from '../../../formats/pdf/fonts/font-set.ts';
import type { TokenKind } from '../highlight/token-kind.ts';
import type { HeadingLevel, TextMarks } from '../source/tree/model.ts';

export const INK: Colour = '0.122 0.137 0.157';
export const GREY: Colour = '0.349 0.388 0.431';
const LINK: Colour = '0.035 0.376 0.776';
/** The ground of code and of the heads of tables. */
export const GROUND: Colour = '0.961 0.969 0.976';
export const RULE: Colour = '0.82 0.843 0.871';

/** Of code: each has a contrast of at least 4.5 with GROUND (WCAG 2.2 1.4.3), in grey print too. */
const TOKEN_COLOURS: Readonly<Record<TokenKind, Colour>> = {
  comment: GREY,
  keyword: '0.69 0.125 0.161',
  string: '0.039 0.188 0.412',
  value: '0.02 0.314 0.682',
  name: '0.4 0.224 0.729',
  tag: '0.067 0.388 0.161',
  inserted: '0.067 0.388 0.161',
  deleted: '0.69 0.125 0.161',
};

/** Relative to the size of the text. */
const LEADING = 1.45;
const CODE_SIZE = 0.88;
const RAISED_SIZE = 0.72;

/** How the text of a block looks, before the marks of its pieces. */
export interface BlockStyle {
  readonly size: number;
  readonly leading: number;
  readonly isBold: boolean;
  readonly colour: Colour;
}

/** A text with its marks: how it is set, and how far above its line. */
export interface Look {
  readonly style: TextStyle;
  readonly rise: number;
}

/** The styles of a document, from the size of its text in points. */
export class Styles {
  readonly size: number;
  readonly body: BlockStyle;
  readonly strong: BlockStyle;
  readonly quote: BlockStyle;
  readonly note: BlockStyle;
  readonly runningLine: BlockStyle;
  readonly code: TextStyle;
  readonly #tokens: Readonly<Record<TokenKind, TextStyle>>;

  constructor(size: number) {
    this.size = size;
    this.body = blockStyle(size, { leading: LEADING });
    this.strong = { ...this.body, isBold: true };
    this.quote = { ...this.body, colour: GREY };
    this.note = blockStyle(size * 0.86, { leading: LEADING });
    this.runningLine = blockStyle(Math.max(7.5, size * 0.8), { leading: 1.3, colour: GREY });
    const codeSize = hundredth(size * CODE_SIZE);
    this.code = { face: CODE, size: codeSize, colour: INK, leading: hundredth(codeSize * 1.42) };
    const entries = Object.entries(TOKEN_COLOURS).map(([kind, colour]) => [kind, { ...this.code, colour }]);
    this.#tokens = Object.fromEntries(entries);
  }

  /** A part of code. */
  token(kind: TokenKind): TextStyle {
    return this.#tokens[kind];
  }

  heading(level: HeadingLevel): BlockStyle {
    const size = this.size * [1.9, 1.48, 1.22, 1.08, 1, 0.92][level - 1]!;
    return blockStyle(size, { leading: 1.25, isBold: true, colour: level === 6 ? GREY : INK });
  }

  /** Space between blocks. */
  get gap(): number {
    return this.size * 0.85;
  }
}

/** The same text at another size, as tables with many columns have it. */
export function scaled(style: BlockStyle, factor: number): BlockStyle {
  return { ...style, size: hundredth(style.size * factor), leading: hundredth(style.leading * factor) };
}

/** The looks of a block's pieces: one object for the same marks, which a canvas then does not set again. */
export class Looks {
  readonly #block: BlockStyle;
  readonly #known: (Look | undefined)[] = [];

  private constructor(block: BlockStyle) {
    this.#block = block;
  }

  /** The looks of a style: paragraphs of the same style share them. */
  static of(block: BlockStyle): Looks {
    const known = looksByStyle.get(block);
    if (known !== undefined) return known;
    const made = new Looks(block);
    looksByStyle.set(block, made);
    return made;
  }

  of(marks: TextMarks, kind: 'text' | 'link'): Look {
    const key = keyOf(marks, kind);
    const known = this.#known[key];
    if (known !== undefined) return known;
    const { size, leading, colour } = this.#block;
    const isRaised = marks.position !== 'line';
    const isCode = marks.kind !== 'text';
    const own = size * (isCode ? CODE_SIZE : 1) * (isRaised ? RAISED_SIZE : 1);
    const made: Look = {
      style: {
        face: this.#face(marks),
        size: hundredth(own),
        colour: kind === 'link' ? LINK : colour,
        leading,
      },
      rise: marks.position === 'above' ? size * 0.33 : marks.position === 'below' ? size * -0.16 : 0,
    };
    this.#known[key] = made;
    return made;
  }

  #face({ isBold, isItalic, kind }: TextMarks): Face {
    if (kind !== 'text') return CODE;
    if (isBold || this.#block.isBold) return isItalic ? BOLD_ITALIC : BOLD;
    return isItalic ? ITALIC : REGULAR;
  }
}

const looksByStyle = new WeakMap<BlockStyle, Looks>();

/** A number for all that a look depends on beside its block: this is asked for each piece of a text. */
function keyOf({ isBold, isItalic, kind: markKind, position }: TextMarks, kind: 'text' | 'link'): number {
  const mark = markKind === 'text' ? 0 : markKind === 'code' ? 1 : 2;
  const place = position === 'line' ? 0 : position === 'above' ? 1 : 2;
  return (((isBold ? 2 : 0) + (isItalic ? 1 : 0)) * 2 + (kind === 'link' ? 1 : 0)) * 9 + mark * 3 + place;
}

/** Text without marks. */
export const plainMarks: TextMarks = {
  isBold: false,
  isItalic: false,
  isStruck: false,
  kind: 'text',
  position: 'line',
};

/** Height of capitals relative to the size, by which text is centred in its line. */
const CAP_HEIGHT = 0.69;

/** Distance from the top of a line to its baseline, with capitals in the middle of the line. */
export function baselineOf({ leading, size }: Pick<BlockStyle, 'leading' | 'size'>): number {
  return (leading + size * CAP_HEIGHT) / 2;
}

function blockStyle(
  size: number,
  { leading, isBold = false, colour = INK }: { leading: number; isBold?: boolean; colour?: Colour },
): BlockStyle {
  return { size: hundredth(size), leading: hundredth(size * leading), isBold, colour };
}

/** Numbers of a page are short: what they draw is a hundredth of a point off at most. */
function hundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
