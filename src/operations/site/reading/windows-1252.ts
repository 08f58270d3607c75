/**
 * 0x80 to 0x9F of windows-1252 (Encoding standard, index-windows-1252), the rest being Latin-1. Written here,
 * because TextDecoder of several Node releases in use gives control characters for these bytes.
 */
const upper =
  '\u20ac\x81\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\x8d\u017d\x8f' +
  '\x90\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\x9d\u017e\u0178';

/** Decodes windows-1252, which is what browsers mean by iso-8859-1 and ascii too. Every byte is a character. */
export function decodeWindows1252(bytes: Uint8Array): string {
  const latin1 = new TextDecoder('latin1').decode(bytes);
  return latin1.replace(/[\x80-\x9f]/g, (control) => upper[control.charCodeAt(0) - 0x80]!);
}
