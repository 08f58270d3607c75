import { asciiAt, hasText } from '../../formats/bytes.ts';
import { removeExif, removeTrailing, removeXmp } from './blocks.ts';
import { isOrientationTiff, orientationTiff, readExif } from './exif.ts';
import { Findings, type Keeps, type Stripped } from './findings.ts';
import { KeptBytes } from './kept-bytes.ts';
import { boundPieces, refuseBroken } from './refuse-picture.ts';

const HEAD_LENGTH = 12;
const CHUNK_HEAD = 8;

/** In an ANMF chunk, what precedes the chunks of the frame (RFC 9649 2.7.1.1). */
const FRAME_HEAD = 16;

/** The flags of VP8X (RFC 9649 2.7). */
const flag = { profile: 0x20, alpha: 0x10, exif: 0x08, animation: 0x02 } as const;

const PIXELS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L']);
const IN_FRAME: ReadonlySet<string> = new Set(['ALPH', 'VP8 ', 'VP8L']);

interface Chunk {
  readonly type: string;
  /** Where its type is; where its data ends; where the next chunk begins, behind a byte of padding. */
  readonly start: number;
  readonly dataEnd: number;
  readonly end: number;
}

/** A WebP (RFC 9649) without metadata: the chunks that decoders need stay, and the flags are those of what stays. */
export function stripWebp(file: Uint8Array, keeps: Keeps): Stripped {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const riffEnd = CHUNK_HEAD + view.getUint32(4, true);
  if (riffEnd > file.length) refuseBroken('WebP', 4, 'its length is more than that of the file');
  const chunks = readChunks(view, HEAD_LENGTH, riffEnd);
  const facts = readFacts(file, chunks, keeps);
  const findings = new Findings();
  const kept = new KeptBytes(file);
  const walk: Walk = { file, view, kept, findings, keeps, facts, chunkCount: chunks.length };
  for (const chunk of chunks) keepChunk(walk, chunk);
  removeTrailing(findings, file.subarray(riffEnd));
  if (facts.orientation > 1) findings.kept.add('orientation');
  if (facts.orientation > 1 && facts.ownExif === undefined) kept.insert(exifChunk(facts.orientation));
  const { width, height } = facts;
  const { removed, location } = findings;
  return {
    bytes: findings.isEmpty ? file : assemble(kept, facts, findings),
    report: { format: 'webp', width, height, removed, location, kept: [...findings.kept] },
  };
}

interface Facts {
  readonly width: number;
  readonly height: number;
  readonly orientation: number;
  /** The chunk of Exif that says nothing but the orientation. */
  readonly ownExif: Chunk | undefined;
  readonly extended: Chunk | undefined;
  /** The flags of the file that stay: its alpha and its animation. */
  readonly flags: number;
}

/** RFC 9649 2.3: a type, a length, the data, and a byte more where the length is odd. `counted` were read before. */
function readChunks(view: DataView, from: number, to: number, counted = 0): readonly Chunk[] {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  const chunks: Chunk[] = [];
  for (let start = from; start < to; ) {
    if (start + CHUNK_HEAD > to) refuseBroken('WebP', start, 'a chunk is cut off');
    const length = view.getUint32(start + 4, true);
    const dataEnd = start + CHUNK_HEAD + length;
    if (dataEnd > to) refuseBroken('WebP', start, 'a chunk is longer than the rest of the file');
    // Some programs leave out the padding of the last chunk.
    const end = Math.min(dataEnd + (length % 2), to);
    boundPieces('WebP', counted + chunks.length + 1);
    chunks.push({ type: asciiAt(bytes, start, 4), start, dataEnd, end });
    start = end;
  }
  return chunks;
}

function readFacts(file: Uint8Array, chunks: readonly Chunk[], keeps: Keeps): Facts {
  const pixels = chunks.find(({ type }) => PIXELS.has(type) || type === 'ANMF');
  if (pixels === undefined) refuseBroken('WebP', HEAD_LENGTH, 'it has no picture (VP8, VP8L or ANMF)');
  const [first] = chunks;
  const extended = first?.type === 'VP8X' && first.dataEnd - first.start >= 18 ? first : undefined;
  if (extended === undefined && first !== pixels) {
    refuseBroken('WebP', HEAD_LENGTH, 'its first chunk must be VP8X, VP8 or VP8L');
  }
  const exif = keeps.orientation ? chunks.find(({ type }) => type === 'EXIF') : undefined;
  const tiff = exif && tiffOf(file, exif);
  const { width, height, hasAlpha } = sizeOf(file, extended ?? pixels);
  return {
    width,
    height,
    orientation: tiff === undefined ? 1 : readExif(tiff).orientation,
    ownExif: extended !== undefined && tiff !== undefined && isOrientationTiff(tiff) ? exif : undefined,
    extended,
    flags:
      extended === undefined
        ? Number(hasAlpha) * flag.alpha
        : file[extended.start + CHUNK_HEAD]! & (flag.alpha | flag.animation),
  };
}

/** The Exif of a chunk: some programs write the head that JPEG has before it. */
function tiffOf(file: Uint8Array, { start, dataEnd }: Chunk): Uint8Array {
  const at = start + CHUNK_HEAD;
  return file.subarray(hasText(file, at, 'Exif\0\0') ? at + 6 : at, dataEnd);
}

/** The canvas of VP8X, or the size in the head of the bit stream (RFC 6386 9.1, RFC 9649 3.4). */
function sizeOf(file: Uint8Array, chunk: Chunk): { width: number; height: number; hasAlpha: boolean } {
  const at = chunk.start + CHUNK_HEAD;
  const view = new DataView(file.buffer, file.byteOffset, chunk.dataEnd);
  if (chunk.type === 'VP8X') {
    const read24 = (place: number) => view.getUint16(place, true) | (file[place + 2]! << 16);
    return { width: read24(at + 4) + 1, height: read24(at + 7) + 1, hasAlpha: false };
  }
  if (chunk.type === 'VP8L' && chunk.dataEnd - at >= 5 && file[at] === 0x2f) {
    const bits = view.getUint32(at + 1, true);
    const [width, height] = [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
    return { width, height, hasAlpha: ((bits >>> 28) & 1) === 1 };
  }
  if (chunk.type === 'VP8 ' && chunk.dataEnd - at >= 10 && hasText(file, at + 3, '\u009d\u0001\u002a')) {
    const [width, height] = [view.getUint16(at + 6, true) & 0x3fff, view.getUint16(at + 8, true) & 0x3fff];
    if (width > 0 && height > 0) return { width, height, hasAlpha: false };
  }
  return refuseBroken('WebP', chunk.start, 'its first picture has no size');
}

interface Walk {
  readonly file: Uint8Array;
  readonly view: DataView;
  readonly kept: KeptBytes;
  readonly findings: Findings;
  readonly keeps: Keeps;
  readonly facts: Facts;
  /** Chunks read, those of frames included. */
  chunkCount: number;
}

/** Keeps a chunk, or notes that it goes. VP8X is written anew. */
function keepChunk(walk: Walk, chunk: Chunk): void {
  const { file, kept, findings, keeps, facts } = walk;
  const { type, start, dataEnd, end } = chunk;
  if (chunk === facts.extended) return;
  if (type === 'ANMF') {
    keepFrame(walk, chunk);
  } else if (PIXELS.has(type) || type === 'ALPH' || type === 'ANIM' || chunk === facts.ownExif) {
    keepPadded(kept, chunk);
  } else if (type === 'ICCP' && keeps.profile && facts.extended !== undefined) {
    findings.kept.add('profile');
    keepPadded(kept, chunk);
  } else if (type === 'EXIF') {
    removeExif(findings, tiffOf(file, chunk), end - start);
  } else if (type === 'XMP ') {
    removeXmp(findings, file.subarray(start + CHUNK_HEAD, dataEnd), end - start);
  } else {
    findings.remove(type === 'C2PA' ? 'c2pa' : type === 'ICCP' ? 'profile' : 'other', end - start);
  }
}

/** A frame of an animation, which may have chunks of its own that say nothing of its pixels. */
function keepFrame(walk: Walk, frame: Chunk): void {
  const { view, kept, findings } = walk;
  const from = frame.start + CHUNK_HEAD + FRAME_HEAD;
  if (from > frame.dataEnd) refuseBroken('WebP', frame.start, 'a frame is cut off');
  const chunks = readChunks(view, from, frame.dataEnd, walk.chunkCount);
  walk.chunkCount += chunks.length;
  const shown = chunks.filter(({ type }) => IN_FRAME.has(type));
  if (shown.length === chunks.length) {
    keepPadded(kept, frame);
    return;
  }
  const length = shown.reduce((sum, { start, dataEnd }) => sum + paddedLength(dataEnd - start), FRAME_HEAD);
  kept.insert(chunkHead('ANMF', length));
  kept.keep(from - FRAME_HEAD, from);
  for (const chunk of shown) keepPadded(kept, chunk);
  findings.remove('other', frame.dataEnd - from - (length - FRAME_HEAD));
}

function keepPadded(kept: KeptBytes, { start, dataEnd, end }: Chunk): void {
  kept.keep(start, end);
  if (paddedLength(dataEnd - start) > end - start) kept.insert(Uint8Array.of(0));
}

function paddedLength(bytes: number): number {
  return bytes + (bytes % 2);
}

/** The head of the file, VP8X where it needs one, and what is kept. */
function assemble(kept: KeptBytes, facts: Facts, { kept: what }: Findings): Uint8Array {
  const { extended, orientation, flags, width, height } = facts;
  const needsExtended = extended !== undefined || orientation > 1;
  const canvas = needsExtended ? CHUNK_HEAD + 10 : 0;
  const head = new Uint8Array(HEAD_LENGTH + canvas);
  const view = new DataView(head.buffer);
  head.set(new TextEncoder().encode('RIFF'));
  view.setUint32(4, head.length + kept.length - CHUNK_HEAD, true);
  head.set(new TextEncoder().encode('WEBP'), CHUNK_HEAD);
  if (needsExtended) {
    const at = HEAD_LENGTH + CHUNK_HEAD;
    head.set(chunkHead('VP8X', 10), HEAD_LENGTH);
    head[at] = flags | (Number(what.has('profile')) * flag.profile) | (Number(orientation > 1) * flag.exif);
    view.setUint32(at + 4, width - 1, true);
    // The height has the three bytes behind the three of the width.
    view.setUint16(at + 7, (height - 1) & 0xffff, true);
    head[at + 9] = (height - 1) >>> 16;
  }
  return kept.toBytes(head);
}

function exifChunk(orientation: number): Uint8Array {
  const tiff = orientationTiff(orientation);
  return Uint8Array.of(...chunkHead('EXIF', tiff.length), ...tiff);
}

function chunkHead(type: string, length: number): Uint8Array {
  const head = new Uint8Array(CHUNK_HEAD);
  head.set(new TextEncoder().encode(type));
  new DataView(head.buffer).setUint32(4, length, true);
  return head;
}
