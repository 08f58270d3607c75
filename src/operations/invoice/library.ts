import type { FontFiles } from '../../operation.ts';
import { readInput } from '../../schema/read.ts';
import { checkDates } from './dates.ts';
import { fileNameOf } from './file-name.ts';
import { fontSetOf } from './fonts.ts';
import { type RenderedInvoice, render } from './render.ts';
import { type InvoicePreview, type InvoiceRequest, invoiceRequest } from './schema.ts';
import { computeTotals, toPreview } from './totals.ts';

/** A drawn document with the name its file should have. */
export interface InvoiceDocument extends RenderedInvoice {
  readonly fileName: string;
}

/** The money of an invoice: what POST /v1/invoice/preview answers. Throws InputError for what it refuses. */
export function invoiceTotals(request: InvoiceRequest): InvoicePreview {
  const invoice = readInput(invoiceRequest, request);
  checkDates(invoice);
  return toPreview(invoice, computeTotals(invoice));
}

/**
 * Draws an invoice as PDF: what POST /v1/invoice/pdf answers. `fonts` are TrueType files, those of Arimo from
 * `sundry/fonts` or others with the same repertoire; hand in the same object each time, because they are
 * prepared once for each. Throws InputError for what the service refuses.
 */
export function toPdf(request: InvoiceRequest, fonts: FontFiles): InvoiceDocument {
  const invoice = readInput(invoiceRequest, request);
  return { ...render(invoice, fontSetOf(fonts)), fileName: fileNameOf(invoice.kind, invoice.number) };
}
