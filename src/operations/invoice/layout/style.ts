import type { Colour, TextStyle } from '../../../formats/pdf/canvas.ts';
import { BOLD, type Face, REGULAR } from '../../../formats/pdf/fonts/font-set.ts';

/** Margin of the page, and the end of the text above the footer, in points. */
export const MARGIN = 48;
export const FLOOR = 64;

const INK: Colour = '0.102 0.122 0.212';
const SOFT_INK: Colour = '0.235 0.259 0.341';
const GREY: Colour = '0.412 0.451 0.525';

/** Hairlines between rows, and the one line that carries the table. */
export const HAIRLINE = { width: 0.5, colour: '0.89 0.91 0.933' as Colour };
export const HEAD_RULE = { width: 0.75, colour: INK };

const style = (face: Face, size: number, leading: number, colour: Colour): TextStyle => ({
  face,
  size,
  leading,
  colour,
});

/** One family, two weights, five sizes. */
export const styles = {
  title: style(BOLD, 24, 28, INK),
  badge: style(BOLD, 8, 10, '0.02 0.412 0.051'),
  wordmark: style(BOLD, 16, 19, GREY),
  headline: style(BOLD, 16, 20, INK),
  body: style(REGULAR, 9, 12.5, INK),
  strong: style(BOLD, 9, 12.5, INK),
  label: style(REGULAR, 9, 12.5, GREY),
  remark: style(REGULAR, 9, 12.5, SOFT_INK),
  columnHead: style(REGULAR, 8, 10, GREY),
  footer: style(REGULAR, 8, 10, GREY),
} as const;

/** The one patch of colour. */
export const BADGE_GREEN: Colour = '0.843 0.969 0.761';

/** Height of capitals and figures relative to the size, by which text is centred. */
const CAP_HEIGHT = 0.69;

/** Distance from the top of a line to its baseline, with capitals in the middle of the line. */
export function baselineOf({ leading, size }: TextStyle): number {
  return (leading + size * CAP_HEIGHT) / 2;
}
