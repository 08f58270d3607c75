import type { Attributes } from '../../../../formats/xml/attributes.ts';
import { START, type XmlReader } from '../../../../formats/xml/reader.ts';
import { MAIN, type Parts } from '../package/parts.ts';
import { kindOfBuiltIn } from './built-in-formats.ts';
import { type FormatKind, kindOfCode, kindOfValue, NO_DATE } from './format-code.ts';

const name = (text: string): Uint8Array => new TextEncoder().encode(text);
const CODES = name('numFmts');
const CODE = name('numFmt');
const FORMATS = name('cellXfs');
const FORMAT = name('xf');

/** Most cell formats of a workbook (Excel specifications and limits: 65,490), and most codes, of which each has one. */
const MAX_FORMATS = 131_072;

/** Stands for a format whose sections differ: no sum of what one shows. */
const BY_VALUE = 0xff;

/** A number format: its code, or the id of a built-in one (ECMA-376-1 18.8.30). */
export type FormatCode = string | number;

/** Longest code that Excel takes; a longer one shows numbers as General does. */
const MAX_CODE = 255;

const GENERAL = 'General';

/** The cell formats of a workbook (ECMA-376-1 18.8.10), by their places. */
export class NumberFormats {
  readonly #kinds: Uint8Array;
  readonly #formats: readonly FormatKind[];
  readonly #ids: readonly number[];
  readonly #codes: ReadonlyMap<number, string>;

  /** `ids` are those of the formats; those that are not built in have `codes`. */
  constructor(
    formats: readonly FormatKind[],
    ids: readonly number[] = [],
    codes: ReadonlyMap<number, string> = new Map(),
  ) {
    this.#formats = formats;
    this.#ids = ids;
    this.#codes = codes;
    this.#kinds = Uint8Array.from(formats, (kind) => (typeof kind === 'number' ? kind : BY_VALUE));
  }

  /** Whether a format shows no number as a date; one that there is not shows none. */
  isPlain(format: number): boolean {
    return format >= this.#kinds.length || this.#kinds[format] === NO_DATE;
  }

  /** The code of a format. */
  codeOf(format: number): FormatCode {
    const id = this.#ids[format] ?? 0;
    return this.#codes.get(id) ?? id;
  }

  /** What a format shows of a number. */
  kindOf(format: number, value: number): number {
    const kind = this.#formats[format] ?? NO_DATE;
    return typeof kind === 'number' ? kind : kindOfValue(kind, value);
  }
}

/** Reads the cell formats of a workbook. */
export async function readNumberFormats(parts: Parts, part: string | undefined): Promise<NumberFormats> {
  if (part === undefined || !parts.has(part)) return new NumberFormats([]);
  const kinds = new Map<number, FormatKind>();
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let list: 'codes' | 'formats' | 'other' = 'other';
  const refuseMore = (what: string): never =>
    parts.refuse(`is broken: it has more than ${MAX_FORMATS} ${what}`);
  parts.reserve([part]);
  await parts.read(part, (token, reader) => {
    const { depth, attributes } = reader;
    if (token !== START || depth < 2 || depth > 3) return;
    const isMain = reader.space === MAIN;
    if (depth === 2) list = isMain ? listOf(reader) : 'other';
    else if (isMain && list === 'codes' && reader.isNamed(CODE)) {
      if (kinds.size === MAX_FORMATS) refuseMore('number formats');
      const code = attributes.value('formatCode') ?? '';
      kinds.set(idOf(attributes), kindOfCode(code));
      codes.set(idOf(attributes), code.length <= MAX_CODE ? code : GENERAL);
    } else if (isMain && list === 'formats' && reader.isNamed(FORMAT)) {
      if (formats.length === MAX_FORMATS) refuseMore('cell formats');
      formats.push(idOf(attributes));
    }
  });
  return new NumberFormats(
    formats.map((id) => kinds.get(id) ?? kindOfBuiltIn(id)),
    formats,
    codes,
  );
}

function listOf(reader: XmlReader): 'codes' | 'formats' | 'other' {
  if (reader.isNamed(CODES)) return 'codes';
  return reader.isNamed(FORMATS) ? 'formats' : 'other';
}

function idOf(attributes: Attributes): number {
  return Number(attributes.value('numFmtId') ?? 0);
}
