/** The text of a string: UTF-16 or UTF-8 where its first bytes say so, else PDFDocEncoding (ISO 32000-2 7.9.2.2). */
export function textOfString(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder().decode(bytes);
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(OTHERS.get(byte) ?? byte);
  return text;
}

/** Where PDFDocEncoding is not Latin-1 (ISO 32000-1 D.2). */
const OTHERS = new Map<number, number>([
  ...[0x2d8, 0x2c7, 0x2c6, 0x2d9, 0x2dd, 0x2db, 0x2da, 0x2dc].map((code, i) => [0x18 + i, code] as const),
  ...[
    0x2022, 0x2020, 0x2021, 0x2026, 0x2014, 0x2013, 0x192, 0x2044, 0x2039, 0x203a, 0x2212, 0x2030, 0x201e,
    0x201c, 0x201d, 0x2018, 0x2019, 0x201a, 0x2122, 0xfb01, 0xfb02, 0x141, 0x152, 0x160, 0x178, 0x17d, 0x131,
    0x142, 0x153, 0x161, 0x17e,
  ].map((code, i) => [0x80 + i, code] as const),
  [0xa0, 0x20ac],
]);
