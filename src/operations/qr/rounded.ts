import { DARKEST } from './shades.ts';
import { isDark, type QrSymbol } from './symbol.ts';

/** Each pixel is looked at in SAMPLES x SAMPLES places. */
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
      let covered = 0;
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
        const u = (column + ((sample % SAMPLES) + 0.5) / SAMPLES) / width;
        const v = (row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) / height;
        if (isCovered(u, v, corners)) covered++;
      }
      tile[row * width + column] = Math.round((covered * DARKEST) / (SAMPLES * SAMPLES));
    }
  }
  return tile;
}

/** Whether a point of the module, 0 to 1 along both axes, is dark. */
function isCovered(u: number, v: number, corners: number): boolean {
  const nearest = v < 0.5 ? (u < 0.5 ? TOP_LEFT : TOP_RIGHT) : u < 0.5 ? BOTTOM_LEFT : BOTTOM_RIGHT;
  return (corners & nearest) === 0 || (u - 0.5) ** 2 + (v - 0.5) ** 2 <= 0.25;
}

function stamp(tile: Uint8Array, width: number, shades: Uint8Array, offset: number, size: number): void {
  let at = offset;
  for (let start = 0; start < tile.length; start += width) {
    for (let i = 0; i < width; i++) shades[at + i] = tile[start + i]!;
    at += size;
  }
}
