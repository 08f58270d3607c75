import { refuseBroken } from '../refuse-picture.ts';
import { type Segment, uint16At } from './segments.ts';

/** A component of a frame, by which tables it is decoded and how much of it the scans so far have. */
export interface Component {
  /** Several where components have one name, which they must not: each is decoded then. */
  readonly quantizations: number[];
  /** Whether a scan has begun it. */
  isBegun: boolean;
  /** For each coefficient the lowest bit that scans have sent, NONE before the first (ITU-T T.81 G.1.2.1). */
  readonly lowestBits: Int8Array;
}

export const NONE = 127;

/** The head of a frame (T.81 B.2.2). */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** How its scans split the picture: by coefficients and bits, or by components alone. */
  readonly isProgressive: boolean;
  readonly isLossless: boolean;
  readonly isArithmetic: boolean;
  readonly components: ReadonlyMap<number, Component>;
  /** Where its parameters end; the segment may be longer. */
  readonly end: number;
}

/** Reads a segment SOF, or DHP, which is alike. Refuses one that is shorter than its components are. */
export function readFrame(file: Uint8Array, { code: marker, start, content, end }: Segment): Frame {
  const count = file[content + 5] ?? 0;
  const ownEnd = content + 6 + 3 * count;
  if (count === 0 || ownEnd > end) refuseBroken('JPEG', start, 'a frame is shorter than its components');
  const components = new Map<number, Component>();
  for (let at = content + 6; at < ownEnd; at += 3) {
    const quantization = file[at + 2]! & 3;
    const known = components.get(file[at]!);
    if (known !== undefined) known.quantizations.push(quantization);
    else components.set(file[at]!, newComponent(quantization));
  }
  return {
    width: uint16At(file, content + 3),
    height: uint16At(file, content + 1),
    // Table B.1: the lowest two bits are the process, 8 says arithmetic coding.
    isProgressive: (marker & 3) === 2,
    isLossless: (marker & 3) === 3,
    isArithmetic: (marker & 8) !== 0,
    components,
    end: ownEnd,
  };
}

const COEFFICIENTS = 64;

function newComponent(quantization: number): Component {
  const lowestBits = new Int8Array(COEFFICIENTS).fill(NONE);
  return { quantizations: [quantization], isBegun: false, lowestBits };
}
