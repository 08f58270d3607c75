import { typeAt } from '../../../formats/bytes.ts';
import { refuseBroken } from '../refuse-picture.ts';
import { type Box, type BoxReader, FORMAT } from './boxes.ts';
import type { Extent } from './extents.ts';
import { Fields } from './fields.ts';

/** An item of a file (ISO/IEC 14496-12 8.11): a picture, a tile, an alpha plane, Exif, XMP. */
export interface Item {
  readonly id: number;
  /** `hvc1`, `av01`, `grid`, `Exif`, `mime` ...; empty in the first versions of `infe`. */
  readonly type: string;
  /** Of `mime`: the media type. */
  readonly contentType: string;
  /** Its entry in `iinf`, and where its name begins there. */
  readonly box: Box;
  readonly nameStart: number;
  readonly nameEnd: number;
}

/** Where an item has its bytes. */
export interface Location {
  readonly id: number;
  /** Its entry in `iloc`. */
  readonly start: number;
  readonly end: number;
  readonly extents: readonly Extent[];
}

/** The entries of `iinf`. */
export function readItems(reader: BoxReader, box: Box): readonly Item[] {
  const fields = new Fields(reader, box);
  const count = fields.number(fields.version === 0 ? 2 : 4);
  const boxes = reader.boxes(fields.at, box.end).filter(({ type }) => type === 'infe');
  if (boxes.length !== count)
    refuseBroken(FORMAT, box.start, 'iinf has another number of entries than it says');
  return boxes.map((entry) => itemOf(reader, entry));
}

function itemOf(reader: BoxReader, box: Box): Item {
  const fields = new Fields(reader, box);
  const { version } = fields;
  const id = fields.number(version === 3 ? 4 : 2);
  fields.take(2);
  const type = version >= 2 ? typeAt(reader.file, fields.take(4)) : '';
  const nameStart = fields.at;
  fields.passText();
  const nameEnd = fields.at;
  fields.passText();
  const isMime = type === 'mime' || version < 2;
  const contentType = isMime ? textOf(reader.file, nameEnd, fields.at) : '';
  return { id, type, contentType, box, nameStart, nameEnd };
}

function textOf(file: Uint8Array, start: number, end: number): string {
  return new TextDecoder('latin1')
    .decode(file.subarray(start, Math.min(end, start + MAX_TYPE)))
    .replace(/\0.*$/s, '');
}

/** Longest media type that is looked at. */
const MAX_TYPE = 100;

/** The head of `iloc`, of which each version has its own lengths of numbers (ISO/IEC 14496-12 8.11.3). */
export interface Locations {
  /** Where the number of entries is, its length, and where the first entry begins. */
  readonly countAt: number;
  readonly countBytes: number;
  readonly entries: readonly Location[];
}

/** Where items are: in the file, or in the bytes of `idat`. */
export function readLocations(reader: BoxReader, box: Box, idat: Box | undefined): Locations {
  const fields = new Fields(reader, box);
  const { version } = fields;
  if (version > 2) refuseBroken(FORMAT, box.start, 'iloc is of a version that there is not');
  const lengths = fields.number(2);
  const [offsetBytes, lengthBytes, baseBytes] = [lengths >>> 12, (lengths >>> 8) & 15, (lengths >>> 4) & 15];
  const indexBytes = version === 0 ? 0 : lengths & 15;
  const countAt = fields.at;
  const countBytes = version === 2 ? 4 : 2;
  const count = fields.number(countBytes);
  const entries: Location[] = [];
  for (let index = 0; index < count; index++) {
    const start = fields.at;
    const id = fields.number(countBytes);
    const method = version === 0 ? 0 : fields.number(2) & 15;
    const isElsewhere = fields.number(2) !== 0;
    const base = fields.number(baseBytes);
    const parts = fields.number(2);
    reader.count(1 + parts);
    const extents: Extent[] = [];
    for (let part = 0; part < parts; part++) {
      fields.number(indexBytes);
      const offset = base + fields.number(offsetBytes);
      const length = fields.number(lengthBytes);
      const extent = isElsewhere ? undefined : extentOf(reader, { method, offset, length }, idat);
      if (extent !== undefined) extents.push(extent);
    }
    entries.push({ id, start, end: fields.at, extents });
  }
  return { countAt, countBytes, entries };
}

/** Bytes of the file; undefined for those of another item, which has its own extents. A length of 0 is all that follows. */
function extentOf(
  { file }: BoxReader,
  { method, offset, length }: { readonly method: number; readonly offset: number; readonly length: number },
  idat: Box | undefined,
): Extent | undefined {
  if (method > 1) return undefined;
  const from = method === 1 ? idat?.data : 0;
  const to = method === 1 ? idat?.end : file.length;
  if (from === undefined || to === undefined)
    refuseBroken(FORMAT, 0, 'an item is in idat, which there is not');
  const start = from + offset;
  const end = length === 0 ? to : start + length;
  if (end > to || start > to) refuseBroken(FORMAT, Math.min(start, to), 'an item is cut off');
  return { start, end };
}
