import type { ObjectSchema, Schema } from '../../schema/schema.ts';
import type { InputOf, ValueOf } from '../../schema/value-of.ts';
import { csvNames, sheetMemberNames, workbookNames } from './other-names.ts';

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

/** How a CSV is written; each member may be in the query string as well. */
export const csvOptions = {
  type: 'object',
  properties: {
    delimiter: {
      type: 'string',
      pattern: '^[^"\\r\\n\\ud800-\\udfff]$',
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
        "true puts ' before texts that a spreadsheet would run as a formula: those that begin with " +
        '= + - @, a tab or a carriage return. JSON numbers stay as they are.',
    },
    filename,
  },
} as const satisfies ObjectSchema;

/** Body of POST /v1/convert/json-to-csv, which may also be the list of rows itself. */
export const csvRequest = {
  type: 'object',
  required: ['rows'],
  'x-other-names': csvNames,
  properties: { rows, ...csvOptions.properties },
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
        properties: { name: sheetName, rows },
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
