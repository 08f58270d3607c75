import { START } from '../../../../formats/xml/reader.ts';
import { MAX_FILES } from '../../limits.ts';
import { grouped, MAIN, OFFICE, type Parts } from './parts.ts';
import { readRelationships } from './relationships.ts';
import { unescapedXstring } from './xstring.ts';

const name = (text: string): Uint8Array => new TextEncoder().encode(text);
const WORKBOOK = name('workbook');
const PROPERTIES = name('workbookPr');
const SHEETS = name('sheets');
const SHEET = name('sheet');

/** A worksheet, as its tab has it. */
export interface SheetTab {
  readonly name: string;
  readonly isHidden: boolean;
  /** The name of its part. */
  readonly part: string;
}

/** A workbook without its cells. */
export interface Book {
  /** The worksheets in the order of their tabs; charts and macro sheets are not among them. */
  readonly tabs: readonly SheetTab[];
  /** Whether day 0 is 1904-01-01 (ECMA-376-1 18.17.4.1). */
  readonly is1904: boolean;
  /** The names of these parts; undefined where the workbook has none. */
  readonly sharedStrings: string | undefined;
  readonly styles: string | undefined;
}

/** Reads what leads to the sheets: the relationships of the package and of the workbook, and the workbook. */
export async function readBook(parts: Parts): Promise<Book> {
  if (!parts.has('_rels/.rels')) parts.refuse('is not a workbook: it has no part _rels/.rels');
  const main = (await readRelationships(parts, '')).find(({ kind }) => kind === 'officeDocument')?.target;
  if (main === undefined) return parts.refuse('is not a workbook: nothing in _rels/.rels leads to one');
  if (/\.bin$/i.test(main)) parts.refuse('is an .xlsb file (binary workbook): save it as .xlsx');
  const relationships = await readRelationships(parts, main);
  const { sheets, is1904 } = await readWorkbookPart(parts, main);
  const targetOf = (wanted: string) => relationships.find(({ kind }) => kind === wanted)?.target;
  const worksheets = new Map(
    relationships.flatMap(({ id, kind, target }) => (kind === 'worksheet' ? [[id, target] as const] : [])),
  );
  const tabs = sheets.flatMap(({ name, isHidden, id }) => {
    const part = worksheets.get(id);
    return part === undefined ? [] : [{ name, isHidden, part }];
  });
  return { tabs, is1904, sharedStrings: targetOf('sharedStrings'), styles: targetOf('styles') };
}

interface ListedSheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Of its relationship. */
  readonly id: string;
}

/** ECMA-376-1 18.2.27. */
async function readWorkbookPart(
  parts: Parts,
  part: string,
): Promise<{ sheets: readonly ListedSheet[]; is1904: boolean }> {
  const sheets: ListedSheet[] = [];
  let is1904 = false;
  let isWorkbook = false;
  let isList = false;
  parts.reserve([part]);
  await parts.read(part, (token, reader) => {
    const { depth, attributes } = reader;
    if (token !== START || depth > 3) return;
    const isMain = reader.space === MAIN;
    if (depth === 1) isWorkbook = isMain && reader.isNamed(WORKBOOK);
    if (depth === 2) isList = isMain && reader.isNamed(SHEETS);
    if (depth === 2 && isMain && reader.isNamed(PROPERTIES)) is1904 = isTrue(attributes.value('date1904'));
    if (depth !== 3 || !isList || !isMain || !reader.isNamed(SHEET)) return;
    // Each has a part of its own.
    if (sheets.length === MAX_FILES) parts.refuse(`has more than ${grouped(MAX_FILES)} sheets`);
    sheets.push({
      name: unescapedXstring(attributes.value('name') ?? ''),
      isHidden: isHiddenState(attributes.value('state')),
      id: attributes.value('id', OFFICE) ?? '',
    });
  });
  if (!isWorkbook) parts.refuse('is not a workbook: it is another document of an office program');
  return { sheets, is1904 };
}

/** ECMA-376-1 18.18.68: any other state is that of a sheet that is shown. */
function isHiddenState(state: string | undefined): boolean {
  return state === 'hidden' || state === 'veryHidden';
}

/** An XML Schema boolean. */
function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}
