import { type Box, type BoxReader, FULL_HEAD, numberOf, writtenBox } from './boxes.ts';
import { Fields } from './fields.ts';

/** What an item refers to (ISO/IEC 14496-12 8.11.12): `thmb` from a thumbnail, `dimg` from a grid, `auxl` from an alpha plane. */
export interface Reference {
  readonly type: string;
  readonly from: number;
  readonly to: readonly number[];
}

/** The references of a file, with the length of their numbers. */
export interface References {
  readonly head: Uint8Array;
  readonly idBytes: number;
  readonly all: readonly Reference[];
}

/** Reads `iref`. */
export function readReferences(reader: BoxReader, box: Box): References {
  const fields = new Fields(reader, box);
  const idBytes = fields.version === 0 ? 2 : 4;
  const all = reader.boxes(fields.at, box.end).map((entry): Reference => {
    const { type, data, end } = entry;
    // An entry has no version: its numbers begin at once.
    const own = new Fields(reader, { type, start: entry.start, data: data - FULL_HEAD, end });
    const from = own.number(idBytes);
    const count = own.number(2);
    reader.count(count);
    return { type, from, to: Array.from({ length: count }, () => own.number(idBytes)) };
  });
  return { head: reader.file.slice(box.data, box.data + FULL_HEAD), idBytes, all };
}

/** `iref` without the items that go; undefined where no reference is left. */
export function writtenReferences(
  { head, idBytes, all }: References,
  goes: (id: number) => boolean,
): Uint8Array | undefined {
  const kept = all
    .filter(({ from }) => !goes(from))
    .map((reference) => ({ ...reference, to: reference.to.filter((id) => !goes(id)) }))
    .filter(({ to }) => to.length > 0);
  if (kept.length === 0) return undefined;
  const entries = kept.map(({ type, from, to }) =>
    writtenBox(type, [
      Uint8Array.from([
        ...numberOf(from, idBytes),
        ...numberOf(to.length, 2),
        ...to.flatMap((id) => numberOf(id, idBytes)),
      ]),
    ]),
  );
  return writtenBox('iref', [head, ...entries]);
}

/**
 * The thumbnails, with what only they are made of: their tiles and alpha planes. The picture itself is never one.
 */
export function thumbnailsOf(references: readonly Reference[], primary: number): ReadonlySet<number> {
  const going = new Set<number>();
  const add = (id: number) => id !== primary && going.add(id);
  for (const { type, from } of references) if (type === 'thmb') add(from);
  for (const { type, from, to } of references)
    if (type === 'auxl' && to.every((id) => going.has(id))) add(from);
  const used = new Set(
    references.flatMap(({ type, from, to }) => (type === 'dimg' && !going.has(from) ? to : [])),
  );
  for (const { type, from, to } of references) {
    if (type !== 'dimg' || !going.has(from)) continue;
    for (const id of to) if (!used.has(id)) add(id);
  }
  for (const id of used) going.delete(id);
  return going;
}
