import type { ErrorCorrection, Mode } from './capacity.ts';
import { dataBits, MAX_VERSION, widthClass } from './capacity.ts';
import type { SegmentPlan } from './segment.ts';
import { ECI_BITS, segmentBits } from './segment.ts';
import { lowestPossibleBits, shortestSegments } from './shortest-segments.ts';

/** A text as its bytes of UTF-8. */
export interface EncodedText {
  readonly bytes: Uint8Array;
  /** The densest single mode that can hold all of it. */
  readonly mode: Mode;
  readonly isAscii: boolean;
}

/**
 * Returns the smallest version that holds the text at a level, or undefined. One segment of the densest mode,
 * unless mixed segments bring a lower version. Text beyond ASCII is declared as UTF-8, since readers guess the
 * charset otherwise (zbar reads Latin-1 or Big5); where only that head makes it too long, it is left out.
 */
export function smallestFit(text: EncodedText, ec: ErrorCorrection): SegmentPlan | undefined {
  if (text.isAscii) return fitWith(text, ec, { eci: false });
  return fitWith(text, ec, { eci: true }) ?? fitWith(text, ec, { eci: false });
}

function fitWith(
  text: EncodedText,
  ec: ErrorCorrection,
  { eci }: Pick<SegmentPlan, 'eci'>,
): SegmentPlan | undefined {
  const extra = eci ? ECI_BITS : 0;
  const { bytes, mode } = text;
  const single = lowestVersion(text, ec, extra);
  const mixed = fitMixed(text, ec, extra, single);
  if (mixed !== undefined) return { version: mixed.version, eci, segments: mixed.segments };
  if (single > MAX_VERSION) return undefined;
  return { version: single, eci, segments: [{ mode, start: 0, length: bytes.length }] };
}

/** The lowest version that holds the text as one segment after `extra` bits; 41 when none does. */
function lowestVersion({ bytes, mode }: EncodedText, ec: ErrorCorrection, extra: number): number {
  let version = 1;
  while (
    version <= MAX_VERSION &&
    extra + segmentBits(mode, bytes.length, widthClass(version)) > dataBits(version, ec)
  ) {
    version++;
  }
  return version;
}

/** A fit of mixed segments in a version below `limit`; searches only where one is possible. */
function fitMixed(
  { bytes, mode }: EncodedText,
  ec: ErrorCorrection,
  extra: number,
  limit: number,
): Pick<SegmentPlan, 'version' | 'segments'> | undefined {
  if (mode === 'numeric' || limit === 1) return undefined;
  const below = limit - 1;
  if (extra + lowestPossibleBits(bytes, mode, widthClass(below)) > dataBits(below, ec)) return undefined;
  let version = 1;
  for (let width = 0; width <= widthClass(below); width++) {
    const shortest = shortestSegments(bytes, width);
    for (; version <= below && widthClass(version) === width; version++) {
      if (extra + shortest.bits <= dataBits(version, ec)) return { version, segments: shortest.segments };
    }
  }
  return undefined;
}
