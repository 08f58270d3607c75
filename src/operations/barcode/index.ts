/**
 * Barcodes as a library: draw them, or encode them as modules. Pure functions that throw InputError for what HTTP refuses;
 * no service, no environment.
 */
export { InputError } from '../../errors.ts';
export type { BarcodeImage, TextFont } from './draw-barcode.ts';
export { barcode } from './library.ts';
export type { BarcodeModules, BarcodeRequest } from './schema.ts';
export type { BarcodeType } from './symbologies.ts';
export type { Warning } from './warnings.ts';
