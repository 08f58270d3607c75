import type { JsonRequest, Operation } from '../../operation.ts';
import { csvCost } from './cost.ts';
import { MAX_CSV_BYTES, writeCsv } from './csv/csv.ts';
import { readCsvBody } from './csv/csv-body.ts';
import { fileName } from './file-name.ts';
import { csvOptions, csvRequest } from './schema.ts';

export const jsonToCsv = {
  id: 'convert.json_to_csv',
  summary: 'Write JSON rows as CSV',
  description:
    'Writes a list of objects as RFC 4180 CSV in UTF-8: quotes where a field needs them, CRLF after every ' +
    'record. The body is that list itself, or an object with `rows` and the options; an option in the query ' +
    'string wins over the body, and the header is left out when either says so.\n\n' +
    'Columns are in the order first seen in the text sent, even for keys like "10". Numbers keep every ' +
    'digit. A record of one empty field is written `""`, because readers skip an empty line. Without a single ' +
    'key the answer is empty. An answer of more than 8 MiB is refused.',
  routes: [
    {
      method: 'POST',
      path: '/v1/convert/json-to-csv',
      query: Object.keys(csvOptions.properties),
      bare: 'rows',
    },
  ],
  input: csvRequest,
  subject: { member: 'rows' },
  reads: 'json-text',
  output: {
    media: { 'text/csv': { file: 'The rows, in UTF-8, with header=present or header=absent (RFC 7111).' } },
  },
  limits: { bodyBytes: 1_048_576 },
  answerBytes: MAX_CSV_BYTES,
  needs: [],
  cost: csvCost,
  warmsUp: true,
  examples: [
    {
      title: 'Orders with an id of twenty digits',
      input: {
        rows: [
          { order: '00042', customer: 'Lovelace, Ada', total: 12.5, paid: true },
          {
            order: '00043',
            customer: 'Grace "Amazing" Hopper',
            total: 980,
            paid: false,
            tags: ['new', 'eu'],
          },
        ],
      },
    },
    {
      title: 'For European spreadsheets: semicolons, a byte order mark and no formulas',
      input: {
        delimiter: ';',
        bom: true,
        escape_formulas: true,
        filename: 'contacts',
        rows: [{ name: '=HYPERLINK("http://example.com")', balance: -12.5 }],
      },
    },
  ],
  run: ({ body, parameters }: JsonRequest) => {
    const { table, options, ignored } = readCsvBody(body, parameters);
    const header = options.header && table.columns.length > 0 ? 'present' : 'absent';
    return {
      kind: 'file',
      bytes: writeCsv(table, options),
      mediaType: `text/csv; charset=utf-8; header=${header}`,
      fileName: fileName(options.filename, '.csv', 'data'),
      disposition: 'attachment',
      ignored,
    };
  },
} as const satisfies Operation<JsonRequest, never>;
