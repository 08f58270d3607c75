import { joined } from '../../../formats/bytes.ts';
import { removeExif, removeTrailing, removeXmp } from '../blocks.ts';
import { type ExifFacts, ExifReader, tiffIn } from '../exif.ts';
import { Findings, type Keeps, type Stripped } from '../findings.ts';
import { KeptBytes } from '../kept-bytes.ts';
import { isOrientationTiff, orientationTiff } from '../own-tiff.ts';
import { ownProfile } from '../profile-tags.ts';
import { refuseBroken } from '../refuse-picture.ts';
import { CHUNK_HEAD, type Chunk, chunkHead, keepChunk, paddedLength, readChunks } from './chunks.ts';
import { findImageData, type ImageData } from './image-data.ts';

const HEAD_LENGTH = 12;

/** Bytes of the data of VP8X and of ANIM (RFC 9649 2.7 and 2.7.1.1). */
const EXTENDED_BYTES = 10;
const ANIMATION_BYTES = 6;

/** In an ANMF chunk, what precedes the chunks of the frame (RFC 9649 2.7.1.1). */
const FRAME_HEAD = 16;

/** The flags of VP8X (RFC 9649 2.7). */
const flag = { profile: 0x20, alpha: 0x10, exif: 0x08, animation: 0x02 } as const;

/**
 * A WebP (RFC 9649) without metadata: the chunks that decoders need stay, where they have the place and the form that the
 * standard gives them, and the flags are those of what stays.
 */
export function stripWebp(file: Uint8Array, keeps: Keeps): Stripped {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const riffEnd = CHUNK_HEAD + view.getUint32(4, true);
  if (riffEnd > file.length) refuseBroken('WebP', 4, 'its length is more than that of the file');
  const chunks = readChunks(file, HEAD_LENGTH, riffEnd);
  const exif = new ExifReader(file.length);
  const facts = readFacts(file, chunks, keeps, exif);
  const findings = new Findings();
  const kept = new KeptBytes(file);
  const walk: Walk = { file, kept, findings, facts, exif, chunkCount: chunks.length };
  for (const chunk of chunks) takeChunk(walk, chunk);
  removeTrailing(findings, exif, file.subarray(riffEnd));
  if (facts.orientation > 1) findings.kept.add('orientation');
  if (facts.orientation > 1 && facts.ownExif === undefined) kept.insert(exifChunk(facts.orientation));
  const { width, height } = facts;
  const { removed, location } = findings;
  return {
    bytes: findings.isEmpty ? file : assemble(kept, facts, findings),
    report: { format: 'webp', width, height, removed, ...location, kept: [...findings.kept] },
  };
}

interface Facts {
  readonly width: number;
  readonly height: number;
  readonly orientation: number;
  readonly firstExif: { readonly chunk: Chunk; readonly facts: ExifFacts } | undefined;
  /** The chunk of Exif that says nothing but the orientation. */
  readonly ownExif: Chunk | undefined;
  readonly extended: Chunk | undefined;
  /** The picture; undefined in animations, whose frames have theirs. */
  readonly still: ImageData | undefined;
  readonly animation: Chunk | undefined;
  /** The profile, where its own bytes end, and what takes its place where it has tags that go. */
  readonly profile:
    | { readonly chunk: Chunk; readonly dataEnd: number; readonly rebuilt: Uint8Array | undefined }
    | undefined;
  /** The flags of the file that stay: its alpha and its animation. */
  readonly flags: number;
}

function readFacts(file: Uint8Array, chunks: readonly Chunk[], keeps: Keeps, exif: ExifReader): Facts {
  const [first] = chunks;
  const isExtended = first?.type === 'VP8X' && first.dataEnd - first.data >= EXTENDED_BYTES;
  const extended = isExtended ? first : undefined;
  const flags = extended === undefined ? 0 : file[extended.data]! & (flag.alpha | flag.animation);
  const found = findImageData(file, chunks);
  const frame = extended && chunks.find(({ type }) => type === 'ANMF');
  // An animation has no picture beside its frames.
  const still = frame !== undefined && (flags & flag.animation) !== 0 ? undefined : found;
  if (still === undefined && frame === undefined) {
    refuseBroken('WebP', HEAD_LENGTH, 'it has no picture (VP8, VP8L or ANMF) with a size');
  }
  if (extended === undefined && still?.stream !== first) {
    refuseBroken('WebP', HEAD_LENGTH, 'its first chunk must be VP8X, VP8 or VP8L');
  }
  const chunk = keeps.orientation ? chunks.find(({ type }) => type === 'EXIF') : undefined;
  const tiff = chunk && tiffOf(file, chunk);
  const firstExif = chunk && tiff && { chunk, facts: exif.read(tiff) };
  return {
    ...(extended === undefined ? still!.size : canvasOf(file, extended)),
    orientation: firstExif?.facts.orientation ?? 1,
    firstExif,
    ownExif: extended !== undefined && tiff !== undefined && isOrientationTiff(tiff) ? chunk : undefined,
    extended,
    still,
    animation:
      still === undefined
        ? chunks.find(({ type, data, dataEnd }) => type === 'ANIM' && dataEnd - data >= ANIMATION_BYTES)
        : undefined,
    profile: extended !== undefined && keeps.profile ? findProfile(file, chunks) : undefined,
    flags: extended === undefined ? Number(still!.size.hasAlpha) * flag.alpha : flags,
  };
}

/** RFC 9649 2.7: the size less one, three bytes each. */
function canvasOf(file: Uint8Array, { data }: Chunk): { width: number; height: number } {
  const read24 = (at: number) => file[at]! | (file[at + 1]! << 8) | (file[at + 2]! << 16);
  return { width: read24(data + 4) + 1, height: read24(data + 7) + 1 };
}

/** RFC 9649 2.7.1.4: the first chunk ICCP counts. */
function findProfile(file: Uint8Array, chunks: readonly Chunk[]): Facts['profile'] {
  const chunk = chunks.find(({ type }) => type === 'ICCP');
  if (chunk === undefined) return undefined;
  const { data, dataEnd } = chunk;
  const own = ownProfile(file.subarray(data, dataEnd));
  return own && { chunk, dataEnd: data + own.length, rebuilt: own.rebuilt };
}

function tiffOf(file: Uint8Array, { data, dataEnd }: Chunk): Uint8Array {
  return tiffIn(file.subarray(data, dataEnd));
}

interface Walk {
  readonly file: Uint8Array;
  readonly kept: KeptBytes;
  readonly findings: Findings;
  readonly facts: Facts;
  readonly exif: ExifReader;
  /** Chunks read, those of frames included. */
  chunkCount: number;
}

/** Keeps a chunk, or notes that it goes. VP8X is written anew. */
function takeChunk(walk: Walk, chunk: Chunk): void {
  const { file, kept, findings, facts, exif } = walk;
  const { type, start, data, dataEnd, end } = chunk;
  const { still, animation, profile, extended, firstExif, ownExif } = facts;
  const keepTo = (ownEnd: number) => findings.remove('other', keepChunk(kept, file, chunk, ownEnd));
  if (chunk === extended) takeExtended(walk, chunk);
  else if (type === 'ANMF' && extended !== undefined && still === undefined) takeFrame(walk, chunk);
  else if (chunk === still?.stream || chunk === ownExif) keepTo(dataEnd);
  else if (chunk === still?.alpha?.chunk) keepTo(still.alpha.dataEnd);
  else if (chunk === animation) keepTo(data + ANIMATION_BYTES);
  else if (chunk === profile?.chunk) {
    findings.kept.add('profile');
    if (profile.rebuilt === undefined) keepTo(profile.dataEnd);
    else {
      kept.insert(wholeChunk('ICCP', profile.rebuilt));
      findings.remove('other', Math.max(1, end - data - profile.rebuilt.length));
    }
  } else if (type === 'EXIF') {
    const known = chunk === firstExif?.chunk ? firstExif.facts : exif.read(tiffOf(file, chunk));
    removeExif(findings, known, end - start);
  } else if (type === 'XMP ') removeXmp(findings, file.subarray(data, dataEnd), end - start);
  else findings.remove(type === 'C2PA' ? 'c2pa' : type === 'ICCP' ? 'profile' : 'other', end - start);
}

/** Notes what VP8X has beside its flags and the canvas: reserved bytes that are not 0, and what follows. */
function takeExtended({ file, findings }: Walk, { data, end }: Chunk): void {
  for (let at = data + 1; at < data + 4; at++) findings.remove('other', Number(file[at] !== 0));
  findings.remove('other', end - data - EXTENDED_BYTES);
}

/** A frame of an animation, which may have chunks of its own that say nothing of its pixels. */
function takeFrame(walk: Walk, frame: Chunk): void {
  const { file, kept, findings } = walk;
  const from = frame.data + FRAME_HEAD;
  if (from > frame.dataEnd) refuseBroken('WebP', frame.start, 'a frame is cut off');
  const chunks = readChunks(file, from, frame.dataEnd, walk.chunkCount);
  walk.chunkCount += chunks.length;
  const image = findImageData(file, chunks);
  if (image === undefined) {
    findings.remove('other', frame.end - frame.start);
    return;
  }
  const { stream, alpha } = image;
  const alphaLength = alpha === undefined ? 0 : CHUNK_HEAD + paddedLength(alpha.dataEnd - alpha.chunk.data);
  const length = FRAME_HEAD + alphaLength + CHUNK_HEAD + paddedLength(stream.dataEnd - stream.data);
  kept.insert(chunkHead('ANMF', length));
  kept.keep(frame.data, from);
  if (alpha !== undefined) keepChunk(kept, file, alpha.chunk, alpha.dataEnd);
  keepChunk(kept, file, stream);
  findings.remove('other', Math.max(0, frame.end - from - (length - FRAME_HEAD)));
}

/** The head of the file, VP8X where it needs one, and what is kept. */
function assemble(kept: KeptBytes, facts: Facts, { kept: what }: Findings): Uint8Array {
  const { extended, orientation, flags, width, height } = facts;
  const needsExtended = extended !== undefined || orientation > 1;
  const canvas = needsExtended ? CHUNK_HEAD + EXTENDED_BYTES : 0;
  const head = new Uint8Array(HEAD_LENGTH + canvas);
  const view = new DataView(head.buffer);
  head.set(new TextEncoder().encode('RIFF'));
  view.setUint32(4, head.length + kept.length - CHUNK_HEAD, true);
  head.set(new TextEncoder().encode('WEBP'), CHUNK_HEAD);
  if (needsExtended) {
    const at = HEAD_LENGTH + CHUNK_HEAD;
    head.set(chunkHead('VP8X', EXTENDED_BYTES), HEAD_LENGTH);
    head[at] = flags | (Number(what.has('profile')) * flag.profile) | (Number(orientation > 1) * flag.exif);
    view.setUint32(at + 4, width - 1, true);
    // The height has the three bytes behind the three of the width.
    view.setUint16(at + 7, (height - 1) & 0xffff, true);
    head[at + 9] = (height - 1) >>> 16;
  }
  return kept.toBytes(head);
}

function exifChunk(orientation: number): Uint8Array {
  return wholeChunk('EXIF', orientationTiff(orientation));
}

/** A chunk with its head; a length that is odd is padded (RFC 9649 2.3). */
function wholeChunk(type: string, data: Uint8Array): Uint8Array {
  return joined([chunkHead(type, data.length), data, new Uint8Array(data.length & 1)]);
}
