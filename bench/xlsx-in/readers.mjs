import { readXlsx } from '../../dist/operations/convert/xlsx-in/read-xlsx.js';
import { peer } from '../harness.mjs';

const encoder = new TextEncoder();

/** Readers by name: the bytes of a workbook to those of the JSON of its rows. */
export async function readers() {
  const hucre = await peer('hucre');
  const exceljs = (await peer('exceljs'))?.default;
  const readExcelFile = (await peer('read-excel-file/node'))?.default;
  const xlsx = await peer('xlsx');
  return {
    sundry: (workbook) =>
      readXlsx({ workbook, hidden: false, rows_as: 'objects', dates: 'iso', merged: 'first' }),
    ...(hucre && {
      hucre: async (bytes) => written((await hucre.readXlsx(bytes)).sheets[0].rows),
    }),
    ...(exceljs && {
      exceljs: async (bytes) => {
        const book = new exceljs.Workbook();
        await book.xlsx.load(bytes);
        const rows = [];
        book.worksheets[0].eachRow({ includeEmpty: false }, (row) => rows.push(row.values.slice(1)));
        return written(rows);
      },
    }),
    ...(readExcelFile && {
      'read-excel-file': async (bytes) => written((await readExcelFile(Buffer.from(bytes)))[0].data),
    }),
    ...(xlsx && {
      xlsx: (bytes) => {
        const book = xlsx.read(bytes, { type: 'array' });
        return written(xlsx.utils.sheet_to_json(book.Sheets[book.SheetNames[0]], { header: 1 }));
      },
    }),
  };
}

/** Rows of values, the header first, as objects without empty cells. */
function written([header, ...rows]) {
  const objects = rows.map((row) =>
    Object.fromEntries(header.map((name, index) => [name, row[index]]).filter(([, value]) => value != null)),
  );
  return encoder.encode(JSON.stringify(objects));
}
