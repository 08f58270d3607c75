import { refuseBroken } from '../refuse-picture.ts';
import { type Component, type Frame, NONE } from './frame.ts';
import type { Segment } from './segments.ts';

/** The head of a scan (ITU-T T.81 B.2.3). */
export interface Scan {
  readonly components: readonly { readonly component: Component; readonly dc: number; readonly ac: number }[];
  /** The first and last coefficient, and the bits they are sent from and to. */
  readonly first: number;
  readonly last: number;
  readonly high: number;
  readonly low: number;
  /** Where its parameters end; the segment may be longer. */
  readonly end: number;
}

/** Reads a segment SOS. Refuses one that is shorter than its components are, or that names others than its frame. */
export function readScan(file: Uint8Array, { start, content, end }: Segment, frame: Frame): Scan {
  const count = file[content] ?? 0;
  const bands = content + 1 + 2 * count;
  if (count < 1 || count > 4 || bands + 3 > end) {
    refuseBroken('JPEG', start, 'the head of a scan is shorter than its components');
  }
  const components = Array.from({ length: count }, (_, index) => {
    const at = content + 1 + 2 * index;
    const component = frame.components.get(file[at]!);
    if (component === undefined)
      refuseBroken('JPEG', at, 'a scan has a component that its frame does not have');
    return { component, dc: (file[at + 1]! >> 4) & 3, ac: file[at + 1]! & 3 };
  });
  const bits = file[bands + 2]!;
  return {
    components,
    first: file[bands]!,
    last: file[bands + 1]!,
    high: bits >> 4,
    low: bits & 15,
    end: bands + 3,
  };
}

/**
 * Whether a scan continues the picture: every coefficient is in one scan, and of progressive frames every bit of it. Notes
 * what it sends. A scan of what was sent before is not part of the picture.
 */
export function continues(scan: Scan, frame: Frame): boolean {
  const { components, first, last, low } = scan;
  if (!frame.isProgressive) {
    if (components.some(({ component }) => component.isBegun)) return false;
  } else if (last > 63 || !components.every(({ component }) => sendsNext(scan, component))) return false;
  for (const { component } of components) {
    component.isBegun = true;
    if (frame.isProgressive) component.lowestBits.fill(low, first, last + 1);
  }
  return true;
}

/** T.81 G.1.1.1: a first scan has all bits down to `low`, each further one the next bit alone. */
function sendsNext({ first, last, high, low }: Scan, { lowestBits }: Component): boolean {
  if (first > last || (high !== 0 && low !== high - 1)) return false;
  const expected = high === 0 ? NONE : high;
  for (let index = first; index <= last; index++) if (lowestBits[index] !== expected) return false;
  return true;
}
