import { type Contour, contoursOf } from '../../../formats/truetype/contours.ts';
import { type Curve, curveOf } from '../../../formats/truetype/curves.ts';
import type { TrueTypeFont } from '../../../formats/truetype/font.ts';
import type { TextLine } from './picture.ts';

/** A character as its outline, in font units. */
export interface Letter {
  readonly advance: number;
  /** The least box that holds its points, y upwards. */
  readonly box: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly curves: readonly Curve[];
}

/** A letter in its place: font units from the start of its line. */
export interface PlacedLetter {
  readonly letter: Letter;
  readonly x: number;
}

/** A line of letters: it starts at (left, baseline), and a font unit is `unit` modules. */
export interface Lettering {
  readonly left: number;
  readonly baseline: number;
  readonly unit: number;
  readonly letters: readonly PlacedLetter[];
}

/** Sets a line in the font, smaller where it would be too wide. */
export function setLine(line: TextLine, font: LetterSource): Lettering {
  let advance = 0;
  const letters = Array.from(line.text, (character) => {
    const placed = { letter: font.letterOf(character), x: advance };
    advance += placed.letter.advance;
    return placed;
  });
  const size = Math.min(line.em, (line.maxWidth * font.unitsPerEm) / Math.max(advance, 1));
  const unit = Math.round((size / font.unitsPerEm) * UNIT_STEPS) / UNIT_STEPS;
  return { left: line.middle - (advance * unit) / 2, baseline: line.baseline, unit, letters };
}

/** The rows of pixels that a line crosses: the first, and the one behind the last. */
export function rowsOf(
  { baseline, unit, letters }: Lettering,
  scale: number,
): { top: number; bottom: number } {
  const highest = Math.max(0, ...letters.map(({ letter }) => letter.box.top));
  const lowest = Math.min(0, ...letters.map(({ letter }) => letter.box.bottom));
  return {
    top: Math.floor((baseline - highest * unit) * scale),
    bottom: Math.ceil((baseline - lowest * unit) * scale),
  };
}

/** A unit in SVG has six digits behind the point. */
const UNIT_STEPS = 1e6;

/** The letters of a font, each read once. */
export interface LetterSource {
  readonly unitsPerEm: number;
  letterOf(character: string): Letter;
}

/** A font as a source of letters. */
export function letterSource(font: TrueTypeFont): LetterSource {
  const letters = new Map<string, Letter>();
  const read = (character: string): Letter => {
    const glyph = font.glyphs[character.codePointAt(0)!] ?? 0;
    const contours = contoursOf(font, glyph);
    return {
      advance: font.advanceOf(glyph),
      box: boxOf(contours.flat()),
      curves: contours.flatMap((contour) => curveOf(contour) ?? []),
    };
  };
  return {
    unitsPerEm: font.unitsPerEm,
    // At most the 128 characters of ASCII, which are all that linear types have.
    letterOf: (character) => {
      const known = letters.get(character) ?? read(character);
      letters.set(character, known);
      return known;
    },
  };
}

function boxOf(points: Contour): Letter['box'] {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.max(...ys), bottom: Math.min(...ys) };
}
