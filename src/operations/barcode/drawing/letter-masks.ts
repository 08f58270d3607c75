import { coverageOf, type LetterPosition, type Mask } from './coverage.ts';
import type { Letter } from './lettering.ts';

/**
 * The mask of a letter. Series of labels have the same letters in the same places, digits above all: masks of the last
 * places are kept with the letter.
 */
export function maskOf(letter: Letter, position: LetterPosition): Mask {
  const known = kept.get(letter) ?? [];
  const { x, y, unit } = position;
  const found = known.find(({ at }) => at.x === x && at.y === y && at.unit === unit);
  if (found !== undefined) return found.mask;
  const mask = coverageOf(letter, position);
  if (mask.shades.length <= MAX_BYTES) {
    if (known.length === MAX_MASKS) known.shift();
    known.push({ at: position, mask });
    kept.set(letter, known);
  }
  return mask;
}

interface KeptMask {
  readonly at: LetterPosition;
  readonly mask: Mask;
}

/** Of each letter the masks made last, given back with the letter, and so with its font. */
const kept = new WeakMap<Letter, KeptMask[]>();

/** An EAN-13 has 13 places for a digit. */
const MAX_MASKS = 16;

/** A letter at seven pixels a module. The masks of all 95 letters of ASCII have 3 MB at most, those of digits 320 KB. */
const MAX_BYTES = 2048;
