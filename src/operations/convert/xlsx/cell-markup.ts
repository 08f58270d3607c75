import { STYLES } from './styles.ts';

export const OPEN_ROW = ascii('<row r="');
export const END_TAG = ascii('">');
export const CLOSE_ROW = ascii('</row>');
/** The markup between the reference and the value: for a string by its style. */
export const stringTypes = Array.from({ length: STYLES }, (_, style) =>
  ascii(style === 0 ? '" t="s"><v>' : `" s="${style}" t="s"><v>`),
);
export const BOOLEAN_TYPE = ascii('" t="b"><v>');
export const NUMBER_TYPE = ascii('"><v>');
export const CLOSE_CELL = ascii('</v></c>');

/** Points of a line of 11-point Calibri, and of the tallest row Excel has. */
const LINE_HEIGHT = 15;
const TALLEST_ROW = 409.5;

/** The markup after the number of a row of several lines. */
export function rowHeight(lines: number): string {
  return `" ht="${Math.min(lines * LINE_HEIGHT, TALLEST_ROW)}`;
}

/** The bytes of markup in ASCII: of a few letters in a third of the time that an encoder takes. */
export function ascii(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
