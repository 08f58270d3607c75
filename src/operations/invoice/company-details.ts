import { type Fault, InputError } from '../../errors.ts';
import type { Invoice } from './schema.ts';
import type { Totals } from './totals.ts';

/** An invoice with its codes as they are printed: countries, units and numbers of banks and VAT in capitals, without blanks. */
export function withPlainCodes(invoice: Invoice): Invoice {
  const { from, to, items, iban, bic } = invoice;
  return {
    ...invoice,
    from: withPlainParty(from),
    to: withPlainParty(to),
    items: items.some(({ unit }) => unit !== undefined)
      ? items.map((item) => (item.unit === undefined ? item : { ...item, unit: item.unit.toUpperCase() }))
      : items,
    ...(iban !== undefined && { iban: plain(iban) }),
    ...(bic !== undefined && { bic: plain(bic) }),
  };
}

function withPlainParty<P extends Invoice['to']>(party: P): P {
  const { country, vat_id: vatId } = party;
  if (country === undefined && vatId === undefined) return party;
  return {
    ...party,
    ...(country !== undefined && { country: plain(country) }),
    ...(vatId !== undefined && { vat_id: plain(vatId) }),
  };
}

function plain(code: string): string {
  return code.replace(/\s/g, '').toUpperCase();
}

/**
 * Throws InputError for members that contradict each other: an account number with a wrong check digit, a bank
 * without an account, a payment or a correction that the kind or the total does not permit.
 */
export function checkCompanyDetails(invoice: Invoice, { total }: Totals): void {
  const { iban, bic } = invoice;
  const faults: Fault[] = [...paymentFaults(invoice, total), ...correctionFaults(invoice, total)];
  if (iban !== undefined && !hasCheckDigits(iban)) {
    faults.push({
      pointer: '/iban',
      message: 'must be an IBAN: its check digits do not fit its other digits',
    });
  }
  if (bic !== undefined && iban === undefined) {
    faults.push({ pointer: '/bic', message: 'must come with iban, the account at that bank' });
  }
  if (faults.length > 0) throw new InputError(faults);
}

function paymentFaults({ kind, paid, paid_amount: amount, corrects }: Invoice, total: number): Fault[] {
  if (amount === undefined) return [];
  const fault = (message: string): Fault[] => [{ pointer: '/paid_amount', message }];
  if (kind !== 'invoice') return fault(`must be left out of the kind ${kind}`);
  if (paid) return fault('must be left out with paid: true, which is the whole amount');
  if (corrects !== undefined) return fault('must be left out with corrects');
  const isTooMuch = amount > 0 && Math.round(amount * 100) > total;
  return isTooMuch ? fault(`must be at most the total, ${(total / 100).toFixed(2)}`) : [];
}

function correctionFaults({ kind, corrects, discount }: Invoice, total: number): Fault[] {
  if (corrects === undefined) return [];
  if (kind !== 'invoice') {
    return [{ pointer: '/corrects', message: `must be left out of the kind ${kind}` }];
  }
  const faults: Fault[] = [];
  if (discount > 0) faults.push({ pointer: '/discount', message: 'must be 0 with corrects' });
  if (total > 0) {
    faults.push({
      pointer: '/corrects',
      message: 'is for a credit note, whose total is zero or less: what it takes back has a negative qty',
    });
  }
  return faults;
}

/** ISO 13616-1, 6.1: as a number, with its first four characters last and letters from 10, it leaves 1 of 97. */
function hasCheckDigits(iban: string): boolean {
  if (!/^[A-Z]{2}\d\d/.test(iban)) return false;
  let rest = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
