/**
 * Invoices as a library: compute their money, draw them as PDF. Pure functions that throw InputError for what
 * HTTP refuses; no service, no schema library, no environment.
 */
export { InputError } from '../../errors.ts';
export { type InvoiceDocument, type InvoiceRequest, invoiceTotals, toPdf } from './library.ts';
