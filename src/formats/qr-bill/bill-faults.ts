import { isCountry } from '../country.ts';
import { isCreditorReference } from '../epc/creditor-reference.ts';
import { isBillAccount, isQrIban } from './account.ts';
import {
  addressLimits,
  type BillAddress,
  MAX_CENTS,
  MAX_INFORMATION,
  MAX_SCHEME,
  MAX_SCHEMES,
  type QrBill,
} from './bill.ts';
import { BILL_CHARACTERS, NOT_IN_BILL } from './characters.ts';
import { isQrReference } from './qr-reference.ts';

/** What is wrong with a part of a bill; `place` is its path, such as `creditor/name`. */
export interface BillFault {
  readonly place: string;
  readonly message: string;
}

/** What keeps a bill from being written (guidelines 2.3, 4.2.2), at most one fault a place. */
export function billFaults(bill: QrBill): BillFault[] {
  const { iban, creditor, debtor, cents } = bill;
  const faults: BillFault[] = [];
  const add = (place: string, message: string | undefined) => {
    if (message !== undefined) faults.push({ place, message });
  };
  add('iban', accountFault(iban));
  faults.push(...addressFaults('creditor', creditor));
  if (debtor !== undefined) faults.push(...addressFaults('debtor', debtor));
  if (cents !== undefined && (cents < 1 || cents > MAX_CENTS)) {
    add('amount', 'must be from 0.01 to 999999999.99');
  }
  if (isBillAccount(iban)) add('reference', referenceFault(bill));
  faults.push(...informationFaults(bill));
  return faults;
}

function accountFault(iban: string): string | undefined {
  if (isBillAccount(iban)) return undefined;
  const country = iban.slice(0, 2);
  const meant = 'must be an IBAN of Switzerland or Liechtenstein (CH or LI and 19 characters)';
  return country === 'CH' || country === 'LI'
    ? `${meant}; its length or check digits are wrong`
    : `${meant}, which ${country === '' ? 'an empty text' : country} does not begin`;
}

function addressFaults(side: 'creditor' | 'debtor', address: BillAddress): BillFault[] {
  const faults: BillFault[] = [];
  for (const [member, limit] of Object.entries(addressLimits)) {
    const text = address[member as keyof typeof addressLimits];
    const isOptional = member === 'street' || member === 'buildingNumber';
    const place = `${side}/${member === 'buildingNumber' ? 'building_number' : member}`;
    const message = textFault(text, { limit, isOptional });
    if (message !== undefined) faults.push({ place, message });
  }
  const { country } = address;
  if (!isCountry(country)) {
    const message = `must be a country of ISO 3166-1 such as CH, which ${country} is not`;
    faults.push({ place: `${side}/country`, message });
  }
  return faults;
}

function textFault(
  text: string,
  { limit, isOptional }: { readonly limit: number; readonly isOptional: boolean },
): string | undefined {
  if (!isOptional && text === '') return `must be 1 to ${limit} characters, not blank`;
  if (text.length > limit) return `must have at most ${limit} characters, not ${text.length}`;
  return characterFault(text);
}

function characterFault(text: string): string | undefined {
  const [character] = NOT_IN_BILL.exec(text) ?? [];
  if (character === undefined) return undefined;
  const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return `must be one line of ${BILL_CHARACTERS}, which U+${code} is not`;
}

const CREDITOR_REFERENCE = 'a creditor reference (ISO 11649) such as RF18539007547034';

function referenceFault({ iban, reference }: QrBill): string | undefined {
  if (isQrIban(iban)) {
    if (isQrReference(reference)) return undefined;
    const digits = 'a QR reference, 27 digits of which the last is a check digit';
    return `must be ${digits}, since ${iban} is a QR-IBAN (IID 30000 to 31999)`;
  }
  if (reference === '' || isCreditorReference(reference)) return undefined;
  if (isQrReference(reference)) {
    return `must be ${CREDITOR_REFERENCE}, or left out: a QR reference needs a QR-IBAN (IID 30000 to 31999)`;
  }
  return `must be ${CREDITOR_REFERENCE}; send others as message`;
}

function informationFaults({ message, billingInformation, schemes }: QrBill): BillFault[] {
  const faults: BillFault[] = [];
  const length = message.length + billingInformation.length;
  const both = `must have at most ${MAX_INFORMATION} characters together, which are ${length}`;
  const tooLong = length > MAX_INFORMATION ? both : undefined;
  const longer = message.length >= billingInformation.length ? 'message' : 'billing_information';
  const add = (place: string, fault: string | undefined) => {
    if (fault !== undefined) faults.push({ place, message: fault });
  };
  add('message', characterFault(message) ?? (longer === 'message' ? tooLong : undefined));
  add(
    'billing_information',
    characterFault(billingInformation) ??
      codedFault(billingInformation) ??
      (longer === 'message' ? undefined : tooLong),
  );
  if (schemes.length > MAX_SCHEMES) {
    add('alternative_schemes', `must be at most ${MAX_SCHEMES}, not ${schemes.length}`);
  }
  for (const [index, scheme] of schemes.entries()) {
    add(`alternative_schemes/${index}`, textFault(scheme, { limit: MAX_SCHEME, isOptional: false }));
  }
  return faults;
}

/** Billing information: `//`, two characters of the issuer, then what these have agreed. */
function codedFault(text: string): string | undefined {
  if (text === '' || /^\/\/[0-9A-Za-z]{2}/.test(text)) return undefined;
  return 'must begin with // and two letters or digits, as //S1/ does; send text for people as message';
}
