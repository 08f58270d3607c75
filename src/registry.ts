import type { Operation } from './operation.ts';
import { createBarcode } from './operations/barcode/create.operation.ts';
import { calendarIcs } from './operations/calendar/ics.operation.ts';
import { csvToJson } from './operations/convert/csv-to-json.operation.ts';
import { jsonToCsv } from './operations/convert/json-to-csv.operation.ts';
import { jsonToXlsx } from './operations/convert/json-to-xlsx.operation.ts';
import { xlsxToJson } from './operations/convert/xlsx-to-json.operation.ts';
import { verifyAddress } from './operations/email/verify.operation.ts';
import { verifyAddressBatch } from './operations/email/verify-batch.operation.ts';
import { stripImage } from './operations/image/strip-metadata.operation.ts';
import { withCurrencies } from './operations/invoice/codes/with-currencies.ts';
import { invoicePdf } from './operations/invoice/pdf.operation.ts';
import { previewInvoice } from './operations/invoice/preview.operation.ts';
import { invoiceRead } from './operations/invoice/read.operation.ts';
import { sampleDocument } from './operations/invoice/sample.operation.ts';
import { invoiceXml } from './operations/invoice/xml.operation.ts';
import { markdownPdf } from './operations/pdf/markdown.operation.ts';
import { createQr } from './operations/qr/create.operation.ts';
import { epcQr } from './operations/qr/epc.operation.ts';
import { swissQr } from './operations/qr/swiss.operation.ts';
import { vcardQr } from './operations/qr/vcard.operation.ts';
import { wifiQr } from './operations/qr/wifi.operation.ts';
import { intelSite } from './operations/site/intel.operation.ts';
import { siteMarkdown } from './operations/site/markdown.operation.ts';
import { classifyText } from './operations/text/classify.operation.ts';
import { extractFields } from './operations/text/extract.operation.ts';
import { findKeywords } from './operations/text/keywords.operation.ts';
import { rewriteText } from './operations/text/rewrite.operation.ts';
import { judgeSentiment } from './operations/text/sentiment.operation.ts';
import { summarizeText } from './operations/text/summarize.operation.ts';

/** The only list of the operations, each with its own type: adding one is adding a line here. */
const declarations = [
  invoicePdf,
  previewInvoice,
  invoiceXml,
  invoiceRead,
  sampleDocument,
  verifyAddress,
  verifyAddressBatch,
  intelSite,
  siteMarkdown,
  summarizeText,
  judgeSentiment,
  findKeywords,
  classifyText,
  extractFields,
  rewriteText,
  createQr,
  wifiQr,
  vcardQr,
  epcQr,
  swissQr,
  createBarcode,
  jsonToXlsx,
  jsonToCsv,
  csvToJson,
  xlsxToJson,
  stripImage,
  calendarIcs,
  markdownPdf,
] as const satisfies readonly Operation[];

/** The id of a registered operation. A record keyed by it compiles only when it has all of them. */
export type OperationId = (typeof declarations)[number]['id'];

/** The declaration with an id, with its literal schemas and the type of its answer. */
export type Declaration<Id extends OperationId> = Extract<(typeof declarations)[number], { readonly id: Id }>;

/** Every operation, in the order people see them, all of one type. */
export const operations: readonly (Operation & { readonly id: OperationId })[] = declarations;

/** What the operator decides about the operations. */
export interface OperatorChoices {
  /** Currencies of invoices beside the five of every service (ISO 4217). */
  readonly invoiceCurrencies: readonly string[];
}

/** The operations as the operator wants them. */
export function operationsFor({ invoiceCurrencies }: OperatorChoices): typeof operations {
  return invoiceCurrencies.length === 0 ? operations : withCurrencies(operations, invoiceCurrencies);
}
