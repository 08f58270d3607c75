import type { Invoice, Kind } from './schema.ts';

/** What a document is: of the kind that was asked for, or a credit note, which is an invoice that takes back another. */
export type DocumentType = Kind | 'credit-note';

type TypeMembers = Pick<Invoice, 'corrects' | 'document_type'>;

/** Type of an invoice's document. */
export function documentTypeOf(invoice: TypeMembers & Pick<Invoice, 'kind'>): DocumentType {
  return isCreditNote(invoice) ? 'credit-note' : invoice.kind;
}

/** Whether an invoice takes back another one; a corrected invoice replaces it instead. */
export function isCreditNote({ corrects, document_type: type }: TypeMembers): boolean {
  return corrects !== undefined && type !== 'corrected';
}
