import type { Fault } from '../../../errors.ts';
import type { Invoice, Kind } from '../schema.ts';

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

/** What is wrong with how the type goes with kind and corrects, with or without `einvoice`. */
export function invoiceTypeFaults({ document_type: type, kind, corrects }: Invoice): Fault[] {
  if (type === 'standard') return [];
  const pointer = '/document_type';
  if (kind !== 'invoice') return [{ pointer, message: `is for invoices only, not for kind ${kind}` }];
  if (type === 'corrected') {
    if (corrects !== undefined) return [];
    return [
      {
        pointer: '/corrects',
        message:
          'must be there for document_type corrected (EN 16931 BT-25): the invoice that this one replaces',
      },
    ];
  }
  if (corrects === undefined) return [];
  return [{ pointer, message: 'must be corrected beside corrects, or left out for a credit note' }];
}
