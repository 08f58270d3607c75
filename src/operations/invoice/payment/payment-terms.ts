import { minorUnits } from '../../../formats/currency/minor-units.ts';
import { paragraphsOf } from '../../../formats/typesetting/printable.ts';
import { decimalOf, roundTo } from '../amounts/money.ts';
import type { Currency } from '../codes/currency.ts';
import type { Language } from '../codes/language.ts';
import { labelsOf } from '../labels/by-language.ts';
import { cashDiscountWords } from '../labels/cash-discounts.ts';
import { fill } from '../labels/labels.ts';
import { formatMoney, formatRate } from '../printed/number-format.ts';
import type { Invoice } from '../schema.ts';
import { type CashDiscount, isDiscountLine, readDiscountLine, writeDiscountLine } from './cash-discount.ts';

type TermsMembers = Pick<Invoice, 'terms' | 'cash_discount' | 'currency' | 'language'>;

/** Terms of payment as the page has them: the text that was sent, then the cash discounts, each as a sentence. */
export function printedTerms(invoice: TermsMembers): string {
  const { terms = '', cash_discount: discounts, currency, language } = invoice;
  if (discounts === undefined && !terms.includes('#')) return terms;
  const lines = linesOf(terms).map((line) => {
    const discount = readDiscountLine(line);
    return discount === undefined ? line : sentenceOf(discount, currency, language);
  });
  for (const discount of discounts ?? []) lines.push(sentenceOf(discount, currency, language));
  return lines.join('\n');
}

/**
 * Terms of payment as BT-20 of an e-invoice has them: the text that was sent, then the cash discounts as lines that
 * programs read, or else as the sentences of the page. Behind such a line there is always a line feed.
 */
export function einvoiceTerms(invoice: TermsMembers, form: 'lines' | 'sentences'): string | undefined {
  const { terms = '', cash_discount: discounts = [], currency, language } = invoice;
  const lines = linesOf(terms);
  for (const discount of discounts) {
    lines.push(form === 'lines' ? writeDiscountLine(discount) : sentenceOf(discount, currency, language));
  }
  if (lines.length === 0) return undefined;
  const end = isDiscountLine(lines.at(-1)!) ? '\n' : '';
  return `${lines.join('\n')}${end}`;
}

/** The lines of a text without blank ones at its ends, and without blanks around a cash discount. */
function linesOf(text: string): string[] {
  const whole = paragraphsOf(text).join('\n').trim();
  if (whole === '') return [];
  return whole.split('\n').map((line) => (isDiscountLine(line.trim()) ? line.trim() : line));
}

function sentenceOf(discount: CashDiscount, currency: Currency, language: Language): string {
  const { days: count, percent, base_amount: base } = discount;
  const { whole, part, day, days } = cashDiscountWords[language];
  const { numbers } = labelsOf[language];
  return fill(base === undefined ? whole : part, {
    percent: formatRate(percent, numbers),
    base: formatMoney(Number(roundTo(decimalOf(base ?? 0), minorUnits(currency))), currency, numbers),
    days: count === 1 ? day : fill(days, { count: String(count) }),
  });
}
