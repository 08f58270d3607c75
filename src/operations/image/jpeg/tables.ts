import { joined } from '../../../formats/bytes.ts';
import { code } from './markers.ts';
import type { Segment } from './segments.ts';

/** A table that a segment defines: where it is in the file, and which of the decoder's tables it becomes. */
export interface Table {
  readonly place: number;
  readonly start: number;
  readonly end: number;
}

/** The decoder's tables (ITU-T T.81 B.2.4): the first of four, each chosen by a number of 0 to 3. */
export const place = {
  quantization: 0,
  huffman: { dc: 4, ac: 8 },
  conditions: { dc: 12, ac: 16 },
  restartInterval: 20,
} as const;

/** How many tables a decoder has. */
export const PLACES = 21;

/** The tables of a segment DQT, DHT, DAC or DRI, as many as are whole; what follows them is in none. */
export function tablesOf(file: Uint8Array, segment: Segment): readonly Table[] {
  if (segment.content === segment.end) return NO_TABLES;
  const tables: Table[] = [];
  for (let start = segment.content; start < segment.end; start = tables.at(-1)!.end) {
    const found = tableAt(file, segment, start);
    if (found === undefined || start + found.length > segment.end) break;
    tables.push({ place: found.place, start, end: start + found.length });
  }
  return tables;
}

const NO_TABLES: readonly Table[] = [];

interface Found {
  readonly place: number;
  readonly length: number;
}

function tableAt(file: Uint8Array, segment: Segment, start: number): Found | undefined {
  const kind = file[start]! >> 4;
  const number = file[start]! & 15;
  if (segment.code === code.restartInterval) {
    return start === segment.content ? { place: place.restartInterval, length: 2 } : undefined;
  }
  if (kind > 1 || number > 3) return undefined;
  switch (segment.code) {
    case code.quantizationTables:
      return { place: place.quantization + number, length: 1 + 64 * (kind + 1) };
    case code.arithmeticConditions:
      return { place: (kind === 0 ? place.conditions.dc : place.conditions.ac) + number, length: 2 };
    default: {
      const symbols = symbolsAt(file, start + 1, segment.end, kind === 0 ? MAX_DC_SYMBOL : 255);
      if (symbols === undefined) return undefined;
      return { place: (kind === 0 ? place.huffman.dc : place.huffman.ac) + number, length: 17 + symbols };
    }
  }
}

/** The categories of differences are 0 to 16 (T.81 tables F.1 and H.2). */
const MAX_DC_SYMBOL = 16;

/**
 * How many symbols a Huffman table has (T.81 B.2.4.2): not more than there are codes of their lengths, and each once.
 * Undefined where it is not such a table.
 */
function symbolsAt(file: Uint8Array, start: number, end: number, most: number): number | undefined {
  let count = 0;
  let codes = 1;
  for (let at = start; at < start + 16; at++) {
    const ofLength = file[at] ?? 0;
    codes = 2 * codes - ofLength;
    count += ofLength;
    if (codes < 0) return undefined;
  }
  if (start + 16 + count > end) return undefined;
  const symbols = file.subarray(start + 16, start + 16 + count);
  const isKnown = new Uint8Array(256);
  for (const symbol of symbols) {
    if (symbol > most || isKnown[symbol] === 1) return undefined;
    isKnown[symbol] = 1;
  }
  return count;
}

/** A segment of some of its tables. */
export function joinTables(file: Uint8Array, { start }: Segment, tables: readonly Table[]): Uint8Array {
  const parts = tables.map((table) => file.subarray(table.start, table.end));
  const length = parts.reduce((sum, part) => sum + part.length, 2);
  return joined([Uint8Array.of(0xff, file[start + 1]!, length >> 8, length & 255), ...parts]);
}
