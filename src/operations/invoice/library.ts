import { fontSetOf, requireFonts } from '../../formats/pdf/load-fonts.ts';
import type { FontFiles } from '../../operation.ts';
import { readInput } from '../../schema/read.ts';
import { documentTypeOf } from './document-type.ts';
import { writeEinvoice } from './einvoice/write-einvoice.ts';
import { facturXAttachment } from './factur-x.ts';
import { fileNameOf } from './file-name.ts';
import { type RenderedInvoice, render } from './render.ts';
import {
  type Einvoice,
  type EinvoiceRequest,
  einvoiceRequest,
  type Invoice,
  type InvoicePreview,
  type InvoiceRequest,
  invoiceRequest,
} from './schema.ts';
import { settleInvoice, toPreview } from './settlement.ts';

/** A drawn document with the name its file should have. */
export interface InvoiceDocument extends RenderedInvoice {
  readonly fileName: string;
}

/** An e-invoice with the name that its file should have. */
export interface XmlInvoice {
  /** XML 1.0 in UTF-8. */
  readonly bytes: Uint8Array;
  readonly fileName: string;
}

/** The totals of an invoice: the answer of POST /v1/invoice/preview. Throws InputError for what it refuses. */
export function invoiceTotals(request: InvoiceRequest): InvoicePreview {
  return toPreview(settleInvoice(readInput(invoiceRequest, request)));
}

/**
 * Draws an invoice as PDF: the answer of POST /v1/invoice/pdf. `fonts` are TrueType files, those of Arimo from
 * `sundry/fonts` or others with the same repertoire; pass the same object each time, because fonts are
 * prepared once for each object. Throws InputError for what the service refuses.
 */
export function toPdf(request: InvoiceRequest, fonts: FontFiles): InvoiceDocument {
  const invoice = readInput(invoiceRequest, request);
  requireFonts(fonts);
  return { ...drawInvoice(invoice, fonts), fileName: fileNameOf(documentTypeOf(invoice), invoice.number) };
}

/**
 * Writes an e-invoice as XML: the answer of POST /v1/invoice/xml, in the format that `einvoice` names. Throws InputError
 * for what the service refuses.
 */
export function toXml(request: EinvoiceRequest): XmlInvoice {
  return writeInvoice(readInput(einvoiceRequest, request));
}

/** Writes an invoice that matches its schema as XML. */
export function writeInvoice(invoice: Einvoice): XmlInvoice {
  const settlement = settleInvoice(invoice);
  return {
    bytes: writeEinvoice(settlement, invoice.einvoice),
    fileName: fileNameOf(documentTypeOf(invoice), settlement.invoice.number, 'xml'),
  };
}

/**
 * Draws an invoice that matches its schema, for the operations, which load this file with their first call. An e-invoice
 * has its XML inside.
 */
export function drawInvoice(invoice: Invoice, fonts: FontFiles): RenderedInvoice {
  const settlement = settleInvoice(invoice, 'pdf');
  const { einvoice } = settlement.invoice;
  const attachment = einvoice && facturXAttachment(writeEinvoice(settlement, einvoice));
  return render(settlement, fontSetOf(fonts), attachment);
}
