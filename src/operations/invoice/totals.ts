import { type Fault, InputError } from '../../errors.ts';
import { decimalOf, multiply, productInCents, roundTo } from './money.ts';
import type { Invoice, InvoiceItem } from './schema.ts';
import type { TaxCategory } from './tax-category.ts';

/** One line, computed. Amounts are cents. */
export interface LineTotals {
  /** Rate in effect, in percent. */
  readonly rate: number;
  /** Why that rate: of every line of an e-invoice, of others where it is 0 and was sent. */
  readonly category?: TaxCategory;
  readonly amount: number;
  readonly tax: number;
}

/** The sum taxed at one rate, in one category where the lines have one. Amounts are cents. */
export interface RateTotals {
  readonly rate: number;
  readonly category?: TaxCategory;
  readonly base: number;
  readonly tax: number;
}

/** The totals of an invoice, in cents. */
export interface Totals {
  readonly lines: readonly LineTotals[];
  /** By rate and category, in the order in which they first occur. */
  readonly rates: readonly RateTotals[];
  /** Whether a line has a rate above 0, or lines have several categories: tax is then shown. */
  readonly isTaxed: boolean;
  readonly subtotal: number;
  readonly tax: number;
  readonly discount: number;
  readonly total: number;
  /** The part of the total that was paid: all of it when `paid`, else `paid_amount`. */
  readonly paid: number;
  /** total - paid. */
  readonly due: number;
}

/** Below 2^46 doubles lie closer than a cent: every cent has a double, and a text, of its own. */
const MAX_CENTS = 7_000_000_000_000_000n;

/** A line under computation. */
interface Line {
  readonly rate: number;
  readonly category: TaxCategory | undefined;
  readonly amount: bigint;
  readonly tax: bigint;
}

/**
 * Computes an invoice, exactly: each line's amount is rounded to cents, its tax is computed from the rounded amount
 * and rounded again, halves away from zero. All sums are sums of rounded values, so that printed columns add up
 * (EN 16931 BR-CO-10). The tax of an e-invoice is computed once for each category and rate instead, and then shared
 * out to the lines. Throws InputError for amounts beyond 70,000,000,000,000.
 */
export function computeTotals(invoice: Invoice): Totals {
  const { paid: isPaid, paid_amount: paidAmount = 0 } = invoice;
  const lines = computeLines(invoice);
  const taken = roundTo(decimalOf(invoice.discount), 2);
  if (isTooMuch(taken)) throw new InputError([{ pointer: '/discount', message: tooMuch('must be') }]);
  const groups = groupsOf(lines);
  let subtotal = 0n;
  let tax = 0n;
  for (const line of lines) {
    subtotal += line.amount;
    tax += line.tax;
  }
  const total = subtotal + tax - taken;
  const paid = isPaid ? total : roundTo(decimalOf(paidAmount), 2);
  for (const group of groups) refuseSum(group.base, group.tax);
  refuseSum(subtotal, tax, total);
  if (isTooMuch(paid)) throw new InputError([{ pointer: '/paid_amount', message: tooMuch('must be') }]);
  return {
    lines: lines.map(({ rate, category, amount, tax }) => {
      const amounts = { rate, amount: Number(amount), tax: Number(tax) };
      return category === undefined ? amounts : { ...amounts, category };
    }),
    rates: groups.map(({ rate, category, base, tax }) => {
      const amounts = { rate, base: Number(base), tax: Number(tax) };
      return category === undefined ? amounts : { ...amounts, category };
    }),
    isTaxed: lines.some(({ rate }) => rate !== 0) || groups.length > 1,
    subtotal: Number(subtotal),
    tax: Number(tax),
    discount: Number(taken),
    total: Number(total),
    paid: Number(paid),
    due: Number(total - paid),
  };
}

function computeLines({ items, tax_rate: global = 0, einvoice }: Invoice): Line[] {
  const faults: Fault[] = [];
  const isByCategory = einvoice !== undefined;
  const lines = items.map((item, index): Line => {
    const rate = item.tax_rate ?? global;
    const amount = productInCents(item.qty, item.unit_price);
    if (isTooMuch(amount)) {
      faults.push({ pointer: `/items/${index}`, message: tooMuch('must have an amount (qty * unit_price)') });
    }
    const tax = rate === 0 || isByCategory ? 0n : taxOf(amount, rate);
    return { rate, category: isByCategory ? categoryOf(item, rate) : untaxedAs(item, rate), amount, tax };
  });
  if (faults.length > 0) throw new InputError(faults);
  return isByCategory ? withSharedTax(lines) : lines;
}

/** As sent, else S where there is tax; undefined at the rate 0, which has no category of its own. */
function categoryOf({ tax_category: category }: InvoiceItem, rate: number): TaxCategory | undefined {
  return category ?? (rate > 0 ? 'S' : undefined);
}

/** Why a line that is no e-invoice's is not taxed, if that was sent: so that its page says it beside the amount. */
function untaxedAs({ tax_category: category }: InvoiceItem, rate: number): TaxCategory | undefined {
  return rate === 0 && category !== 'S' ? category : undefined;
}

/**
 * Lines with their shares of the tax of their category and rate, which is computed from the sum of their amounts and
 * rounded once (EN 16931 BR-CO-17, BR-S-09). A line has what its amount adds to the tax of the lines before it, so
 * that the shares add up, and each is within a cent of the line's own tax.
 */
function withSharedTax(lines: readonly Line[]): Line[] {
  const sums = new Map<string | number, { base: bigint; tax: bigint }>();
  return lines.map((line) => {
    const key = groupKey(line);
    const before = sums.get(key) ?? { base: 0n, tax: 0n };
    const base = before.base + line.amount;
    const tax = taxOf(base, line.rate);
    sums.set(key, { base, tax });
    return { ...line, tax: tax - before.tax };
  });
}

/** What is taxed alike, in the order of the first lines. */
function groupsOf(lines: readonly Line[]) {
  const groups = new Map<
    string | number,
    { rate: number; category: TaxCategory | undefined; base: bigint; tax: bigint }
  >();
  for (const line of lines) {
    const key = groupKey(line);
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, { rate: line.rate, category: line.category, base: line.amount, tax: line.tax });
    } else {
      group.base += line.amount;
      group.tax += line.tax;
    }
  }
  return [...groups.values()];
}

/** Plain invoices have groups by rate alone, whose number needs no text. */
function groupKey({ rate, category }: Line): string | number {
  return category === undefined ? rate : `${category}${rate}`;
}

/** An amount of cents times a rate in percent: a product in hundredths of a cent, rounded. */
function taxOf(amount: bigint, rate: number): bigint {
  return roundTo(multiply({ digits: amount, scale: 4 }, decimalOf(rate)), 2);
}

function isTooMuch(cents: bigint): boolean {
  return cents > MAX_CENTS || cents < -MAX_CENTS;
}

function refuseSum(...sums: readonly bigint[]): void {
  if (sums.some(isTooMuch)) {
    throw new InputError([{ pointer: '/items', message: tooMuch('must have totals') }]);
  }
}

function tooMuch(beginning: string): string {
  return `${beginning} of at most 70,000,000,000,000 either way`;
}
