import { isSEPACountry } from 'ibantools';
import { isCreditNote } from '../codes/document-type.ts';
import { isSepaDebit } from '../payment/payment-means.ts';
import type { Invoice } from '../schema.ts';
import { type Facts, hasGermanRules, lineOf } from './facts.ts';
import type { PaymentModel } from './model.ts';

/**
 * How to pay. Without any means the group says that none is defined, where the format requires the group or where the
 * due day of a UBL credit note needs it.
 */
export function paymentModelOf(invoice: Invoice, facts: Facts): PaymentModel | undefined {
  const { iban, bic, direct_debit: debit, card, due } = invoice;
  const isForDueDay = facts.profile.syntax === 'ubl' && isCreditNote(invoice) && due !== undefined;
  const code = codeOf(invoice);
  if (code === '1' && !hasGermanRules(facts) && !isForDueDay) return undefined;
  const isTransferred = iban !== undefined || debit !== undefined;
  return {
    code,
    iban,
    bic,
    reference: lineOf(invoice.payment_reference) ?? (isTransferred ? lineOf(invoice.number) : undefined),
    debit: debit && { mandate: lineOf(debit.mandate) ?? '', creditorId: debit.creditor_id, iban: debit.iban },
    card: card && { lastDigits: card.last_digits, holder: lineOf(card.holder) },
  };
}

/** What is collected comes before what is transferred: it needs nothing of the customer. */
function codeOf({ iban, direct_debit: debit, card, currency }: Invoice): PaymentModel['code'] {
  if (debit !== undefined) return isSepaDebit(debit, currency) ? '59' : '49';
  if (card !== undefined) return '48';
  if (iban === undefined) return '1';
  return currency === 'EUR' && isSEPACountry(iban.slice(0, 2)) ? '58' : '30';
}
