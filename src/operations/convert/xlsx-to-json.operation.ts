import type { Operation } from '../../operation.ts';
import { MAX_JSON_BYTES } from './limits.ts';
import { sampleWorkbook } from './sample-workbook.ts';
import { type XlsxFileInput, xlsxFile, xlsxSheets } from './schema.ts';
import { xlsxReadCost } from './xlsx-in/cost.ts';

export const xlsxToJson = {
  id: 'convert.xlsx_to_json',
  summary: 'Read an Excel workbook as JSON rows',
  description:
    'Reads the cells of .xlsx and .xlsm files as they are stored: numbers digit for digit, texts, booleans, the last ' +
    'results of formulas. Dates are ISO 8601 without a time zone.\n\n' +
    'A number is a date by the section of its format that applies to it: `2024-01-01`, `2024-01-01T18:00:00`, `18:00:00`, and hours beyond a day ' +
    '(`[h]:mm`) as `36:00:00`. Workbooks that count from 1904 are honoured; 1900-02-29 is a day in Excel, and here. A ' +
    'number that is not a day stays a number, with a warning.\n\n' +
    'Errors are texts such as `#DIV/0!`; a formula that was never computed is null, with a warning. Empty cells have no ' +
    'member, rows without a value are left out, hidden rows and columns are not. Formatted texts are joined, and how ' +
    'they are pronounced is left out. What one cell has wrong costs that cell alone: it is its text or null, with a ' +
    'warning that names the first ten.\n\n' +
    'The names of columns are those of the header: a column without one is named by its place (`column_2`), a repeated ' +
    'name gets a number (`a_2`); a date there is its text.\n\n' +
    'The answer is a body of `/v1/convert/json-to-xlsx`, unless `rows_as` is `arrays`. .xls, .xlsb, .ods and files with ' +
    'a password are refused by name. At most 2,000,000 cells, filled ones and the nulls of arrays among them, 128 MiB ' +
    'of markup, 32 MiB of it shared strings, and an answer of 64 MiB.',
  routes: [{ method: 'POST', path: '/v1/convert/xlsx-to-json' }],
  input: xlsxFile,
  subject: { member: 'workbook' },
  output: { media: { 'application/json': { schema: xlsxSheets } } },
  limits: { bodyBytes: 5_242_880 },
  answerBytes: MAX_JSON_BYTES,
  needs: [],
  cost: xlsxReadCost,
  examples: [
    {
      title: 'Orders with their dates',
      input: {},
      file: { name: 'orders.xlsx', bytes: sampleWorkbook },
    },
    {
      title: 'One sheet as arrays, its columns by letter',
      input: { sheet: 'Orders', header_row: 0, rows_as: 'arrays', dates: 'serial' },
      file: { name: 'orders.xlsx', bytes: sampleWorkbook },
    },
  ],
  run: async (input: XlsxFileInput) => {
    // Loaded with the first file.
    const { readXlsx } = await import('./xlsx-in/read-xlsx.ts');
    return { kind: 'json', bytes: await readXlsx(input) };
  },
} as const satisfies Operation<XlsxFileInput>;
