/**
 * Invoices as a library: compute their totals, draw them as PDF, write and read them as e-invoices. Pure functions that throw InputError for what
 * HTTP refuses; no service, no schema library, no environment.
 */
export { InputError } from '../../errors.ts';
export type { FontFiles } from '../../operation.ts';
export type { Currency } from './codes/currency.ts';
export type { EinvoiceFormat } from './codes/einvoice-format.ts';
export type { Language } from './codes/language.ts';
export type { TaxCategory } from './codes/tax-category.ts';
export {
  type InvoiceDocument,
  type InvoiceOptions,
  invoiceTotals,
  readInvoice,
  toPdf,
  toXml,
  type XmlInvoice,
} from './library.ts';
export type { InvoiceLine, InvoicePreview } from './schema/preview.ts';
export type { InvoiceReading, ReadRequest } from './schema/read.ts';
export type {
  EinvoiceRequest,
  InvoiceAdjustment,
  InvoiceItem,
  InvoiceRequest,
  Kind,
  Party,
  Seller,
} from './schema.ts';
