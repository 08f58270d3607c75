/**
 * JSON to workbooks and CSV, and both to JSON, as a library. Pure functions that throw InputError for what HTTP refuses;
 * no service, no environment.
 */
export { InputError } from '../../errors.ts';
export {
  csvToJson,
  type Json,
  jsonToCsv,
  jsonToXlsx,
  type Rows,
  type Workbook,
  xlsxToJson,
} from './library.ts';
export type { CsvFile, CsvRequest, CsvRows, WorkbookRequest, XlsxFile, XlsxSheets } from './schema.ts';
