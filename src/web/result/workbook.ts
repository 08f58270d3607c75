import { readZip, type ZipEntry } from './zip.ts';

/** A sheet of a workbook: its cells as text, from the first row and column on. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** How many rows it has in all. */
  readonly length: number;
}

/** The part of an XML element that is used here; the DOM has it. */
export interface XmlElement {
  readonly textContent: string | null;
  getAttribute(name: string): string | null;
  getElementsByTagName(name: string): ArrayLike<XmlElement>;
}

/** Parses XML: the DOMParser of a browser. */
export type ParseXml = (text: string) => Pick<XmlElement, 'getElementsByTagName'>;

/** The sheets of an XLSX file (ECMA-376-1 18) in their order, each with at most `most` rows. */
export async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
  parse: ParseXml,
): Promise<readonly Sheet[]> {
  const parts = readZip(bytes);
  const targets = await targetsOf(parts, parse);
  const shared = await sharedTexts(parts, parse);
  const workbook = parse(await partOf(parts, 'xl/workbook.xml').read());
  const sheets = elements(workbook, 'sheet').map(async (sheet) => {
    const target = targets.get(sheet.getAttribute('r:id') ?? '') ?? '';
    const rows = elements(parse(await partOf(parts, target).read()), 'row');
    return {
      name: sheet.getAttribute('name') ?? '',
      rows: rows.slice(0, most).map((row) => cellsOf(row, shared)),
      length: rows.length,
    };
  });
  return Promise.all(sheets);
}

type Parts = ReadonlyMap<string, ZipEntry>;

function partOf(parts: Parts, name: string): ZipEntry {
  const part = parts.get(name);
  if (part === undefined) throw new Error(`The workbook has no part ${name}`);
  return part;
}

/** The parts that the relationships of the workbook lead to, by their ids (ECMA-376-2 9.3). */
async function targetsOf(parts: Parts, parse: ParseXml): Promise<ReadonlyMap<string, string>> {
  const relationships = parse(await partOf(parts, 'xl/_rels/workbook.xml.rels').read());
  return new Map(
    elements(relationships, 'Relationship').map((each) => {
      const target = each.getAttribute('Target') ?? '';
      return [each.getAttribute('Id') ?? '', target.startsWith('/') ? target.slice(1) : `xl/${target}`];
    }),
  );
}

/** The texts that cells refer to by number (18.4.9). */
async function sharedTexts(parts: Parts, parse: ParseXml): Promise<readonly string[]> {
  const part = parts.get('xl/sharedStrings.xml');
  return part === undefined ? [] : elements(parse(await part.read()), 'si').map(textOf);
}

/** Cells name their column, and empty ones may be left out (18.3.1.4). */
function cellsOf(row: XmlElement, shared: readonly string[]): readonly string[] {
  const cells: string[] = [];
  for (const cell of elements(row, 'c')) {
    const column = columnOf(cell.getAttribute('r')) ?? cells.length;
    while (cells.length < column) cells.push('');
    cells[column] = shownIn(cell, shared);
  }
  return cells;
}

/** The number of a column, from 0: `AB7` is in column 27. */
function columnOf(reference: string | null): number | undefined {
  const letters = /^[A-Z]+/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** What a cell shows, by its type (18.18.11). */
function shownIn(cell: XmlElement, shared: readonly string[]): string {
  const value = elements(cell, 'v')[0]?.textContent ?? '';
  switch (cell.getAttribute('t')) {
    case 's':
      return shared[Number(value)] ?? '';
    case 'inlineStr':
      return textOf(cell);
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    default:
      return value;
  }
}

/** The runs of a text, with `_xHHHH_` read as the character it is written for (22.4.2.4). */
function textOf(element: XmlElement): string {
  const text = elements(element, 't')
    .map(({ textContent }) => textContent ?? '')
    .join('');
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function elements(parent: Pick<XmlElement, 'getElementsByTagName'>, name: string): readonly XmlElement[] {
  return Array.from(parent.getElementsByTagName(name));
}
