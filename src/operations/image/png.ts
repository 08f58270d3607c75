import { asciiAt, hasText } from '../../formats/bytes.ts';
import { crc32 } from '../../formats/zlib.ts';
import { removeExif, removeTrailing, removeXmp } from './blocks.ts';
import { isOrientationTiff, orientationTiff, readExif } from './exif.ts';
import { Findings, type Keeps, type Stripped } from './findings.ts';
import { KeptBytes } from './kept-bytes.ts';
import { boundPieces, refuseBroken } from './refuse-picture.ts';

const SIGNATURE_LENGTH = 8;

/** A length, a type and a CRC (W3C PNG 5.3). */
const AROUND_DATA = 12;

/** The ancillary chunks that say how pixels look, and those of animation (W3C PNG 11.3). */
const SHOWN: ReadonlySet<string> = new Set(
  'tRNS gAMA cHRM sRGB sBIT bKGD pHYs cICP mDCV cLLI hIST sPLT acTL fcTL fdAT'.split(' '),
);

const TEXTS: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt']);

/** The keyword of XMP in an iTXt chunk (XMP part 3, 1.1.5). */
const XMP = 'XML:com.adobe.xmp\0';

interface Chunk {
  readonly type: string;
  /** Where its length is, and where the next chunk begins. */
  readonly start: number;
  readonly end: number;
  readonly data: Uint8Array;
}

/** A PNG without metadata: the chunks that decoders need stay, byte for byte. */
export function stripPng(file: Uint8Array, keeps: Keeps): Stripped {
  const chunks = readChunks(file);
  const end = chunks.at(-1)!.end;
  const findings = new Findings();
  const kept = new KeptBytes(file);
  kept.keep(0, SIGNATURE_LENGTH);
  const exif = keeps.orientation ? chunks.find(({ type }) => type === 'eXIf') : undefined;
  const orientation = exif === undefined ? 1 : readExif(exif.data).orientation;
  const own = exif !== undefined && isOrientationTiff(exif.data) ? exif : undefined;
  if (orientation > 1) findings.kept.add('orientation');
  for (const chunk of chunks) {
    if (chunk === own || stays(chunk, keeps, findings)) kept.keep(chunk.start, chunk.end);
    // Before the pixels, where a reader that shows them as they come can use it.
    if (chunk.type === 'IHDR' && orientation > 1 && own === undefined) kept.insert(exifChunk(orientation));
  }
  removeTrailing(findings, file.subarray(end));
  const header = new DataView(file.buffer, file.byteOffset + 16, 8);
  const { removed, location } = findings;
  return {
    bytes: findings.isEmpty ? file : kept.toBytes(),
    report: {
      format: 'png',
      width: header.getUint32(0),
      height: header.getUint32(4),
      removed,
      location,
      kept: [...findings.kept],
    },
  };
}

/** Every chunk up to IEND, each with the right CRC. */
function readChunks(file: Uint8Array): readonly Chunk[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  let hasPixels = false;
  for (let start = SIGNATURE_LENGTH; ; ) {
    if (start + AROUND_DATA > file.length)
      refuseBroken('PNG', start, 'the chunk of its end (IEND) is missing');
    const end = start + AROUND_DATA + view.getUint32(start);
    const type = asciiAt(file, start + 4, 4);
    if (!/^[A-Za-z]{4}$/.test(type))
      refuseBroken('PNG', start + 4, 'the type of a chunk must be four letters');
    if (end > file.length)
      refuseBroken('PNG', start, `the chunk ${type} is longer than the rest of the file`);
    if (crc32(file.subarray(start + 4, end - 4)) !== view.getUint32(end - 4)) {
      refuseBroken('PNG', end - 4, `the CRC of the chunk ${type} is wrong`);
    }
    const data = file.subarray(start + 8, end - 4);
    if (chunks.length === 0 && (type !== 'IHDR' || !isHeader(data))) {
      refuseBroken('PNG', start, 'its first chunk must be IHDR, with a width and a height');
    }
    boundPieces('PNG', chunks.length + 1);
    chunks.push({ type, start, end, data });
    hasPixels ||= type === 'IDAT';
    start = end;
    if (type !== 'IEND') continue;
    if (!hasPixels) refuseBroken('PNG', end - AROUND_DATA, 'it has no pixels (IDAT)');
    return chunks;
  }
}

/** 13 bytes, of which the first eight are two lengths that are not 0 (W3C PNG 11.2.1). */
function isHeader(data: Uint8Array): boolean {
  return data.length === 13 && [0, 4].every((at) => data.subarray(at, at + 4).some((byte) => byte !== 0));
}

/** Whether a chunk stays; what goes is noted. */
function stays({ type, start, end, data }: Chunk, keeps: Keeps, findings: Findings): boolean {
  const bytes = end - start;
  // W3C PNG 5.4: a capital first letter says that a decoder cannot do without.
  if (SHOWN.has(type) || /^[A-Z]/.test(type)) return true;
  if (type === 'iCCP' && keeps.profile) {
    findings.kept.add('profile');
    return true;
  }
  if (type === 'eXIf') removeExif(findings, data, bytes);
  else if (type === 'iTXt' && hasText(data, 0, XMP)) removeXmp(findings, data, bytes);
  else if (TEXTS.has(type)) findings.remove('text', bytes);
  else if (type === 'tIME') findings.remove('time', bytes);
  else if (type === 'caBX') findings.remove('c2pa', bytes);
  else findings.remove(type === 'iCCP' ? 'profile' : 'other', bytes);
  return false;
}

function exifChunk(orientation: number): Uint8Array {
  const tiff = orientationTiff(orientation);
  const chunk = new Uint8Array(AROUND_DATA + tiff.length);
  chunk.set([0, 0, 0, tiff.length, ...new TextEncoder().encode('eXIf'), ...tiff]);
  new DataView(chunk.buffer).setUint32(8 + tiff.length, crc32(chunk.subarray(4, 8 + tiff.length)));
  return chunk;
}
