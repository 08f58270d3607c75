import { hasText, joined } from '../../../formats/bytes.ts';
import { PROFILE_HEAD, profileLength } from '../profile.ts';
import { withoutPrivateTags } from '../profile-tags.ts';
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

  /** The profile that the segments are together. Undefined where one is missing, or they are not a profile by its own mark. */
  profile(): FoundProfile | undefined {
    if (this.#parts.size < this.#count) return undefined;
    const parts = [...this.#parts].toSorted(([a], [b]) => a - b).map(([, segment]) => segment);
    const length = parts.reduce((sum, { content, end }) => sum + end - content - PART_HEAD, 0);
    const own = profileLength(headOf(this.#file, parts), length);
    if (own === undefined) return undefined;
    const ends = new Map<number, number>();
    let left = own;
    for (const { start, content, end } of parts) {
      const ownOfPart = Math.min(left, end - content - PART_HEAD);
      if (left > 0) ends.set(start, content + PART_HEAD + ownOfPart);
      left -= ownOfPart;
    }
    const whole = joined(parts.map(({ content, end }) => this.#file.subarray(content + PART_HEAD, end)));
    const profile = whole.subarray(0, own);
    const clean = withoutPrivateTags(profile);
    if (clean === undefined) return undefined;
    return { ends, rebuilt: clean === profile ? undefined : partsOf(clean) };
  }
}

/** A profile of a picture. */
export interface FoundProfile {
  /** Where its segments end, by the places of their markers: the last of them before what follows the profile. */
  readonly ends: ReadonlyMap<number, number>;
  /** The segments that take the place of them all, where it has tags that go. */
  readonly rebuilt: Uint8Array | undefined;
}

/** Most bytes of a profile in a segment, whose length is two bytes that count themselves. */
const MAX_IN_PART = 0xffff - 2 - PART_HEAD;

function partsOf(profile: Uint8Array): Uint8Array {
  const count = Math.ceil(profile.length / MAX_IN_PART);
  return joined(
    Array.from({ length: count }, (_, index) => {
      const data = profile.subarray(index * MAX_IN_PART, (index + 1) * MAX_IN_PART);
      const length = data.length + PART_HEAD + 2;
      return joined([
        Uint8Array.of(0xff, code.application + 2, length >> 8, length & 255),
        new TextEncoder().encode(MARK),
        Uint8Array.of(index + 1, count),
        data,
      ]);
    }),
  );
}

function headOf(file: Uint8Array, parts: readonly Segment[]): Uint8Array {
  const heads = parts.map(({ content, end }) => {
    const start = content + PART_HEAD;
    return file.subarray(start, Math.min(end, start + PROFILE_HEAD));
  });
  return joined(heads).subarray(0, PROFILE_HEAD);
}
