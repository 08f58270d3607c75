import type { Operation } from '../../operation.ts';
import { invoiceWarnings, warningHeaders } from './checks/warnings.ts';
import { previewCost } from './cost.ts';
import { invoiceExamples } from './examples.ts';
import { type InvoicePreview, invoicePreview } from './schema/preview.ts';
import { type Invoice, invoiceRequest } from './schema.ts';

export const previewInvoice = {
  id: 'invoice.preview',
  summary: 'Compute the totals of an invoice',
  description:
    'Accepts the body of /v1/invoice/pdf and answers its amounts: subtotal, tax, discount, total, and amount and tax ' +
    'of each line. What it accepts, the document accepts; what it answers, the document prints.',
  routes: [{ method: 'POST', path: '/v1/invoice/preview' }],
  input: invoiceRequest,
  output: { media: { 'application/json': { schema: invoicePreview } }, headers: warningHeaders },
  limits: { bodyBytes: 1_048_576 },
  answerBytes: (requestBytes) => 32_768 + requestBytes,
  needs: [],
  cost: previewCost,
  warmsUp: true,
  examples: invoiceExamples,
  run: async (input: Invoice) => {
    // Loaded with the first call: the check digits of accounts are needed by few commands.
    const { settleInvoice, toPreview } = await import('./amounts/settlement.ts');
    const { paymentCodeOf } = await import('./payment/payment-code.ts');
    const settlement = settleInvoice(input);
    const headers = invoiceWarnings(input, paymentCodeOf(settlement));
    return { kind: 'json', value: toPreview(settlement), headers };
  },
} as const satisfies Operation<Invoice, InvoicePreview>;
