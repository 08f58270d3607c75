import type { Attributes } from '../../../formats/xml/attributes.ts';
import { START, type XmlReader } from '../../../formats/xml/reader.ts';
import { DAY, ELAPSED, kindOfCode, NO_DATE, TIME } from './format-code.ts';
import { MAIN, type Parts } from './parts.ts';

const name = (text: string): Uint8Array => new TextEncoder().encode(text);
const CODES = name('numFmts');
const CODE = name('numFmt');
const FORMATS = name('cellXfs');
const FORMAT = name('xf');

/** Most cell formats of a workbook (Excel specifications and limits: 65,490), and most codes, of which each has one. */
const MAX_FORMATS = 131_072;

/** What a cell without a style has. */
const noFormats = new Uint8Array(0);

/** For each cell format of a workbook (ECMA-376-1 18.8.10) what it shows of a number. */
export async function readNumberFormats(parts: Parts, part: string | undefined): Promise<Uint8Array> {
  if (part === undefined || !parts.has(part)) return noFormats;
  const codes = new Map<number, number>();
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
      if (codes.size === MAX_FORMATS) refuseMore('number formats');
      codes.set(idOf(attributes), kindOfCode(attributes.value('formatCode') ?? ''));
    } else if (isMain && list === 'formats' && reader.isNamed(FORMAT)) {
      if (formats.length === MAX_FORMATS) refuseMore('cell formats');
      formats.push(idOf(attributes));
    }
  });
  return Uint8Array.from(formats, (id) => codes.get(id) ?? kindOfId(id));
}

function listOf(reader: XmlReader): 'codes' | 'formats' | 'other' {
  if (reader.isNamed(CODES)) return 'codes';
  return reader.isNamed(FORMATS) ? 'formats' : 'other';
}

function idOf(attributes: Attributes): number {
  return Number(attributes.value('numFmtId') ?? 0);
}

/** 18.8.30: the formats of all languages. Those that are a day in one and a time in another are told apart by value. */
function kindOfId(id: number): number {
  if (id === 22) return DAY | TIME;
  if (id === 46) return ELAPSED;
  if ((id >= 18 && id <= 21) || id === 32 || id === 33 || id === 45 || id === 47) return TIME;
  const isDay = (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return isDay ? DAY : NO_DATE;
}
