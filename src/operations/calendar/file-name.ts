/** Longest name in characters, without its ending. */
const MAX_CHARACTERS = 60;

/** `Yoga-fur-alle.ics` of "Yoga f\u00fcr alle": ASCII letters and digits, anything between them one hyphen. */
export function asciiFileName(name: string, fallback: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}+/gu, '');
  return `${slug(letters, /[^A-Za-z0-9]+/g) || fallback}.ics`;
}

/** The same with the letters of every script, for clients that read `filename*` (RFC 8187). */
export function fileName(name: string, fallback: string): string {
  return `${slug(name.toWellFormed().normalize('NFC'), /[^\p{L}\p{M}\p{N}]+/gu) || fallback}.ics`;
}

function slug(text: string, marks: RegExp): string {
  const hyphenated = text.replace(marks, '-').replace(/^-/, '');
  return Array.from(hyphenated).slice(0, MAX_CHARACTERS).join('').replace(/-$/, '');
}
