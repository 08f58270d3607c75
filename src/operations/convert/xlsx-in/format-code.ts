/** What a number format shows of a number, a sum: nothing of time, its day, its time of day, hours beyond a day. */
export const NO_DATE = 0;
export const DAY = 1;
export const TIME = 2;
export const ELAPSED = 4;

/** What is none of a format's letters: texts in quotes, what follows \ _ or *, and brackets but those of `[h]`. */
const NO_LETTERS = /"[^"]*"?|[\\_*](?:.|\n)?|\[(?!(?:h+|m+|s+)\])[^\]]*\]?/gi;

/** What a format shows (18.8.31), by the letters of its first section. */
export function kindOfCode(code: string): number {
  const letters = code.replace(NO_LETTERS, ' ').split(';')[0]!.toLowerCase();
  if (/\[[hms]/.test(letters)) return ELAPSED;
  // `general` and exponents have an e, AM/PM an a and an m.
  const clock = /am\/pm|a\/p/.test(letters);
  const rest = letters.replace(/general|e[+-]|am\/pm|a\/p/g, ' ');
  const time = clock || /[hs]/.test(rest) ? TIME : NO_DATE;
  const isDay = /[dye]|b{2}|g{1,3}|a{3}|m{3}/.test(rest) || (time === NO_DATE && rest.includes('m'));
  return time | (isDay ? DAY : NO_DATE);
}
