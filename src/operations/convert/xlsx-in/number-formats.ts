import { START } from '../../../formats/xml/reader.ts';
import { DAY, ELAPSED, kindOfCode, NO_DATE, TIME } from './format-code.ts';
import { MAIN, type Parts } from './parts.ts';

/** Most cell formats of a workbook (Excel specifications and limits: 65,490). */
const MAX_FORMATS = 131_072;

/** What a cell without a style has. */
const noFormats = new Uint8Array(0);

/** For each cell format of a workbook (ECMA-376-1 18.8.10) what it shows of a number. */
export async function readNumberFormats(parts: Parts, name: string | undefined): Promise<Uint8Array> {
  if (name === undefined || !parts.has(name)) return noFormats;
  const codes = new Map<number, number>();
  const formats: number[] = [];
  let list = '';
  parts.reserve([name]);
  await parts.read(name, (token, reader) => {
    const { depth, attributes } = reader;
    if (token !== START || depth > 3) return;
    const element = reader.space === MAIN ? reader.name : '';
    if (depth === 2) list = element;
    if (depth !== 3) return;
    const id = Number(attributes.value('numFmtId') ?? 0);
    if (list === 'numFmts' && element === 'numFmt')
      codes.set(id, kindOfCode(attributes.value('formatCode') ?? ''));
    if (list !== 'cellXfs' || element !== 'xf') return;
    if (formats.length === MAX_FORMATS)
      parts.refuse(`is broken: it has more than ${MAX_FORMATS} cell formats`);
    formats.push(id);
  });
  return Uint8Array.from(formats, (id) => codes.get(id) ?? kindOfId(id));
}

/** 18.8.30: the formats of all languages. Those that are a day in one and a time in another are told apart by value. */
function kindOfId(id: number): number {
  if (id === 22) return DAY | TIME;
  if (id === 46) return ELAPSED;
  if ((id >= 18 && id <= 21) || id === 32 || id === 33 || id === 45 || id === 47) return TIME;
  const isDay = (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
  return isDay ? DAY : NO_DATE;
}
