import type { Resolution } from '../own-tiff.ts';

/** Where the unit is in a segment JFIF, behind marker, length, name and version; two densities of two bytes follow it. */
const UNIT_AT = 11;

/**
 * A segment JFIF with the resolution of an Exif, where it has none itself: no unit, and pixels that are as wide as they are
 * high. Any other comes back as it is.
 */
export function withResolution(segment: Uint8Array, resolution: Resolution | undefined): Uint8Array {
  const view = new DataView(segment.buffer, segment.byteOffset, segment.byteLength);
  const isUnknown = segment[UNIT_AT] === 0 && view.getUint16(UNIT_AT + 1) === view.getUint16(UNIT_AT + 3);
  if (resolution === undefined || !isUnknown) return segment;
  const [across, down] = [resolution.across, resolution.down].map((value) => Math.round(value / 100));
  if (!across || !down) return segment;
  const own = segment.slice();
  // JFIF 1.02: 1 is an inch, 2 a centimetre.
  own[UNIT_AT] = resolution.unit - 1;
  own.set([across >> 8, across & 255, down >> 8, down & 255], UNIT_AT + 1);
  return own;
}
