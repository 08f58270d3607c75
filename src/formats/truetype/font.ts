import { readCmap } from './cmap.ts';
import { readTables, refuseFont, tableOf } from './tables.ts';

/** A TrueType font, read as far as measuring and subsetting need it. */
export interface TrueTypeFont {
  /** The whole file. */
  readonly bytes: Uint8Array;
  readonly unitsPerEm: number;
  /** xMin, yMin, xMax, yMax of all glyphs, in font units. */
  readonly box: readonly [number, number, number, number];
  /** Height above and, negative, below the baseline, in font units. */
  readonly ascent: number;
  readonly descent: number;
  /** Height of flat capitals in font units; the ascent where the font does not give it. */
  readonly capHeight: number;
  readonly glyphCount: number;
  /** Glyph of each character of the Basic Multilingual Plane, 0 for none; the index is its code point. */
  readonly glyphs: Uint16Array;
  /** Glyphs of the characters beyond it. */
  readonly supplementary: ReadonlyMap<number, number>;
  /** Advance width of a glyph in font units. */
  advanceOf(glyph: number): number;
  /** Left side bearing of a glyph in font units. */
  bearingOf(glyph: number): number;
  /** The outline of a glyph, its entry in `glyf`; empty for a blank. */
  outlineOf(glyph: number): Uint8Array;
  /** The tables `head`, `hhea` and `maxp` as they are in the file. */
  readonly metrics: { readonly head: DataView; readonly hhea: DataView; readonly maxp: DataView };
  /** The table `GSUB`, if there is one. */
  readonly substitutions: DataView | undefined;
}

/** OS/2 has sCapHeight since its version 2. */
const CAP_HEIGHT_VERSION = 2;

/** Reads a TrueType file. Throws InputError when it is not one, or lacks a table that drawing needs. */
export function readFont(file: Uint8Array): TrueTypeFont {
  const tables = readTables(file);
  const head = tableOf(tables, 'head');
  const hhea = tableOf(tables, 'hhea');
  const maxp = tableOf(tables, 'maxp');
  const hmtx = tableOf(tables, 'hmtx');
  const glyphCount = maxp.getUint16(4);
  const metricCount = hhea.getUint16(34);
  if (metricCount === 0 || hmtx.byteLength < metricCount * 4 + (glyphCount - metricCount) * 2)
    refuseFont('has widths for too few glyphs');
  const { glyphs, supplementary } = readCmap(tableOf(tables, 'cmap'), glyphCount);
  return {
    bytes: file,
    unitsPerEm: head.getUint16(18),
    box: [head.getInt16(36), head.getInt16(38), head.getInt16(40), head.getInt16(42)],
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    capHeight: capHeight(tables.get('OS/2'), hhea.getInt16(4)),
    glyphCount,
    glyphs,
    supplementary,
    // hmtx gives the last width to all glyphs after it.
    advanceOf: (glyph) => hmtx.getUint16(Math.min(glyph, metricCount - 1) * 4),
    bearingOf: (glyph) =>
      hmtx.getInt16(glyph < metricCount ? glyph * 4 + 2 : metricCount * 4 + (glyph - metricCount) * 2),
    outlineOf: outlines(tableOf(tables, 'loca'), tableOf(tables, 'glyf'), head.getInt16(50), glyphCount),
    metrics: { head, hhea, maxp },
    substitutions: tables.get('GSUB'),
  };
}

function capHeight(os2: DataView | undefined, ascent: number): number {
  if (os2 === undefined || os2.getUint16(0) < CAP_HEIGHT_VERSION || os2.byteLength < 90) return ascent;
  return os2.getInt16(88) || ascent;
}

/** `loca` in its short form (0) counts words, in its long form (1) bytes. */
function outlines(loca: DataView, glyf: DataView, form: number, glyphCount: number) {
  if (loca.byteLength < (glyphCount + 1) * (form === 0 ? 2 : 4)) refuseFont('has a table loca too short');
  const start = (glyph: number) => (form === 0 ? loca.getUint16(glyph * 2) * 2 : loca.getUint32(glyph * 4));
  return (glyph: number): Uint8Array => {
    const from = start(glyph);
    const to = start(glyph + 1);
    if (to < from || to > glyf.byteLength) refuseFont('has an outline outside its table glyf');
    return new Uint8Array(glyf.buffer, glyf.byteOffset + from, to - from);
  };
}
