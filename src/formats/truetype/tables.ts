import { InputError } from '../../errors.ts';

/** The tables of a TrueType file by their four-letter tags (OpenType 1.9, "Table Directory"). */
export type Tables = ReadonlyMap<string, DataView>;

const TRUE_TYPE = 0x00010000;
const TRUE_TYPE_OF_APPLE = 0x74727565;
/** Fonts that are whole and of another kind, by their first four bytes. */
const otherKinds: ReadonlyMap<number, string> = new Map([
  [0x4f54544f, 'has CFF outlines, where TrueType ones are needed'],
  [0x74746366, 'is a collection of fonts, where one is needed'],
  [0x774f4632, 'is packed as WOFF 2, where a TrueType file is needed'],
]);

const DIRECTORY_BYTES = 12;
const RECORD_BYTES = 16;

/**
 * Reads the table directory. Throws InputError for anything but a TrueType file with outlines in `glyf`: collections,
 * OpenType with CFF outlines, and files cut short.
 */
export function readTables(file: Uint8Array): Tables {
  return new Map(
    readDirectory(file, file.byteLength).map(({ tag, offset, length }) => [
      tag,
      new DataView(file.buffer, file.byteOffset + offset, length),
    ]),
  );
}

/** Where a table is in its file. */
interface TableRecord {
  readonly tag: string;
  readonly offset: number;
  readonly length: number;
}

/** The same of the beginning of a file of `size` bytes. */
export function readDirectory(file: Uint8Array, size: number): readonly TableRecord[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const version = file.byteLength < DIRECTORY_BYTES ? 0 : view.getUint32(0);
  if (version !== TRUE_TYPE && version !== TRUE_TYPE_OF_APPLE)
    refuseFont(otherKinds.get(version) ?? 'is not a TrueType font');
  const count = view.getUint16(4);
  if (DIRECTORY_BYTES + count * RECORD_BYTES > file.byteLength) refuseFont('is cut short');
  return Array.from({ length: count }, (_, index) => {
    const record = DIRECTORY_BYTES + index * RECORD_BYTES;
    const tag = String.fromCharCode(...file.subarray(record, record + 4));
    const [offset, length] = [view.getUint32(record + 8), view.getUint32(record + 12)];
    if (offset + length > size) refuseFont(`is cut short: its table ${tag} is not whole`);
    return { tag, offset, length };
  });
}

/** A required table of a font. */
export function tableOf(tables: Tables, tag: string): DataView {
  return tables.get(tag) ?? refuseFont(`has no table ${tag}`);
}

/**
 * Writes a TrueType file: the directory, then the tables in the order of their tags, each at a multiple of four
 * bytes, with their checksums.
 */
export function writeTables(tables: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const tags = Object.keys(tables).sort();
  const size = tags.reduce(
    (sum, tag) => sum + padded(tables[tag]!.length),
    DIRECTORY_BYTES + tags.length * RECORD_BYTES,
  );
  const file = new Uint8Array(size);
  const view = new DataView(file.buffer);
  writeDirectoryHead(view, tags.length);
  let offset = DIRECTORY_BYTES + tags.length * RECORD_BYTES;
  for (const [index, tag] of tags.entries()) {
    const table = tables[tag]!;
    file.set(table, offset);
    const record = DIRECTORY_BYTES + index * RECORD_BYTES;
    for (let at = 0; at < 4; at++) file[record + at] = tag.charCodeAt(at);
    view.setUint32(record + 4, checksum(view, offset, padded(table.length)));
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, table.length);
    offset += padded(table.length);
  }
  return file;
}

function writeDirectoryHead(view: DataView, count: number): void {
  const selector = Math.floor(Math.log2(count));
  view.setUint32(0, TRUE_TYPE);
  view.setUint16(4, count);
  view.setUint16(6, 2 ** selector * 16);
  view.setUint16(8, selector);
  view.setUint16(10, count * 16 - 2 ** selector * 16);
}

function padded(length: number): number {
  return (length + 3) & ~3;
}

/** The sum of the words of a table, modulo 2^32. */
function checksum(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

/** Throws an InputError with the reason why a font cannot be used. */
export function refuseFont(message: string): never {
  throw new InputError([{ pointer: '', message }]);
}
