import { joined } from '../../../formats/bytes.ts';
import { BOX_HEAD, type Box, FULL_HEAD, numberOf, writtenBox } from './boxes.ts';
import { type HeifMeta, isOwnName, metaBoxes } from './meta.ts';
import { writtenTable } from './properties.ts';
import { writtenReferences } from './references.ts';

/**
 * The box `meta` without what goes, as long as it was: free space follows what stays. `file` is the file with its blanks.
 */
export function writtenMeta(meta: HeifMeta, file: Uint8Array): Uint8Array {
  const { box } = meta;
  const ids = new Set(meta.going.map(({ id }) => id));
  const goes = (id: number): boolean => ids.has(id);
  const parts = meta.boxes.flatMap((part) => writtenPart(meta, file, part, goes) ?? []);
  const head = file.slice(box.start, box.data + FULL_HEAD);
  const room = box.end - box.start - head.length - parts.reduce((sum, { length }) => sum + length, 0);
  if (room === 0) return joined([head, ...parts]);
  if (room >= BOX_HEAD)
    return joined([head, ...parts, writtenBox('free', [new Uint8Array(room - BOX_HEAD)])]);
  // Fewer bytes than a box has are more zeroes behind the name of the handler (ISO/IEC 14496-12 8.4.3).
  const handler = meta.boxes.findIndex(({ type }) => type === 'hdlr');
  const padded = parts.map((part, index) =>
    index === handler ? writtenBox('hdlr', [part.subarray(BOX_HEAD), new Uint8Array(room)]) : part,
  );
  return joined([head, ...padded]);
}

/** Undefined for a part that goes. */
function writtenPart(
  meta: HeifMeta,
  file: Uint8Array,
  part: Box,
  goes: (id: number) => boolean,
): Uint8Array | undefined {
  switch (part.type) {
    case 'iinf':
      return writtenItems(meta, file, part, goes);
    case 'iloc':
      return writtenLocations(meta, file, part, goes);
    case 'iref':
      return meta.references && writtenReferences(meta.references, goes);
    case 'iprp':
      return writtenProperties(meta, file, goes);
    case 'free':
    case 'skip':
      return undefined;
    default:
      return metaBoxes.has(part.type) ? file.slice(part.start, part.end) : undefined;
  }
}

function writtenItems(
  { items }: HeifMeta,
  file: Uint8Array,
  { data }: Box,
  goes: (id: number) => boolean,
): Uint8Array {
  const kept = items.filter(({ id }) => !goes(id));
  const isShort = file[data] === 0;
  const head = Uint8Array.from([
    ...file.subarray(data, data + FULL_HEAD),
    ...numberOf(kept.length, isShort ? 2 : 4),
  ]);
  const entries = kept.map((item) => {
    const { box, nameStart, nameEnd } = item;
    // A name ends with a zero.
    const name = isOwnName(file, item) ? new Uint8Array(1) : file.subarray(nameStart, nameEnd);
    return writtenBox('infe', [file.subarray(box.data, nameStart), name, file.subarray(nameEnd, box.end)]);
  });
  return writtenBox('iinf', [head, ...entries]);
}

function writtenLocations(
  { locations: { countAt, countBytes, entries } }: HeifMeta,
  file: Uint8Array,
  { data }: Box,
  goes: (id: number) => boolean,
): Uint8Array {
  const kept = entries.filter(({ id }) => !goes(id));
  return writtenBox('iloc', [
    file.subarray(data, countAt),
    Uint8Array.from(numberOf(kept.length, countBytes)),
    ...kept.map(({ start, end }) => file.subarray(start, end)),
  ]);
}

function writtenProperties(
  { properties: { boxes, tables }, changes }: HeifMeta,
  file: Uint8Array,
  item: (id: number) => boolean,
): Uint8Array {
  const parts = boxes.map(({ start, end }, index) => {
    const change = changes.get(index + 1);
    if (change === undefined) return file.subarray(start, end);
    // Its place is kept: properties are found by their numbers.
    return 'box' in change ? change.box : writtenBox('free', []);
  });
  const property = (number: number): boolean => {
    const change = changes.get(number);
    return change !== undefined && 'kind' in change;
  };
  return writtenBox('iprp', [
    writtenBox('ipco', parts),
    ...tables.map((table) => writtenTable(table, { item, property })),
  ]);
}
