import {
  absolute,
  compare,
  type Decimal,
  decimalText,
  multiply,
  parseDecimal,
  roundHalfUp,
  subtract,
  ZERO,
} from '../../decimal.ts';
import { normalized, textAt } from '../elements.ts';
import type { JudgedInvoice, TaxedSum } from '../judged-invoice.ts';
import type { Breach } from '../rule.ts';

const HUNDREDTH: Decimal = { digits: 1n, scale: 2 };
const LIMIT: Decimal = { digits: 1n, scale: 0 };

/** Which rule compares: the tax must be 0 (`zero`), or the base times the rate (`rate`); BR-CO-17 has both. */
type Compared = 'zero' | 'rate' | 'total';

/**
 * How the tax of an entry of the breakdown (BT-117) differs from its base times its rate. The tolerance is 1.00, to
 * which BR-CO-17 in CII adds itself.
 */
export function taxBreach(invoice: JudgedInvoice, entry: TaxedSum, compared: Compared): Breach | undefined {
  const term = entry.group.terms.get('BT-117')?.[0];
  const tax = term && parseDecimal(term.text);
  const at = term?.element ?? entry.group.element;
  const is = `BT-117 is ${tax === undefined ? 'missing or no number' : decimalText(tax, 2)}`;
  if (compared === 'zero') {
    return tax !== undefined && tax.digits === 0n
      ? undefined
      : { at, message: `${is}; it is 0 in category ${entry.code}` };
  }
  const rate = compared === 'total' && !isVat(entry) ? undefined : entry.rate;
  const isZero = rate === undefined || roundHalfUp(rate, 0).digits === 0n;
  if (compared === 'total' && isZero) {
    const isFine = tax !== undefined && roundHalfUp(tax, 0).digits === 0n;
    return isFine
      ? undefined
      : { at, message: `${is}; at a rate of ${rate === undefined ? 'none' : decimalText(rate)} it is 0` };
  }
  if (rate === undefined || entry.amount === undefined)
    return { at, message: `${is}; its base or its rate is missing` };
  const exact = multiply(multiply(absolute(entry.amount), rate), HUNDREDTH);
  // BR-S-09 in CII rounds before it divides by 100: to whole units of a hundredth.
  const expected = roundHalfUp(exact, 2);
  const difference = tax === undefined ? undefined : absolute(subtract(absolute(tax), expected));
  const allowsLimit = compared === 'total' && invoice.isCii;
  const isFine = difference !== undefined && compare(difference, LIMIT) < (allowsLimit ? 1 : 0);
  const base = `${decimalText(entry.amount, 2)} x ${decimalText(rate)} %`;
  const signed = entry.amount.digits < 0n ? { ...expected, digits: -expected.digits } : expected;
  return isFine
    ? undefined
    : { at, message: `${is}; BT-116 ${base} is ${decimalText(signed.digits === 0n ? ZERO : signed, 2)}` };
}

/** BR-CO-17 alone takes `VAT` between blanks in CII. */
function isVat({ isVat: isPlain, rateTerm }: TaxedSum): boolean {
  const type = textAt(rateTerm?.element.parent, 'ram:TypeCode');
  return isPlain || normalized(type ?? '').toUpperCase() === 'VAT';
}
