/**
 * Code of each character of the Basic Multilingual Plane in WinAnsiEncoding (PDF 1.4, appendix D), 0 for none;
 * the index is the code point.
 *
 * Written by hand: the TextDecoder of Node 20 maps 0x80 to a control character instead of the euro sign.
 */
export const windows1252: Uint8Array = makeTable();

/** The characters of 0x80 to 0x9F; 0 where the encoding has none. */
const HIGH_CONTROLS = [
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0,
  0x017d, 0, 0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a,
  0x0153, 0, 0x017e, 0x0178,
];

function makeTable(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (let code = 0x20; code <= 0x7e; code++) table[code] = code;
  for (let code = 0xa1; code <= 0xff; code++) table[code] = code;
  return table;
}

for (const [index, character] of HIGH_CONTROLS.entries())
  if (character > 0) windows1252[character] = 0x80 + index;
// A no-break space is drawn and searched as a space; a soft hyphen would be drawn as a hyphen.
windows1252[0xa0] = 0x20;
windows1252[0xad] = 0;
