import { toPdf } from '../../../src/operations/invoice/library.ts';
import type { InvoiceRequest } from '../../../src/operations/invoice/schema.ts';
import { readPdf, shownStrings } from '../judging/pdf-reader.ts';
import { testNeeds } from '../worlds/needs.ts';

/** An invoice of one line, without optional members. */
export const plainInvoice: InvoiceRequest = {
  number: 'INV-1',
  date: '2026-03-09',
  from: { name: 'Northwind' },
  to: { name: 'Ada King' },
  items: [{ description: 'Work', qty: 2, unit_price: 50 }],
};

const fonts = await testNeeds().fonts();

/** What a document shows, all pages in one list. */
export function shown(request: InvoiceRequest): string[] {
  return readPdf(toPdf(request, fonts).bytes).pages.flatMap(shownStrings);
}
