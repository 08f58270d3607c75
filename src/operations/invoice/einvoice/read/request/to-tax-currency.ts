import { minorUnits } from '../../../../../formats/currency/minor-units.ts';
import { decimalOf } from '../../../amounts/money.ts';
import {
  compare,
  type Decimal,
  decimalText,
  divide,
  equal,
  multiply,
  roundHalfAway,
  ZERO,
} from '../../decimal.ts';
import type { ReadGroup } from '../read-invoice.ts';
import { termOf } from '../read-invoice.ts';
import { decimalIn, firstGroup, textOf } from '../values.ts';
import type { Draft } from './draft.ts';

/** Digits of a rate behind its point, fewest first: the shortest that brings the sum back. */
const MAX_PLACES = 15;

/** The currency of the tax office, with the rate by which the sum of the taxes is the one of the file. */
export function putTaxCurrency(draft: Draft, document: ReadGroup): void {
  const currency = textOf(document, 'BT-6');
  const totals = firstGroup(document, 'BG-22');
  const [tax, own] = [decimalIn(totals, 'BT-110'), decimalIn(totals, 'BT-111')];
  if (currency === undefined) return;
  const code = termOf(document, 'BT-6');
  if (currency === textOf(document, 'BT-5')) {
    draft.hold(code);
    return;
  }
  const rate = tax && own && rateBetween(tax, own, minorUnits(currency));
  if (rate === undefined) {
    draft.adapt('/tax_currency', [code], 'left out: no rate of exchange follows from the sums of the taxes');
    return;
  }
  draft.put(draft.request, 'tax_currency', { currency, rate }, code);
  const term = totals && termOf(totals, 'BT-111');
  draft.adapt(
    '/tax_currency/rate',
    [term],
    'computed: the sum of the taxes in one currency by that in the other',
  );
}

function rateBetween(tax: Decimal, own: Decimal, places: number): number | undefined {
  // Without a tax every rate brings the sum back.
  if (equal(tax, ZERO) && equal(own, ZERO)) return 1;
  if (compare(tax, ZERO) === 0 || compare(tax, ZERO) !== compare(own, ZERO)) return undefined;
  for (let digits = 0; digits <= MAX_PLACES; digits++) {
    const exact = divide(own, tax, digits + 1);
    if (exact === undefined) return undefined;
    const rate = Number(decimalText(roundHalfAway(exact, digits)));
    if (rate > 0 && equal(roundHalfAway(multiply(tax, decimalOf(rate)), places), own)) return rate;
  }
  return undefined;
}
