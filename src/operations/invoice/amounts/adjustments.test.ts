import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { type InvoicePreview, type InvoiceRequest, invoiceTotals } from '../index.ts';

type Item = InvoiceRequest['items'][number];

const base = { number: '1', date: '2026-03-09', from: { name: 'a' }, to: { name: 'b' } } as const;
const line = (price: number, rest: Partial<Item> = {}): Item => ({
  description: 'x',
  qty: 1,
  unit_price: price,
  ...rest,
});
const shipping = { description: 'Shipping', amount: 10 };

function previewOf(items: readonly Item[], rest: Partial<InvoiceRequest> = {}): InvoicePreview {
  return invoiceTotals({ ...base, items, ...rest });
}

function faultsOf(items: readonly Item[], rest: Partial<InvoiceRequest> = {}) {
  return refusalOf(() => previewOf(items, rest)).faults;
}

describe('charges and allowances of the document (EN 16931 BG-20, BG-21)', () => {
  it('change the base of the tax, unlike discount', () => {
    expect(previewOf([line(100)], { tax_rate: 20, charges: [shipping] })).toMatchObject({
      subtotal: 100,
      charges: [{ description: 'Shipping', amount: 10, tax_rate: 20, tax: 2 }],
      tax: 22,
      total: 132,
    });
    expect(
      previewOf([line(100)], { tax_rate: 20, allowances: [{ description: 'Loyal', amount: 10 }] }),
    ).toMatchObject({
      subtotal: 100,
      allowances: [{ description: 'Loyal', amount: 10, tax_rate: 20, tax: 2 }],
      tax: 18,
      total: 108,
    });
    expect(previewOf([line(100)], { tax_rate: 20, discount: 10 })).toMatchObject({ tax: 20, total: 110 });
  });

  it('a percentage is of the lines that are taxed alike, or of a base of its own', () => {
    const items = [line(100, { tax_rate: 19 }), line(50, { tax_rate: 7 })];
    const allowances = [
      { description: '10 % of 100', percent: 10, tax_rate: 19 },
      { description: '10 % of 50', percent: 10, tax_rate: 7 },
      { description: '3 % of 33', percent: 3, base: 33, tax_rate: 7 },
    ];
    const { allowances: computed, total, tax } = previewOf(items, { allowances });
    expect(computed?.map(({ amount }) => amount)).toEqual([10, 5, 0.99]);
    // 90 at 19 %; 50 - 5 - 0.99 at 7 %, where each tax is rounded: 3.5 - 0.35 - 0.07.
    expect(tax).toBe(20.18);
    expect(total).toBe(154.19);
  });

  it('BR-CO-17: an e-invoice computes the tax of lines and charges together, once', () => {
    const items = [line(0.03, { tax_rate: 19 }), line(0.03, { tax_rate: 19 })];
    const seller = { name: 'a', country: 'DE', tax_number: '1' };
    const { tax, line_items, charges } = previewOf(items, {
      einvoice: 'facturx',
      from: seller,
      to: { name: 'b', country: 'DE' },
      due: '2026-04-08',
      charges: [{ description: 'Packing', amount: 0.03 }],
    });
    // 0.09 at 19 % is 0.0171; line by line it would be 0.03.
    expect(tax).toBe(0.02);
    expect(line_items.map((entry) => entry.tax).concat(charges!.map((entry) => entry.tax))).toEqual([
      0.01, 0, 0.01,
    ]);
  });

  it('of a credit note have the signs of its lines', () => {
    const corrects = { number: '0' };
    expect(
      previewOf([line(-100)], { tax_rate: 20, corrects, charges: [{ ...shipping, amount: -10 }] }),
    ).toMatchObject({ charges: [{ amount: -10, tax: -2 }], total: -132 });
    expect(
      previewOf([line(-100)], { tax_rate: 20, corrects, allowances: [{ description: 'a', percent: 10 }] }),
    ).toMatchObject({ allowances: [{ amount: -10, tax: -2 }], total: -108 });
  });
});

describe('charges and allowances of a line (EN 16931 BG-27, BG-28)', () => {
  it('are part of its amount, and of its tax', () => {
    const item = line(40, {
      qty: 3,
      tax_rate: 20,
      allowances: [{ description: 'Quantity', percent: 10 }],
      charges: [{ description: 'Packing', amount: 2.5 }],
    });
    // 120 - 12 + 2.5
    expect(previewOf([item])).toMatchObject({
      subtotal: 110.5,
      tax: 22.1,
      total: 132.6,
      line_items: [{ unit_price: 40, amount: 110.5, tax: 22.1 }],
    });
  });
});

describe('prices that include tax', () => {
  it('what the customer sees adds up to the cent', () => {
    const items = [line(9.99), line(9.99), line(9.99)];
    // 9.99 * 19 / 119 = 1.595
    expect(previewOf(items, { tax_rate: 19, prices_include_tax: true })).toMatchObject({
      subtotal: 25.17,
      tax: 4.8,
      total: 29.97,
      line_items: [
        { amount: 8.39, gross: 9.99, tax: 1.6 },
        { amount: 8.39, gross: 9.99, tax: 1.6 },
        { amount: 8.39, gross: 9.99, tax: 1.6 },
      ],
    });
  });

  it('charges and allowances are with tax too', () => {
    const { charges, allowances, tax, total } = previewOf([line(119)], {
      tax_rate: 19,
      prices_include_tax: true,
      charges: [{ description: 'Shipping', amount: 11.9 }],
      allowances: [{ description: 'Loyal', percent: 10 }],
    });
    expect(charges).toEqual([{ description: 'Shipping', amount: 10, gross: 11.9, tax_rate: 19, tax: 1.9 }]);
    expect(allowances).toEqual([{ description: 'Loyal', amount: 10, gross: 11.9, tax_rate: 19, tax: 1.9 }]);
    expect([tax, total]).toEqual([19, 119]);
  });

  it('the total is the sum of what was sent, and tax and net are cents: 1 to 60 lines of any rates', () => {
    const items = fc.array(
      fc.record({
        qty: fc.integer({ min: 1, max: 50 }),
        cents: fc.integer({ min: 1, max: 1_000_000 }),
        rate: fc.constantFrom(0, 5, 7, 8.875, 19, 20, 25),
      }),
      { minLength: 1, maxLength: 60 },
    );
    const property = fc.property(items, fc.boolean(), (lines, isEinvoice) => {
      const sent = lines.map(({ qty, cents, rate }) =>
        line(cents / 100, {
          qty,
          tax_rate: rate,
          ...(isEinvoice && rate === 0 && { tax_category: 'Z' as const }),
        }),
      );
      const einvoice = {
        einvoice: 'facturx',
        from: { name: 'a', country: 'DE', tax_number: '1' },
        to: { name: 'b', country: 'DE' },
        due: '2026-04-08',
      } as const;
      const { total, tax, subtotal, line_items } = previewOf(sent, {
        prices_include_tax: true,
        ...(isEinvoice && einvoice),
      });
      const gross = lines.reduce((sum, { qty, cents }) => sum + qty * cents, 0);
      const inCents = (value: number) => Math.round(value * 100);
      expect(inCents(total)).toBe(gross);
      expect(inCents(subtotal) + inCents(tax)).toBe(gross);
      expect(line_items.reduce((sum, { amount }) => sum + inCents(amount), 0)).toBe(inCents(subtotal));
      for (const [index, { amount, gross, tax, tax_rate: rate }] of line_items.entries()) {
        expect(inCents(amount) + inCents(tax)).toBe(lines[index]!.qty * lines[index]!.cents);
        expect(inCents(gross!)).toBe(lines[index]!.qty * lines[index]!.cents);
        const exact = (inCents(gross!) * rate) / (100 + rate);
        expect(Math.abs(inCents(tax) - exact)).toBeLessThanOrEqual(1 + 1e-6);
      }
    });
    fc.assert(property, { seed: SEED, numRuns: runs(1000) });
  });
});

describe('several taxes on one line', () => {
  const canadian = [
    { name: 'GST', rate: 5 },
    { name: 'QST', rate: 9.975 },
  ];

  it('each has its sum: GST and QST of Quebec are on the same base', () => {
    expect(previewOf([line(100)], { currency: 'CAD', taxes: canadian })).toMatchObject({
      taxes: [
        { name: 'GST', rate: 5, base: 100, tax: 5 },
        { name: 'QST', rate: 9.975, base: 100, tax: 9.98 },
      ],
      tax: 14.98,
      total: 114.98,
      line_items: [{ tax_rate: 14.975, tax: 14.98 }],
    });
  });

  it('a line has taxes of its own, or one rate', () => {
    const items = [line(100), line(50, { tax_rate: 0 }), line(10, { taxes: [canadian[0]!] })];
    expect(previewOf(items, { taxes: canadian })).toMatchObject({
      taxes: [
        { name: 'GST', base: 110, tax: 5.5 },
        { name: 'QST', base: 100, tax: 9.98 },
      ],
      total: 175.48,
    });
  });

  it('a charge bears them like the lines', () => {
    expect(previewOf([line(100)], { taxes: canadian, charges: [shipping] })).toMatchObject({
      charges: [{ amount: 10, tax_rate: 14.975, tax: 1.5 }],
      total: 126.48,
    });
  });

  it('prices may include them: 114.98 has 5.00 of GST and 9.98 of QST', () => {
    expect(previewOf([line(114.98)], { taxes: canadian, prices_include_tax: true })).toMatchObject({
      subtotal: 100,
      taxes: [{ tax: 5 }, { tax: 9.98 }],
      total: 114.98,
    });
  });
});

describe('refusals', () => {
  const taxed = { tax_rate: 20 };
  const rows: [string, Item[], Partial<InvoiceRequest>, string, RegExp][] = [
    [
      'an amount that is not the percentage of the base',
      [line(100)],
      { ...taxed, allowances: [{ description: 'a', percent: 10, amount: 11 }] },
      '/allowances/0/amount',
      /^must be 10\.00, which is 10 percent of 100\.00/,
    ],
    [
      'neither amount nor percent',
      [line(100)],
      { ...taxed, charges: [{ description: 'a' }] },
      '/charges/0/amount',
      /or percent/,
    ],
    [
      'a base without a percentage',
      [line(100)],
      { ...taxed, charges: [{ description: 'a', amount: 1, base: 5 }] },
      '/charges/0/percent',
      /beside base/,
    ],
    [
      'a negative charge of a line',
      [line(100, { charges: [{ description: 'a', amount: -1 }] })],
      taxed,
      '/items/0/charges/0/amount',
      /an allowance$/,
    ],
    [
      'a charge without a rate where rates differ',
      [line(100, { tax_rate: 19 }), line(50, { tax_rate: 7 })],
      { charges: [shipping] },
      '/charges/0/tax_rate',
      /19, 7/,
    ],
    [
      'a percentage of lines that are taxed otherwise: it would be of nothing',
      [line(100, { tax_rate: 19 }), line(50, { tax_rate: 7 })],
      { allowances: [{ description: 'a', percent: 10, tax_rate: 20 }] },
      '/allowances/0/percent',
      /19, 7,.* base says/,
    ],
    [
      'a percentage of lines that bear several taxes, by their sum',
      [line(100)],
      {
        taxes: [
          { name: 'GST', rate: 5 },
          { name: 'QST', rate: 9.975 },
        ],
        charges: [{ description: 'a', percent: 10, tax_rate: 14.975 }],
      },
      '/charges/0/percent',
      /5, 9\.975/,
    ],
    [
      'a percentage of another category',
      [line(100, { tax_rate: 0, tax_category: 'AE' })],
      { allowances: [{ description: 'a', percent: 10, tax_category: 'E' }] },
      '/allowances/0/percent',
      /category/,
    ],
    [
      'prices with tax, of a line without a rate',
      [line(100), line(50, { tax_rate: 0 })],
      { prices_include_tax: true },
      '/items/0/tax_rate',
      /or 0$/,
    ],
    [
      'taxes beside tax_rate',
      [line(100, { tax_rate: 5, taxes: [{ name: 'GST', rate: 5 }] })],
      {},
      '/items/0/taxes',
      /tax_rate/,
    ],
    [
      'one tax twice',
      [line(100)],
      {
        taxes: [
          { name: 'GST', rate: 5 },
          { name: 'GST', rate: 5 },
        ],
      },
      '/taxes',
      /each name once/,
    ],
    [
      'several taxes in an e-invoice',
      [line(100), line(50)],
      {
        einvoice: 'facturx',
        taxes: [
          { name: 'GST', rate: 5 },
          { name: 'QST', rate: 9.975 },
        ],
      },
      '/taxes',
      /e-invoice/,
    ],
  ];
  it.each(rows)('%s', (_, items, rest, pointer, message) => {
    expect(faultsOf(items, rest)).toContainEqual({ pointer, message: expect.stringMatching(message) });
  });
});
