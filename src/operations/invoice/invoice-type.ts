import type { Fault } from '../../errors.ts';
import type { Invoice } from './schema.ts';

/** What an invoice is in the course of a deal; credit notes have no member for it. */
export const invoiceTypes = ['standard', 'partial', 'corrected', 'prepayment', 'self_billed'] as const;

export type InvoiceType = (typeof invoiceTypes)[number];

/** Their codes, UNTDID 1001, BT-3. */
export const invoiceTypeCodes = {
  standard: '380',
  partial: '326',
  corrected: '384',
  prepayment: '386',
  self_billed: '389',
} as const satisfies Record<InvoiceType, string>;

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
