import { alignmentCount, modulesOf } from './capacity.ts';
import { formatPlacesOf } from './format-information.ts';
import type { Plane } from './plane.ts';
import { columnsOf } from './plane.ts';

/** A symbol under construction: its dark modules and, in rows, which modules are not for data. */
export interface Sketch {
  readonly modules: number;
  readonly plane: Plane;
  readonly reserved: Uint8Array;
}

/**
 * Returns what is the same in all symbols of a version (1 to 40): function patterns, version information and the
 * dark module. The modules of the format information are reserved and light. ISO/IEC 18004:2015 6.3.
 */
export function drawPatterns(version: number): Sketch {
  const modules = modulesOf(version);
  const plane = new Int32Array(columnsOf(modules) * modules);
  const sketch = { modules, plane, reserved: new Uint8Array(modules * modules) };
  drawTiming(sketch);
  drawRings(sketch, 3, 3, 4);
  drawRings(sketch, modules - 4, 3, 4);
  drawRings(sketch, 3, modules - 4, 4);
  for (const [x, y] of alignmentCentres(version)) drawRings(sketch, x, y, 2);
  if (version >= 7) drawVersion(sketch, version);
  for (const [x, y] of formatPlacesOf(modules)) put(sketch, x, y, false);
  put(sketch, 8, modules - 8, true);
  return sketch;
}

function put(sketch: Sketch, x: number, y: number, dark: boolean): void {
  const bit = 1 << (x & 31);
  const word = (x >>> 5) * sketch.modules + y;
  sketch.plane[word] = dark ? sketch.plane[word]! | bit : sketch.plane[word]! & ~bit;
  sketch.reserved[y * sketch.modules + x] = 1;
}

/** ISO/IEC 18004:2015 6.3.5. */
function drawTiming(sketch: Sketch): void {
  for (let i = 0; i < sketch.modules; i++) {
    put(sketch, i, 6, i % 2 === 0);
    put(sketch, 6, i, i % 2 === 0);
  }
}

/**
 * A pattern of square rings round a centre: radius 4 is a finder pattern with its separator, cut at the edge of
 * the symbol (6.3.3, 6.3.4), radius 2 an alignment pattern (6.3.6). Rings 2 and 4 of the first are light, ring
 * 1 of the second.
 */
function drawRings(sketch: Sketch, centreX: number, centreY: number, radius: 2 | 4): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      const x = centreX + dx;
      const y = centreY + dy;
      if (x < 0 || y < 0 || x >= sketch.modules || y >= sketch.modules) continue;
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      put(sketch, x, y, radius === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
  }
}

/** Centres of the alignment patterns, without the three corners of finder patterns. Annex E, table E.1. */
function alignmentCentres(version: number): [number, number][] {
  const count = alignmentCount(version);
  const last = modulesOf(version) - 7;
  // The one row of table E.1 that even spacing, rounded up to an even number, does not give is version 32.
  const step = version === 32 ? 26 : 2 * Math.ceil((last - 6) / (2 * (count - 1)));
  const line = Array.from({ length: count }, (_, i) => (i === 0 ? 6 : last - step * (count - 1 - i)));
  return line.flatMap((y) =>
    line
      .filter((x) => !((x === 6 && (y === 6 || y === last)) || (x === last && y === 6)))
      .map((x): [number, number] => [x, y]),
  );
}

/** ISO/IEC 18004:2015 7.10: lowest bit first, in rows of three, above and left of the finder patterns. */
function drawVersion(sketch: Sketch, version: number): void {
  const word = versionWord(version);
  for (let i = 0; i < 18; i++) {
    const far = sketch.modules - 11 + (i % 3);
    const near = Math.floor(i / 3);
    put(sketch, far, near, ((word >>> i) & 1) === 1);
    put(sketch, near, far, ((word >>> i) & 1) === 1);
  }
}

/** Six bits of version with their twelve check bits, generator 1111100100101. ISO/IEC 18004:2015 annex D. */
function versionWord(version: number): number {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0b1111100100101);
  return (version << 12) | rest;
}
