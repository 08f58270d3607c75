import type { ErrorCorrection } from './capacity.ts';
import { alignmentCount, modulesOf } from './capacity.ts';
import type { Plane } from './plane.ts';
import { ALTERNATING, columnsOf, transpose } from './plane.ts';

/** What every symbol of one version has in common. */
export interface Template {
  readonly modules: number;
  /** Function patterns, version information and the dark module; data and format modules are light. */
  readonly base: Plane;
  /** Data modules in the order of placement, as `word * 32 + bit`. ISO/IEC 18004:2015 7.7.3. */
  readonly order: Uint16Array;
  /** Both places of every bit of the format information, lowest bit first. ISO/IEC 18004:2015 figure 25. */
  readonly format: Uint16Array;
  /** By data mask: what it inverts (7.8.2), and its share of the format information. */
  readonly masks: readonly Plane[];
  readonly transposedMasks: readonly Plane[];
}

const templates: (Template | undefined)[] = [];

/** Returns the template of a version (1 to 40), made on first use and then kept: 2.4 MB for all forty. */
export function templateOf(version: number): Template {
  const known = templates[version];
  if (known !== undefined) return known;
  const made = makeTemplate(version);
  templates[version] = made;
  return made;
}

/**
 * Draws a level into a symbol whose mask plane brings the rest: format information is a linear code, so the
 * code words of level and mask, drawn apart with XOR, add up to that of both. ISO/IEC 18004:2015 7.9.1.
 */
export function drawLevel(plane: Plane, template: Template, ec: ErrorCorrection): void {
  drawFormat(plane, template.format, formatWord(levelIndicator[ec] << 3) ^ FORMAT_MASK);
}

/** ISO/IEC 18004:2015 table 12. */
const levelIndicator: Readonly<Record<ErrorCorrection, number>> = { L: 0b01, M: 0b00, Q: 0b11, H: 0b10 };

/** ISO/IEC 18004:2015 7.9.1: keeps the format information of level M with mask 0 from being all light. */
const FORMAT_MASK = 0b101010000010010;

function drawFormat(plane: Plane, places: Uint16Array, word: number): void {
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!;
    plane[place >>> 5]! ^= ((word >>> (i >> 1)) & 1) << (place & 31);
  }
}

/** Five data bits with their ten check bits, generator 10100110111. ISO/IEC 18004:2015 annex C. */
function formatWord(data: number): number {
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0b10100110111);
  return (data << 10) | rest;
}

/** Six bits of version with their twelve check bits, generator 1111100100101. ISO/IEC 18004:2015 annex D. */
function versionWord(version: number): number {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0b1111100100101);
  return (version << 12) | rest;
}

/** A symbol under construction: its dark modules, and which modules are not for data. */
interface Sketch {
  readonly modules: number;
  readonly plane: Plane;
  readonly reserved: Uint8Array;
}

function makeTemplate(version: number): Template {
  const modules = modulesOf(version);
  const words = columnsOf(modules) * modules;
  const sketch = { modules, plane: new Int32Array(words), reserved: new Uint8Array(modules * modules) };
  drawTiming(sketch);
  for (const [x, y] of [
    [3, 3],
    [modules - 4, 3],
    [3, modules - 4],
  ] as const) {
    drawRings(sketch, x, y, 4);
  }
  for (const [x, y] of alignmentCentres(version)) drawRings(sketch, x, y, 2);
  if (version >= 7) drawVersion(sketch, version);
  const format = formatPlaces(modules);
  for (const [x, y] of format) put(sketch, x, y, false);
  put(sketch, 8, modules - 8, true);
  fillSpareBits(sketch);

  const order = placementOrder(sketch);
  const places = Uint16Array.from(format, ([x, y]) => placeOf(modules, x, y));
  const masks = maskConditions.map((condition, mask) => {
    const plane = new Int32Array(words);
    for (const place of order) {
      const word = place >>> 5;
      const x = Math.floor(word / modules) * 32 + (place & 31);
      if (condition(word % modules, x)) plane[word]! |= 1 << (place & 31);
    }
    drawFormat(plane, places, formatWord(mask));
    return plane;
  });
  const transposedMasks = masks.map((mask) => {
    const plane = new Int32Array(words);
    transpose(mask, plane, modules, 0);
    return plane;
  });
  return { modules, base: sketch.plane, order, format: places, masks, transposedMasks };
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

/** ISO/IEC 18004:2015 figure 25: the two places of bit 0, the two of bit 1, ... of bit 14. */
function formatPlaces(modules: number): [number, number][] {
  const places: [number, number][] = [];
  for (let bit = 0; bit < 15; bit++) {
    // Round the upper left finder pattern, stepping over the timing patterns.
    if (bit < 8) places.push([8, bit < 6 ? bit : bit + 1]);
    else places.push([bit === 8 ? 7 : 14 - bit, 8]);
    // Along the other two.
    if (bit < 8) places.push([modules - 1 - bit, 8]);
    else places.push([8, modules - 15 + bit]);
  }
  return places;
}

function fillSpareBits({ modules, plane }: Sketch): void {
  const used = modules & 31;
  const lastColumn = (columnsOf(modules) - 1) * modules;
  for (let y = 0; y < modules; y++)
    plane[lastColumn + y]! |= ((ALTERNATING >> (y & 31)) & 1 ? -1 : 0) << used;
}

/** ISO/IEC 18004:2015 7.7.3: pairs of columns from the right, upwards first, past the timing column. */
function placementOrder({ modules, reserved }: Sketch): Uint16Array {
  const order: number[] = [];
  let upwards = true;
  for (let right = modules - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let i = 0; i < modules; i++) {
      const y = upwards ? modules - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (reserved[y * modules + x] === 0) order.push(placeOf(modules, x, y));
      }
    }
    upwards = !upwards;
  }
  return Uint16Array.from(order);
}

function placeOf(modules: number, x: number, y: number): number {
  return ((x >>> 5) * modules + y) * 32 + (x & 31);
}

/** Where a data mask inverts: row i, column j. ISO/IEC 18004:2015 table 10. */
const maskConditions: readonly ((i: number, j: number) => boolean)[] = [
  (i, j) => (i + j) % 2 === 0,
  (i) => i % 2 === 0,
  (_, j) => j % 3 === 0,
  (i, j) => (i + j) % 3 === 0,
  (i, j) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2 === 0,
  (i, j) => ((i * j) % 2) + ((i * j) % 3) === 0,
  (i, j) => (((i * j) % 2) + ((i * j) % 3)) % 2 === 0,
  (i, j) => (((i + j) % 2) + ((i * j) % 3)) % 2 === 0,
];
