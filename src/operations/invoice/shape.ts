import { isValidBIC, isValidIBAN } from 'ibantools';
import type { Fault } from '../../errors.ts';
import { allCurrencies } from '../../formats/currency/codes.ts';
import { isCountry } from './country.ts';
import { dayFaults } from './dates.ts';
import type { Invoice, Party } from './schema.ts';
import { isUnit } from './unit.ts';

/**
 * What is wrong with single values of an invoice in its normal form, as the schema cannot express it: days the calendar
 * does not have, countries, units, VAT ids, IBAN and BIC that no list or check digit knows. With or without `einvoice`.
 */
export function shapeFaults(invoice: Invoice): Fault[] {
  const {
    date,
    due,
    valid_until: validUntil,
    delivery_date: delivery,
    corrects,
    from,
    to,
    items,
    iban,
    bic,
  } = invoice;
  const faults = dayFaults({
    '/date': date,
    '/due': due,
    '/valid_until': validUntil,
    '/delivery_date': delivery,
    '/corrects/date': corrects?.date,
  });
  faults.push(...partyFaults('/from', from), ...partyFaults('/to', to));
  for (const [index, { unit }] of items.entries()) {
    if (unit === undefined || isUnit(unit)) continue;
    const message = `must be a unit of UN/ECE Recommendation 20, such as HUR, DAY, KGM or C62, which ${unit} is not`;
    faults.push({ pointer: `/items/${index}/unit`, message });
  }
  faults.push(...taxCurrencyFaults(invoice));
  if (iban !== undefined && !isValidIBAN(iban)) {
    faults.push({
      pointer: '/iban',
      message: 'must be an IBAN (ISO 13616); its length or check digits are wrong',
    });
  }
  if (bic !== undefined && !isValidBIC(bic)) {
    faults.push({ pointer: '/bic', message: 'must be a BIC (ISO 9362) of 8 or 11 characters' });
  } else if (bic !== undefined && iban === undefined) {
    faults.push({ pointer: '/bic', message: 'needs iban beside it: a BIC alone is no account' });
  }
  return faults;
}

function taxCurrencyFaults({ tax_currency: own, currency }: Invoice): Fault[] {
  if (own === undefined) return [];
  const faults: Fault[] = [];
  if (own.currency === currency) {
    const message = `must be another currency than that of the document, which is ${currency} (PEPPOL-EN16931-R005)`;
    faults.push({ pointer: '/tax_currency/currency', message });
  } else if (!allCurrencies.includes(own.currency)) {
    const message = `must be a currency of ISO 4217 such as SEK, which ${own.currency} is not`;
    faults.push({ pointer: '/tax_currency/currency', message });
  }
  if (own.rate <= 0) faults.push({ pointer: '/tax_currency/rate', message: 'must be above 0' });
  return faults;
}

function partyFaults(pointer: string, party: Party): Fault[] {
  const { country, vat_id: vatId, registration_id: registration, registration_label: label } = party;
  const faults: Fault[] = [];
  if (label !== undefined && registration === undefined) {
    faults.push({ pointer: `${pointer}/registration_label`, message: 'needs registration_id beside it' });
  }
  if (country !== undefined && !isCountry(country)) {
    const greece = country === 'EL' ? ' (Greece is GR)' : '';
    faults.push({
      pointer: `${pointer}/country`,
      message: `must be a country of ISO 3166-1 such as DE, which ${country} is not${greece}`,
    });
  }
  if (vatId !== undefined && !hasVatPrefix(vatId)) {
    faults.push({
      pointer: `${pointer}/vat_id`,
      message:
        'must begin with the two letters of its country, such as DE123456789 (Greece has EL, Northern Ireland XI)',
    });
  }
  return faults;
}

/** EN 16931 BR-CO-09. Greece has EL in VAT ids (Directive 2006/112/EC, Article 215), and GR nowhere. */
function hasVatPrefix(vatId: string): boolean {
  const prefix = vatId.slice(0, 2);
  return vatId.length > 2 && (prefix === 'EL' || (prefix !== 'GR' && isCountry(prefix)));
}
