import { type InvoiceType, invoiceTypeCodes, invoiceTypes } from '../../../codes/invoice-type.ts';
import type { InvoiceRoot } from '../read-invoice.ts';

/** What a document is: it asks for money, gives it back, or is something else. */
export type DocumentKind = 'invoice' | 'credit_note' | 'other';

/** Codes of UNTDID 1001 that EN 16931 allows, BT-3, as the United Nations name them. */
const names: Readonly<Record<string, string>> = {
  '71': 'Request for payment',
  '80': 'Debit note related to goods or services',
  '81': 'Credit note related to goods or services',
  '82': 'Metered services invoice',
  '83': 'Credit note related to financial adjustments',
  '84': 'Debit note related to financial adjustments',
  '102': 'Tax notification',
  '130': 'Invoicing data sheet',
  '202': 'Direct payment valuation',
  '203': 'Provisional payment valuation',
  '204': 'Payment valuation',
  '211': 'Interim application for payment',
  '218': 'Final payment request based on completion of work',
  '219': 'Payment request for completed units',
  '261': 'Self-billed credit note',
  '262': 'Consolidated credit note - goods and services',
  '295': 'Price variation invoice',
  '296': 'Credit note for price variation',
  '308': 'Delcredere credit note',
  '325': 'Pro forma invoice',
  '326': 'Partial invoice',
  '331': 'Commercial invoice which includes a packing list',
  '380': 'Commercial invoice',
  '381': 'Credit note',
  '382': 'Commission note',
  '383': 'Debit note',
  '384': 'Corrected invoice',
  '385': 'Consolidated invoice',
  '386': 'Prepayment invoice',
  '387': 'Hire invoice',
  '388': 'Tax invoice',
  '389': 'Self-billed invoice',
  '390': 'Delcredere invoice',
  '393': 'Factored invoice',
  '394': 'Lease invoice',
  '395': 'Consignment invoice',
  '396': 'Factored credit note',
  '420': 'Optical character reading (OCR) payment credit note',
  '456': 'Debit advice',
  '457': 'Reversal of debit',
  '458': 'Reversal of credit',
  '471': 'Self-billed corrective invoice',
  '472': 'Factored corrective invoice',
  '473': 'Self-billed factored corrective invoice',
  '500': 'Self prepayment invoice',
  '501': 'Self-billed factored invoice',
  '502': 'Self-billed factored credit note',
  '503': 'Prepayment credit note',
  '527': 'Self-billed debit note',
  '532': "Forwarder's credit note",
  '553': "Forwarder's invoice discrepancy report",
  '575': "Insurer's invoice",
  '623': "Forwarder's invoice",
  '633': 'Port charges documents',
  '751': 'Invoice information for accounting purposes',
  '780': 'Freight invoice',
  '817': 'Claim notification',
  '870': 'Consular invoice',
  '875': 'Partial construction invoice',
  '876': 'Partial final construction invoice',
  '877': 'Final construction invoice',
  '935': 'Customs invoice',
};

/** Those that give money back. */
const creditNotes: ReadonlySet<string> = new Set(
  '81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' '),
);

/** Whether the amounts of a document are what is given back. */
export function isCreditNoteCode(code: string | undefined, root: InvoiceRoot): boolean {
  return root === 'CreditNote' || (code !== undefined && creditNotes.has(code));
}

export function kindOf(code: string | undefined, root: InvoiceRoot): DocumentKind {
  if (isCreditNoteCode(code, root)) return 'credit_note';
  return code !== undefined && Object.hasOwn(names, code) ? 'invoice' : 'other';
}

/** The English name of a code; undefined for one that EN 16931 does not allow. */
export function typeNameOf(code: string | undefined): string | undefined {
  return code !== undefined && Object.hasOwn(names, code) ? names[code] : undefined;
}

/** The type of a request that has this code. */
export function invoiceTypeOf(code: string | undefined): InvoiceType | undefined {
  return invoiceTypes.find((type) => invoiceTypeCodes[type] === code);
}
