import { divide, equal, ONE, parseDecimal, roundHalfUp, writtenDecimals } from '../../decimal.ts';
import { type TermId, terms } from '../../terms/terms.ts';
import type { JudgedInvoice } from '../judged-invoice.ts';
import { type Breach, quoted, type Rule } from '../rule.ts';

/** Amounts with at most two decimals, as they are written: 1.000 has three. */
// biome-ignore format: a table
const rows: readonly (readonly [id: string, term: TermId])[] = [
  ['BR-DEC-01', 'BT-92'], ['BR-DEC-02', 'BT-93'], ['BR-DEC-05', 'BT-99'], ['BR-DEC-06', 'BT-100'],
  ['BR-DEC-09', 'BT-106'], ['BR-DEC-10', 'BT-107'], ['BR-DEC-11', 'BT-108'], ['BR-DEC-12', 'BT-109'],
  ['BR-DEC-14', 'BT-112'], ['BR-DEC-16', 'BT-113'], ['BR-DEC-17', 'BT-114'], ['BR-DEC-18', 'BT-115'],
  ['BR-DEC-19', 'BT-116'], ['BR-DEC-20', 'BT-117'], ['BR-DEC-23', 'BT-131'], ['BR-DEC-24', 'BT-136'],
  ['BR-DEC-25', 'BT-137'], ['BR-DEC-27', 'BT-141'], ['BR-DEC-28', 'BT-142'],
];

const MOST = 2;

/** BR-DEC. */
export const decimalRules: readonly Rule[] = [
  ...rows.map(
    ([id, term]): Rule => ({
      id,
      term,
      breaches: (invoice) =>
        invoice
          .all(term)
          .filter(({ text }) => writtenDecimals(text) > MOST)
          .map(({ text, element }) => ({ at: element, message: tooLong(term, text) })),
    }),
  ),
  { id: 'BR-DEC-13', term: 'BT-110', breaches: (invoice) => longTaxTotals(invoice, 'BT-110') },
  { id: 'BR-DEC-15', term: 'BT-111', breaches: (invoice) => longTaxTotals(invoice, 'BT-111') },
];

/**
 * The totals of tax. The artefact for UBL compares the currency with an element that is never there, so that it does
 * not fire; the one for CII is content with one total that is in order.
 */
function longTaxTotals(invoice: JudgedInvoice, term: 'BT-110' | 'BT-111'): readonly Breach[] {
  const { taxTotals } = invoice;
  if (!invoice.isCii || taxTotals.length === 0) return [];
  const currency = invoice.first(term === 'BT-110' ? 'BT-5' : 'BT-6')?.text;
  const isFine = taxTotals.some((total) => {
    if (total.currency === currency) return total.amount !== undefined && isShort(total.text);
    return term === 'BT-110' || currency === undefined;
  });
  return isFine ? [] : [{ at: taxTotals[0]!.element, message: tooLong(term, taxTotals[0]!.text) }];
}

/** By number, not as written: 1.000 is short. */
function isShort(text: string): boolean {
  const value = parseDecimal(text);
  return value !== undefined && equal(value, divide(roundHalfUp(value, MOST), ONE, MOST) ?? value);
}

function tooLong(term: TermId, text: string): string {
  return `${term} (${terms.get(term)!.name}) is ${quoted(text)}, with more than two decimals`;
}
