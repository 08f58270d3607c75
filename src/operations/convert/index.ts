/**
 * JSON to workbooks and CSV as a library. Pure functions that throw InputError for what HTTP refuses; no
 * service, no environment.
 */
export { InputError } from '../../errors.ts';
export type { Json } from './json-body.ts';
export { jsonToCsv } from './to-csv.ts';
export { jsonToXlsx, type Workbook } from './to-xlsx.ts';
