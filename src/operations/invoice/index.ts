/**
 * Invoices as a library: compute their totals, draw them as PDF. Pure functions that throw InputError for what
 * HTTP refuses; no service, no schema library, no environment.
 */
export { InputError } from '../../errors.ts';
export type { FontFiles } from '../../operation.ts';
export { type InvoiceDocument, invoiceTotals, toPdf } from './library.ts';
export type { InvoicePreview, InvoiceRequest } from './schema.ts';
