/**
 * The libraries that write workbooks and CSV from JSON, each by its fastest way to the same file: all columns
 * of all rows, a bold and frozen header, columns as wide as their content. From the body's bytes to the
 * file's bytes.
 */
import { peer } from '../harness.mjs';

const hucre = await peer('hucre');
const wasm = await peer('wasm-xlsxwriter');
const exceljs = (await peer('exceljs'))?.default;
const sheetjs = (await peer('xlsx'))?.default;
const writeExcelFile = (await peer('write-excel-file/node'))?.default;
const json2csv = await peer('@json2csv/plainjs');
const papaparse = (await peer('papaparse'))?.default;
const csvStringify = await peer('csv-stringify/sync');
const fastCsv = await peer('fast-csv');
const json2Csv = await peer('json-2-csv');

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Body to workbook. */
export const workbookPeers = {
  ...(hucre && { hucre: byHucre }),
  ...(wasm && { 'wasm-xlsxwriter': byWasm }),
  ...(exceljs && { exceljs: byExceljs }),
  ...(writeExcelFile && { 'write-excel-file': byWriteExcelFile }),
  ...(sheetjs && { xlsx: bySheetJs }),
};

/** Body to CSV. */
export const csvPeers = {
  ...(json2csv && { json2csv: byJson2Csv }),
  ...(hucre && { hucre: csvByHucre }),
  ...(papaparse && { papaparse: byPapaparse }),
  ...(csvStringify && { 'csv-stringify': byCsvStringify }),
  ...(fastCsv && { 'fast-csv': byFastCsv }),
  ...(json2Csv && { 'json-2-csv': byJson2csv }),
};

/** The cells of a workbook as values, the header first; by SheetJS. */
export function cellsOf(workbook) {
  const book = sheetjs.read(workbook, { type: 'array' });
  const sheet = book.Sheets[book.SheetNames[0]];
  return sheetjs.utils.sheet_to_json(sheet, { header: 1, raw: true, defval: null });
}

/** The fields of a CSV; by Papa Parse. */
export function fieldsOf(csv) {
  return papaparse.parse(decoder.decode(csv), { newline: '\r\n', skipEmptyLines: true }).data;
}

/** The names of all rows in the order first seen, the values in their places, and how wide each column is. */
function gridOf(body) {
  const rows = JSON.parse(decoder.decode(body));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const widths = columns.map((column) => column.length * 1.1);
  const values = rows.map((row) =>
    columns.map((column, index) => {
      const value = row[column] ?? null;
      if (value !== null) widths[index] = Math.max(widths[index], String(value).length);
      return value;
    }),
  );
  return { columns, values, widths: widths.map((width) => Math.min(Math.max(width + 2, 8), 100)) };
}

function byHucre(body) {
  const { columns, values, widths } = gridOf(body);
  const style = { font: { bold: true } };
  const cells = new Map(columns.map((value, index) => [`0,${index}`, { value, style }]));
  const sheet = {
    name: 'Sheet1',
    columns: widths.map((width) => ({ width })),
    rows: [columns, ...values],
    cells,
    freezePane: { rows: 1 },
  };
  return hucre.writeXlsx({ sheets: [sheet] });
}

function byWasm(body) {
  const { columns, values, widths } = gridOf(body);
  const workbook = new wasm.Workbook();
  const sheet = workbook.addWorksheet();
  sheet.writeRowWithFormat(0, 0, columns, new wasm.Format().setBold());
  sheet.writeRowMatrix(
    1,
    0,
    values.map((row) => row.map((value) => value ?? undefined)),
  );
  for (const [index, width] of widths.entries()) sheet.setColumnWidth(index, width);
  sheet.setFreezePanes(1, 0);
  const bytes = workbook.saveToBufferSync();
  workbook.free();
  return bytes;
}

function byExceljs(body) {
  const { columns, values, widths } = gridOf(body);
  const workbook = new exceljs.Workbook();
  const sheet = workbook.addWorksheet('Sheet1', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = widths.map((width) => ({ width }));
  sheet.addRow(columns).font = { bold: true };
  sheet.addRows(values);
  return workbook.xlsx.writeBuffer();
}

function byWriteExcelFile(body) {
  const { columns, values, widths } = gridOf(body);
  const header = columns.map((value) => ({ value, fontWeight: 'bold' }));
  const data = [header, ...values.map((row) => row.map((value) => (value === null ? null : { value })))];
  return writeExcelFile(data, { columns: widths.map((width) => ({ width })), stickyRowsCount: 1 }).toBuffer();
}

/** Its open edition writes neither bold nor frozen rows. */
function bySheetJs(body) {
  const { columns, values, widths } = gridOf(body);
  const sheet = sheetjs.utils.aoa_to_sheet([columns, ...values]);
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  const book = sheetjs.utils.book_new();
  sheetjs.utils.book_append_sheet(book, sheet, 'Sheet1');
  return sheetjs.write(book, { type: 'buffer', compression: true });
}

function columnsOf(rows) {
  return [...new Set(rows.flatMap((row) => Object.keys(row)))];
}

function byJson2Csv(body) {
  const rows = JSON.parse(decoder.decode(body));
  return encoder.encode(new json2csv.Parser({ fields: columnsOf(rows), eol: '\r\n' }).parse(rows));
}

function csvByHucre(body) {
  const rows = JSON.parse(decoder.decode(body));
  const columns = columnsOf(rows);
  const grid = rows.map((row) => columns.map((column) => row[column] ?? null));
  return encoder.encode(hucre.writeCsv(grid, { headers: columns, lineSeparator: '\r\n' }));
}

function byPapaparse(body) {
  const rows = JSON.parse(decoder.decode(body));
  return encoder.encode(papaparse.unparse({ fields: columnsOf(rows), data: rows }, { newline: '\r\n' }));
}

function byCsvStringify(body) {
  const rows = JSON.parse(decoder.decode(body));
  const options = {
    header: true,
    columns: columnsOf(rows),
    record_delimiter: 'windows',
    cast: { boolean: String },
  };
  return encoder.encode(csvStringify.stringify(rows, options));
}

function byFastCsv(body) {
  const rows = JSON.parse(decoder.decode(body));
  const options = { headers: columnsOf(rows), rowDelimiter: '\r\n' };
  return fastCsv.writeToBuffer(rows, options);
}

function byJson2csv(body) {
  const rows = JSON.parse(decoder.decode(body));
  const options = {
    keys: columnsOf(rows),
    delimiter: { eol: '\r\n' },
    emptyFieldValue: '',
    expandNestedObjects: false,
  };
  return encoder.encode(json2Csv.json2csv(rows, options));
}
