import { allCurrencies } from '../../formats/currency/codes.ts';
import { fontSetOf, requireFonts } from '../../formats/pdf/fonts/load-fonts.ts';
import type { FontFiles } from '../../operation.ts';
import { isBytes, isRecord, requireArgument } from '../../schema/argument.ts';
import { readInput } from '../../schema/read.ts';
import type { ObjectSchema } from '../../schema/schema.ts';
import type { ValueOf } from '../../schema/value-of.ts';
import { settleInvoice, toPreview } from './amounts/settlement.ts';
import { accepting, allowedCurrencies } from './codes/accepted-currencies.ts';
import { documentTypeOf } from './codes/document-type.ts';
import { writeEinvoice } from './einvoice/write-einvoice.ts';
import { facturXAttachment } from './factur-x.ts';
import { fileNameOf } from './file-name.ts';
import { readEinvoice } from './read-einvoice.ts';
import { type RenderedInvoice, render } from './render.ts';
import type { InvoicePreview } from './schema/preview.ts';
import { type InvoiceReading, type ReadRequest, readRequest } from './schema/read.ts';
import {
  type Einvoice,
  type EinvoiceRequest,
  einvoiceRequest,
  type Invoice,
  type InvoiceRequest,
  invoiceRequest,
} from './schema.ts';

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

/** What an operator decides by INVOICE_CURRENCIES. */
export interface InvoiceOptions {
  /** Currencies beside USD, EUR, GBP, CAD and AUD: codes of ISO 4217, or all of them. */
  readonly currencies?: readonly string[] | 'all';
}

/** The totals of an invoice: the answer of POST /v1/invoice/preview. Throws InputError for what it refuses. */
export function invoiceTotals(request: InvoiceRequest, options?: InvoiceOptions): InvoicePreview {
  return toPreview(settleInvoice(readRequestOf(invoiceRequest, request, options)));
}

/**
 * Draws an invoice as PDF: the answer of POST /v1/invoice/pdf. `fonts` are TrueType files, those of Arimo from
 * `sundry/fonts` or others with the same repertoire; pass the same object each time, because fonts are
 * prepared once for each object. Throws InputError for what the service refuses.
 */
export function toPdf(request: InvoiceRequest, fonts: FontFiles, options?: InvoiceOptions): InvoiceDocument {
  const invoice = readRequestOf(invoiceRequest, request, options);
  requireFonts(fonts);
  return { ...drawInvoice(invoice, fonts), fileName: fileNameOf(documentTypeOf(invoice), invoice.number) };
}

/**
 * Writes an e-invoice as XML: the answer of POST /v1/invoice/xml, in the format that `einvoice` names. Throws InputError
 * for what the service refuses.
 */
export function toXml(request: EinvoiceRequest, options?: InvoiceOptions): XmlInvoice {
  return writeInvoice(readRequestOf(einvoiceRequest, request, options));
}

/**
 * Reads an e-invoice, XML or a PDF that has it inside: the answer of POST /v1/invoice/read. `file` are its bytes, or an
 * object with them and the options of that call. Throws InputError for what is not an invoice.
 */
export function readInvoice(file: Uint8Array | ReadRequest, options?: InvoiceOptions): InvoiceReading {
  const given = isBytes(file) ? { file } : file;
  requireArgument('file', given, isRecord, 'the bytes of an e-invoice, or an object with file');
  return readEinvoice(readInput(readRequest, given), currenciesOf(options));
}

const libraryOptions = {
  type: 'object',
  properties: {
    currencies: {
      anyOf: [
        { type: 'string', enum: ['all'] },
        { type: 'array', items: { type: 'string', enum: allCurrencies, 'x-any-case': true } },
      ],
      'x-expected': 'all, or a list of codes of ISO 4217',
    },
  },
} as const satisfies ObjectSchema;

/** Reads a request by its schema, which accepts the currencies of the options. */
function readRequestOf<S extends ObjectSchema>(
  schema: S,
  request: unknown,
  options: InvoiceOptions | undefined,
): ValueOf<S> {
  if (options === undefined) return readInput(schema, request);
  return readInput(accepting(schema, currenciesOf(options)), request);
}

function currenciesOf(options: InvoiceOptions | undefined): readonly string[] {
  const { currencies = [] } = options === undefined ? {} : readInput(libraryOptions, options);
  return allowedCurrencies(currencies === 'all' ? allCurrencies : currencies);
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
