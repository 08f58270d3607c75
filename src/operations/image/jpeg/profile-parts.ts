import { hasText, joined } from '../../../formats/bytes.ts';
import { PROFILE_HEAD, profileLength } from '../profile.ts';
import { code } from './markers.ts';
import type { Segment } from './segments.ts';

/** What a part of a profile begins with (ICC.1:2022 B.4), before its number and that of all parts. */
const MARK = 'ICC_PROFILE\0';
const PART_HEAD = MARK.length + 2;

/** Whether a segment says of itself that it is a part of a profile. */
export function isProfilePart(file: Uint8Array, { code: marker, content, end }: Segment): boolean {
  return marker === code.application + 2 && content + PART_HEAD <= end && hasText(file, content, MARK);
}

/** Finds the parts of a profile among the segments of a picture: the first of each number counts. */
export class ProfileParts {
  readonly #file: Uint8Array;
  readonly #parts = new Map<number, Segment>();
  #count = 0;

  constructor(file: Uint8Array) {
    this.#file = file;
  }

  take(segment: Segment): void {
    if (!isProfilePart(this.#file, segment)) return;
    const number = this.#file[segment.content + MARK.length]!;
    this.#count ||= this.#file[segment.content + MARK.length + 1]!;
    if (number < 1 || number > this.#count || this.#parts.has(number)) return;
    this.#parts.set(number, segment);
  }

  /**
   * Where the segments that are together a profile end, by the places of their markers: the last of them before what
   * follows the profile. None where one is missing, or they are no profile by its own mark.
   */
  ends(): ReadonlyMap<number, number> {
    const ends = new Map<number, number>();
    if (this.#parts.size < this.#count) return ends;
    const parts = [...this.#parts].toSorted(([a], [b]) => a - b).map(([, segment]) => segment);
    const length = parts.reduce((sum, { content, end }) => sum + end - content - PART_HEAD, 0);
    let left = profileLength(headOf(this.#file, parts), length) ?? 0;
    for (const { start, content, end } of parts) {
      const own = Math.min(left, end - content - PART_HEAD);
      if (left > 0) ends.set(start, content + PART_HEAD + own);
      left -= own;
    }
    return ends;
  }
}

function headOf(file: Uint8Array, parts: readonly Segment[]): Uint8Array {
  const heads = parts.map(({ content, end }) => {
    const start = content + PART_HEAD;
    return file.subarray(start, Math.min(end, start + PROFILE_HEAD));
  });
  return joined(heads).subarray(0, PROFILE_HEAD);
}
