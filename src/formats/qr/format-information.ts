import type { ErrorCorrection } from './capacity.ts';
import type { Plane } from './plane.ts';

/** Returns where the format information goes: x and y of both places of bit 0, of bit 1, to 14. Figure 25. */
export function formatPlacesOf(modules: number): [number, number][] {
  const places: [number, number][] = [];
  for (let bit = 0; bit < 15; bit++) {
    // Around the upper left finder pattern, stepping over the timing patterns.
    if (bit < 8) places.push([8, bit < 6 ? bit : bit + 1]);
    else places.push([bit === 8 ? 7 : 14 - bit, 8]);
    // Along the other two.
    if (bit < 8) places.push([modules - 1 - bit, 8]);
    else places.push([8, modules - 15 + bit]);
  }
  return places;
}

/**
 * Draws the part of the format information that comes from the level; the mask planes hold the rest. Format
 * information is a linear code, so the code words of level and mask, drawn apart with XOR, add up to that of both.
 * ISO/IEC 18004:2015 7.9.1. `places` are word * 32 + bit, two for each bit of the format information.
 */
export function drawLevel(plane: Plane, places: Uint16Array, ec: ErrorCorrection): void {
  draw(plane, places, formatWord(levelIndicator[ec] << 3) ^ FORMAT_MASK);
}

/** Draws the part of the format information that comes from a mask (0 to 7). */
export function drawMaskNumber(plane: Plane, places: Uint16Array, mask: number): void {
  draw(plane, places, formatWord(mask));
}

/** ISO/IEC 18004:2015 table 12. */
const levelIndicator: Readonly<Record<ErrorCorrection, number>> = { L: 0b01, M: 0b00, Q: 0b11, H: 0b10 };

/** ISO/IEC 18004:2015 7.9.1: keeps the format information of level M with mask 0 from being all light. */
const FORMAT_MASK = 0b101010000010010;

function draw(plane: Plane, places: Uint16Array, word: number): void {
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
