/**
 * How wide a text is shown, in columns of a terminal, which is close to the digits that Excel measures in:
 * East Asian wide characters and emoji count 2, marks that join onto others 0. The longest line counts.
 */
export function textWidth(text: string): number {
  let widest = 0;
  let line = 0;
  for (const character of text) {
    if (character === '\n') {
      widest = Math.max(widest, line);
      line = 0;
    } else {
      line += characterWidth(character);
    }
  }
  return Math.max(widest, line);
}

/** Below U+0300 no character is wide or joins. */
const FIRST_UNUSUAL = 0x300;

const JOINS = /^[\p{M}\p{Cf}]$/u;
const EMOJI = /^\p{Emoji_Presentation}$/u;

function characterWidth(character: string): number {
  const codePoint = character.codePointAt(0)!;
  if (codePoint < FIRST_UNUSUAL) return 1;
  if (isWide(codePoint)) return 2;
  if (JOINS.test(character)) return 0;
  return EMOJI.test(character) ? 2 : 1;
}

/** Ranges that Unicode Standard Annex 11 (EastAsianWidth.txt) marks W or F, without gaps of a few signs. */
const wideRanges: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xa960, 0xa97c],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1f64f],
  [0x1f900, 0x1f9ff],
  [0x20000, 0x3fffd],
];

function isWide(codePoint: number): boolean {
  return wideRanges.some(([first, last]) => codePoint >= first && codePoint <= last);
}
