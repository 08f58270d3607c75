import { inflate } from '../deflate/zlib.ts';
import { refuseFont, writeTables } from './tables.ts';

const WOFF = 0x774f4646;
const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;

/** More than any font has. */
const MAX_BYTES = 128 * 1024 * 1024;

/** A font as a TrueType file: one in WOFF 1.0 unpacked, others as they are. Throws InputError for a broken WOFF. */
export function unpackedFont(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.byteLength < HEADER_BYTES || view.getUint32(0) !== WOFF) return file;
  if (view.getUint32(8) > file.byteLength) refuseFont('is cut short');
  const tables: Record<string, Uint8Array> = {};
  let total = 0;
  for (let index = 0; index < view.getUint16(12); index++) {
    const entry = HEADER_BYTES + index * ENTRY_BYTES;
    if (entry + ENTRY_BYTES > file.byteLength) refuseFont('is cut short');
    const tag = String.fromCharCode(...file.subarray(entry, entry + 4));
    total += view.getUint32(entry + 12);
    if (total > MAX_BYTES) refuseFont(`has more than ${MAX_BYTES} bytes`);
    tables[tag] = tableAt(file, view, entry) ?? refuseFont(`has a table ${tag} that is not whole`);
  }
  return writeTables(tables);
}

/** A table is compressed if it is shorter in the file than it is (WOFF 1.0, 5). */
function tableAt(file: Uint8Array, view: DataView, entry: number): Uint8Array | undefined {
  const [offset, stored, length] = [4, 8, 12].map((at) => view.getUint32(entry + at)) as [
    number,
    number,
    number,
  ];
  if (offset + stored > file.byteLength) return undefined;
  const bytes = file.subarray(offset, offset + stored);
  const table = stored < length ? inflate(bytes, length) : bytes;
  return table?.length === length ? table : undefined;
}
