/**
 * The text of a payment code for transfers in euro (EPC069-12), one element a line:
 *
 *     BCD, 002, 1, SCT, <BIC>, Ada King, DE89370400440532013000, EUR12.5, <purpose>, <reference>, Invoice 7
 *
 * creditor-reference.ts and creditor-identifier.ts check the numbers of ISO 11649 and of SEPA, sepa.ts knows its countries.
 */

/** A SEPA Credit Transfer in euro, as a payment code has it; every text is one line. */
export interface CreditTransfer {
  /** Who gets the money, 1 to 70 characters. */
  readonly name: string;
  /** The account, in capitals and without blanks. */
  readonly iban: string;
  /** Its BIC of 8 or 11 characters. */
  readonly bic?: string | undefined;
  /** The amount in cents, 1 to MAX_CENTS; left out, the payer types it (EPC069-12 3.1, AT-T002). */
  readonly cents?: number | undefined;
  /** Purpose of ISO 20022, such as `CHAR`. */
  readonly purpose?: string | undefined;
  /** A creditor reference of ISO 11649, or a text of at most 140 characters. */
  readonly remittance?: { readonly kind: 'reference' | 'text'; readonly value: string } | undefined;
  /** What the payer is shown, at most 70 characters. */
  readonly info?: string | undefined;
  /** Version of the code, 002 when left out; 001 has the BIC always. */
  readonly version?: TransferVersion | undefined;
}

/** The versions of EPC069-12. */
export type TransferVersion = '001' | '002';

/** EPC069-12: EUR 999999999.99 at most. */
export const MAX_CENTS = 99_999_999_999;

/** Longest elements in characters (EPC069-12, table of the data elements). */
export const MAX_NAME = 70;
export const MAX_TEXT = 140;
export const MAX_INFO = 70;

/** EPC069-12: a payload has at most this many bytes, those of version 13 at level M. */
export const MAX_PAYLOAD_BYTES = 331;

/** What cannot be inside an element: line breaks, which end it, and other control characters. */
export const NOT_IN_ELEMENT: RegExp = /[\p{Cc}\u2028\u2029]/u;

/**
 * Writes the text of a payment code, EPC069-12 in UTF-8: an element a line, ended by LF, without the empty
 * ones at the end. The same payment makes the same text.
 */
export function writeTransfer({
  name,
  iban,
  bic = '',
  cents,
  purpose = '',
  remittance,
  info = '',
  version = '002',
}: CreditTransfer): string {
  const elements = [
    'BCD',
    version,
    // The character set: UTF-8.
    '1',
    'SCT',
    bic,
    name,
    iban,
    cents === undefined ? '' : `EUR${(cents / 100).toFixed(2)}`,
    purpose,
    remittance?.kind === 'reference' ? remittance.value : '',
    remittance?.kind === 'text' ? remittance.value : '',
    info,
  ];
  if (elements.some((element) => NOT_IN_ELEMENT.test(element))) {
    throw new Error('an element of a payment code has a control character');
  }
  return elements.join('\n').replace(/\n+$/, '');
}
