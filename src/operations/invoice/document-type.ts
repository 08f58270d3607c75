import type { Invoice, Kind } from './schema.ts';

/** What a document is: of the kind that was asked for, or a credit note, which is an invoice that takes back another. */
export type DocumentType = Kind | 'credit-note';

/** Type of an invoice's document. */
export function documentTypeOf(invoice: Pick<Invoice, 'kind' | 'corrects'>): DocumentType {
  return isCreditNote(invoice) ? 'credit-note' : invoice.kind;
}

/** Whether an invoice takes back another one. */
export function isCreditNote({ corrects }: Pick<Invoice, 'corrects'>): boolean {
  return corrects !== undefined;
}
