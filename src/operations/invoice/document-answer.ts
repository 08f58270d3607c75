import { withoutAccents } from '../../formats/file-name.ts';
import type { FileResult, Output } from '../../operation.ts';
import { invoiceWarnings, warningHeaders } from './checks/warnings.ts';
import { documentTypeOf } from './codes/document-type.ts';
import { fileNameOf } from './file-name.ts';
import type { RenderedInvoice } from './render.ts';
import type { Invoice } from './schema.ts';

/** What a document answer is. */
export const documentMedia = {
  'application/pdf': {
    file: 'The document as PDF/A-1, tagged, with embedded fonts; an e-invoice as PDF 1.7 with its XML inside.',
  },
} as const satisfies Output['media'];

/** Headers for doubts about a document, and for characters that could not be drawn. */
export const documentHeaders = {
  ...warningHeaders,
  'x-invoice-missing-glyphs': {
    description:
      'Sent when the text has characters missing from all fonts: how many different ones. They are shown as ' +
      'boxes and can still be searched and copied.',
    schema: { type: 'integer', minimum: 1 },
  },
} as const satisfies Output['headers'];

/** Answers a document as a file named after it. */
export function documentAnswer(
  invoice: Pick<Invoice, 'kind' | 'document_type' | 'corrects' | 'number' | 'tax_rate' | 'items'>,
  { bytes, missingGlyphs, paymentCode }: RenderedInvoice,
  disposition: FileResult['disposition'],
): FileResult {
  const fileName = fileNameOf(documentTypeOf(invoice), invoice.number);
  return {
    kind: 'file',
    bytes,
    mediaType: 'application/pdf',
    fileName,
    // The header replaces what is still outside ASCII by underscores.
    asciiName: withoutAccents(fileName, 'NFD'),
    disposition,
    headers: {
      ...invoiceWarnings(invoice, paymentCode),
      ...(missingGlyphs > 0 && { 'x-invoice-missing-glyphs': String(missingGlyphs) }),
    },
  };
}
