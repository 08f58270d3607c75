/**
 * JSON to workbooks and CSV as a library. Pure functions that throw InputError for what HTTP refuses; no
 * service, no environment.
 */
export { InputError } from '../../errors.ts';
export { type Json, jsonToCsv, jsonToXlsx, type Rows, type Workbook } from './library.ts';
export type { CsvRequest, WorkbookRequest } from './schema.ts';
