import { isValidBIC, isValidIBAN } from 'ibantools';
import type { Fault } from '../../../errors.ts';
import { isCountry } from '../../../formats/country.ts';
import { allCurrencies } from '../../../formats/currency/codes.ts';
import { isCreditorIdentifier } from '../../../formats/epc/creditor-identifier.ts';
import { shownCode } from '../../../schema/fault-message.ts';
import { isItemScheme } from '../codes/item-schemes.ts';
import { isUnit } from '../codes/unit.ts';
import { isSepaDebit } from '../payment/payment-means.ts';
import { periodFaults } from '../period.ts';
import type { Invoice, InvoiceItem, Party } from '../schema.ts';
import { dayFaults } from './dates.ts';
import { isCoded } from './normal-form.ts';

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
  faults.push(...periodFaults(invoice), ...partyFaults('/from', from), ...partyFaults('/to', to));
  faults.push(...placeFaults(invoice));
  for (const [index, item] of items.entries()) if (isCoded(item)) faults.push(...itemFaults(item, index));
  faults.push(...accountFaults('/iban', iban), ...debitFaults(invoice));
  faults.push(...taxCurrencyFaults(invoice));
  if (bic !== undefined && !isValidBIC(bic)) {
    faults.push({ pointer: '/bic', message: 'must be a BIC (ISO 9362) of 8 or 11 characters' });
  } else if (bic !== undefined && iban === undefined) {
    faults.push({ pointer: '/bic', message: 'needs iban beside it: a BIC alone is not an account' });
  }
  return faults;
}

function accountFaults(pointer: string, iban: string | undefined): Fault[] {
  if (iban === undefined || isValidIBAN(iban)) return [];
  return [{ pointer, message: 'must be an IBAN (ISO 13616); its length or check digits are wrong' }];
}

function debitFaults({ direct_debit: debit, currency }: Invoice): Fault[] {
  if (debit === undefined) return [];
  const faults = accountFaults('/direct_debit/iban', debit.iban);
  if (isSepaDebit(debit, currency) && !isCreditorIdentifier(debit.creditor_id)) {
    faults.push({
      pointer: '/direct_debit/creditor_id',
      message:
        'must be a SEPA creditor identifier (EPC262-08), such as DE98ZZZ09999999999; its form or check digits are wrong',
    });
  }
  return faults;
}

function placeFaults({ deliver_to: place }: Invoice): Fault[] {
  if (place === undefined) return [];
  if (Object.values(place).every((member) => member === undefined)) {
    return [
      { pointer: '/deliver_to', message: 'must have a name, an address, a city, a postcode or a country' },
    ];
  }
  return countryFaults('/deliver_to/country', place.country);
}

function itemFaults(
  { unit, country_of_origin: origin, classification }: InvoiceItem,
  index: number,
): Fault[] {
  const pointer = `/items/${index}`;
  const faults = countryFaults(`${pointer}/country_of_origin`, origin);
  if (unit !== undefined && !isUnit(unit)) {
    const message = `must be a unit of UN/ECE Recommendation 20, such as HUR, DAY, KGM or C62, which ${shownCode(unit)} is not`;
    faults.push({ pointer: `${pointer}/unit`, message });
  }
  if (classification !== undefined && !isItemScheme(classification.scheme)) {
    faults.push({
      pointer: `${pointer}/classification/scheme`,
      message: `must be a scheme of UNTDID 7143, such as STI (CPV) or TST (UNSPSC), which ${shownCode(classification.scheme)} is not (EN 16931 BR-CL-13)`,
    });
  }
  return faults;
}

function countryFaults(pointer: string, country: string | undefined): Fault[] {
  if (country === undefined || isCountry(country)) return [];
  const greece = country === 'EL' ? ' (Greece is GR)' : '';
  return [
    {
      pointer,
      message: `must be a country of ISO 3166-1 such as DE, which ${shownCode(country)} is not${greece}`,
    },
  ];
}

function partyFaults(pointer: string, party: Party): Fault[] {
  const { country, vat_id: vatId, registration_id: registration, registration_label: label } = party;
  const faults = countryFaults(`${pointer}/country`, country);
  if (label !== undefined && registration === undefined) {
    faults.push({ pointer: `${pointer}/registration_label`, message: 'needs registration_id beside it' });
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

function taxCurrencyFaults({ tax_currency: own, currency }: Invoice): Fault[] {
  if (own === undefined) return [];
  const faults: Fault[] = [];
  if (own.currency === currency) {
    const message = `must be another currency than that of the document, which is ${currency} (PEPPOL-EN16931-R005)`;
    faults.push({ pointer: '/tax_currency/currency', message });
  } else if (!allCurrencies.includes(own.currency)) {
    const message = `must be a currency of ISO 4217 such as SEK, which ${shownCode(own.currency)} is not`;
    faults.push({ pointer: '/tax_currency/currency', message });
  }
  if (own.rate <= 0) faults.push({ pointer: '/tax_currency/rate', message: 'must be above 0' });
  return faults;
}
