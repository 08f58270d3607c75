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

/**
 * Where the segments that are together a profile end: the last of them before what follows the profile. None where they
 * are not whole, or no profile by its own mark.
 */
export function profileEnds(file: Uint8Array, segments: readonly Segment[]): ReadonlyMap<Segment, number> {
  const parts = partsOf(file, segments);
  const length = parts.reduce((sum, { content, end }) => sum + end - content - PART_HEAD, 0);
  let left = profileLength(headOf(file, parts), length) ?? 0;
  const ends = new Map<Segment, number>();
  for (const part of parts) {
    if (left === 0) break;
    const own = Math.min(left, part.end - part.content - PART_HEAD);
    ends.set(part, part.content + PART_HEAD + own);
    left -= own;
  }
  return ends;
}

/** The first part of each number, in the order of their numbers; none where one is missing. */
function partsOf(file: Uint8Array, segments: readonly Segment[]): readonly Segment[] {
  const parts = new Map<number, Segment>();
  let count = 0;
  for (const segment of segments) {
    if (!isProfilePart(file, segment)) continue;
    const number = file[segment.content + MARK.length]!;
    count ||= file[segment.content + MARK.length + 1]!;
    if (number >= 1 && number <= count && !parts.has(number)) parts.set(number, segment);
  }
  if (parts.size < count) return [];
  return [...parts].toSorted(([a], [b]) => a - b).map(([, segment]) => segment);
}

function headOf(file: Uint8Array, parts: readonly Segment[]): Uint8Array {
  const heads = parts.map(({ content, end }) => {
    const start = content + PART_HEAD;
    return file.subarray(start, Math.min(end, start + PROFILE_HEAD));
  });
  return joined(heads).subarray(0, PROFILE_HEAD);
}
