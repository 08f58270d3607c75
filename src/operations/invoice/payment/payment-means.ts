import { isInSepa } from '../../../formats/epc/sepa.ts';
import type { Invoice } from '../schema.ts';

/** How money is collected from the account of the customer (EN 16931 BG-19). */
export type DirectDebit = NonNullable<Invoice['direct_debit']>;

/** Whether a direct debit is one of the SEPA: in euro, from an account of it. */
export function isSepaDebit({ iban }: Pick<DirectDebit, 'iban'>, currency: Invoice['currency']): boolean {
  return currency === 'EUR' && isInSepa(iban);
}

/** Whether the customer pays by something else than a transfer: the seller collects the money, or a card was charged. */
export function isCollected({ direct_debit: debit, card }: Pick<Invoice, 'direct_debit' | 'card'>): boolean {
  return debit !== undefined || card !== undefined;
}
