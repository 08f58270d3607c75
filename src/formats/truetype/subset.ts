import { advanceOf, bearingOf, type Glyph, outlineOf } from './built-glyph.ts';
import type { TrueTypeFont } from './font.ts';
import { withoutInstructions } from './outline.ts';
import { writeTables } from './tables.ts';

/** A font with some of the glyphs of another. */
export interface FontSubset {
  readonly bytes: Uint8Array;
  /** Glyphs it holds, `.notdef` and the parts of composites included. */
  readonly glyphCount: number;
}

/**
 * A TrueType file with `.notdef` and the wanted glyphs as 1, 2, 3 ..., in the order given; a glyph wanted twice
 * is there twice. Parts of composite glyphs follow. Hinting is left out: at the sizes and resolutions of
 * today it changes nothing, and it is a third of the bytes.
 *
 * `cmap` is added when given: simple fonts of a PDF need one, CID fonts do not.
 */
export function subsetFont(font: TrueTypeFont, wanted: readonly Glyph[], cmap?: Uint8Array): FontSubset {
  const { sources, outlines } = gather(font, [0, ...wanted]);
  const { glyf, loca } = writeOutlines(outlines);
  const bytes = writeTables({
    ...(cmap && { cmap }),
    glyf,
    head: writeHead(font),
    hhea: writeHhea(font, sources.length),
    hmtx: writeHmtx(font, sources),
    loca,
    maxp: writeMaxp(font, sources),
  });
  return { bytes, glyphCount: sources.length };
}

/** The outlines in their new order, with parts of composites appended and renumbered. */
function gather(font: TrueTypeFont, glyphs: readonly Glyph[]) {
  const sources = [...glyphs];
  const places = new Map<Glyph, number>();
  for (const [place, glyph] of glyphs.entries()) if (!places.has(glyph)) places.set(glyph, place);
  const placeOf = (glyph: number): number => {
    const known = places.get(glyph);
    if (known !== undefined) return known;
    places.set(glyph, sources.length);
    return sources.push(glyph) - 1;
  };
  const outlines: Uint8Array[] = [];
  for (let place = 0; place < sources.length; place++) {
    outlines.push(withoutInstructions(outlineOf(font, sources[place]!), placeOf));
  }
  return { sources, outlines };
}

/** Long offsets, each outline at a multiple of four bytes. */
function writeOutlines(outlines: readonly Uint8Array[]): { glyf: Uint8Array; loca: Uint8Array } {
  const size = outlines.reduce((sum, { length }) => sum + ((length + 3) & ~3), 0);
  // A table of no bytes at all is read as a missing one.
  const glyf = new Uint8Array(Math.max(size, 4));
  const loca = new DataView(new ArrayBuffer((outlines.length + 1) * 4));
  let offset = 0;
  for (const [index, outline] of outlines.entries()) {
    glyf.set(outline, offset);
    offset += (outline.length + 3) & ~3;
    loca.setUint32((index + 1) * 4, offset);
  }
  return { glyf, loca: new Uint8Array(loca.buffer) };
}

function copyOf(table: DataView): DataView {
  return new DataView(table.buffer.slice(table.byteOffset, table.byteOffset + table.byteLength));
}

/** `loca` is in its long form; the checksum of the whole file means nothing inside a PDF. */
function writeHead({ metrics }: TrueTypeFont): Uint8Array {
  const head = copyOf(metrics.head);
  head.setUint32(8, 0);
  head.setInt16(50, 1);
  return new Uint8Array(head.buffer);
}

function writeHhea({ metrics }: TrueTypeFont, count: number): Uint8Array {
  const hhea = copyOf(metrics.hhea);
  hhea.setUint16(34, count);
  return new Uint8Array(hhea.buffer);
}

function writeHmtx(font: TrueTypeFont, sources: readonly Glyph[]): Uint8Array {
  const hmtx = new DataView(new ArrayBuffer(sources.length * 4));
  for (const [place, glyph] of sources.entries()) {
    hmtx.setUint16(place * 4, advanceOf(font, glyph));
    hmtx.setInt16(place * 4 + 2, bearingOf(font, glyph));
  }
  return new Uint8Array(hmtx.buffer);
}

/**
 * Without instructions, their sizes are zero (maxp version 1.0, from byte 14 on: zones, storage, stack ...). Composites are
 * as the font has them, and built ones are of parts that may be composites.
 */
function writeMaxp({ metrics }: TrueTypeFont, glyphs: readonly Glyph[]): Uint8Array {
  const maxp = copyOf(metrics.maxp);
  maxp.setUint16(4, glyphs.length);
  if (maxp.byteLength >= 32) {
    maxp.setUint16(14, 1);
    for (let at = 16; at <= 26; at += 2) maxp.setUint16(at, 0);
    const built = glyphs.flatMap((glyph) => (typeof glyph === 'number' ? [] : [glyph.parts.length]));
    if (built.length > 0) {
      maxp.setUint16(
        28,
        built.reduce((most, parts) => Math.max(most, parts), maxp.getUint16(28)),
      );
      maxp.setUint16(30, maxp.getUint16(30) + 1);
    }
  }
  return new Uint8Array(maxp.buffer);
}
