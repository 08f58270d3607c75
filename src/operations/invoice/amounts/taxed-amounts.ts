import { type AppliedTax, taxKey } from './applied-taxes.ts';
import { type Decimal, decimalOf, multiply, roundTo } from './money.ts';

/** An amount and the taxes that it bears, or that it includes. */
export interface TaxableAmount {
  readonly amount: bigint;
  readonly taxes: readonly AppliedTax[];
}

/** An amount without its taxes, and each of them, in minor units. */
export interface TaxedAmount {
  readonly net: bigint;
  readonly taxes: readonly bigint[];
}

/** Whether amounts are with their taxes, as shops write prices, or without. */
export type TaxMode = 'excluded' | 'included';

/** Computes the taxes of each amount by itself, rounded once for each tax. */
export function taxEach(amounts: readonly TaxableAmount[], mode: TaxMode): TaxedAmount[] {
  return amounts.map(({ amount, taxes }) => {
    if (mode === 'included') return withoutTaxes(amount, taxes);
    return { net: amount, taxes: taxes.map(({ rate }) => taxOf(amount, rate)) };
  });
}

/**
 * Computes one tax for all amounts of the same category and rate from their sum, rounded once (EN 16931 BR-CO-17,
 * BR-S-09), and shares it out: an amount has what it adds to the tax of those before it, so that the shares add up, and
 * each is within a minor unit of the amount's own tax. Each amount bears one tax.
 */
export function taxByGroup(amounts: readonly TaxableAmount[], mode: TaxMode): TaxedAmount[] {
  const sums = new Map<string | number, { readonly amount: bigint; readonly tax: bigint }>();
  return amounts.map(({ amount, taxes: [tax] }) => {
    const key = taxKey(tax!);
    const before = sums.get(key) ?? { amount: 0n, tax: 0n };
    const sum = before.amount + amount;
    const whole = mode === 'included' ? includedTax(sum, decimalOf(tax!.rate)) : taxOf(sum, tax!.rate);
    sums.set(key, { amount: sum, tax: whole });
    const share = whole - before.tax;
    return { net: mode === 'included' ? amount - share : amount, taxes: [share] };
  });
}

/** An amount times a rate in percent, rounded. */
function taxOf(amount: bigint, rate: number): bigint {
  return rate === 0 ? 0n : roundTo(multiply({ digits: amount, scale: 2 }, decimalOf(rate)), 0);
}

/** Several taxes on one base: each has what it adds to the part of those before it, so that all add up. */
function withoutTaxes(amount: bigint, taxes: readonly AppliedTax[]): TaxedAmount {
  const rates = taxes.map(({ rate }) => decimalOf(rate));
  const whole = rates.reduce(plus, { digits: 0n, scale: 0 });
  let sum: Decimal = { digits: 0n, scale: 0 };
  let before = 0n;
  const shares = rates.map((rate) => {
    sum = plus(sum, rate);
    const until = includedTax(amount, sum, whole);
    const share = until - before;
    before = until;
    return share;
  });
  return { net: amount - before, taxes: shares };
}

/** The tax within an amount: amount * rate / (100 + all rates), rounded, halves away from zero. */
function includedTax(amount: bigint, rate: Decimal, all: Decimal = rate): bigint {
  const scale = Math.max(rate.scale, all.scale);
  const divisor = scaled({ digits: 100n, scale: 0 }, scale) + scaled(all, scale);
  const product = amount * scaled(rate, scale);
  const half = divisor / 2n;
  return product < 0n ? -((half - product) / divisor) : (product + half) / divisor;
}

function plus(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { digits: scaled(a, scale) + scaled(b, scale), scale };
}

function scaled({ digits, scale }: Decimal, to: number): bigint {
  return digits * 10n ** BigInt(to - scale);
}
