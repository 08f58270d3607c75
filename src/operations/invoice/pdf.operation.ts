import type { Operation, Ports } from '../../operation.ts';
import { documentCost } from './cost.ts';
import { documentAnswer, documentHeaders, documentMedia } from './document-answer.ts';
import { invoiceExamples } from './examples.ts';
import { type Invoice, invoiceRequest } from './schema.ts';

export const invoicePdf = {
  id: 'invoice.pdf',
  summary: 'Draw an invoice, estimate or receipt as PDF',
  description:
    'Totals, tax and discount are computed exactly, to the cent: each line is rounded and the sums are ' +
    'computed from the printed amounts, so that the columns add up. The preview answers the same figures as JSON.\n\n' +
    'The file is PDF 1.4 in the archival form (PDF/A-1), with embedded fonts, and tagged, so that it can be ' +
    'searched, copied and read aloud. Names in every European script are printed as sent. The same request makes ' +
    'the same bytes.\n\n' +
    'An unpaid invoice in EUR with `iban` carries a payment code (EPC069-12, Girocode), which banking apps scan.\n\n' +
    'With `einvoice` facturx the file is a hybrid invoice (Factur-X, ZUGFeRD): PDF 1.7 that declares PDF/A-3b, with ' +
    'the same invoice as XML attached.',
  routes: [{ method: 'POST', path: '/v1/invoice/pdf' }],
  input: invoiceRequest,
  companion: 'invoice.preview',
  output: { media: documentMedia, headers: documentHeaders },
  limits: { bodyBytes: 1_048_576 },
  answerBytes: (requestBytes) => 1_048_576 + 4 * requestBytes,
  needs: ['fonts'],
  cost: documentCost,
  examples: invoiceExamples,
  run: async (input: Invoice, { fonts }: Ports<'fonts'>) => {
    // Loaded with the first document: drawing is a tenth of all code, too much to load at startup.
    const { drawInvoice } = await import('./library.ts');
    return documentAnswer(input, drawInvoice(input, await fonts()), 'attachment');
  },
} as const satisfies Operation<Invoice, never>;
