/**
 * The names under which other programs send money, which must not be ignored: an amount would be missing from the total.
 *
 *   { "shipping_cost": 5 }  ->  400, "/shipping_cost": a fee for shipping is one of charges
 *
 * `money-words.ts` and `further-money-words.ts` have the words in several languages, this file what to send in their place,
 * `further-names.ts` the other names of members that do exist. What means no money and is not known is ignored with a note,
 * as everywhere.
 */
import type { OtherNames } from '../../../schema/schema.ts';
import { furtherMoneyWords } from './further-money-words.ts';
import { type MoneyWords, moneyWords } from './money-words.ts';

type Purpose = keyof typeof moneyWords;

/**
 * Where a member is: of the whole invoice, of a line, of an entry that has an amount of its own (a charge, an allowance,
 * a tax), or of a party.
 */
type MoneyLevel = 'invoice' | 'line' | 'entry' | 'party';

/** What does it instead, by the level of the name; none where the name may mean something else there. */
type Hints = Readonly<Partial<Record<MoneyLevel, string | OtherMember>>>;

/** A member of the level, beside which the name is ignored. */
interface OtherMember {
  readonly member: string;
  readonly hint?: string;
}

const everywhere = (hint: string): Hints => ({ invoice: hint, line: hint, entry: hint });

const discountHints: Hints = {
  invoice:
    'a discount that lowers the tax is an entry of allowances, with its amount or percent; discount is an amount that does not',
  line: 'a discount on a line is an entry of its allowances, with its amount or percent',
  entry: 'a discount is an entry of allowances, with its amount or percent',
  party: 'a discount is an entry of allowances of the invoice',
};

const chargeHints: Hints = {
  invoice:
    'shipping and other charges are entries of charges, with their tax_rate; the place of delivery is deliver_to',
  line: 'a charge on a line is an entry of its charges; one on the whole invoice is an entry of charges there',
  entry: 'each charge is an entry of charges',
};

/** In the order in which they decide: an amount of tax is tax, a fee for shipping a charge. */
const hints = {
  cashDiscount: everywhere(
    'a discount for early payment is cash_discount of the invoice, such as [{ "days": 14, "percent": 2 }]',
  ),
  reverseCharge: {
    ...everywhere('reverse charge is tax_category AE'),
    party: 'reverse charge is tax_category AE of the items',
  },
  secondTax: everywhere('several taxes on one amount are taxes, such as [{ "name": "GST", "rate": 5 }]'),
  heldBack: everywhere('a part that the customer holds back does not change the total: write it in terms'),
  exempt: {
    ...everywhere(
      'why no tax is charged is tax_category, beside tax_rate 0; the words for it are tax_exemption_reason',
    ),
    party: 'why no tax is charged is tax_category of the items',
  },
  gross: everywhere('prices are without tax, or with it where the invoice has prices_include_tax: true'),
  taxChoice: everywhere(
    'the tax is tax_rate, in percent, and tax_category; the VAT id of a party is its vat_id',
  ),
  latePayment: everywhere(
    'interest and fees for late payment are written in terms; what is charged now is an entry of charges',
  ),
  rounding: {
    ...everywhere(
      'amounts are rounded to the smallest unit of the currency; what the amount due is rounded by is rounding of the invoice',
    ),
    invoice:
      'amounts are rounded to the smallest unit of the currency; what the amount due is rounded by is rounding, such as ' +
      '0.02, and another difference is an entry of charges or allowances',
  },
  exchange: everywhere('amounts are in currency; the tax in the currency of the tax office is tax_currency'),
  currency: {
    invoice: { member: 'currency' },
    line: 'currency is one for the whole invoice',
    entry: 'currency is one for the whole invoice',
  },
  creditNote: { invoice: 'the invoice that is taken back is corrects' },
  deliverTo: {
    invoice: 'the place of delivery is deliver_to',
    line: 'the place of delivery is deliver_to of the invoice',
  },
  settled: { invoice: { member: 'paid', hint: 'an invoice that is paid has paid: true' } },
  carriedOver: everywhere(
    'what an earlier document left open is not added to the total: write it in notes, or as an item',
  ),
  paidAlready: everywhere(
    'what is paid already, as a deposit, is paid_amount of the invoice; paid: true is the whole amount',
  ),
  credit: everywhere('a credit that is used up is paid_amount of the invoice, or an entry of allowances'),
  discount: discountHints,
  discountFor: discountHints,
  charge: chargeHints,
  chargeFor: chargeHints,
  tax: everywhere('the tax is tax_rate, in percent'),
  total: {
    invoice: 'totals are computed from the items: leave it out',
    line: 'the amount of a line is computed, qty times unit_price: leave it out',
    entry: 'the amount is amount, or percent of a base',
  },
  price: {
    invoice: 'prices are unit_price of the items',
    line: 'the price of one is unit_price',
    entry: 'the amount is amount, or percent of a base',
  },
} as const satisfies Readonly<Partial<Record<Purpose, Hints>>>;

/**
 * The names that mean money at a level, by their words, and what does it instead: for `x-other-names`. None of them may
 * be ignored, because the amounts of the document would be others than those that were sent.
 */
export function moneyNames(level: MoneyLevel): readonly OtherNames[] {
  const rows = Object.entries(hints).flatMap(([purpose, byLevel]: [string, Hints]): OtherNames[] => {
    const hint = byLevel[level];
    if (hint === undefined) return [];
    const { words: common, unless = [] }: MoneyWords = moneyWords[purpose as Purpose];
    const words = [...common, ...furtherMoneyWords(purpose)];
    const row = typeof hint === 'string' ? { words, hint } : { words, ...hint };
    return [unless.length === 0 ? row : { ...row, unless }];
  });
  return [{ words: moneyWords.others.words }, ...rows];
}
