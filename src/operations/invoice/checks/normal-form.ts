/**
 * What is judged of an invoice before it is computed, beyond its schema. First its codes take the form in which they are
 * compared (this file), then single values are judged (`shape.ts`, `dates.ts`); `warnings.ts` names what an invoice lacks
 * without being wrong.
 *
 *   "iban": "de89 3704 ..."  ->  "DE893704..."  ->  a check digit that holds, or 422 at /iban
 *
 * How members go together is judged where they are used: `amounts/settled-amounts.ts`, `einvoice/requirements.ts`.
 */
import type { Invoice, InvoiceItem, Party } from '../schema.ts';

/**
 * An invoice whose codes and identifiers are in the form in which they are printed and compared: country, unit, VAT id,
 * IBAN, BIC and creditor identifier in capitals, the last four without blanks. An invoice without them stays as it is.
 */
export function normalInvoice(invoice: Invoice): Invoice {
  const { from, to, items, iban, bic, direct_debit: debit, deliver_to: place, tax_currency: own } = invoice;
  const hasCodes = items.some(isCoded);
  const hasAccount = iban !== undefined || bic !== undefined || debit !== undefined;
  const isPlain = !hasCodes && !hasAccount && place === undefined && own === undefined;
  if (isPlain && isNormal(from) && isNormal(to)) return invoice;
  return {
    ...invoice,
    from: normalParty(from),
    to: normalParty(to),
    items: hasCodes ? items.map(normalItem) : items,
    ...(place !== undefined && { deliver_to: normalPlace(place) }),
    ...(iban !== undefined && { iban: compact(iban) }),
    ...(bic !== undefined && { bic: compact(bic) }),
    ...(own !== undefined && { tax_currency: { ...own, currency: own.currency.toUpperCase() } }),
    ...(debit !== undefined && {
      direct_debit: { ...debit, creditor_id: compact(debit.creditor_id), iban: compact(debit.iban) },
    }),
  };
}

function isNormal({ country, vat_id: vatId }: Party): boolean {
  return country === undefined && vatId === undefined;
}

function normalParty<P extends Party>(party: P): P {
  if (isNormal(party)) return party;
  const { country, vat_id: vatId } = party;
  return {
    ...party,
    ...(country !== undefined && { country: country.toUpperCase() }),
    ...(vatId !== undefined && { vat_id: compact(vatId) }),
  };
}

function normalPlace(place: NonNullable<Invoice['deliver_to']>): NonNullable<Invoice['deliver_to']> {
  const { country } = place;
  return country === undefined ? place : { ...place, country: country.toUpperCase() };
}

/** Whether an item has codes, whose form and lists are judged. */
export function isCoded({ unit, country_of_origin: origin, classification }: InvoiceItem): boolean {
  return unit !== undefined || origin !== undefined || classification !== undefined;
}

function normalItem(item: InvoiceItem): InvoiceItem {
  if (!isCoded(item)) return item;
  const { unit, country_of_origin: origin, classification } = item;
  return {
    ...item,
    ...(unit !== undefined && { unit: unit.trim().toUpperCase() }),
    ...(origin !== undefined && { country_of_origin: origin.toUpperCase() }),
    ...(classification !== undefined && {
      classification: { ...classification, scheme: classification.scheme.trim().toUpperCase() },
    }),
  };
}

/** An identifier as machines compare it. */
function compact(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}
