import type { Operation } from '../../operation.ts';
import { csvReadCost } from './csv-in/cost.ts';
import { MAX_JSON_BYTES } from './limits.ts';
import { type CsvFileInput, csvFile, csvRows } from './schema.ts';

const text = (...lines: readonly string[]): Uint8Array =>
  new TextEncoder().encode(`${lines.join('\r\n')}\r\n`);

/** The delimiters that are looked for, as a header names them. */
const delimiterNames: Readonly<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
};

export const csvToJson = {
  id: 'convert.csv_to_json',
  summary: 'Read CSV as JSON rows',
  description:
    'Reads CSV (RFC 4180) with `,` `;` tab or `|`, in any encoding. Fields stay texts, so 007 and long ids survive; ' +
    '`types` makes numbers where that loses nothing.\n\n' +
    'A column becomes numbers with `types` where no field has quotes or leading zeros, all have at most 15 digits, and ' +
    'fractions are equally long where one ends in 0.\n\n' +
    'Encoding: a byte order mark, else `charset` or that of the Content-Type, else UTF-8 if the bytes are that, else ' +
    'windows-1252, with a warning. Delimiter: `delimiter`, else a first line `sep=;`, else the one that gives most of ' +
    'the first 40 records the same number of fields and is not a comma of a decimal or of a sentence; a close choice is a ' +
    'warning, and `x-csv-warning`.\n\n' +
    'Lines end with CR, LF or CRLF, also mixed; empty ones are skipped, while `""` alone is a row. A short row has no ' +
    'members for what it lacks. Surplus fields are left out where they are empty, and refused otherwise; so are text ' +
    'behind a closing quote and a quote that is never closed, each with its line. `quote`, `escape`, `comment`, `trim` ' +
    'and `skip_empty` read other dialects. A column without a name is named by ' +
    'its place (`column_2`), a repeated name gets a number (`a_2`); dots in names mean nothing.\n\n' +
    'The answer is a body of `/v1/convert/json-to-csv`, unless `rows_as` is `arrays`, and gives the same records. At ' +
    'most 1,000,000 rows, 16,384 columns and an answer of 64 MiB.',
  routes: [{ method: 'POST', path: '/v1/convert/csv-to-json' }],
  input: csvFile,
  subject: { member: 'csv' },
  output: {
    media: { 'application/json': { schema: csvRows } },
    headers: {
      'x-csv-warning': {
        description:
          'Sent where another delimiter fits nearly as well as the one that was found: `delimiter-uncertain; ' +
          'found=comma; runner-up=semicolon`.',
        schema: { type: 'string' },
      },
    },
  },
  limits: { bodyBytes: 5_242_880 },
  answerBytes: (requestBytes) => Math.min(MAX_JSON_BYTES, 65_536 + 20 * requestBytes + requestBytes ** 2),
  needs: [],
  cost: csvReadCost,
  examples: [
    {
      title: 'Orders, whose ids stay as they are',
      input: {},
      file: {
        name: 'orders.csv',
        bytes: text(
          'order,customer,total,paid',
          '00042,"Lovelace, Ada",12.50,true',
          '00043,Grace Hopper,980.00,false',
        ),
      },
    },
    {
      title: 'A list of a spreadsheet, with numbers and nulls',
      input: { types: 'infer', empty: 'null' },
      file: { name: 'stock.csv', bytes: text('sep=;', 'article;price;rest', 'Tea;4.20;7', 'Mug;12.95;') },
    },
  ],
  run: async (input: CsvFileInput) => {
    // Loaded with the first file.
    const { readCsvFile } = await import('./csv-in/read-csv.ts');
    const { json, delimiter, runnerUp } = readCsvFile(input);
    if (runnerUp === undefined) return { kind: 'json', bytes: json };
    const warning = `delimiter-uncertain; found=${delimiterNames[delimiter]}; runner-up=${delimiterNames[runnerUp]}`;
    return { kind: 'json', bytes: json, headers: { 'x-csv-warning': warning } };
  },
} as const satisfies Operation<CsvFileInput>;
