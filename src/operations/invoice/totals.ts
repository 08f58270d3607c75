import { type Fault, InputError } from '../../errors.ts';
import { decimalOf, multiply, productInCents, roundTo } from './money.ts';
import type { Invoice, InvoiceItem } from './schema.ts';

/** One line, computed. Amounts are cents. */
export interface LineTotals {
  /** Rate in effect, in percent. */
  readonly rate: number;
  readonly amount: number;
  readonly tax: number;
}

/** The sum taxed at one rate. Amounts are cents. */
export interface RateTotals {
  readonly rate: number;
  readonly base: number;
  readonly tax: number;
}

/** The totals of an invoice, in cents. */
export interface Totals {
  readonly lines: readonly LineTotals[];
  /** By rate, in the order in which the rates first occur. */
  readonly rates: readonly RateTotals[];
  /** Whether a line has a rate above 0. */
  readonly isTaxed: boolean;
  readonly subtotal: number;
  readonly tax: number;
  readonly discount: number;
  readonly total: number;
}

/** Below 2^46 doubles lie closer than a cent: every cent has a double, and a text, of its own. */
const MAX_CENTS = 7_000_000_000_000_000n;

/**
 * Computes an invoice, exactly: each line's amount is rounded to cents, its tax is computed from the rounded amount
 * and rounded again, halves away from zero. All sums are sums of rounded values, so that printed columns add up
 * (EN 16931 BR-CO-10). Throws InputError for amounts beyond 70,000,000,000,000.
 */
export function computeTotals({ items, tax_rate: global = 0, discount }: Invoice): Totals {
  const faults: Fault[] = [];
  const lines = items.map((item, index) => computeLine(item, global, index, faults));
  if (faults.length > 0) throw new InputError(faults);
  const rates = new Map<number, { rate: number; base: bigint; tax: bigint }>();
  let subtotal = 0n;
  let tax = 0n;
  for (const line of lines) {
    subtotal += line.amount;
    tax += line.tax;
    const group = rates.get(line.rate);
    if (group === undefined) rates.set(line.rate, { rate: line.rate, base: line.amount, tax: line.tax });
    else {
      group.base += line.amount;
      group.tax += line.tax;
    }
  }
  const taken = roundTo(decimalOf(discount), 2);
  const total = subtotal + tax - taken;
  if (isTooMuch(taken)) throw new InputError([{ pointer: '/discount', message: tooMuch('must be') }]);
  for (const group of rates.values()) refuseSum(group.base, group.tax);
  refuseSum(subtotal, tax, total);
  return {
    lines: lines.map(({ rate, amount, tax }) => ({ rate, amount: Number(amount), tax: Number(tax) })),
    rates: [...rates.values()].map(({ rate, base, tax }) => ({ rate, base: Number(base), tax: Number(tax) })),
    isTaxed: lines.some(({ rate }) => rate !== 0),
    subtotal: Number(subtotal),
    tax: Number(tax),
    discount: Number(taken),
    total: Number(total),
  };
}

function computeLine(item: InvoiceItem, global: number, index: number, faults: Fault[]) {
  const rate = item.tax_rate ?? global;
  const amount = productInCents(item.qty, item.unit_price);
  if (isTooMuch(amount)) {
    faults.push({ pointer: `/items/${index}`, message: tooMuch('must have an amount (qty * unit_price)') });
  }
  const tax = rate === 0 ? 0n : taxOf(amount, rate);
  return { rate, amount, tax };
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
