import { isValidBIC, isValidIBAN } from 'ibantools';
import { type Fault, InputError } from '../../errors.ts';
import { isCreditorReference } from '../../formats/epc/creditor-reference.ts';
import {
  type CreditTransfer,
  MAX_PAYLOAD_BYTES,
  NOT_IN_ELEMENT,
  writeTransfer,
} from '../../formats/epc/payload.ts';
import { isInSepa } from '../../formats/epc/sepa.ts';
import { readInput } from '../../schema/read.ts';
import type { InputOf, ValueOf } from '../../schema/value-of.ts';
import { refuseLoneSurrogates, refuseLongPayload } from './payload.ts';
import { epcTransfer } from './schema.ts';

/** A SEPA transfer that a banking app fills in by scanning. */
export interface EpcTransfer extends InputOf<typeof epcTransfer> {}

type TransferInput = ValueOf<typeof epcTransfer>;

/**
 * The text of a payment code (EPC069-12, known as Girocode): a SEPA transfer in euro, in UTF-8. Members left
 * out or blank are left out. Refuses, with all faults: an IBAN, BIC or creditor reference that cannot be, an account
 * outside the SEPA, fractions of a cent, a reference beside a text, line breaks and other control characters; and more
 * than 331 bytes.
 */
export function epcPayload(transfer: EpcTransfer): string {
  return writeEpc(readInput(epcTransfer, transfer));
}

/** epcPayload of a transfer that fits its schema. */
export function writeEpc(input: TransferInput): string {
  const { name, text, info } = input;
  refuseLoneSurrogates({ name, text, info });
  const transfer = transferOf(input);
  const faults = [...lineFaults({ name, text, info }), ...valueFaults(input, transfer)];
  if (faults.length > 0) throw new InputError(faults);
  const payload = writeTransfer(transfer);
  refuseLongPayload(payload, { name, text, info }, MAX_PAYLOAD_BYTES);
  return payload;
}

/** The transfer in the form in which it is compared and written. */
function transferOf(input: TransferInput): CreditTransfer {
  const { name, iban, bic, amount, purpose, reference, text, info, version } = input;
  return {
    name: name.trim(),
    iban: compact(iban),
    bic: compact(bic),
    cents: amount === undefined ? undefined : Math.round(amount * 100),
    purpose: compact(purpose),
    remittance: isBlank(reference)
      ? { kind: 'text', value: text?.trim() ?? '' }
      : { kind: 'reference', value: compact(reference) },
    info: info?.trim(),
    version,
  };
}

function isBlank(text = ''): boolean {
  return text.trim() === '';
}

/** An identifier as machines compare it. */
function compact(text = ''): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** The code has a line for each element, so that a line break would begin the next one. */
function lineFaults(members: Readonly<Record<string, string | undefined>>): Fault[] {
  return Object.entries(members)
    .filter(([, text = '']) => NOT_IN_ELEMENT.test(text))
    .map(([member]) => ({
      pointer: `/${member}`,
      message: 'must be one line, without control characters',
    }));
}

function valueFaults(
  { name, amount, reference, text, version }: TransferInput,
  transfer: CreditTransfer,
): Fault[] {
  const { iban, bic = '', cents } = transfer;
  const faults: Fault[] = [];
  const add = (member: string, message: string) => faults.push({ pointer: `/${member}`, message });
  if (isBlank(name)) add('name', 'must be a name that is not blank');
  if (!isValidIBAN(iban)) add('iban', 'must be an IBAN (ISO 13616); its length or check digits are wrong');
  else if (!isInSepa(iban)) {
    add('iban', `must be an account of the SEPA, to which ${iban.slice(0, 2)} does not belong`);
  }
  if (bic !== '' && !isValidBIC(bic)) add('bic', 'must be a BIC (ISO 9362) of 8 or 11 characters');
  if (bic === '' && version === '001') add('bic', 'is required for version 001: a BIC (ISO 9362)');
  if (amount !== undefined && cents !== undefined && !isInCents(amount, cents))
    add('amount', `must have at most two decimals, which ${amount} has not`);
  if (isBlank(reference)) return faults;
  if (!isCreditorReference(compact(reference))) {
    add(
      'reference',
      'must be a creditor reference (ISO 11649) such as RF18539007547034; send others as text',
    );
  }
  if (!isBlank(text)) add('text', 'must be left out beside reference: a transfer has one of them');
  return faults;
}

/** Whether an amount is in whole cents; a sum of such amounts differs from them behind its fifteenth digit. */
function isInCents(amount: number, cents: number): boolean {
  return Number(amount.toPrecision(15)) === cents / 100;
}
