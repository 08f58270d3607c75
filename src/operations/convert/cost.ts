import { readingCost } from '../../formats/json/reading-cost.ts';
import type { Cost, JsonRequest } from '../../operation.ts';
import { MAX_CSV_BYTES } from './csv/csv.ts';
import { xlsxRequest } from './schema.ts';
import {
  mayHaveMember,
  namesInLists,
  namesOfMembers,
  type TableSize,
  tableSize,
} from './table/table-size.ts';

/** Of a byte of a delimiter before a cell that a row leaves out: it is written, copied from the thread and sent. */
const PER_DELIMITER_BYTE = 3e-6;
const PER_BYTE = 1e-4;

/** Bytes of the longest delimiter, a character of UTF-8. */
const MAX_DELIMITER_LENGTH = 4;

/** Of what a workbook has: a sheet, a column that no row names, a text; and of a row, a list or an object in a cell. */
const PER_SHEET = 0.03;
const PER_COLUMN = 2e-3;
const PER_TEXT = 1e-3;
const PER_CONTAINER = 5e-4;
const MAX_SHEETS = xlsxRequest.properties.sheets.maxItems;

/** For the longest answer, which a body of some kilobytes can have. */
const MAX_CSV_COST = MAX_CSV_BYTES * PER_DELIMITER_BYTE;

/** The time of a CSV is that of reading, and of its cells: rows x columns, including empty ones. */
export const csvCost: Cost<JsonRequest> = {
  ofBytes: (bodyBytes) => MAX_CSV_COST / 2 + 1.25 * readingCost(bodyBytes),
  ofInput: ({ body, parameters }) => {
    const size = tableSize(body);
    const rowBytes = size.rows * (mayBeLong(body, parameters) ? MAX_DELIMITER_LENGTH : 1);
    const columns = columnsOf(body, size, rowBytes * PER_DELIMITER_BYTE);
    const delimiters = Math.min(rowBytes * columns, MAX_CSV_BYTES);
    return 0.1 + body.bytes.length * PER_BYTE + size.lists * PER_CONTAINER + delimiters * PER_DELIMITER_BYTE;
  },
};

/** Nothing depends on less. */
const NEGLIGIBLE = 0.3;

/** The columns of a table: one for each member where that is few enough, which needs no search for different names. */
function columnsOf(body: JsonRequest['body'], size: TableSize, perColumn: number): number {
  const names = size.members * perColumn < NEGLIGIBLE ? size.members : namesOfMembers(body);
  return names + namesInLists(body, size);
}

function mayBeLong(body: JsonRequest['body'], { delimiter }: JsonRequest['parameters']): boolean {
  return typeof delimiter === 'string' ? delimiter > '\u007f' : mayHaveMember(body, 'delimiter');
}

/** The time of a workbook is that of reading, its cells, columns and sheets; larger parts are compressed in parallel. */
export const xlsxCost: Cost<JsonRequest> = {
  ofBytes: (bodyBytes) => (MAX_SHEETS * PER_SHEET) / 2 + 1.5 * readingCost(bodyBytes),
  ofInput: ({ body }) => {
    const size = tableSize(body);
    const { rows, texts, lists } = size;
    return (
      0.4 +
      body.bytes.length * PER_BYTE +
      Math.min(lists, MAX_SHEETS) * PER_SHEET +
      namesInLists(body, size) * PER_COLUMN +
      texts * PER_TEXT +
      (rows + lists) * PER_CONTAINER
    );
  },
};
