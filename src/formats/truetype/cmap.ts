import { refuseFont } from './tables.ts';

/** Which glyph draws which character. */
export interface CharacterMap {
  /** By code point of the Basic Multilingual Plane; 0 for none. */
  readonly glyphs: Uint16Array;
  /** By code point beyond it. */
  readonly supplementary: ReadonlyMap<number, number>;
}

const BMP = 0x10000;

/** Reads the Unicode subtables of `cmap` in formats 4 and 12 (OpenType 1.9, "cmap"); others are skipped. */
export function readCmap(cmap: DataView, glyphCount: number): CharacterMap {
  const glyphs = new Uint16Array(BMP);
  const supplementary = new Map<number, number>();
  const set = (character: number, glyph: number): void => {
    if (glyph === 0 || glyph >= glyphCount) return;
    if (character < BMP) glyphs[character] = glyph;
    else supplementary.set(character, glyph);
  };
  let found = false;
  for (let index = 0; index < cmap.getUint16(2); index++) {
    const record = 4 + index * 8;
    const platform = cmap.getUint16(record);
    const encoding = cmap.getUint16(record + 2);
    if (!(platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10)))) continue;
    const start = cmap.getUint32(record + 4);
    const table = new DataView(cmap.buffer, cmap.byteOffset + start, cmap.byteLength - start);
    const format = table.getUint16(0);
    if (format === 4) readSegments(table, set);
    else if (format === 12) readGroups(table, set);
    else continue;
    found = true;
  }
  if (!found) refuseFont('has no Unicode character map of format 4 or 12');
  return { glyphs, supplementary };
}

/** Format 4: segments of code points with a shift, or with an offset into a list of glyphs. */
function readSegments(table: DataView, set: (character: number, glyph: number) => void): void {
  const doubled = table.getUint16(6);
  const starts = 16 + doubled;
  for (let at = 0; at < doubled; at += 2) {
    const end = table.getUint16(14 + at);
    const start = table.getUint16(starts + at);
    const delta = table.getUint16(starts + doubled + at);
    const place = starts + 2 * doubled + at;
    const offset = table.getUint16(place);
    for (let character = start; character <= end && character < BMP - 1; character++) {
      if (offset === 0) {
        set(character, (character + delta) & 0xffff);
        continue;
      }
      const glyph = table.getUint16(place + offset + (character - start) * 2);
      if (glyph !== 0) set(character, (glyph + delta) & 0xffff);
    }
  }
}

/** Format 12: groups of code points whose glyphs follow each other. */
function readGroups(table: DataView, set: (character: number, glyph: number) => void): void {
  const count = table.getUint32(12);
  if (16 + count * 12 > table.byteLength) refuseFont('has a character map cut short');
  for (let index = 0; index < count; index++) {
    const group = 16 + index * 12;
    const start = table.getUint32(group);
    const end = Math.min(table.getUint32(group + 4), 0x10ffff);
    const first = table.getUint32(group + 8);
    for (let character = start; character <= end; character++) set(character, first + character - start);
  }
}

/**
 * A `cmap` with one subtable, Windows Unicode in format 4, for glyphs 1, 2, 3 ... of the characters given in
 * rising order; the highest is below U+FFFF.
 */
export function writeCmap(characters: readonly number[]): Uint8Array {
  const segments = segmentsOf(characters);
  const count = segments.length + 1;
  const length = 16 + count * 8;
  const view = new DataView(new ArrayBuffer(12 + length));
  // One encoding record: platform 3, encoding 1, at byte 12.
  for (const [index, value] of [0, 1, 3, 1, 0, 12].entries()) view.setUint16(index * 2, value);
  const selector = Math.floor(Math.log2(count));
  const search = 2 ** (selector + 1);
  const heading = [4, length, 0, count * 2, search, selector, count * 2 - search];
  for (const [index, value] of heading.entries()) view.setUint16(12 + index * 2, value);
  for (const [index, { start, end, delta }] of [
    ...segments,
    { start: 0xffff, end: 0xffff, delta: 1 },
  ].entries()) {
    const at = 26 + index * 2;
    view.setUint16(at, end);
    view.setUint16(at + count * 2 + 2, start);
    view.setUint16(at + count * 4 + 2, delta & 0xffff);
  }
  return new Uint8Array(view.buffer);
}

interface Segment {
  readonly start: number;
  end: number;
  readonly delta: number;
}

function segmentsOf(characters: readonly number[]): Segment[] {
  const segments: Segment[] = [];
  for (const [index, character] of characters.entries()) {
    const last = segments.at(-1);
    if (last !== undefined && last.end === character - 1) last.end = character;
    else segments.push({ start: character, end: character, delta: index + 1 - character });
  }
  return segments;
}
