import { hasText, joined } from '../../../formats/bytes.ts';
import { removeTrailing } from '../blocks.ts';
import { ExifReader } from '../exif.ts';
import { Findings, type Keeps, type Kind, type Stripped } from '../findings.ts';
import { KeptBytes } from '../kept-bytes.ts';
import { ownProfile } from '../profile-tags.ts';
import { boundPieces, refuseBroken } from '../refuse-picture.ts';
import { hasXmpPlace } from '../xmp.ts';

const FORMAT = 'GIF';

/** Bytes of the signature with the logical screen descriptor, and of an image descriptor (GIF89a 17, 18 and 20). */
const SCREEN = 13;
const DESCRIPTOR = 10;

const IMAGE = 0x2c;
const EXTENSION = 0x21;
const TRAILER = 0x3b;
const PLAIN_TEXT = 0x01;
const CONTROL = 0xf9;
const COMMENT = 0xfe;
const APPLICATION = 0xff;

/** Bytes of a graphic control extension: how long a picture is shown, and over what (GIF89a 23). */
const CONTROL_BYTES = 8;

/** Identifier and code of an application (GIF89a 26). */
const APPLICATION_BYTES = 11;

/**
 * A GIF (GIF89a) without metadata: pictures stay, with how long they are shown and how often they are repeated. Comments,
 * texts that no program draws, and what applications wrote go. The compressed pixels stay as they are.
 */
export function stripGif(file: Uint8Array, keeps: Keeps): Stripped {
  if (file.length < SCREEN) refuseBroken(FORMAT, 0, 'its head is cut off');
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const walk: Walk = {
    file,
    keeps,
    kept: new KeptBytes(file),
    findings: new Findings(),
    blocks: 0,
    images: 0,
  };
  const first = SCREEN + colourBytes(file[10]!);
  if (first > file.length) refuseBroken(FORMAT, SCREEN, 'its colours are cut off');
  walk.kept.keep(0, first);
  const end = takeBlocks(walk, first);
  const { findings, kept } = walk;
  removeTrailing(findings, new ExifReader(file.length), file.subarray(end));
  const { removed, location } = findings;
  const size = { width: Math.max(1, view.getUint16(6, true)), height: Math.max(1, view.getUint16(8, true)) };
  return {
    bytes: findings.isEmpty ? file : kept.toBytes(),
    report: { format: 'gif', ...size, removed, ...location, kept: [...findings.kept] },
  };
}

interface Walk {
  readonly file: Uint8Array;
  readonly keeps: Keeps;
  readonly kept: KeptBytes;
  readonly findings: Findings;
  blocks: number;
  images: number;
}

/** Takes the blocks up to the trailer; returns where it ends. */
function takeBlocks(walk: Walk, first: number): number {
  const { file, kept } = walk;
  let start = first;
  for (;;) {
    walk.blocks += 1;
    boundPieces(FORMAT, walk.blocks);
    switch (file[start]) {
      case TRAILER:
        if (walk.images === 0) refuseBroken(FORMAT, start, 'it has no picture');
        kept.keep(start, start + 1);
        return start + 1;
      case IMAGE:
        walk.images += 1;
        start = takeImage(walk, start);
        break;
      case EXTENSION:
        start = takeExtension(walk, start);
        break;
      case undefined:
        // Some writers leave the trailer out, and every reader shows what is there.
        if (walk.images === 0) refuseBroken(FORMAT, start, 'it has no picture');
        return start;
      default:
        return refuseBroken(FORMAT, start, 'there is no such block');
    }
  }
}

/** The bytes of the colours that a byte of flags says follow (GIF89a 18 and 20). */
function colourBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}

function takeImage(walk: Walk, start: number): number {
  const { file, kept } = walk;
  if (start + DESCRIPTOR > file.length) refuseBroken(FORMAT, start, 'a picture is cut off');
  // A byte with the size of the first codes precedes the compressed pixels (GIF89a 22).
  const data = start + DESCRIPTOR + colourBytes(file[start + DESCRIPTOR - 1]!) + 1;
  const end = blocksEnd(walk, data, start);
  kept.keep(start, end);
  return end;
}

/** Behind the blocks of data from a place on, and the empty one that ends them (GIF89a 15 and 16). */
function blocksEnd({ file }: Walk, from: number, start: number): number {
  let at = from;
  for (;;) {
    const length = file[at];
    if (length === undefined) return refuseBroken(FORMAT, start, 'a block is cut off');
    at += 1 + length;
    if (length === 0) return at;
  }
}

function takeExtension(walk: Walk, start: number): number {
  const { file, findings } = walk;
  const label = file[start + 1];
  const end = blocksEnd(walk, start + 2, start);
  if (label === COMMENT) findings.remove('comment', end - start);
  else if (label === PLAIN_TEXT) findings.remove('text', end - start);
  else if (label === APPLICATION) takeApplication(walk, start, end);
  else if (label === CONTROL && file[start + 2]! >= 4) takeControl(walk, start, end);
  else findings.remove('other', end - start);
  return end;
}

/** Keeps the four bytes that decoders read, whatever is behind them. */
function takeControl({ file, kept, findings }: Walk, start: number, end: number): void {
  const isAlone = end - start === CONTROL_BYTES;
  if (isAlone) kept.keep(start, end);
  else {
    kept.insert(Uint8Array.of(EXTENSION, CONTROL, 4, ...file.subarray(start + 3, start + 7), 0));
    findings.remove('other', end - start - CONTROL_BYTES);
  }
}

function takeApplication(walk: Walk, start: number, end: number): void {
  const { file, kept, findings, keeps } = walk;
  const head = start + 3;
  const data = head + APPLICATION_BYTES;
  const isNamed = (name: string) => file[start + 2] === APPLICATION_BYTES && hasText(file, head, name);
  const mayLoop = isNamed('NETSCAPE2.0') || isNamed('ANIMEXTS1.0');
  const loop = mayLoop ? loopIn(file, data) : undefined;
  if (loop !== undefined) {
    kept.keep(start, data);
    kept.keep(loop, loop + LOOP_BYTES);
    kept.keep(end - 1, end);
    findings.remove('other', end - data - LOOP_BYTES - 1);
    return;
  }
  const isProfile = isNamed('ICCRGBG1012');
  if (keeps.profile && isProfile && keepProfile(walk, start, end)) return;
  const kind: Kind = isNamed('XMP DataXMP') ? 'xmp' : isProfile ? 'profile' : 'other';
  findings.lookForPlace(() => hasXmpPlace(file.subarray(start, end)));
  findings.remove(kind, end - start);
}

/** A block of three bytes, 1 and how often, with their number. */
const LOOP_BYTES = 4;

/** Where the block is that says how often an animation is repeated: others say how much is read ahead. */
function loopIn(file: Uint8Array, data: number): number | undefined {
  for (let at = data; file[at] !== 0; at += 1 + file[at]!) {
    if (file[at] === LOOP_BYTES - 1 && file[at + 1] === 1) return at;
  }
  return undefined;
}

/** Keeps a profile, built anew where it has tags that go; false where it is not a profile. */
function keepProfile({ file, kept, findings }: Walk, start: number, end: number): boolean {
  const data = start + 3 + APPLICATION_BYTES;
  const parts: Uint8Array[] = [];
  for (let at = data; file[at] !== 0; at += 1 + file[at]!) {
    parts.push(file.subarray(at + 1, at + 1 + file[at]!));
  }
  const profile = joined(parts);
  const own = ownProfile(profile);
  if (own === undefined) return false;
  findings.kept.add('profile');
  if (own.rebuilt === undefined && own.length === profile.length) {
    kept.keep(start, end);
    return true;
  }
  const clean = own.rebuilt ?? profile.subarray(0, own.length);
  findings.remove('other', Math.max(1, profile.length - clean.length));
  kept.keep(start, data);
  kept.insert(inBlocks(clean));
  return true;
}

/** Most bytes of a block of data. */
const MAX_BLOCK = 255;

function inBlocks(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += MAX_BLOCK) {
    const part = bytes.subarray(at, at + MAX_BLOCK);
    parts.push(Uint8Array.of(part.length), part);
  }
  return joined([...parts, new Uint8Array(1)]);
}
