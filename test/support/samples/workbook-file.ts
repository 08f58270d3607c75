import { zipArchive } from '../../../src/formats/zip/archive.ts';
import { smallPart } from '../../../src/formats/zip/part.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** What a workbook is made of, as markup; what is left out is as small as it may be. */
export interface WorkbookMarkup {
  /** The worksheets, by name: all within `worksheet`, as `<sheetData>...</sheetData>`. */
  readonly sheets: Readonly<Record<string, string>>;
  /** The attributes of the element `sheet` of a tab beside its name, as `state="hidden"`. */
  readonly states?: Readonly<Record<string, string>>;
  /** Within `sst`. */
  readonly strings?: string;
  /** Within `styleSheet`. */
  readonly styles?: string;
  /** The element `workbookPr`. */
  readonly properties?: string;
  /** Parts that replace those made here, or come with them. */
  readonly parts?: Readonly<Record<string, string>>;
}

/** The bytes of a workbook. */
export function workbookFile(markup: WorkbookMarkup): Uint8Array {
  return zipArchive(Object.entries(partsOf(markup)).map(([name, text]) => smallPart(name, text)));
}

/** A workbook of one sheet whose rows are this markup. */
export function sheetFile(rows: string, markup: Omit<WorkbookMarkup, 'sheets'> = {}): Uint8Array {
  return workbookFile({ ...markup, sheets: { Sheet1: `<sheetData>${rows}</sheetData>` } });
}

/** The parts of a workbook, by name. */
export function partsOf({ sheets, states = {}, strings, styles, properties = '', parts }: WorkbookMarkup) {
  const names = Object.keys(sheets);
  const tabs = names.map(
    (name, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}" ${states[name] ?? ''}/>`,
  );
  const targets = [
    ...names.map((_, index) => [`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`] as const),
    ...(strings === undefined ? [] : [['strings', 'sharedStrings', '/xl/sharedStrings.xml'] as const]),
    ...(styles === undefined ? [] : [['styles', 'styles', 'styles.xml'] as const]),
  ];
  const worksheets = Object.values(sheets).map((content, index) => [
    `xl/worksheets/sheet${index + 1}.xml`,
    `<worksheet xmlns="${MAIN}">${content}</worksheet>`,
  ]);
  return {
    '_rels/.rels': relationships([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${properties}<sheets>${tabs.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(targets),
    ...(strings !== undefined && { 'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings}</sst>` }),
    ...(styles !== undefined && { 'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` }),
    ...Object.fromEntries(worksheets),
    ...parts,
  } as Readonly<Record<string, string>>;
}

function relationships(targets: readonly (readonly [id: string, kind: string, target: string])[]): string {
  const list = targets.map(
    ([id, kind, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}">${list.join('')}</Relationships>`;
}
