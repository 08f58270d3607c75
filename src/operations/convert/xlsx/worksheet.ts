import { refuse } from '../../../errors.ts';
import { XML_DECLARATION } from '../../../formats/xml/escape.ts';
import type { ZipPart } from '../../../formats/zip/part.ts';
import { columnPlace } from '../table/column-place.ts';
import type { Table } from '../table/table.ts';
import { CellWriter } from './cell.ts';
import { cellReference, MAX_COLUMNS, MAX_ROWS } from './cell-reference.ts';
import type { SharedStrings } from './shared-strings.ts';
import type { Sheet } from './sheet.ts';
import { MAIN_NAMESPACE } from './workbook.ts';
import { XmlPart } from './xml-part.ts';

/** Bounds of the width of a column, in characters. */
const MIN_WIDTH = 8;
const MAX_WIDTH = 100;
/** Added to the width of the longest text. */
const PADDING = 2;

/** Characters across an upright page of A4 at full size, between the margins of Excel. */
const PORTRAIT_WIDTH = 94;

/** 18.3.1.65: printed, all columns are on one page. */
const SHEET_PROPERTIES = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';

/**
 * One worksheet part (ECMA-376-1 18.3.1.99): a bold, frozen header of the names and a row for each row,
 * columns as wide as their content. `number` counts from 1.
 */
export function writeWorksheet(sheet: Sheet, number: number, strings: SharedStrings): Promise<ZipPart> {
  checkSize(sheet);
  const { table } = sheet;
  const part = new XmlPart(`xl/worksheets/sheet${number}.xml`);
  const cells = new CellWriter(table, part.writer, strings);
  cells.names();
  for (let row = 0; row < table.rowCount; row++) {
    cells.data(row);
    part.cut();
  }
  part.writer.text(`</sheetData>${pageSetup(cells.widths)}${ignoredErrors(table)}</worksheet>`);
  const head =
    `${XML_DECLARATION}<worksheet xmlns="${MAIN_NAMESPACE}">${SHEET_PROPERTIES}<dimension ref="${range(table)}"/>` +
    `${sheetViews(table, number)}<sheetFormatPr defaultRowHeight="15"/>${cols(cells.widths)}` +
    `<sheetData>${cells.header()}`;
  return part.finish(head);
}

function checkSize({ name, table }: Sheet): void {
  const { columns, rowCount, pointer } = table;
  if (columns.length > MAX_COLUMNS) {
    refuse(
      columnPlace(table, MAX_COLUMNS),
      `is column 16,385 of sheet ${JSON.stringify(name)}; a sheet has at most 16,384`,
    );
  }
  if (rowCount >= MAX_ROWS) {
    const rows = rowCount.toLocaleString('en-US');
    refuse(pointer, `has ${rows} rows; sheet ${JSON.stringify(name)} holds 1,048,575 below its header`);
  }
}

/** The cells in use, header included. */
function range({ columns, rowCount }: Table): string {
  return columns.length === 0 ? 'A1' : `A1:${cellReference(columns.length - 1, rowCount + 1)}`;
}

/** 18.3.1.88: the header stays when the rest is scrolled. The first tab is the active one. */
function sheetViews({ columns }: Table, number: number): string {
  const selected = number === 1 ? ' tabSelected="1"' : '';
  const pane =
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
    '<selection pane="bottomLeft" activeCell="A2" sqref="A2"/>';
  const view = `<sheetView${selected} workbookViewId="0"`;
  return `<sheetViews>${columns.length === 0 ? `${view}/>` : `${view}>${pane}</sheetView>`}</sheetViews>`;
}

/** 18.3.1.17. The element may not be empty. */
function cols(widths: Float64Array): string {
  if (widths.length === 0) return '';
  let list = '';
  for (const [index, width] of widths.entries()) {
    const hundredths = Math.round(columnWidth(width) * 100);
    list += `<col min="${index + 1}" max="${index + 1}" width="${hundredths / 100}" customWidth="1"/>`;
  }
  return `<cols>${list}</cols>`;
}

/** The width of a column whose longest text has this one. */
function columnWidth(text: number): number {
  return Math.min(Math.max(text + PADDING, MIN_WIDTH), MAX_WIDTH);
}

/** 18.3.1.63: as many pages as the rows need, lying where an upright one would shrink the columns. */
function pageSetup(widths: Float64Array): string {
  const sum = widths.reduce((total, width) => total + columnWidth(width), 0);
  return `<pageSetup${sum > PORTRAIT_WIDTH ? ' orientation="landscape"' : ''} fitToHeight="0"/>`;
}

/** 18.3.1.51: texts of digits are meant to be texts, so Excel need not mark each with a green triangle. */
function ignoredErrors(table: Table): string {
  if (table.columns.length === 0) return '';
  return `<ignoredErrors><ignoredError sqref="${range(table)}" numberStoredAsText="1"/></ignoredErrors>`;
}
