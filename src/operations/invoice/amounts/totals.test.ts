import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../../../test/support/judging/declared-answer.ts';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { readInput } from '../../../schema/read.ts';
import { invoicePreview } from '../schema/preview.ts';
import { type Invoice, invoiceRequest } from '../schema.ts';
import { settleInvoice, toPreview } from './settlement.ts';
import { computeTotals } from './totals.ts';

type Item = { qty: number; unit_price: number; tax_rate?: number };

function invoiceOf(items: readonly Item[], rest: object = {}): Invoice {
  const parties = { from: { name: 'a' }, to: { name: 'b' } };
  const described = items.map((item) => ({ description: 'x', ...item }));
  return readInput(invoiceRequest, {
    number: '1',
    date: '2026-03-09',
    ...parties,
    items: described,
    ...rest,
  });
}

function previewOf(items: readonly Item[], rest: object = {}) {
  const invoice = invoiceOf(items, rest);
  return toPreview(settleInvoice(invoice));
}

describe('totals', () => {
  it('pitfall 2: three lines of 0.333 add up as printed', () => {
    const line = { qty: 1, unit_price: 0.333 };
    expect(previewOf([line, line, line])).toMatchObject({ subtotal: 0.99, total: 0.99 });
  });

  it('pitfall 3: a credit cancels its charge, and nothing is -0', () => {
    const answer = previewOf(
      [
        { qty: 1, unit_price: 10.075 },
        { qty: -1, unit_price: 10.075 },
      ],
      { tax_rate: 8.875 },
    );
    expect(answer).toMatchObject({ subtotal: 0, tax: 0, total: 0, discount: 0 });
    expect(Object.is(answer.subtotal, 0) && Object.is(answer.total, 0)).toBe(true);
  });

  it('pitfall 4: an explicit rate of 0 stays 0, null is left out, the global one applies to the rest', () => {
    const items = [
      { qty: 1, unit_price: 100, tax_rate: 0 },
      { qty: 1, unit_price: 100 },
      { qty: 1, unit_price: 100, tax_rate: 7 },
    ];
    const { line_items, tax } = previewOf([...items, { ...items[1]!, tax_rate: null as unknown as number }], {
      tax_rate: 20,
    });
    expect(line_items.map((line) => [line.tax_rate, line.tax])).toEqual([
      [0, 0],
      [20, 20],
      [7, 7],
      [20, 20],
    ]);
    expect(tax).toBe(47);
  });

  it("rounds the tax of a line like Stripe's example: 15 % of 0.43 and of 4.84", () => {
    const { line_items } = previewOf(
      [
        { qty: 1, unit_price: 0.43 },
        { qty: 1, unit_price: 4.84 },
      ],
      { tax_rate: 15 },
    );
    expect(line_items.map(({ tax }) => tax)).toEqual([0.06, 0.73]);
  });

  it('the discount does not reduce the tax, and may exceed the rest', () => {
    expect(
      previewOf([{ qty: 2, unit_price: 50 }], { tax_rate: 20, discount: 500.005, currency: 'gbp' }),
    ).toEqual({
      subtotal: 100,
      tax: 20,
      discount: 500.01,
      total: -380.01,
      currency: 'GBP',
      line_items: [{ description: 'x', qty: 2, unit_price: 50, tax_rate: 20, amount: 100, tax: 20 }],
    });
  });

  it('breaks the tax down by rate, in the order of first use', () => {
    const items = [
      { qty: 1, unit_price: 10, tax_rate: 9 },
      { qty: 1, unit_price: 20 },
      { qty: 1, unit_price: 30, tax_rate: 9 },
    ];
    expect(computeTotals(invoiceOf(items, { tax_rate: 20 })).rates).toEqual([
      { rate: 9, base: 4000, tax: 360 },
      { rate: 20, base: 2000, tax: 400 },
    ]);
  });

  const limits: [string, Item[], object, string | undefined][] = [
    [
      '70,000,000,000,000 is the limit: above 2^46 some cents share a double',
      [{ qty: 7e13, unit_price: 1 }],
      {},
      undefined,
    ],
    [
      'a cent more is too much',
      [
        { qty: 1, unit_price: 1 },
        { qty: 1, unit_price: 70_000_000_000_000.01 },
      ],
      {},
      '/items/1',
    ],
    ['below zero as well', [{ qty: -1e300, unit_price: 1e300 }], {}, '/items/0'],
    [
      'sums have the same bound',
      [
        { qty: 7e13, unit_price: 1 },
        { qty: 1, unit_price: 1 },
      ],
      {},
      '/items',
    ],
    ['the discount has it too', [{ qty: 1, unit_price: 1 }], { discount: 1e15 }, '/discount'],
    ['a huge quantity of a tiny price is accepted', [{ qty: 1e300, unit_price: 1e-300 }], {}, undefined],
  ];
  it.each(limits)('%s', (_, items, rest, pointer) => {
    if (pointer === undefined) expect(() => previewOf(items, rest)).not.toThrow();
    else expect(refusalOf(() => previewOf(items, rest)).faults[0]?.pointer).toBe(pointer);
  });
});

/** A number as a caller writes it: its digits and the number of decimals. */
const written = (most: number, decimals: number, least = -most) =>
  fc.tuple(fc.integer({ min: least, max: most }), fc.integer({ min: 0, max: decimals }));

type Written = readonly [digits: number, decimals: number];

/** A fraction: the model computes with nothing else. */
interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

const fractionOf = ([digits, decimals]: Written): Fraction => ({
  top: BigInt(digits),
  bottom: 10n ** BigInt(decimals),
});
const times = (a: Fraction, b: Fraction): Fraction => ({ top: a.top * b.top, bottom: a.bottom * b.bottom });

/** Cents of a fraction, halves away from zero: the nearest by comparing doubled remainders. */
function centsOf({ top, bottom }: Fraction): bigint {
  const size = top < 0n ? -top : top;
  const whole = (size * 100n) / bottom;
  const rest = (size * 100n) % bottom;
  const rounded = rest * 2n >= bottom ? whole + 1n : whole;
  return top < 0n ? -rounded : rounded;
}

/** The double that a reader of the text gets. */
function numberOf([digits, decimals]: Written): number {
  return Number(`${digits}e-${decimals}`);
}

/** A JSON number in cents: toFixed is exact, a product would not be. */
const cents = (value: number) => BigInt(value.toFixed(2).replace('.', ''));

const line = fc.record({
  qty: written(20_000, 4),
  price: written(9_000_000, 6),
  rate: fc.option(
    written(1_000_000, 4, 0).filter(([digits, decimals]) => digits <= 100 * 10 ** decimals),
    { nil: undefined },
  ),
});

describe('10,000 random invoices', () => {
  it('equal an exact rational model, and their printed columns add up', () => {
    const property = fc.property(
      fc.array(line, { minLength: 1, maxLength: 60 }),
      fc.option(written(100_000, 3, 0), { nil: undefined }),
      written(100_000, 3, 0),
      (lines, global, discount) => {
        const items = lines.map(({ qty, price, rate }) => ({
          qty: numberOf(qty),
          unit_price: numberOf(price),
          ...(rate && { tax_rate: numberOf(rate) }),
        }));
        const rate = global && global[0] <= 100 * 10 ** global[1] ? global : undefined;
        const answer = previewOf(items, {
          ...(rate && { tax_rate: numberOf(rate) }),
          discount: numberOf(discount),
        });
        expect(faultsOf(invoicePreview, answer)).toEqual([]);
        const model = lines.map((each) => {
          const amount = centsOf(times(fractionOf(each.qty), fractionOf(each.price)));
          const own = fractionOf(each.rate ?? rate ?? [0, 0]);
          return { amount, tax: centsOf({ top: amount * own.top, bottom: 10_000n * own.bottom }) };
        });
        const sum = (of: 'amount' | 'tax') => model.reduce((total, each) => total + each[of], 0n);
        const taken = centsOf(fractionOf(discount));
        expect(
          answer.line_items.map(({ amount, tax }) => ({ amount: cents(amount), tax: cents(tax) })),
        ).toEqual(model);
        expect([answer.subtotal, answer.tax, answer.discount, answer.total].map(cents)).toEqual([
          sum('amount'),
          sum('tax'),
          taken,
          sum('amount') + sum('tax') - taken,
        ]);
      },
    );
    fc.assert(property, { seed: SEED, numRuns: runs(10_000) });
  }, 600_000);
});

describe('the tax of an e-invoice is computed once for each category and rate', () => {
  const smallest = {
    einvoice: 'facturx',
    due: '2026-04-08',
    from: { name: 'a', country: 'DE', vat_id: 'DE1' },
    to: { name: 'b', country: 'DE' },
  };

  it('of three lines of 0.03 at 19 %: 0.0171, rounded once', () => {
    const line = { qty: 1, unit_price: 0.03, tax_rate: 19 };
    const answer = previewOf([line, line, line], smallest);
    expect(answer.line_items.map(({ tax }) => tax)).toEqual([0.01, 0, 0.01]);
    expect(answer).toMatchObject({ tax: 0.02, total: 0.11 });
    const { einvoice: _format, ...plain } = smallest;
    expect(previewOf([line, line, line], plain)).toMatchObject({ tax: 0.03, total: 0.12 });
  });

  it('rounds halves away from zero, and a credit cancels its charge', () => {
    const line = { qty: 1, unit_price: 0.5, tax_rate: 5 };
    expect(previewOf([line], smallest).tax).toBe(0.03);
    expect(previewOf([line, { ...line, qty: -1 }], smallest).line_items.map(({ tax }) => tax)).toEqual([
      0.03, -0.03,
    ]);
  });

  it('shows its groups by category and rate, unless all is untaxed for one reason', () => {
    const untaxed = (tax_category: string) => ({ qty: 1, unit_price: 1, tax_rate: 0, tax_category });
    const both = computeTotals(invoiceOf([untaxed('Z'), untaxed('G'), untaxed('Z')], smallest));
    expect(both.rates).toEqual([
      { category: 'Z', rate: 0, base: 200, tax: 0 },
      { category: 'G', rate: 0, base: 100, tax: 0 },
    ]);
    expect(both.isTaxed).toBe(true);
    expect(computeTotals(invoiceOf([untaxed('Z'), untaxed('Z')], smallest)).isTaxed).toBe(false);
  });
});
