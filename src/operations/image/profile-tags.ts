import { typeAt } from '../../formats/bytes.ts';
import { PROFILE_HEAD, profileLength, TAG_BYTES } from './profile.ts';

/** The tags that colours are computed from, with the name and copyright that every profile has (ICC.1:2022 8 and 9.2). */
const NEEDED: ReadonlySet<string> = new Set(
  (
    'desc cprt wtpt bkpt chad cicp rXYZ gXYZ bXYZ rTRC gTRC bTRC kTRC A2B0 A2B1 A2B2 B2A0 B2A1 B2A2 D2B0 D2B1 D2B2 D2B3 ' +
    'B2D0 B2D1 B2D2 B2D3 gamt pre0 pre1 pre2 lumi ncl2 clro clrt clot rig0 rig2'
  ).split(' '),
);

/** Others that profiles of colour spaces have, and that say nothing of a device of the caller's. */
const USUAL: ReadonlySet<string> = new Set('chrm dmnd dmdd tech view vued meas'.split(' '));

/** In the header: manufacturer and model of the device, and the checksum (ICC.1:2022 7.2.12, 7.2.13, 7.2.18); 0 means absent. */
const DEVICE = { start: 48, end: 56 } as const;
const CHECKSUM = { start: 84, end: 100 } as const;

/** How much longer than it was a profile can become: tags begin at multiples of four. */
const MAX_GROWTH = 4 * NEEDED.size;

/**
 * A profile without the tags of makers, measurements and calibrations, which name a display and have its serial number: the
 * same bytes where it has none. One that has is built again from the tags that colours need, and names no device. Undefined
 * where its tags cannot be parted.
 */
export function withoutPrivateTags(profile: Uint8Array): Uint8Array | undefined {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  const tags = new Map<string, Tag>();
  let isPlain = true;
  const end = PROFILE_HEAD + TAG_BYTES * view.getUint32(PROFILE_HEAD - 4);
  for (let at = PROFILE_HEAD; at < end; at += TAG_BYTES) {
    const signature = typeAt(profile, at);
    if (!NEEDED.has(signature)) {
      isPlain &&= USUAL.has(signature);
    } else if (!tags.has(signature)) {
      tags.set(signature, { start: view.getUint32(at + 4), length: view.getUint32(at + 8) });
    }
  }
  return isPlain ? profile : rebuilt(profile, tags);
}

/** The profile that bytes begin with. */
export interface OwnProfile {
  /** How many of the bytes are the profile. */
  readonly length: number;
  /** What takes its place where it has private tags. */
  readonly rebuilt: Uint8Array | undefined;
}

/** Finds the profile that bytes begin with; undefined where there is no profile, or its tags cannot be parted. */
export function ownProfile(bytes: Uint8Array): OwnProfile | undefined {
  const length = profileLength(bytes.subarray(0, PROFILE_HEAD), bytes.length);
  if (length === undefined) return undefined;
  const profile = bytes.subarray(0, length);
  const clean = withoutPrivateTags(profile);
  return clean && { length, rebuilt: clean === profile ? undefined : clean };
}

interface Tag {
  readonly start: number;
  readonly length: number;
}

function rebuilt(profile: Uint8Array, tags: ReadonlyMap<string, Tag>): Uint8Array | undefined {
  const dataStart = PROFILE_HEAD + TAG_BYTES * tags.size;
  const places = new Map<string, number>();
  const parts: (Tag & { readonly to: number })[] = [];
  let length = dataStart;
  for (const { start, length: bytes } of tags.values()) {
    if (start + bytes > profile.length) return undefined;
    const key = `${start} ${bytes}`;
    // Curves of several channels are often the same bytes.
    if (places.has(key)) continue;
    places.set(key, length);
    parts.push({ start, length: bytes, to: length });
    length += Math.ceil(bytes / 4) * 4;
  }
  if (length > profile.length + MAX_GROWTH) return undefined;
  const bytes = new Uint8Array(length);
  bytes.set(profile.subarray(0, PROFILE_HEAD - 4));
  bytes.fill(0, DEVICE.start, DEVICE.end).fill(0, CHECKSUM.start, CHECKSUM.end);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, length);
  view.setUint32(PROFILE_HEAD - 4, tags.size);
  let at = PROFILE_HEAD;
  for (const [signature, tag] of tags) {
    bytes.set(new TextEncoder().encode(signature), at);
    view.setUint32(at + 4, places.get(`${tag.start} ${tag.length}`)!);
    view.setUint32(at + 8, tag.length);
    at += TAG_BYTES;
  }
  for (const { start, length: size, to } of parts) bytes.set(profile.subarray(start, start + size), to);
  return bytes;
}
