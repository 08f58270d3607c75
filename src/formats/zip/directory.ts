import { hasText } from '../bytes.ts';
import { isUtf8 } from '../utf8.ts';

/** A file of an archive, as the central directory describes it (APPNOTE.TXT 6.3.10, 4.3.12). */
export interface ZipEntry {
  /** With `/` between folders, whatever the archive has. */
  readonly name: string;
  readonly isEncrypted: boolean;
  /** 4.4.5: 0 stored, 8 deflated. */
  readonly method: number;
  readonly crc: number;
  /** Bytes after decompression. */
  readonly size: number;
  /** The bytes in the archive. */
  readonly stored: Uint8Array;
}

/** Called with what is wrong with an archive. */
export type RefuseZip = (reason: string) => never;

/** Bytes of the records without names, extra fields and comments. */
const LOCAL_HEADER = 30;
const CENTRAL_HEADER = 46;
const END_RECORD = 22;
const END_LOCATOR = 20;
const END_RECORD_64 = 56;

/** A comment of the end record has at most this many bytes. */
const MAX_COMMENT = 0xffff;

const LOCAL_MARK = 'PK\u0003\u0004';
const CENTRAL_MARK = 'PK\u0001\u0002';
const END_MARK = 'PK\u0005\u0006';
const LOCATOR_MARK = 'PK\u0006\u0007';
const END_MARK_64 = 'PK\u0006\u0006';

/** What a field of 16 or 32 bits has where the value is in a record of ZIP64 (4.5.3). */
const IN_ZIP64 = 0xffffffff;

/** Whether bytes begin as an archive does that has a file, or as one that has none. */
export function isZip(bytes: Uint8Array): boolean {
  return hasText(bytes, 0, LOCAL_MARK) || hasText(bytes, 0, END_MARK);
}

/**
 * The files of an archive, in the order of its central directory. Calls `refuse` for more than `most` files, for a
 * directory that does not agree with the headers of the files, for files that overlap or have the same name in any
 * case. What is compressed is not read.
 */
export function readZip(bytes: Uint8Array, most: number, refuse: RefuseZip): readonly ZipEntry[] {
  return new DirectoryReader(bytes, refuse).read(most);
}

/** Where the central directory is. */
interface Directory {
  readonly count: number;
  readonly start: number;
  readonly end: number;
}

/** An entry with the place of its local header. */
interface PlacedEntry {
  readonly start: number;
  readonly end: number;
  readonly entry: ZipEntry;
}

class DirectoryReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #refuse: RefuseZip;

  constructor(bytes: Uint8Array, refuse: RefuseZip) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#refuse = refuse;
  }

  read(most: number): readonly ZipEntry[] {
    const directory = this.#directory();
    if (directory.count > most) {
      this.#refuse(`has ${grouped(directory.count)} files inside, at most ${grouped(most)} are read`);
    }
    const placed: PlacedEntry[] = [];
    let at = directory.start;
    for (let index = 0; index < directory.count; index++) {
      if (at + CENTRAL_HEADER > directory.end || !hasText(this.#bytes, at, CENTRAL_MARK)) this.#refuseAt(at);
      placed.push(this.#entry(at, directory));
      at += CENTRAL_HEADER + this.#u16(at + 28) + this.#u16(at + 30) + this.#u16(at + 32);
    }
    if (at > directory.end) this.#refuseAt(at);
    this.#refuseOverlaps(placed);
    return placed.map(({ entry }) => entry);
  }

  /** 4.3.16: the end record is found from behind, since a comment of unknown length follows it. */
  #directory(): Directory {
    const bytes = this.#bytes;
    let at = bytes.length - END_RECORD;
    const first = Math.max(0, at - MAX_COMMENT);
    while (
      at >= first &&
      !(hasText(bytes, at, END_MARK) && at + END_RECORD + this.#u16(at + 20) <= bytes.length)
    )
      at--;
    if (at < first)
      this.#refuse('is a broken ZIP archive: its directory is missing, so it may have been cut off');
    const locator = at - END_LOCATOR;
    if (locator >= 0 && hasText(bytes, locator, LOCATOR_MARK)) return this.#directory64(locator);
    if (this.#u16(at + 4) !== this.#u16(at + 6))
      this.#refuse('is one volume of a ZIP archive that has several');
    return this.#within(this.#u16(at + 10), this.#u32(at + 16), this.#u32(at + 12), at);
  }

  /** 4.3.14 and 4.3.15. */
  #directory64(locator: number): Directory {
    const at = this.#u64(locator + 8);
    if (at + END_RECORD_64 > locator || !hasText(this.#bytes, at, END_MARK_64)) this.#refuseAt(locator);
    return this.#within(this.#u64(at + 32), this.#u64(at + 48), this.#u64(at + 40), at);
  }

  #within(count: number, start: number, size: number, limit: number): Directory {
    if (start + size > limit || count * CENTRAL_HEADER > size) this.#refuseAt(limit);
    return { count, start, end: start + size };
  }

  #entry(at: number, directory: Directory): PlacedEntry {
    const nameStart = at + CENTRAL_HEADER;
    const nameEnd = nameStart + this.#u16(at + 28);
    if (nameEnd + this.#u16(at + 30) > directory.end) this.#refuseAt(at);
    const nameBytes = this.#bytes.subarray(nameStart, nameEnd);
    const { size, length, offset } = this.#sizes(at, nameEnd);
    const dataStart = this.#dataStart(offset, nameBytes, directory.start);
    const end = dataStart + length;
    if (end > directory.start) this.#refuseAt(at);
    const entry = {
      name: nameOf(nameBytes),
      isEncrypted: (this.#u16(at + 8) & 1) === 1,
      method: this.#u16(at + 10),
      crc: this.#u32(at + 16),
      size,
      stored: this.#bytes.subarray(dataStart, end),
    };
    return { start: offset, end, entry };
  }

  /** Sizes and place of an entry: the extra field of ZIP64 has those that need more than 32 bits (4.5.3), in order. */
  #sizes(at: number, extraStart: number): { size: number; length: number; offset: number } {
    const fields = [this.#u32(at + 24), this.#u32(at + 20), this.#u32(at + 42)];
    const extraEnd = extraStart + this.#u16(at + 30);
    let from = extraStart;
    while (from + 4 <= extraEnd && this.#u16(from) !== 1) from += 4 + this.#u16(from + 2);
    let field = from + 4;
    const [size, length, offset] = fields.map((value) => {
      if (value !== IN_ZIP64) return value;
      if (field + 8 > extraEnd) this.#refuseAt(at);
      field += 8;
      return this.#u64(field - 8);
    });
    return { size: size!, length: length!, offset: offset! };
  }

  /** 4.3.7. Its own sizes may be absent; its name must be that of the directory, or programs would differ on it. */
  #dataStart(offset: number, name: Uint8Array, limit: number): number {
    if (offset + LOCAL_HEADER > limit || !hasText(this.#bytes, offset, LOCAL_MARK)) this.#refuseAt(offset);
    const nameStart = offset + LOCAL_HEADER;
    const nameEnd = nameStart + this.#u16(offset + 26);
    const isSame =
      nameEnd - nameStart === name.length &&
      name.every((byte, index) => byte === this.#bytes[nameStart + index]);
    if (!isSame) this.#refuse(`is a broken ZIP archive: a file at byte ${offset} has two names`);
    return nameEnd + this.#u16(offset + 28);
  }

  #refuseOverlaps(placed: readonly PlacedEntry[]): void {
    const names = new Set<string>();
    for (const { entry } of placed) {
      const name = entry.name.toLowerCase();
      if (names.has(name)) this.#refuse(`is a broken ZIP archive: it has ${shown(entry.name)} twice`);
      names.add(name);
    }
    const sorted = placed.toSorted((one, other) => one.start - other.start);
    for (const [index, { start, entry }] of sorted.entries()) {
      if (index === 0 || sorted[index - 1]!.end <= start) continue;
      this.#refuse(`is a broken ZIP archive: ${shown(entry.name)} overlaps another file`);
    }
  }

  #refuseAt(at: number): never {
    return this.#refuse(`is a broken ZIP archive at byte ${at}`);
  }

  #u16(at: number): number {
    return this.#view.getUint16(at, true);
  }

  #u32(at: number): number {
    return this.#view.getUint32(at, true);
  }

  /** Numbers beyond those of a double are larger than any file. */
  #u64(at: number): number {
    return Number(this.#view.getBigUint64(at, true));
  }
}

/** 4.4.17 and appendix D: UTF-8 where it is that; other names are in no workbook. Some writers have backslashes. */
function nameOf(bytes: Uint8Array): string {
  const encoding = isUtf8(bytes) ? 'utf-8' : 'latin1';
  return new TextDecoder(encoding).decode(bytes).replaceAll('\\', '/');
}

/** Longest part of a name in a refusal. */
const SHOWN = 60;

function shown(name: string): string {
  return name.length <= SHOWN ? name : `${name.slice(0, SHOWN).toWellFormed()}...`;
}

function grouped(number: number): string {
  return number.toLocaleString('en-US');
}
