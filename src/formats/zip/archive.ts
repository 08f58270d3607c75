/**
 * ZIP archives (APPNOTE.TXT), written:
 *
 *     local header, bytes    for each file
 *     central header         for each file, with the offset of its local header
 *     end record
 *
 * directory.ts reads those of others, entry.ts unpacks a file of one. Times are those of 1980, so that equal files make
 * equal archives. Left out of the writer: ZIP64, encryption and names beyond ASCII; the reader knows ZIP64.
 */
import type { ZipPart } from './part.ts';

/** Bytes of a local file header, a central directory header and the end record without names (APPNOTE.TXT 4.3). */
const LOCAL_HEADER = 30;
const CENTRAL_HEADER = 46;
const END_RECORD = 22;

/** 1980-01-01 00:00:00, the earliest time of MS-DOS: the same files give the same archive. */
const TIME = 0;
const DATE = 0x0021;

/** Version 2.0: deflate (4.4.3.2). */
const VERSION = 20;
const DEFLATED = 8;

/** A ZIP archive of the parts in their order (APPNOTE.TXT 6.3.10). Names are ASCII, sizes are in the local headers. */
export function zipArchive(parts: readonly ZipPart[]): Uint8Array {
  const lengths = parts.map(({ compressed }) => compressed.reduce((sum, piece) => sum + piece.length, 0));
  const names = parts.reduce((sum, { name }) => sum + name.length, 0);
  const data = lengths.reduce((sum, length) => sum + length, 0);
  const total = parts.length * (LOCAL_HEADER + CENTRAL_HEADER) + 2 * names + data + END_RECORD;
  const file = new ArchiveBytes(total);
  const offsets = parts.map((part, index) => {
    const offset = file.at;
    writeLocalHeader(file, part, lengths[index]!);
    for (const piece of part.compressed) file.bytes(piece);
    return offset;
  });
  const directory = file.at;
  for (const [index, part] of parts.entries()) {
    writeCentralHeader(file, part, lengths[index]!, offsets[index]!);
  }
  writeEnd(file, parts.length, directory);
  if (file.at !== total) throw new Error(`The archive has ${file.at} bytes instead of ${total}`);
  return file.whole;
}

/** 4.3.7. */
function writeLocalHeader(file: ArchiveBytes, part: ZipPart, length: number): void {
  file.u32(0x04034b50);
  file.u16(VERSION);
  writeCommon(file, part, length);
  file.ascii(part.name);
}

/** 4.3.12: no comment, no attributes, first disk. */
function writeCentralHeader(file: ArchiveBytes, part: ZipPart, length: number, offset: number): void {
  file.u32(0x02014b50);
  file.u16(VERSION);
  file.u16(VERSION);
  writeCommon(file, part, length);
  file.u16(0);
  file.u16(0);
  file.u16(0);
  file.u32(0);
  file.u32(offset);
  file.ascii(part.name);
}

/** The fields of both headers: flags, method, time, CRC-32, sizes, lengths of name and extra field. */
function writeCommon(file: ArchiveBytes, { name, crc, size }: ZipPart, length: number): void {
  file.u16(0);
  file.u16(DEFLATED);
  file.u16(TIME);
  file.u16(DATE);
  file.u32(crc);
  file.u32(length);
  file.u32(size);
  file.u16(name.length);
  file.u16(0);
}

/** 4.3.16. */
function writeEnd(file: ArchiveBytes, count: number, directory: number): void {
  const size = file.at - directory;
  file.u32(0x06054b50);
  file.u16(0);
  file.u16(0);
  file.u16(count);
  file.u16(count);
  file.u32(size);
  file.u32(directory);
  file.u16(0);
}

/** Little-endian fields, one after the other. */
class ArchiveBytes {
  readonly whole: Uint8Array;
  at = 0;
  readonly #view: DataView;

  constructor(length: number) {
    this.whole = new Uint8Array(length);
    this.#view = new DataView(this.whole.buffer);
  }

  u16(value: number): void {
    this.#view.setUint16(this.at, value, true);
    this.at += 2;
  }

  u32(value: number): void {
    this.#view.setUint32(this.at, value, true);
    this.at += 4;
  }

  ascii(text: string): void {
    for (let index = 0; index < text.length; index++) this.whole[this.at++] = text.charCodeAt(index);
  }

  bytes(bytes: Uint8Array): void {
    this.whole.set(bytes, this.at);
    this.at += bytes.length;
  }
}
