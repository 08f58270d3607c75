import { withoutAccents } from '../../formats/file-name.ts';
import type { Operation } from '../../operation.ts';
import { invoiceWarnings, warningHeaders } from './checks/warnings.ts';
import { xmlCost } from './cost.ts';
import { einvoiceExamples } from './einvoice/examples.ts';
import { type Einvoice, einvoiceRequest } from './schema.ts';

export const invoiceXml = {
  id: 'invoice.xml',
  summary: 'Write an e-invoice as XML',
  description:
    'Accepts the body of /v1/invoice/pdf and answers it as XML by EN 16931, in the format that `einvoice` names: ' +
    'Factur-X (ZUGFeRD), XRechnung as CII or UBL, or Peppol BIS Billing. Nothing is sent or signed.\n\n' +
    'No file is written that the rules of its format refuse: what they require must be there, and the answer names ' +
    'every missing member at once, with the business term of the standard. The preview accepts the same body and is ' +
    'the dry run. With `corrects` the file is a credit note.',
  routes: [{ method: 'POST', path: '/v1/invoice/xml' }],
  input: einvoiceRequest,
  companion: 'invoice.preview',
  output: {
    media: { 'application/xml': { file: 'The invoice in the syntax of its format, UTF-8.' } },
    headers: warningHeaders,
  },
  limits: { bodyBytes: 1_048_576 },
  answerBytes: (requestBytes) => 262_144 + 12 * requestBytes,
  needs: [],
  cost: xmlCost,
  examples: einvoiceExamples,
  run: async (input: Einvoice) => {
    // Loaded with the first call, as drawing is.
    const { writeInvoice } = await import('./library.ts');
    const { bytes, fileName } = writeInvoice(input);
    return {
      kind: 'file',
      bytes,
      mediaType: 'application/xml',
      fileName,
      asciiName: withoutAccents(fileName, 'NFD'),
      disposition: 'attachment',
      headers: invoiceWarnings(input),
    };
  },
} as const satisfies Operation<Einvoice, never>;
