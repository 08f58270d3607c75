import type { Invoice, InvoiceItem, Party } from './schema.ts';

/**
 * An invoice whose codes and identifiers are in the form in which they are printed and compared: country, unit, VAT id,
 * IBAN, BIC and creditor identifier in capitals, the last four without blanks. An invoice without them stays as it is.
 */
export function normalInvoice(invoice: Invoice): Invoice {
  const { from, to, items, iban, bic, direct_debit: debit } = invoice;
  const hasUnits = items.some(({ unit }) => unit !== undefined);
  const hasAccount = iban !== undefined || bic !== undefined || debit !== undefined;
  if (!hasUnits && !hasAccount && isNormal(from) && isNormal(to)) return invoice;
  return {
    ...invoice,
    from: normalParty(from),
    to: normalParty(to),
    items: hasUnits ? items.map(normalItem) : items,
    ...(iban !== undefined && { iban: compact(iban) }),
    ...(bic !== undefined && { bic: compact(bic) }),
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

function normalItem(item: InvoiceItem): InvoiceItem {
  return item.unit === undefined ? item : { ...item, unit: item.unit.trim().toUpperCase() };
}

/** An identifier as machines compare it. */
function compact(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}
