import { refuseBroken } from '../refuse-picture.ts';
import { type Box, type BoxReader, FORMAT, numberOf, writtenBox } from './boxes.ts';
import { Fields } from './fields.ts';

/** A property that an item has: its number in `ipco`, counted from 1, and whether a reader has to know it. */
interface Association {
  readonly property: number;
  readonly isEssential: boolean;
}

/** The properties of items (ISO/IEC 23008-12 9.3). */
export interface Properties {
  readonly container: Box;
  /** By their numbers less one; boxes of free space count too. */
  readonly boxes: readonly Box[];
  readonly tables: readonly Table[];
}

interface Table {
  readonly version: number;
  readonly flags: number;
  readonly entries: readonly { readonly id: number; readonly associations: readonly Association[] }[];
}

/** Reads `iprp`: its container and the tables that say which items have which. */
export function readProperties(reader: BoxReader, iprp: Box): Properties {
  const parts = reader.boxes(iprp.data, iprp.end);
  const container = parts.find(({ type }) => type === 'ipco');
  if (container === undefined) return refuseBroken(FORMAT, iprp.start, 'iprp has no ipco');
  const tables = parts.filter(({ type }) => type === 'ipma').map((box) => readTable(reader, box));
  return { container, boxes: reader.boxes(container.data, container.end), tables };
}

function readTable(reader: BoxReader, box: Box): Table {
  const fields = new Fields(reader, box);
  const { version, flags } = fields;
  const isWide = (flags & 1) !== 0;
  const count = fields.number(4);
  const entries: Table['entries'][number][] = [];
  for (let index = 0; index < count; index++) {
    const id = fields.number(version === 0 ? 2 : 4);
    const own = fields.number(1);
    reader.count(1 + own);
    const associations = Array.from({ length: own }, (): Association => {
      const value = fields.number(isWide ? 2 : 1);
      const mark = isWide ? 0x8000 : 0x80;
      return { property: value & (mark - 1), isEssential: (value & mark) !== 0 };
    });
    entries.push({ id, associations });
  }
  return { version, flags, entries };
}

/** The boxes of the properties that an item has. */
export function propertiesOf({ boxes, tables }: Properties, id: number): readonly Box[] {
  return tables
    .flatMap(({ entries }) => entries.filter((entry) => entry.id === id))
    .flatMap(({ associations }) => associations.flatMap(({ property }) => boxes[property - 1] ?? []));
}

/** `ipma` without the items and the properties that go. */
export function writtenTable(
  { version, flags, entries }: Table,
  goes: { readonly item: (id: number) => boolean; readonly property: (number: number) => boolean },
): Uint8Array {
  const isWide = (flags & 1) !== 0;
  const kept = entries
    .filter(({ id }) => !goes.item(id))
    .map(({ id, associations }) => ({
      id,
      associations: associations.filter(({ property }) => !goes.property(property)),
    }));
  const bytes: number[] = [
    version,
    flags >>> 16,
    (flags >>> 8) & 255,
    flags & 255,
    ...numberOf(kept.length, 4),
  ];
  for (const { id, associations } of kept) {
    bytes.push(...numberOf(id, version === 0 ? 2 : 4), associations.length);
    for (const { property, isEssential } of associations) {
      const mark = isWide ? 0x8000 : 0x80;
      bytes.push(...numberOf(property | (isEssential ? mark : 0), isWide ? 2 : 1));
    }
  }
  return writtenBox('ipma', [Uint8Array.from(bytes)]);
}
