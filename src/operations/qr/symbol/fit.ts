import type { ErrorCorrection, Mode } from './capacity.ts';
import { dataBits, MAX_VERSION, widthClass } from './capacity.ts';
import type { Segment } from './segment.ts';
import { ECI_BITS, segmentBits } from './segment.ts';
import { lowestPossibleBits, shortestSegments } from './shortest-segments.ts';

/** How data goes into a symbol. */
export interface Fit {
  readonly version: number;
  /** Whether the head that declares UTF-8 comes first. */
  readonly eci: boolean;
  readonly segments: readonly Segment[];
}

/**
 * Returns the smallest version that holds the data at a level, or undefined. One segment of the densest mode,
 * unless mixed segments bring a lower version. Data beyond ASCII is declared as UTF-8, since readers guess the
 * charset otherwise (zbar reads Latin-1 or Big5); where only that head makes it too long, it is left out.
 */
export function smallestFit(
  data: Uint8Array,
  mode: Mode,
  ascii: boolean,
  ec: ErrorCorrection,
): Fit | undefined {
  if (ascii) return fitWith(data, mode, false, ec);
  return fitWith(data, mode, true, ec) ?? fitWith(data, mode, false, ec);
}

function fitWith(data: Uint8Array, mode: Mode, eci: boolean, ec: ErrorCorrection): Fit | undefined {
  const extra = eci ? ECI_BITS : 0;
  const single = lowestVersion(extra, mode, data.length, ec);
  const mixed = fitMixed(data, mode, eci, ec, single);
  if (mixed !== undefined) return mixed;
  if (single > MAX_VERSION) return undefined;
  return { version: single, eci, segments: [{ mode, start: 0, length: data.length }] };
}

/** 41 when no version holds one segment of that length. */
function lowestVersion(extra: number, mode: Mode, length: number, ec: ErrorCorrection): number {
  let version = 1;
  while (
    version <= MAX_VERSION &&
    extra + segmentBits(mode, length, widthClass(version)) > dataBits(version, ec)
  ) {
    version++;
  }
  return version;
}

/** A fit of mixed segments in a version below `limit`; searches only where one is possible. */
function fitMixed(
  data: Uint8Array,
  mode: Mode,
  eci: boolean,
  ec: ErrorCorrection,
  limit: number,
): Fit | undefined {
  const extra = eci ? ECI_BITS : 0;
  if (mode === 'numeric' || limit === 1) return undefined;
  const below = limit - 1;
  if (extra + lowestPossibleBits(data, mode, widthClass(below)) > dataBits(below, ec)) return undefined;
  let version = 1;
  for (let width = 0; width <= widthClass(below); width++) {
    const { bits, segments } = shortestSegments(data, width);
    for (; version <= below && widthClass(version) === width; version++) {
      if (extra + bits <= dataBits(version, ec)) return { version, eci, segments };
    }
  }
  return undefined;
}
