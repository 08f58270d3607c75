/** Parts of HEIF files by hand (ISO/IEC 14496-12 and 23008-12). */

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
export const u16 = (value: number): number[] => [value >> 8, value & 255];
export const u32 = (value: number): number[] => [...u16(Math.floor(value / 65_536)), ...u16(value % 65_536)];

export type Bytes = readonly number[];

/** A box, or a full one where the version and flags begin its content. */
export function box(type: string, ...content: readonly Bytes[]): number[] {
  const data = content.flat();
  return [...u32(8 + data.length), ...ascii(type), ...data];
}

export interface HeifItem {
  readonly id: number;
  readonly type: string;
  readonly data: Bytes;
  readonly name?: string;
  readonly contentType?: string;
}

export interface HeifParts {
  readonly items: readonly HeifItem[];
  /** Content of `iref` behind its version. */
  readonly references?: readonly Bytes[];
  /** Boxes of `ipco`; all belong to item 1. */
  readonly properties?: readonly Bytes[];
  /** Further boxes of `meta`. */
  readonly further?: readonly Bytes[];
  /** Bytes of `mdat` in front of the items. */
  readonly hidden?: Bytes;
  /** What follows the boxes. */
  readonly behind?: Bytes;
  readonly brand?: string;
  /** The name of the handler of `meta`. */
  readonly handler?: string;
}

/** 40 by 30 pixels. */
export const size: Bytes = box('ispe', u32(0), u32(40), u32(30));

/** A file of items whose data are in `mdat`, in their order. */
export function heif(parts: HeifParts): Uint8Array {
  const { items, references = [], properties = [size], further = [], hidden = [], behind = [] } = parts;
  const { handler = '' } = parts;
  const head = box('ftyp', ascii(parts.brand ?? 'heic'), u32(0), ascii('mif1'));
  const entries = items.map(({ id, type, name = '', contentType }) =>
    box(
      'infe',
      u32(0x02000000),
      u16(id),
      u16(0),
      ascii(type),
      ascii(`${name}\0`),
      contentType === undefined ? [] : ascii(`${contentType}\0`),
    ),
  );
  const metaOf = (first: number) => {
    let at = first;
    const places = items.flatMap(({ id, data }) => {
      const place = [...u16(id), ...u16(0), ...u16(1), ...u32(at), ...u32(data.length)];
      at += data.length;
      return place;
    });
    return box(
      'meta',
      u32(0),
      box('hdlr', u32(0), u32(0), ascii('pict'), u32(0), u32(0), u32(0), ascii(`${handler}\0`)),
      box('pitm', u32(0), u16(1)),
      box('iinf', u32(0), u16(items.length), entries.flat()),
      box('iloc', u32(0), [0x44, 0], u16(items.length), places),
      references.length === 0 ? [] : box('iref', u32(0), references.flat()),
      box(
        'iprp',
        box('ipco', properties.flat()),
        box(
          'ipma',
          u32(0),
          u32(1),
          u16(1),
          [properties.length],
          properties.map((_, index) => index + 1),
        ),
      ),
      further.flat(),
    );
  };
  const first = head.length + metaOf(0).length + 8 + hidden.length;
  const data = box(
    'mdat',
    hidden,
    items.flatMap((item) => item.data),
  );
  return Uint8Array.from([...head, ...metaOf(first), ...data, ...behind]);
}
