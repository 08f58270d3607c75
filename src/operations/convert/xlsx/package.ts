/**
 * JSON rows to a workbook, which is a ZIP archive of XML parts (ECMA-376-2):
 *
 *     [Content_Types].xml, _rels/.rels    the same in every workbook
 *     xl/workbook.xml, its .rels          the names of the sheets
 *     xl/styles.xml                       16 styles: bold, wrapped, kept a text, to the right, and all mixtures
 *     xl/sharedStrings.xml                each text once: <si><t>Tea</t></si>
 *     xl/worksheets/sheet1.xml            <row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2"><v>2.5</v></c></row>
 *
 * Begin with worksheet.ts and cell.ts. Left out: formulas and formats of dates; a cell is a text, a number or a boolean, as
 * in JSON.
 */
import { zipArchive } from '../../../formats/zip/archive.ts';
import { smallPart } from '../../../formats/zip/part.ts';
import { contentTypes } from './content-types.ts';
import { packageRelationships, workbookRelationships } from './relationships.ts';
import { SharedStrings } from './shared-strings.ts';
import type { Sheet } from './sheet.ts';
import { styles } from './styles.ts';
import { type Tab, workbook } from './workbook.ts';
import { writeWorksheet } from './worksheet.ts';

/** The parts that are the same in every workbook, and those of a workbook with one sheet. */
const packageRelationshipsPart = smallPart('_rels/.rels', packageRelationships);
const stylesPart = smallPart('xl/styles.xml', styles);
const ofOneSheet = sheetParts(1);

/**
 * A workbook file (ECMA-376-1 12, SpreadsheetML package). The same sheets give the same bytes: no date and no
 * name of a program or a person is written. Refuses values that a spreadsheet cannot hold.
 */
export async function writeWorkbook(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const strings = new SharedStrings(sheets[0]!.table.scanner);
  // All sheets are written before the first is awaited: compression runs meanwhile.
  const worksheets = sheets.map((sheet, index) => writeWorksheet(sheet, index + 1, strings));
  const parts = [strings.finish(), ...worksheets];
  const { contentTypesPart, relationshipsPart } =
    sheets.length === 1 ? ofOneSheet : sheetParts(sheets.length);
  const [sharedStringsPart, ...worksheetParts] = await Promise.all(parts);
  return zipArchive([
    contentTypesPart,
    packageRelationshipsPart,
    smallPart('xl/workbook.xml', workbook(sheets.map(tabOf))),
    relationshipsPart,
    stylesPart,
    sharedStringsPart!,
    ...worksheetParts,
  ]);
}

function tabOf({ name, table }: Sheet): Tab {
  return { name, hasHeader: table.columns.length > 0 };
}

function sheetParts(count: number) {
  return {
    contentTypesPart: smallPart('[Content_Types].xml', contentTypes(count)),
    relationshipsPart: smallPart('xl/_rels/workbook.xml.rels', workbookRelationships(count)),
  };
}
