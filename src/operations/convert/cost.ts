import { readingCost } from '../../formats/json/reading-cost.ts';
import type { Cost, JsonRequest } from '../../operation.ts';
import { MAX_CSV_BYTES } from './csv.ts';
import { xlsxRequest } from './schema.ts';

/** Of a cell that a row leaves out: its delimiter is written, copied from the thread and sent. */
const PER_CELL = 3e-6;
const PER_BYTE = 1e-4;
const PER_SHEET = 0.02;
const MAX_SHEETS = xlsxRequest.properties.sheets.maxItems;

/** For the longest answer, which a body of some kilobytes can have. */
const MAX_CSV_COST = MAX_CSV_BYTES * PER_CELL;

/** The time of a CSV is that of reading, and of its cells: rows x columns, including empty ones. */
export const csvCost: Cost<JsonRequest> = {
  ofBytes: (bodyBytes) => MAX_CSV_COST / 2 + readingCost(bodyBytes),
  ofInput: ({ body: { bytes } }) => {
    const cells = count(bytes, OPEN_OBJECT) * count(bytes, COLON);
    return 0.1 + bytes.length * PER_BYTE + Math.min(cells, MAX_CSV_BYTES) * PER_CELL;
  },
};

/** The time of a workbook is that of reading, its cells and its sheets; larger parts are compressed in parallel. */
export const xlsxCost: Cost<JsonRequest> = {
  ofBytes: (bodyBytes) => (MAX_SHEETS * PER_SHEET) / 2 + 1.5 * readingCost(bodyBytes),
  ofInput: ({ body: { bytes } }) =>
    0.4 + bytes.length * PER_BYTE + Math.min(count(bytes, OPEN_LIST), MAX_SHEETS) * PER_SHEET,
};

const OPEN_OBJECT = 0x7b;
const OPEN_LIST = 0x5b;
const COLON = 0x3a;

/** How often a byte occurs: at least as often as in the structure, since texts may contain it too. */
function count(bytes: Uint8Array, byte: number): number {
  let found = 0;
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) found++;
  return found;
}
