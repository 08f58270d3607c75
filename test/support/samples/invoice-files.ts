import { invoiceFixtures } from '../../../scripts/invoice/invoice-fixtures.ts';
import { type InvoiceRequest, toPdf } from '../../../src/operations/invoice/index.ts';
import { withFiles } from '../scratch.ts';
import { testNeeds } from '../worlds/needs.ts';

/** The fixtures of the docs, by name. */
export const invoices: readonly (readonly [name: string, request: InvoiceRequest])[] =
  Object.entries(invoiceFixtures);

const fonts = await testNeeds().fonts();

export function invoicePdf(request: InvoiceRequest): Uint8Array {
  return toPdf(request, fonts).bytes;
}

/** Lends the drawn documents as files, in the order of the requests. */
export function withInvoices<T>(
  requests: readonly InvoiceRequest[],
  use: (paths: readonly string[]) => T,
): T {
  return withFiles(requests.map(invoicePdf), 'pdf', use);
}
