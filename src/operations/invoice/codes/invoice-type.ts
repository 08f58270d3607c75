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
