import type { ObjectSchema, Schema } from '../../schema/schema.ts';
import type { InputOf, ValueOf } from '../../schema/value-of.ts';
import { csvFileNames, csvNames, sheetMemberNames, workbookFileNames, workbookNames } from './other-names.ts';

/** The rows of both conversions. Their members are data and not part of the schema. */
export const rows = {
  type: 'array',
  description:
    'One object for each row. The columns are the union of all keys, in the order first seen as sent; a missing key ' +
    'or null gives an empty cell, an object or a list its JSON text.',
  items: { type: 'object', properties: {}, additionalProperties: {}, 'x-expected': 'an object, one row' },
  'x-expected': 'a list of objects',
} as const satisfies Schema;

const filename = {
  type: 'string',
  description:
    'Name the file is saved under. Characters that a file system refuses become _, a missing extension is added.',
  examples: ['March export'],
} as const satisfies Schema;

/** A delimiter: half of a pair of surrogates is no character. */
const ONE_CHARACTER = '^[^"\\r\\n\\ud800-\\udfff]$';

/** A tab as shells and programs write it, and the words of the header x-csv-warning. */
const delimiterWords = { '\\t': '\t', tab: '\t', comma: ',', semicolon: ';', bar: '|', pipe: '|' } as const;

/** How a CSV is written; each member may be in the query string as well. */
export const csvOptions = {
  type: 'object',
  properties: {
    delimiter: {
      type: 'string',
      pattern: ONE_CHARACTER,
      'x-synonyms': delimiterWords,
      default: ',',
      'x-expected': 'one character that is not a quote or a line break (in a query a tab is %09, a plus %2B)',
      description: 'Separates the fields.',
      examples: [';'],
    },
    header: {
      type: 'boolean',
      default: true,
      description: 'false leaves out the first record, which names the columns.',
    },
    bom: {
      type: 'boolean',
      default: false,
      description: 'true begins the file with a byte order mark, by which Excel for Windows detects UTF-8.',
    },
    escape_formulas: {
      type: 'boolean',
      default: false,
      description:
        "true puts ' before texts that a spreadsheet would run as a formula. JSON numbers stay as they are.",
    },
    filename,
  },
} as const satisfies ObjectSchema;

/** The columns of rows by name, as the answers of csv-to-json and xlsx-to-json have them. */
const columns = {
  type: 'array',
  items: { type: 'string' },
  description:
    'Columns that come first, in this order, also where no row has them. Those of other keys follow.',
  examples: [['order', 'total']],
} as const satisfies Schema;

/** Body of POST /v1/convert/json-to-csv, which may also be the list of rows itself. */
export const csvRequest = {
  type: 'object',
  required: ['rows'],
  'x-other-names': csvNames,
  properties: { rows, columns, ...csvOptions.properties },
} as const satisfies ObjectSchema;

/** Input of POST /v1/convert/csv-to-json. */
export const csvFile = {
  type: 'object',
  required: ['csv'],
  'x-other-names': csvFileNames,
  properties: {
    csv: {
      type: 'string',
      'x-bytes': {
        media: ['text/csv', 'text/tab-separated-values', 'text/plain', 'application/vnd.ms-excel'],
        text: true,
        charset: 'charset',
      },
      description: 'The CSV file.',
    },
    delimiter: {
      type: 'string',
      pattern: ONE_CHARACTER,
      'x-synonyms': delimiterWords,
      'x-expected': 'one character that is not a quote or a line break (in a query a tab is %09, a plus %2B)',
      description: 'Separates the fields; found when absent.',
      examples: [';'],
    },
    header: {
      type: 'boolean',
      default: true,
      description: 'false: all records are rows, of column_1, column_2 ...',
    },
    types: {
      type: 'string',
      enum: ['text', 'infer'],
      default: 'text',
      description:
        'infer: numbers and booleans by column, where that loses nothing. Their empty fields are null.',
    },
    empty: {
      type: 'string',
      enum: ['text', 'null'],
      default: 'text',
      description: 'What an empty field without quotes is.',
    },
    rows_as: {
      type: 'string',
      enum: ['objects', 'arrays'],
      default: 'objects',
      description: 'objects by the names of columns, or arrays.',
    },
    skip_rows: {
      type: 'integer',
      minimum: 0,
      maximum: 1000,
      default: 0,
      description: 'Lines to skip, behind a line sep=.',
    },
    quote: {
      type: 'string',
      enum: ['"', "'", 'none'],
      default: '"',
      description: 'What opens and closes a field. none: quotes are text.',
    },
    escape: {
      type: 'string',
      enum: ['double', 'backslash'],
      default: 'double',
      description:
        'backslash: the character behind a backslash is text, also a quote, as MySQL writes files.',
    },
    comment: {
      type: 'string',
      pattern: ONE_CHARACTER,
      'x-expected': 'one character that is not a quote or a line break',
      description: 'Lines that begin with it are left out.',
      examples: ['#'],
    },
    trim: {
      type: 'boolean',
      default: false,
      description: 'true leaves out blanks and tabs around fields, not those in quotes.',
    },
    skip_empty: {
      type: 'boolean',
      default: false,
      description: 'true leaves out rows whose fields are all empty.',
    },
    decimal: {
      type: 'string',
      enum: ['.', ','],
      default: '.',
      description: 'Decimal mark with types=infer.',
    },
    charset: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      'x-expected': 'an encoding such as utf-8, windows-1252 or ibm850',
      description: 'Encoding, in place of that of the Content-Type; a byte order mark wins. No use in JSON.',
      examples: ['windows-1252'],
    },
  },
} as const satisfies ObjectSchema;

/** What the answers to files have of a table. */
const columnNames = {
  type: 'array',
  items: { type: 'string' },
  description: 'Names of the columns in their order, all different.',
} as const satisfies Schema;
const rowOfFile = {
  anyOf: [
    { type: 'object', properties: {}, additionalProperties: {} },
    { type: 'array', items: {} },
  ],
} as const satisfies Schema;
const rowCount = { type: 'integer', minimum: 0, description: 'Number of rows.' } as const satisfies Schema;

/** Answer of POST /v1/convert/csv-to-json. */
export const csvRows = {
  type: 'object',
  required: ['columns', 'rows', 'count', 'found_delimiter', 'encoding', 'warnings'],
  description: 'The rows, and how the file was read.',
  properties: {
    columns: columnNames,
    rows: {
      type: 'array',
      items: rowOfFile,
      description: 'One entry a record: an object with its members in the order of the columns, or an array.',
      'x-headline': true,
    },
    count: rowCount,
    found_delimiter: { type: 'string', description: 'The character between the fields.' },
    encoding: { type: 'string', description: 'How the bytes were read, such as utf-8.' },
    warnings: {
      type: 'array',
      maxItems: 20,
      items: { type: 'string' },
      description: 'What was assumed, renamed or left out.',
    },
  },
} as const satisfies ObjectSchema;

/** Input of POST /v1/convert/xlsx-to-json. */
export const xlsxFile = {
  type: 'object',
  required: ['workbook'],
  'x-other-names': workbookFileNames,
  properties: {
    workbook: {
      type: 'string',
      'x-bytes': {
        media: [
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          'application/vnd.ms-excel.sheet.macroenabled.12',
          'application/vnd.ms-excel',
        ],
      },
      description: 'The .xlsx or .xlsm file.',
    },
    sheet: {
      anyOf: [{ type: 'string' }, { type: 'integer', minimum: 1 }],
      description: 'Name or number of one sheet, also a hidden one; all that are visible when absent.',
      examples: ['Orders'],
    },
    hidden: { type: 'boolean', default: false, description: 'true: hidden sheets as well.' },
    header_row: {
      type: 'integer',
      minimum: 0,
      maximum: 1_048_576,
      description: 'Row that names the columns; 0 names them A, B ... The first with a value when absent.',
    },
    rows_as: {
      type: 'string',
      enum: ['objects', 'arrays'],
      default: 'objects',
      description: 'objects by the names of columns, or arrays from column A, or the first of range, on.',
    },
    dates: {
      type: 'string',
      enum: ['iso', 'serial'],
      default: 'iso',
      description: 'iso: 2024-01-01, 2024-01-01T18:00:00, 18:00:00. serial: the numbers that are stored.',
    },
    merged: {
      type: 'string',
      enum: ['first', 'fill'],
      default: 'first',
      description: 'Which of merged cells have their value: the first, or all.',
    },
    values: {
      type: 'string',
      enum: ['stored', 'shown'],
      default: 'stored',
      description: 'shown: numbers, dates and booleans as the texts that the sheet shows.',
    },
    range: {
      type: 'string',
      maxLength: 200,
      description: 'Reads these cells alone: B2:F40, B2:F, B:F, 2:40, also with a sheet.',
      examples: ['Orders!A1:C40'],
    },
  },
} as const satisfies ObjectSchema;

/** Answer of POST /v1/convert/xlsx-to-json. */
export const xlsxSheets = {
  type: 'object',
  required: ['sheets', 'warnings'],
  description: 'The rows of each sheet.',
  properties: {
    sheets: {
      type: 'array',
      description: 'The sheets in the order of their tabs.',
      'x-headline': true,
      items: {
        type: 'object',
        required: ['name', 'columns', 'rows', 'count'],
        properties: {
          name: { type: 'string', description: 'Name of the tab.' },
          columns: columnNames,
          rows: {
            type: 'array',
            items: rowOfFile,
            description:
              'One entry a row that has a value: an object without members for empty cells, or an array.',
          },
          count: rowCount,
        },
      },
    },
    warnings: {
      type: 'array',
      maxItems: 20,
      items: { type: 'string' },
      description: 'What was renamed or left out, and what the file does not have.',
    },
  },
} as const satisfies ObjectSchema;

const sheetName = {
  type: 'string',
  minLength: 1,
  maxLength: 31,
  'x-expected': 'a sheet name of 1 to 31 characters',
  description:
    'Name of the tab; Sheet1, Sheet2 and so on when left out. Refused as Excel refuses it: [ ] : * ? / \\, ' +
    "an apostrophe at either end, History, or another tab's name in any case.",
  examples: ['Orders'],
} as const satisfies Schema;

/** Body of POST /v1/convert/json-to-xlsx. */
export const xlsxRequest = {
  type: 'object',
  'x-expected': 'an object with rows for one sheet or sheets for several, not both',
  'x-other-names': workbookNames,
  properties: {
    sheet_name: sheetName,
    rows,
    columns,
    sheets: {
      type: 'array',
      minItems: 1,
      maxItems: 1000,
      description: 'The tabs of a workbook with several, in this order. Replaces rows.',
      items: {
        type: 'object',
        required: ['rows'],
        'x-other-names': sheetMemberNames,
        'x-expected': 'an object with rows',
        properties: { name: sheetName, rows, columns },
      },
    },
    filename,
  },
} as const satisfies ObjectSchema;

/** Rows and how they are written: the body of POST /v1/convert/json-to-csv. */
export interface CsvRequest extends InputOf<typeof csvRequest> {}

/** The sheets of a workbook: the body of POST /v1/convert/json-to-xlsx. */
export interface WorkbookRequest extends InputOf<typeof xlsxRequest> {}

/** How a CSV is written, defaults filled in. */
export type CsvOptions = ValueOf<typeof csvOptions>;

/** A CSV file and how it is read: the input of POST /v1/convert/csv-to-json. */
export interface CsvFile extends InputOf<typeof csvFile> {}

/** The same with defaults filled in. */
export type CsvFileInput = ValueOf<typeof csvFile>;

/** The rows of a CSV file: the answer of POST /v1/convert/csv-to-json. */
export interface CsvRows extends ValueOf<typeof csvRows> {}

/** A workbook and how it is read: the input of POST /v1/convert/xlsx-to-json. */
export interface XlsxFile extends InputOf<typeof xlsxFile> {}

/** The same with defaults filled in. */
export type XlsxFileInput = ValueOf<typeof xlsxFile>;

/** The sheets of a workbook: the answer of POST /v1/convert/xlsx-to-json. */
export interface XlsxSheets extends ValueOf<typeof xlsxSheets> {}
