import { refuseFont } from './tables.ts';

/** A glyph that is drawn for one or more others, in their order. */
export interface JoinedGlyph {
  readonly glyph: number;
  /** How many it is drawn for. */
  readonly count: number;
}

/** The ligatures of a font. */
export interface Ligatures {
  /** Glyphs one after another, as the font joins them. */
  join(glyphs: readonly number[]): readonly JoinedGlyph[];
}

/** The ligatures that begin with a glyph, those first that the font prefers. */
type Lookup = ReadonlyMap<number, readonly { readonly others: readonly number[]; readonly glyph: number }[]>;

const LIGATURE = 4;
const EXTENSION = 7;

/**
 * Reads the lookups of ligatures in a table `GSUB`, whatever features they belong to; other lookups are skipped
 * (OpenType 1.9, "GSUB", lookup types 4 and 7). Without the table nothing is joined.
 */
export function readLigatures(gsub: DataView | undefined): Ligatures {
  const lookups = gsub === undefined ? [] : readLookups(gsub);
  return {
    join: (glyphs) => {
      let joined: readonly JoinedGlyph[] = glyphs.map((glyph) => ({ glyph, count: 1 }));
      for (const lookup of lookups) joined = joinBy(lookup, joined);
      return joined;
    },
  };
}

function readLookups(gsub: DataView): Lookup[] {
  try {
    const list = gsub.getUint16(8);
    return offsetsAt(gsub, list).flatMap((offset) => readLookup(gsub, list + offset));
  } catch (error) {
    if (error instanceof RangeError) return refuseFont('has a table GSUB that is not whole');
    throw error;
  }
}

/** A count, and as many offsets behind it. */
function offsetsAt(table: DataView, start: number): number[] {
  return Array.from({ length: table.getUint16(start) }, (_, index) => table.getUint16(start + 2 + index * 2));
}

function readLookup(gsub: DataView, start: number): Lookup[] {
  const type = gsub.getUint16(start);
  const ligatures = new Map<number, { readonly others: readonly number[]; readonly glyph: number }[]>();
  for (const offset of offsetsAt(gsub, start + 4)) {
    let at = start + offset;
    let own = type;
    if (type === EXTENSION) {
      own = gsub.getUint16(at + 2);
      at += gsub.getUint32(at + 4);
    }
    if (own !== LIGATURE) continue;
    const firsts = readCoverage(gsub, at + gsub.getUint16(at + 2));
    for (const [index, set] of offsetsAt(gsub, at + 4).entries()) {
      const known = ligatures.get(firsts[index]!) ?? [];
      known.push(...readSet(gsub, at + set));
      ligatures.set(firsts[index]!, known);
    }
  }
  return ligatures.size === 0 ? [] : [ligatures];
}

function readSet(gsub: DataView, start: number) {
  return offsetsAt(gsub, start).map((offset) => {
    const at = start + offset;
    const count = gsub.getUint16(at + 2) - 1;
    const others = Array.from({ length: count }, (_, index) => gsub.getUint16(at + 4 + index * 2));
    return { glyph: gsub.getUint16(at), others };
  });
}

/** The glyphs of a coverage table, in its order: a list (format 1), or ranges (format 2). */
function readCoverage(table: DataView, start: number): number[] {
  const count = table.getUint16(start + 2);
  if (table.getUint16(start) === 1) {
    return Array.from({ length: count }, (_, index) => table.getUint16(start + 4 + index * 2));
  }
  const glyphs: number[] = [];
  for (let at = start + 4; at < start + 4 + count * 6; at += 6) {
    for (let glyph = table.getUint16(at); glyph <= table.getUint16(at + 2); glyph++) glyphs.push(glyph);
  }
  return glyphs;
}

function joinBy(lookup: Lookup, glyphs: readonly JoinedGlyph[]): JoinedGlyph[] {
  const joined: JoinedGlyph[] = [];
  for (let at = 0; at < glyphs.length; ) {
    const { glyph } = glyphs[at]!;
    const found = lookup
      .get(glyph)
      ?.find(({ others }) => others.every((other, index) => glyphs[at + 1 + index]?.glyph === other));
    const end = at + 1 + (found?.others.length ?? 0);
    const count = glyphs.slice(at, end).reduce((sum, part) => sum + part.count, 0);
    joined.push({ glyph: found?.glyph ?? glyph, count });
    at = end;
  }
  return joined;
}
