import type { JsonRequest, Operation } from '../../operation.ts';
import { xlsxCost } from './cost.ts';
import { fileName } from './file-name.ts';
import { xlsxRequest } from './schema.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const jsonToXlsx = {
  id: 'convert.json_to_xlsx',
  summary: 'Write JSON rows as an Excel workbook',
  description:
    'Writes one sheet, or several, that Excel, LibreOffice and Numbers open without a warning. The header row ' +
    'is bold and frozen, columns are as wide as their content.\n\n' +
    'A JSON string is a text cell exactly as sent: no dates or numbers are guessed, leading zeros stay, and ' +
    '`=1+1` is text. Numbers are written with every digit sent; Excel shows 15 of them, so send longer ids as ' +
    'strings. Columns are in the order first seen in the text sent, even for keys like "10"; those in `columns` ' +
    'come first.\n\n' +
    'Nothing is truncated: a text of more than 32,767 characters, a sheet of more than 16,384 columns or a ' +
    'name Excel refuses is answered with 400 and its place. The same request gives the same bytes.',
  routes: [{ method: 'POST', path: '/v1/convert/json-to-xlsx', query: ['filename'] }],
  input: xlsxRequest,
  subject: { member: 'rows' },
  reads: 'json-text',
  output: {
    media: { [XLSX]: { file: 'The workbook.' } },
    headers: {
      'x-xlsx-rows': {
        description: 'Rows of all sheets, header rows not counted.',
        schema: { type: 'integer', minimum: 0 },
      },
      'x-xlsx-sheets': {
        description: 'Number of sheets.',
        schema: { type: 'integer', minimum: 1, maximum: 1000 },
      },
    },
  },
  limits: { bodyBytes: 1_048_576 },
  answerBytes: (requestBytes) => 2_097_152 + 4 * requestBytes,
  needs: [],
  cost: xlsxCost,
  examples: [
    {
      title: 'One sheet of orders',
      input: {
        sheet_name: 'Orders',
        rows: [
          { order: '00042', customer: 'Ada Lovelace', total: 12.5, paid: true },
          { order: '00043', customer: 'Grace Hopper', total: 980, paid: false, note: 'Leave at\nthe door' },
        ],
      },
    },
    {
      title: 'A workbook with two tabs',
      input: {
        filename: 'First quarter',
        sheets: [
          { name: 'Income', rows: [{ month: 'January', amount: 4200 }] },
          { name: 'Costs', rows: [{ month: 'January', amount: 3100.75 }] },
        ],
      },
    },
  ],
  run: async ({ body, parameters }: JsonRequest) => {
    // Loaded with the first workbook, not at startup.
    const [{ writeWorkbook }, { readXlsxBody }] = await Promise.all([
      import('./xlsx/package.ts'),
      import('./xlsx/xlsx-body.ts'),
    ]);
    const { sheets, filename, ignored } = readXlsxBody(body, parameters);
    return {
      kind: 'file',
      bytes: await writeWorkbook(sheets),
      mediaType: XLSX,
      fileName: fileName(filename, '.xlsx', 'workbook'),
      disposition: 'attachment',
      ignored,
      headers: {
        'x-xlsx-rows': String(sheets.reduce((rows, { table }) => rows + table.rowCount, 0)),
        'x-xlsx-sheets': String(sheets.length),
      },
    };
  },
} as const satisfies Operation<JsonRequest, never>;
