/**
 * The sums of an invoice, from its lines to what is left to pay, in minor units (cents) and exact decimals, never in
 * floating point. A line is rounded, then added; tax is computed on the sum of each rate and category.
 *
 *   2 x 10.00 and 1 x 5.55, taxed 19 %  ->  lines 2000 and 555, base 2555, tax 485, total 3040
 *
 * `money.ts` has the decimals, `adjustments.ts` the charges and allowances, `taxed-amounts.ts` what they do to the bases,
 * `settlement.ts` what a credit note or a payment leaves. SPEC says which amount is rounded when; `totals.test.ts` has rows.
 */
import { type Fault, InputError } from '../../../errors.ts';
import { minorUnits } from '../../../formats/currency/minor-units.ts';
import { isCreditNote } from '../codes/document-type.ts';
import type { TaxCategory } from '../codes/tax-category.ts';
import type { Invoice } from '../schema.ts';
import {
  type Adjustment,
  type AdjustmentKind,
  documentAdjustments,
  lineAdjustments,
  signedAmount,
  type TaxedAdjustment,
} from './adjustments.ts';
import { type AppliedTax, taxesOfItem, taxKey } from './applied-taxes.ts';
import { decimalOf, multiply, roundedProduct, roundTo } from './money.ts';
import { type TaxedAmount, taxByGroup, taxEach } from './taxed-amounts.ts';

/** A charge or an allowance, computed. Amounts are minor units: cents of an invoice in euro. */
export interface AdjustmentTotals {
  readonly kind: AdjustmentKind;
  readonly description: string;
  /** Without tax. */
  readonly amount: number;
  /** With tax, where the prices of the request include it. */
  readonly gross?: number;
  readonly percent?: number;
  /** What the percentage is of, as the request has its amounts: with tax where its prices include it. */
  readonly base?: number;
}

/** A charge or an allowance of the whole document. */
export interface DocumentAdjustment extends AdjustmentTotals {
  readonly rate: number;
  readonly category?: TaxCategory;
  readonly tax: number;
}

/** One line, computed. Amounts are minor units. */
export interface LineTotals {
  /** Rate in effect, in percent: the sum of all its taxes. */
  readonly rate: number;
  /** Why that rate: of every line of an e-invoice, of others where it is 0 and was sent. */
  readonly category?: TaxCategory;
  /** Without tax. */
  readonly amount: number;
  /** With tax, where the prices of the request include it. */
  readonly gross?: number;
  readonly tax: number;
  readonly adjustments?: readonly AdjustmentTotals[];
}

/** The sum taxed at one rate, in one category where the lines have one. Amounts are minor units. */
export interface RateTotals {
  readonly rate: number;
  /** Of the tax, where lines bear several. */
  readonly name?: string;
  readonly category?: TaxCategory;
  readonly base: number;
  readonly tax: number;
}

/** The totals of an invoice, in minor units of its currency. */
export interface Totals {
  readonly lines: readonly LineTotals[];
  /** Of the whole document: allowances, then charges. */
  readonly adjustments: readonly DocumentAdjustment[];
  /** By tax and category, in the order in which they first occur. */
  readonly rates: readonly RateTotals[];
  /** Whether something has a rate above 0, or there are several categories: tax is then shown. */
  readonly isTaxed: boolean;
  readonly subtotal: number;
  readonly allowances: number;
  readonly charges: number;
  /** subtotal - allowances + charges. */
  readonly net: number;
  readonly tax: number;
  /** The tax in the currency of the tax office, in its minor units. */
  readonly taxInOwn?: number;
  readonly discount: number;
  readonly total: number;
  /** What makes of the total a round amount to pay. */
  readonly rounding: number;
  /** What was paid: total + rounding when `paid`, else `paid_amount`. */
  readonly paid: number;
  /** total + rounding - paid. */
  readonly due: number;
}

/** Below this, doubles lie closer than a minor unit after it is divided into the units of its currency. */
const MAX_MINOR_UNITS = 7_000_000_000_000_000n;

/** What has an amount and bears taxes: a line, or an adjustment of the document. */
interface Entry {
  /** As sent; of an allowance below zero. */
  readonly amount: bigint;
  readonly taxes: readonly AppliedTax[];
  /** Of an adjustment. */
  readonly kind?: AdjustmentKind;
}

interface Line extends Entry {
  readonly adjustments: readonly Adjustment[];
}

/** What one tax is charged on, under computation. */
interface Group {
  readonly tax: AppliedTax;
  base: bigint;
  sum: bigint;
}

/**
 * Computes an invoice, exactly: each line's amount is rounded to the minor unit of the currency, its tax is computed
 * from the rounded amount and rounded again, halves away from zero. All sums are sums of rounded values, so that printed
 * columns add up (EN 16931 BR-CO-10). The tax of an e-invoice is computed once for each category and rate instead, and
 * then shared out. Where prices include tax, it is taken out of the amounts that the customer sees, which stay as they
 * are and add up to the total. Throws InputError for amounts beyond 70,000,000,000,000 in a currency of two decimals.
 */
export function computeTotals(invoice: Invoice): Totals {
  const places = minorUnits(invoice.currency);
  const faults: Fault[] = [];
  const lines = linesOf(invoice, places, faults);
  const adjustments = documentAdjustments(invoice, lines, places, faults);
  if (faults.length > 0) throw new InputError(faults);
  const entries: readonly Entry[] =
    adjustments.length === 0
      ? lines
      : [...lines, ...adjustments.map((entry) => ({ ...entry, amount: signedAmount(entry) }))];
  const mode = invoice.prices_include_tax === true ? 'included' : 'excluded';
  // Several taxes on a line of an e-invoice are refused elsewhere, beside what else is wrong with it.
  const isShared = invoice.einvoice !== undefined && entries.every(({ taxes }) => taxes.length === 1);
  const taxed = (isShared ? taxByGroup : taxEach)(entries, mode);
  const isGross = mode === 'included';
  const lineTotals = lines.map((line, index) => lineTotalsOf(line, taxed[index]!, isGross));
  const adjusted = adjustments.map((entry, index) =>
    adjustmentTotalsOf(entry, taxed[lines.length + index]!, isGross),
  );
  return { lines: lineTotals, adjustments: adjusted, ...sumsOf(invoice, entries, taxed) };
}

function linesOf(invoice: Invoice, places: number, faults: Fault[]): Line[] {
  const isCredit = isCreditNote(invoice);
  return invoice.items.map((item, index) => {
    const pointer = `/items/${index}`;
    const base = roundedProduct(item.qty, item.unit_price, places);
    const adjustments = lineAdjustments(item, { base, places, isCredit }, { pointer, faults });
    const amount = adjustments.reduce((sum, adjustment) => sum + signedAmount(adjustment), base);
    if (isTooMuch(base) || isTooMuch(amount)) {
      faults.push({ pointer, message: tooMuch('must have an amount (qty * unit_price)', places) });
    }
    return { amount, taxes: taxesOfItem(item, invoice), adjustments };
  });
}

function lineTotalsOf(
  { amount, taxes, adjustments }: Line,
  taxed: TaxedAmount,
  isGross: boolean,
): LineTotals {
  const category = taxes[0]!.category;
  return {
    rate: rateOf(taxes),
    ...(category !== undefined && { category }),
    amount: Number(taxed.net),
    ...(isGross && { gross: Number(amount) }),
    tax: sumOf(taxed.taxes),
    ...(adjustments.length > 0 && { adjustments: lineAdjustmentTotals(adjustments, taxes, isGross) }),
  };
}

/** A gross adjustment of a line is divided as the line is: its tax is part of the line's. */
function lineAdjustmentTotals(
  adjustments: readonly Adjustment[],
  taxes: readonly AppliedTax[],
  isGross: boolean,
): AdjustmentTotals[] {
  const nets = taxEach(
    adjustments.map(({ amount }) => ({ amount, taxes })),
    isGross ? 'included' : 'excluded',
  );
  return adjustments.map((adjustment, index) => plainTotalsOf(adjustment, nets[index]!.net, isGross));
}

function adjustmentTotalsOf(
  entry: TaxedAdjustment,
  taxed: TaxedAmount,
  isGross: boolean,
): DocumentAdjustment {
  const { kind, taxes } = entry;
  const sign = kind === 'charge' ? 1n : -1n;
  const category = taxes[0]!.category;
  return {
    ...plainTotalsOf(entry, sign * taxed.net, isGross),
    rate: rateOf(taxes),
    ...(category !== undefined && { category }),
    tax: Number(sign) * sumOf(taxed.taxes) || 0,
  };
}

function plainTotalsOf(
  { kind, description, amount, percent, base }: Adjustment,
  net: bigint,
  isGross: boolean,
): AdjustmentTotals {
  return {
    kind,
    description,
    amount: Number(net),
    ...(isGross && { gross: Number(amount) }),
    ...(percent !== undefined && base !== undefined && { percent, base: Number(base) }),
  };
}

/** The rate of several taxes is their sum, without the noise of adding doubles. */
function rateOf(taxes: readonly AppliedTax[]): number {
  if (taxes.length === 1) return taxes[0]!.rate;
  return Number(taxes.reduce((sum, { rate }) => sum + rate, 0).toFixed(10));
}

function sumOf(amounts: readonly bigint[]): number {
  return Number(amounts.length === 1 ? amounts[0]! : amounts.reduce((sum, amount) => sum + amount, 0n));
}

function sumsOf(
  invoice: Invoice,
  entries: readonly Entry[],
  taxed: readonly TaxedAmount[],
): Omit<Totals, 'lines' | 'adjustments'> {
  const { discount, currency } = invoice;
  const places = minorUnits(currency);
  const groups = groupsOf(entries, taxed);
  let [subtotal, allowances, charges, tax] = [0n, 0n, 0n, 0n];
  for (const [index, { net, taxes }] of taxed.entries()) {
    const { kind } = entries[index]!;
    if (kind === undefined) subtotal += net;
    else if (kind === 'charge') charges += net;
    else allowances -= net;
    for (const part of taxes) tax += part;
  }
  const taken = roundTo(decimalOf(discount), places);
  if (isTooMuch(taken)) throw new InputError([{ pointer: '/discount', message: tooMuch('must be', places) }]);
  const net = subtotal - allowances + charges;
  const total = net + tax - taken;
  for (const { base, sum } of groups) refuseSums(places, base, sum);
  refuseSums(places, subtotal, allowances, charges, net, tax, total);
  const rounding = roundTo(decimalOf(invoice.rounding ?? 0), places);
  const payable = total + rounding;
  const paid = paidOf(invoice, payable, places);
  return {
    rates: groups.map(({ tax: { rate, name, category }, base, sum }) => ({
      rate,
      ...(name !== undefined && { name }),
      ...(category !== undefined && { category }),
      base: Number(base),
      tax: Number(sum),
    })),
    isTaxed: groups.some((group) => group.tax.rate !== 0) || groups.length > 1,
    subtotal: Number(subtotal),
    allowances: Number(allowances),
    charges: Number(charges),
    net: Number(net),
    tax: Number(tax),
    ...ownTaxOf(invoice, tax, places),
    discount: Number(taken),
    total: Number(total),
    rounding: Number(rounding),
    paid: Number(paid),
    due: Number(payable - paid),
  };
}

/** EN 16931 BT-111: the sum of all taxes in the accounting currency, rounded to its minor unit. */
function ownTaxOf(
  { tax_currency: own }: Invoice,
  tax: bigint,
  places: number,
): Pick<Totals, 'taxInOwn'> | undefined {
  if (own === undefined) return undefined;
  const converted = multiply({ digits: tax, scale: places }, decimalOf(own.rate));
  const rounded = roundTo(converted, minorUnits(own.currency));
  if (isTooMuch(rounded)) {
    throw new InputError([
      { pointer: '/tax_currency/rate', message: tooMuch('must make a tax', minorUnits(own.currency)) },
    ]);
  }
  return { taxInOwn: Number(rounded) };
}

/** What each tax is charged on, in the order of the first lines. */
function groupsOf(entries: readonly Entry[], taxed: readonly TaxedAmount[]): Group[] {
  const groups = new Map<string | number, Group>();
  for (const [index, { taxes }] of entries.entries()) {
    const { net, taxes: amounts } = taxed[index]!;
    for (const [place, tax] of taxes.entries()) {
      const key = taxKey(tax);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { tax, base: net, sum: amounts[place]! });
      else {
        group.base += net;
        group.sum += amounts[place]!;
      }
    }
  }
  return [...groups.values()];
}

function paidOf(invoice: Invoice, payable: bigint, places: number): bigint {
  const { paid: isPaid, paid_amount: paidAmount = 0 } = invoice;
  const paid = isPaid ? payable : roundTo(decimalOf(paidAmount), places);
  if (isTooMuch(paid))
    throw new InputError([{ pointer: '/paid_amount', message: tooMuch('must be', places) }]);
  return paid;
}

function isTooMuch(amount: bigint): boolean {
  return amount > MAX_MINOR_UNITS || amount < -MAX_MINOR_UNITS;
}

function refuseSums(places: number, ...sums: readonly bigint[]): void {
  if (sums.some(isTooMuch)) {
    throw new InputError([{ pointer: '/items', message: tooMuch('must have totals', places) }]);
  }
}

function tooMuch(beginning: string, places: number): string {
  const most = (MAX_MINOR_UNITS / 10n ** BigInt(places)).toLocaleString('en-US');
  return `${beginning} of at most ${most} either way`;
}
