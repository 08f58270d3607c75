import { asciiAt, hasText, typeAt } from '../../../formats/bytes.ts';
import type { Keeps, Kind } from '../findings.ts';
import { ownProfile } from '../profile-tags.ts';
import { refuseBroken } from '../refuse-picture.ts';
import { type Box, type BoxReader, FORMAT, FULL_HEAD } from './boxes.ts';
import { type Extent, inOrder, overlaps } from './extents.ts';
import { Fields } from './fields.ts';
import { type Item, type Locations, readItems, readLocations } from './items.ts';
import { type Properties, propertiesOf, readProperties } from './properties.ts';
import { type References, readReferences, thumbnailsOf } from './references.ts';

/** An item that goes. */
interface GoingItem {
  readonly id: number;
  readonly kind: Kind;
  readonly extents: readonly Extent[];
  /** Of its entry. */
  readonly bytes: number;
}

/** What becomes of a property: it goes, or other bytes take the place of its box. */
export type PropertyChange = { readonly kind: Kind } | { readonly box: Uint8Array };

/** The box `meta` of a file: its items, and what of them goes. */
export interface HeifMeta {
  readonly box: Box;
  readonly boxes: readonly Box[];
  readonly format: 'heic' | 'avif';
  readonly width: number;
  readonly height: number;
  readonly items: readonly Item[];
  readonly locations: Locations;
  readonly references: References | undefined;
  readonly properties: Properties;
  readonly going: readonly GoingItem[];
  /** The bytes of the items that stay, in order; none overlaps another. */
  readonly kept: readonly Extent[];
  /** The same with those of the items that go. */
  readonly used: readonly Extent[];
  /** Of the properties by their number. */
  readonly changes: ReadonlyMap<number, PropertyChange>;
  /** What goes beside items. */
  readonly removed: readonly { readonly kind: Kind; readonly bytes: number }[];
  readonly hasOrientation: boolean;
  readonly hasProfile: boolean;
}

/** Reads the items of a file, and decides which of them go. */
export function readMeta(reader: BoxReader, box: Box, keeps: Keeps): HeifMeta {
  const boxes = reader.boxes(box.data + FULL_HEAD, box.end);
  const find = (type: string) => boxes.find((one) => one.type === type);
  const boxOf = (type: string): Box => find(type) ?? refuseBroken(FORMAT, box.start, `meta has no ${type}`);
  boxOf('hdlr');
  const primaryFields = new Fields(reader, boxOf('pitm'));
  const primary = primaryFields.number(primaryFields.version === 0 ? 2 : 4);
  const items = readItems(reader, boxOf('iinf'));
  const locations = readLocations(reader, boxOf('iloc'), find('idat'));
  const iref = find('iref');
  const references = iref && readReferences(reader, iref);
  const properties = readProperties(reader, boxOf('iprp'));
  const thumbnails = thumbnailsOf(references?.all ?? [], primary);
  const kinds = new Map(items.flatMap((item) => kindOf(item, thumbnails) ?? []));
  if (!items.some(({ id }) => id === primary) || kinds.has(primary))
    refuseBroken(FORMAT, boxOf('pitm').start, 'its picture is not an item of it');
  const extents = new Map<number, Extent[]>();
  for (const { id, extents: own } of locations.entries) extents.set(id, [...(extents.get(id) ?? []), ...own]);
  const going = items.flatMap((item): GoingItem[] => {
    const kind = kinds.get(item.id);
    const bytes = item.box.end - item.box.start;
    return kind === undefined ? [] : [{ id: item.id, kind, extents: extents.get(item.id) ?? [], bytes }];
  });
  const kept = inOrder(
    locations.entries.filter(({ id }) => !kinds.has(id)).flatMap(({ extents }) => extents),
  );
  refuseShared(reader, going, kept);
  const { changes, removed, hasProfile } = changesOf(reader, properties, keeps);
  const ofPrimary = propertiesOf(properties, primary);
  return {
    box,
    boxes,
    format: items.some(({ id, type }) => type === 'av01' && !kinds.has(id)) ? 'avif' : 'heic',
    ...sizeOf(reader, ofPrimary, box),
    items,
    locations,
    references,
    properties,
    going,
    kept,
    used: inOrder([...kept, ...going.flatMap((item) => item.extents)]),
    changes,
    removed: [...removed, ...namesOf(reader, items, kinds), ...othersOf(reader, boxes)],
    hasOrientation: keeps.orientation && ofPrimary.some((property) => isTurn(reader.file, property)),
    hasProfile,
  };
}

/** Exif and XMP are items of their own (ISO/IEC 23008-12 A.2 and A.3), as are other texts and links. */
function kindOf(
  { id, type, contentType }: Item,
  thumbnails: ReadonlySet<number>,
): [number, Kind][] | undefined {
  if (type === 'Exif') return [[id, 'exif']];
  if (type === 'mime' || (type === '' && contentType !== ''))
    return [[id, contentType === 'application/rdf+xml' ? 'xmp' : 'other']];
  if (type === 'uri ') return [[id, 'other']];
  return thumbnails.has(id) ? [[id, 'thumbnail']] : undefined;
}

/** A picture whose bytes are those of its metadata cannot be shown without them; nor may these be more than the file. */
function refuseShared({ file }: BoxReader, going: readonly GoingItem[], kept: readonly Extent[]): void {
  let bytes = 0;
  for (const extent of going.flatMap(({ extents }) => extents)) {
    bytes += extent.end - extent.start;
    if (bytes > file.length || overlaps(kept, extent))
      refuseBroken(FORMAT, extent.start, 'items of it share bytes');
  }
}

/** ISO/IEC 23008-12 6.5.3: the size before any turn. */
function sizeOf({ view }: BoxReader, properties: readonly Box[], { start }: Box) {
  const extents = properties.find(({ type, data, end }) => type === 'ispe' && end - data >= 12);
  if (extents === undefined) return refuseBroken(FORMAT, start, 'its picture has no size (ispe)');
  const [width, height] = [view.getUint32(extents.data + 4), view.getUint32(extents.data + 8)];
  if (width === 0 || height === 0) refuseBroken(FORMAT, extents.start, 'its picture has no size (ispe)');
  return { width, height };
}

function isTurn(file: Uint8Array, { type, data }: Box): boolean {
  return type === 'imir' || (type === 'irot' && (file[data]! & 3) !== 0);
}

/** Properties that say when a picture was made and what it shows, and private ones (ISO/IEC 23008-12 6.5). */
const saying: Readonly<Record<string, Kind>> = {
  crtt: 'time',
  mdft: 'time',
  udes: 'text',
  altt: 'text',
  uuid: 'other',
};

function changesOf(reader: BoxReader, { boxes }: Properties, keeps: Keeps) {
  const { file } = reader;
  const changes = new Map<number, PropertyChange>();
  const removed: { kind: Kind; bytes: number }[] = [];
  let hasProfile = false;
  const remove = (number: number, kind: Kind, bytes: number) => {
    changes.set(number, { kind });
    removed.push({ kind, bytes });
  };
  for (const [index, box] of boxes.entries()) {
    const { type, start, data, end } = box;
    const number = index + 1;
    const said = saying[type];
    if (said !== undefined) remove(number, said, end - start);
    else if ((type === 'free' || type === 'skip') && file.subarray(data, end).some((byte) => byte !== 0))
      remove(number, 'other', end - start);
    else if ((type === 'irot' || type === 'imir') && !keeps.orientation) remove(number, 'other', end - start);
    else if (type === 'colr' && (hasText(file, data, 'prof') || hasText(file, data, 'rICC'))) {
      const profile = file.subarray(data + 4, end);
      const own = keeps.profile ? ownProfile(profile) : undefined;
      const clean = own && (own.rebuilt ?? profile.subarray(0, own.length));
      // Nothing moves: what became longer has no place.
      if (clean === undefined || (own?.rebuilt !== undefined && clean.length >= profile.length)) {
        remove(number, 'profile', end - start);
        continue;
      }
      hasProfile = true;
      if (clean.length === profile.length) continue;
      changes.set(number, { box: profileBox(typeAt(file, data), clean) });
      removed.push({ kind: 'other', bytes: profile.length - clean.length });
    }
  }
  return { changes, removed, hasProfile };
}

function profileBox(type: string, profile: Uint8Array): Uint8Array {
  const box = new Uint8Array(12 + profile.length);
  new DataView(box.buffer).setUint32(0, box.length);
  box.set(new TextEncoder().encode(`colr${type}`), 4);
  box.set(profile, 12);
  return box;
}

/** Names that programs give to items; others are texts of a person. */
const USUAL_NAMES: ReadonlySet<string> = new Set(['', 'Color', 'Alpha', 'HEVC Image', 'Image', 'Gainmap']);

/** Whether the name of an item says more than what it is. */
export function isOwnName(file: Uint8Array, { nameStart, nameEnd }: Item): boolean {
  return (
    nameEnd - nameStart > MAX_USUAL_LENGTH ||
    !USUAL_NAMES.has(asciiAt(file, nameStart, nameEnd - nameStart - 1))
  );
}

const MAX_USUAL_LENGTH = 12;

function namesOf({ file }: BoxReader, items: readonly Item[], kinds: ReadonlyMap<number, Kind>) {
  return items
    .filter((item) => !kinds.has(item.id) && isOwnName(file, item))
    .map(({ nameStart, nameEnd }) => ({ kind: 'text' as const, bytes: nameEnd - nameStart }));
}

/** Boxes of `meta` that the items are made of. */
export const metaBoxes: ReadonlySet<string> = new Set(
  'hdlr pitm iinf iloc iref iprp idat grpl dinf ipro free skip'.split(' '),
);

function othersOf({ file }: BoxReader, boxes: readonly Box[]) {
  return boxes.flatMap(({ type, start, data, end }): { kind: Kind; bytes: number }[] => {
    const isFree = type === 'free' || type === 'skip';
    if (isFree && file.subarray(data, end).every((byte) => byte === 0)) return [];
    if (metaBoxes.has(type) && !isFree) return [];
    return [{ kind: type === 'xml ' || type === 'bxml' ? 'xmp' : 'other', bytes: end - start }];
  });
}
