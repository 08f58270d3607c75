import { drawMaskNumber, formatPlacesOf } from './format-information.ts';
import { drawPatterns, type Sketch } from './function-patterns.ts';
import type { Plane } from './plane.ts';
import { ALTERNATING, columnsOf, transpose } from './plane.ts';

/** What every symbol of one version has in common. */
export interface Template {
  readonly modules: number;
  /** Function patterns, version information and the dark module; bits beyond the last module are ALTERNATING. */
  readonly base: Plane;
  /** Data modules in the order of placement, as `word * 32 + bit`. ISO/IEC 18004:2015 7.7.3. */
  readonly order: Uint16Array;
  /** Both places of every bit of the format information, lowest bit first. ISO/IEC 18004:2015 figure 25. */
  readonly formatPlaces: Uint16Array;
  /** By data mask: what it inverts (7.8.2), and its part of the format information. */
  readonly masks: readonly Plane[];
  readonly transposedMasks: readonly Plane[];
}

/** Returns the template of a version (1 to 40), computed on first use and kept: 2.0 MB for all forty. */
export function templateOf(version: number): Template {
  const known = templates[version];
  if (known !== undefined) return known;
  const made = makeTemplate(version);
  templates[version] = made;
  return made;
}

const templates: (Template | undefined)[] = [];

function makeTemplate(version: number): Template {
  const sketch = drawPatterns(version);
  const { modules, plane } = sketch;
  fillSpareBits(sketch);
  const order = placementOrder(sketch);
  const formatPlaces = Uint16Array.from(formatPlacesOf(modules), ([x, y]) => placeOf(modules, x, y));
  const masks = maskConditions.map((condition, mask) => {
    const inverted = new Int32Array(plane.length);
    for (const place of order) {
      const word = place >>> 5;
      const x = Math.floor(word / modules) * 32 + (place & 31);
      if (condition(word % modules, x)) inverted[word]! |= 1 << (place & 31);
    }
    drawMaskNumber(inverted, formatPlaces, mask);
    return inverted;
  });
  const transposedMasks = masks.map((mask) => {
    const exchanged = new Int32Array(plane.length);
    transpose(mask, exchanged, modules, 0);
    return exchanged;
  });
  return { modules, base: plane, order, formatPlaces, masks, transposedMasks };
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
