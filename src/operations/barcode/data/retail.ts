import { refuse } from '../../../errors.ts';
import { asEan13 } from './book-numbers.ts';
import { withCheckDigit } from './check-digit.ts';
import { isGrouped, withoutMarks } from './grouped-digits.ts';

/** The types of ISO/IEC 15420, which shops scan. */
export type RetailType = 'ean13' | 'ean8' | 'upca' | 'upce';

/** The digits with the check digit; fewer may be sent. */
const lengths: Record<RetailType, { readonly full: number; readonly least: number }> = {
  ean13: { full: 13, least: 12 },
  ean8: { full: 8, least: 7 },
  upca: { full: 12, least: 11 },
  upce: { full: 8, least: 6 },
};

/**
 * The digits of an EAN or UPC with the check digit, and behind a blank those of its add-on. They may be parted as they are
 * printed, and an EAN-13 may be given as the ISBN or ISSN of a book or journal. Refuses, at /data, other forms and a wrong
 * check digit.
 */
export function checkRetail(type: RetailType, data: string): string {
  const printed = type === 'ean13' ? asEan13(data) : data;
  const { digits, addOn } = partsOf(type, printed);
  return (type === 'upce' ? completeUpce(digits) : withCheckDigit(digits, lengths[type].full)) + addOn;
}

/** The digits and the add-on with the blank before it: one group is the add-on, unless the digits end with it. */
function partsOf(type: RetailType, printed: string): { readonly digits: string; readonly addOn: string } {
  const { full, least } = lengths[type];
  const fits = (digits: string) => digits.length >= least && digits.length <= full;
  const [, plain = '', addOn = ''] = /^(\d+)( (?:\d{2}|\d{5}))?$/.exec(printed) ?? [];
  if (fits(plain)) return { digits: plain, addOn };
  if (isGrouped(printed)) {
    const whole = withoutMarks(printed);
    if (fits(whole)) return { digits: whole, addOn: '' };
    const [, before = '', behind = ''] = /^(.+\d) (\d{2}|\d{5})$/.exec(printed) ?? [];
    if (fits(withoutMarks(before))) return { digits: withoutMarks(before), addOn: ` ${behind}` };
  }
  return refuse('/data', `must be ${forms(type)}, alone or with a blank and 2 or 5 digits behind`);
}

function forms(type: RetailType): string {
  const { full } = lengths[type];
  if (type === 'upce') {
    return '6 digits, 7 with a 0 or 1 in front, or 8 with the check digit as well, for type upce';
  }
  return `${full - 1} digits, or ${full} with the check digit, for type ${type}`;
}

/** Eight digits: number system, six digits, and the check digit of the UPC-A that they stand for. */
function completeUpce(digits: string): string {
  const numbered = digits.length === 6 ? `0${digits}` : digits;
  if (!/^[01]/.test(numbered)) refuse('/data', `must begin with 0 or 1 for type upce, not ${numbered[0]}`);
  return withCheckDigit(numbered, 8, expandUpce);
}

/** The eleven digits of a UPC-A whose zeros the seven of a UPC-E leave out. ISO/IEC 15420 4.3.2.4. */
export function expandUpce(numbered: string): string {
  const system = numbered[0]!;
  const digits = numbered.slice(1);
  const last = digits[5]!;
  if (last <= '2') return `${system}${digits.slice(0, 2)}${last}0000${digits.slice(2, 5)}`;
  if (last === '3') return `${system}${digits.slice(0, 3)}00000${digits.slice(3, 5)}`;
  if (last === '4') return `${system}${digits.slice(0, 4)}00000${digits[4]}`;
  return `${system}${digits.slice(0, 5)}0000${last}`;
}
