import { DARKEST } from '../../../formats/png/shades.ts';
import { isDark, type QrSymbol } from '../../../formats/qr/symbol.ts';

/** Each pixel on an arc is sampled at SAMPLES x SAMPLES points. */
const SAMPLES = 4;

const TOP_LEFT = 1;
const TOP_RIGHT = 2;
const BOTTOM_LEFT = 4;
const BOTTOM_RIGHT = 8;

/**
 * The shades of a symbol with rounded modules, one byte a pixel, the same shape as `roundedStrokes` in SVG:
 * a corner is a quarter circle of radius half a module where both modules next to it are light.
 */
export function roundedShades(symbol: QrSymbol, edges: readonly number[], size: number): Uint8Array {
  const shades = new Uint8Array(size * size);
  const tiles = new Map<number, Uint8Array>();
  for (let y = 0; y < symbol.modules; y++) {
    for (let x = 0; x < symbol.modules; x++) {
      if (!isDark(symbol, x, y)) continue;
      const width = edges[x + 1]! - edges[x]!;
      const height = edges[y + 1]! - edges[y]!;
      const corners = freeCorners(symbol, x, y);
      const key = (width * 128 + height) * 16 + corners;
      const tile = tiles.get(key) ?? drawTile(width, height, corners);
      tiles.set(key, tile);
      stamp(tile, width, shades, edges[y]! * size + edges[x]!, size);
    }
  }
  return shades;
}

/** The corners of a dark module that are round, as a sum of the four constants. */
function freeCorners(symbol: QrSymbol, x: number, y: number): number {
  const last = symbol.modules - 1;
  const left = x > 0 && isDark(symbol, x - 1, y);
  const right = x < last && isDark(symbol, x + 1, y);
  const above = y > 0 && isDark(symbol, x, y - 1);
  const below = y < last && isDark(symbol, x, y + 1);
  return (
    (left || above ? 0 : TOP_LEFT) |
    (right || above ? 0 : TOP_RIGHT) |
    (left || below ? 0 : BOTTOM_LEFT) |
    (right || below ? 0 : BOTTOM_RIGHT)
  );
}

/** The shades of one dark module of `width` x `height` pixels. */
function drawTile(width: number, height: number, corners: number): Uint8Array {
  const tile = new Uint8Array(width * height).fill(DARKEST);
  if (corners === 0) return tile;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      tile[row * width + column] = shadeOf(column / width, row / height, 1 / width, 1 / height, corners);
    }
  }
  return tile;
}

/** The shade of the pixel at (u, v) of the module, whose sides go from 0 to 1. Only arcs are sampled. */
function shadeOf(u: number, v: number, width: number, height: number, corners: number): number {
  const [near, far] = distances(u, v, width, height);
  if (far <= RADIUS_SQUARED) return DARKEST;
  const isWithinQuarter = (u + width <= 0.5 || u >= 0.5) && (v + height <= 0.5 || v >= 0.5);
  if (near > RADIUS_SQUARED && isWithinQuarter) return corners & cornerAt(u, v) ? 0 : DARKEST;
  let covered = 0;
  for (let i = 0; i < SAMPLES; i++) {
    for (let j = 0; j < SAMPLES; j++) {
      const x = u + ((i + 0.5) / SAMPLES) * width;
      const y = v + ((j + 0.5) / SAMPLES) * height;
      if ((corners & cornerAt(x, y)) === 0 || (x - 0.5) ** 2 + (y - 0.5) ** 2 <= RADIUS_SQUARED) covered++;
    }
  }
  return Math.round((covered * DARKEST) / (SAMPLES * SAMPLES));
}

const RADIUS_SQUARED = 0.25;

/** Squares of the least and greatest distance of a pixel's points from the middle of the module. */
function distances(u: number, v: number, width: number, height: number): readonly [number, number] {
  const left = u - 0.5;
  const right = left + width;
  const top = v - 0.5;
  const bottom = top + height;
  const nearX = Math.max(left, -right, 0);
  const nearY = Math.max(top, -bottom, 0);
  const farX = Math.max(-left, right);
  const farY = Math.max(-top, bottom);
  return [nearX * nearX + nearY * nearY, farX * farX + farY * farY];
}

/** The corner whose quarter of the module a point is in. */
function cornerAt(u: number, v: number): number {
  return v < 0.5 ? (u < 0.5 ? TOP_LEFT : TOP_RIGHT) : u < 0.5 ? BOTTOM_LEFT : BOTTOM_RIGHT;
}

function stamp(tile: Uint8Array, width: number, shades: Uint8Array, offset: number, size: number): void {
  let at = offset;
  for (let start = 0; start < tile.length; start += width) {
    for (let i = 0; i < width; i++) shades[at + i] = tile[start + i]!;
    at += size;
  }
}
