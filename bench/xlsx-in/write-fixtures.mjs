/**
 * `node bench/xlsx-in/write-fixtures.mjs test/consumers/exceljs` writes the workbooks that exceljs.test.ts reads there.
 * They are kept, because exceljs is a peer and no dependency of the tests.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import exceljs from 'exceljs';

const [, , folder] = process.argv;
const MADE = new Date('2026-01-01T00:00:00Z');

const day = (text) => new Date(`${text}Z`);
const rows = [
  ['kind', 'value'],
  ['date', day('2024-02-29T00:00:00'), 'yyyy-mm-dd'],
  ['moment', day('2024-01-01T18:30:15'), 'dd.mm.yyyy hh:mm:ss'],
  ['time', 0.25, 'h:mm AM/PM'],
  ['duration', 1.5, '[h]:mm'],
  ['whole', 123456789012345],
  ['fraction', 0.1],
  ['small', 1e-7],
  ['negative', -3.25, '[Red]0.00'],
  ['truth', true],
  ['untruth', false],
  ['text', '  <a> & "b"\n\u00e9\u{1f600} '],
  ['escape', '_x0041_'],
  ['digits', '007'],
  ['rich', { richText: [{ text: 'a ' }, { font: { bold: true }, text: 'b' }, { text: ' c' }] }],
  ['formula', { formula: '6*7', result: 42 }],
  ['formula text', { formula: 'A1&"!"', result: 'kind!' }],
  ['formula date', { formula: 'B2+1', result: day('2024-03-01T00:00:00') }, 'yyyy-mm-dd'],
  ['formula truth', { formula: '1=1', result: true }],
  ['formula error', { formula: '1/0', result: { error: '#DIV/0!' } }],
  ['error', { error: '#N/A' }],
  ['link', { text: 'a page', hyperlink: 'https://example.com/?a=1&b=2' }],
  ['merged', 5],
  ['below', null],
];

mkdirSync(folder, { recursive: true });
await write('from-1900.xlsx', false);
await write('from-1904.xlsx', true);
await stream('streamed.xlsx');

async function write(name, date1904) {
  const book = new exceljs.Workbook();
  book.created = book.modified = MADE;
  book.properties.date1904 = date1904;
  fill(book.addWorksheet('Kinds & more'));
  book.addWorksheet('Hidden', { state: 'hidden' }).addRow(['x']);
  await book.xlsx.writeFile(join(folder, name));
}

async function stream(name) {
  const options = { filename: join(folder, name), useStyles: true, useSharedStrings: false };
  const book = new exceljs.stream.xlsx.WorkbookWriter(options);
  book.created = book.modified = MADE;
  const sheet = book.addWorksheet('Kinds & more');
  fill(sheet);
  sheet.commit();
  await book.commit();
}

function fill(sheet) {
  for (const [kind, value, format] of rows) {
    const row = sheet.addRow([kind, value]);
    if (format) row.getCell(2).numFmt = format;
  }
  sheet.mergeCells(`B${rows.length - 1}:B${rows.length}`);
}
