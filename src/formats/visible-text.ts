/**
 * A text as one line for a terminal: characters that move its cursor, colour it, name its window (ECMA-48: C0, DEL and
 * C1), end its lines, or turn the direction of what follows (Unicode UAX 9 2) are shown as `\x1b` or `\u202e`.
 */
export function visibleLine(text: string): string {
  return text.replace(CONTROLS, escaped);
}

/** The same of a text of several lines: line feeds, also behind a carriage return, and tabs stay. */
export function visibleText(text: string): string {
  return text.replace(CONTROLS_IN_TEXT, escaped);
}

const CONTROLS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const CONTROLS_IN_TEXT = /(?![\t\n]|\r\n)[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Above C0 in the form that JSON has too, so that JSON stays JSON: it has no others of C0 as they are. */
function escaped(character: string): string {
  const code = character.charCodeAt(0);
  return code < 0x20
    ? `\\x${code.toString(16).padStart(2, '0')}`
    : `\\u${code.toString(16).padStart(4, '0')}`;
}
