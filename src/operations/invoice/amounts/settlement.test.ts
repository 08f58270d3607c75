import { describe, expect, it, test } from 'vitest';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { readInput } from '../../../schema/read.ts';
import { type InvoiceRequest, invoiceTotals } from '../index.ts';
import { invoiceRequest } from '../schema.ts';
import { asShown } from './credit-note.ts';
import { settleInvoice } from './settlement.ts';

const plain: InvoiceRequest = {
  number: 'INV-1',
  date: '2026-03-09',
  from: { name: 'Northwind' },
  to: { name: 'Ada King' },
  items: [{ description: 'Work', qty: 2, unit_price: 50, tax_rate: 20 }],
};
const credited: Partial<InvoiceRequest> = {
  items: [{ description: 'Work', qty: -2, unit_price: 50, tax_rate: 20 }],
  corrects: { number: 'INV-0' },
};

type Change = Partial<Record<keyof InvoiceRequest, unknown>>;

function requestOf(change: Change): InvoiceRequest {
  return { ...plain, ...change } as InvoiceRequest;
}

function settled(change: Change) {
  return settleInvoice(readInput(invoiceRequest, requestOf(change)));
}

function party(members: object): Change {
  return { from: { name: 'Northwind', ...members } };
}

function item(members: object): Change {
  return { items: [{ ...plain.items[0]!, ...members }] };
}

describe('a value of its own', () => {
  const refused: [name: string, change: Change, pointer: string, says: string][] = [
    ['a country of no list', party({ country: 'XX' }), '/from/country', 'which XX is not'],
    ['Greece by the letters of its VAT ids', party({ country: 'el' }), '/from/country', 'Greece is GR'],
    ['a country in words', party({ country: 'Germany' }), '/from/country', 'two letters'],
    [
      'a VAT id without a country',
      party({ vat_id: '123456789' }),
      '/from/vat_id',
      'two letters of its country',
    ],
    ['a VAT id of GR', party({ vat_id: 'GR094259216' }), '/from/vat_id', 'Greece has EL'],
    ['a VAT id that is a country only', party({ vat_id: 'DE' }), '/from/vat_id', 'such as DE123456789'],
    [
      'a registered number of a scheme without four digits',
      party({ registration_id: { scheme: 'GLN', id: '1' } }),
      '/from/registration_id',
      'four digits',
    ],
    [
      'a registered number that is a number',
      party({ registration_id: 12 }),
      '/from/registration_id',
      'a text that is not blank',
    ],
    [
      'an endpoint without a scheme',
      party({ endpoint: { id: '1' } }),
      '/from/endpoint/scheme',
      'is required',
    ],
    ['a blank city', party({ city: ' ' }), '/from/city', 'a text that is not blank'],
    ['a unit of no list', item({ unit: 'HOURS' }), '/items/0/unit', 'which HOURS is not'],
    [
      'a category of no list',
      item({ tax_category: 'X' }),
      '/items/0/tax_category',
      'one of S, Z, E, AE, K, G, O',
    ],
    ['an IBAN with a wrong check digit', { iban: 'DE88370400440532013000' }, '/iban', 'ISO 13616'],
    ['an IBAN that is too short for its country', { iban: 'DE8937040044053201300' }, '/iban', 'ISO 13616'],
    ['a BIC of nine characters', { iban: 'DE89370400440532013000', bic: 'COBADEFFX' }, '/bic', '8 or 11'],
    ['a BIC alone', { bic: 'COBADEFFXXX' }, '/bic', 'needs iban'],
    [
      'a day that no calendar has',
      { delivery_date: '2026-02-30' },
      '/delivery_date',
      'which 2026-02-30 is not',
    ],
    [
      'the same of the invoice taken back',
      { ...credited, corrects: { number: '1', date: '2026-02-30' } },
      '/corrects/date',
      'which 2026-02-30 is not',
    ],
    ['corrects without a number', { ...credited, corrects: {} }, '/corrects/number', 'is required'],
    ['a format of no list', { einvoice: 'zugferd' }, '/einvoice', 'facturx'],
    ['a part paid in words', { paid_amount: '5' }, '/paid_amount', 'a number'],
  ];
  test.each(refused)('%s is refused', (_, change, pointer, says) => {
    const fault = refusalOf(() => invoiceTotals(requestOf(change))).faults.find(
      (each) => each.pointer === pointer,
    );
    expect(fault?.message).toContain(says);
  });

  it('has one form, however it is written', () => {
    const { invoice } = settled({
      from: { name: 'a', country: 'de', vat_id: 'de 123 456 789' },
      items: [{ ...plain.items[0]!, unit: 'hur', tax_category: 'ae' }],
      iban: 'de89 3704 0044 0532 0130 00',
      bic: 'cobadeffxxx',
    });
    expect(invoice.from).toEqual({ name: 'a', country: 'DE', vat_id: 'DE123456789' });
    expect(invoice.items[0]).toMatchObject({ unit: 'HUR', tax_category: 'AE' });
    expect(invoice).toMatchObject({ iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' });
  });

  it.each(['EL094259216', 'XI123456789', 'CHE-123.456.789 MWST'])('the VAT id %s is accepted', (vatId) => {
    expect(() => settled(party({ vat_id: vatId }))).not.toThrow();
  });

  // Published test accounts: SWIFT IBAN registry, release 98.
  it.each(['GB29NWBK60161331926819', 'MT84MALT011000012345MTLCAST001S', 'NO9386011117947'])(
    'the IBAN %s is accepted',
    (iban) => {
      expect(() => settled({ iban })).not.toThrow();
    },
  );
});

describe('what was paid, discounted and taken back goes together (area 4.8)', () => {
  const refused: [name: string, change: Change, pointer: string][] = [
    ['corrects of an estimate', { ...credited, kind: 'estimate' }, '/corrects'],
    ['corrects of a receipt', { ...credited, kind: 'receipt' }, '/corrects'],
    ['a part paid of an estimate', { kind: 'estimate', paid_amount: 1 }, '/paid_amount'],
    ['a part paid of a receipt', { kind: 'receipt', paid_amount: 0 }, '/paid_amount'],
    ['a part paid beside paid', { paid: true, paid_amount: 1 }, '/paid_amount'],
    ['a part of 0 beside paid', { paid: true, paid_amount: 0 }, '/paid_amount'],
    ['a part below 0', { paid_amount: -1 }, '/paid_amount'],
    ['a part above the total', { paid_amount: 120.01 }, '/paid_amount'],
    ['a part of a total of zero', { discount: 120, paid_amount: 0.01 }, '/paid_amount'],
    ['a part of a total below zero', { discount: 130, paid_amount: 1 }, '/paid_amount'],
    ['a part paid of a credit note', { ...credited, paid_amount: 1 }, '/paid_amount'],
    ['a part of 0 of a credit note', { ...credited, paid_amount: 0 }, '/paid_amount'],
    ['a discount of a credit note', { ...credited, discount: 1 }, '/discount'],
    ['a credit note above zero', { corrects: { number: '1' } }, '/corrects'],
    ['a rounding beyond 0', { discount: 119.98, rounding: -0.05 }, '/rounding'],
    ['a rounding of nothing', { discount: 120, rounding: 0.02 }, '/rounding'],
    ['a rounding of a credit note beyond 0', { ...credited, rounding: 121 }, '/rounding'],
    ['a rounding that is a part of the price', { rounding: -1000.01 }, '/rounding'],
    ['a part above the rounded total', { rounding: -0.4, paid_amount: 119.61 }, '/paid_amount'],
  ];
  test.each(refused)('%s is refused', (_, change, pointer) => {
    const { faults } = refusalOf(() => invoiceTotals(requestOf(change)));
    expect(faults.map((fault) => fault.pointer)).toEqual([pointer]);
  });

  const due: [name: string, change: Change, paid: number, due: number][] = [
    ['nothing', {}, 0, 12_000],
    ['null is left out', { paid: true, paid_amount: null }, 12_000, 0],
    ['the whole', { paid: true }, 12_000, 0],
    ['a part', { paid_amount: 20 }, 2000, 10_000],
    ['a part, rounded to cents', { paid_amount: 20.005 }, 2001, 9999],
    ['all of it as a part', { paid_amount: 120 }, 12_000, 0],
    ['0 is nothing', { paid_amount: 0 }, 0, 12_000],
    ['0 of nothing', { discount: 120, paid_amount: 0 }, 0, 0],
    ['nothing of a credit note', credited, 0, -12_000],
    ['a credit note that was refunded', { ...credited, paid: true }, -12_000, 0],
  ];
  test.each(due)('%s', (_, change, paid, left) => {
    expect(settled(change).totals).toMatchObject({ paid, due: left });
  });

  const rounded: [name: string, change: Change, rounding: number, paid: number, due: number][] = [
    ['up', { rounding: 0.02 }, 2, 0, 12_002],
    ['down', { rounding: -0.4 }, -40, 0, 11_960],
    ['by 0', { rounding: 0 }, 0, 0, 12_000],
    ['to nothing', { discount: 119.98, rounding: -0.02 }, -2, 0, 0],
    ['and paid in part', { rounding: 0.02, paid_amount: 20 }, 2, 2000, 10_002],
    ['and paid to the last cent', { rounding: 0.02, paid_amount: 120.02 }, 2, 12_002, 0],
    ['and paid', { rounding: -0.4, paid: true }, -40, 11_960, 0],
    ['of a receipt', { kind: 'receipt', rounding: 0.02 }, 2, 0, 12_002],
    ['of a credit note', { ...credited, rounding: -0.02 }, -2, 0, -12_002],
    ['of a credit note that was refunded', { ...credited, rounding: 0.4, paid: true }, 40, -11_960, 0],
  ];
  test.each(rounded)('rounded %s (EN 16931 BR-CO-16)', (_, change, rounding, paid, left) => {
    expect(settled(change).totals).toMatchObject({ rounding, paid, due: left });
  });

  it('answers a rounding beside the total, which stays what it is (BT-112)', () => {
    expect(invoiceTotals(requestOf({ rounding: 0.02 }))).toEqual({
      ...invoiceTotals(plain),
      rounding: 0.02,
      rounded_total: 120.02,
    });
  });

  it('does not change what the preview answers', () => {
    expect(invoiceTotals(requestOf({ paid_amount: 20 }))).toEqual(invoiceTotals(plain));
  });
});

describe('a credit note', () => {
  it('shows without minus what its request writes as credit lines, and the preview keeps the signs', () => {
    const settlement = settled({
      ...credited,
      items: [
        { description: 'by quantity', qty: -2, unit_price: 50, tax_rate: 20 },
        { description: 'by price', qty: 3, unit_price: -10, tax_rate: 20 },
        { description: 'kept', qty: 1, unit_price: 5, tax_rate: 20 },
        { description: 'nothing', qty: 0, unit_price: 5, tax_rate: 20 },
      ],
    });
    expect(settlement.totals).toMatchObject({ subtotal: -12_500, tax: -2500, total: -15_000 });
    const { invoice, totals } = asShown(settlement);
    expect(invoice.items.map(({ qty, unit_price }) => [qty, unit_price])).toEqual([
      [2, 50],
      [3, 10],
      [-1, 5],
      [0, 5],
    ]);
    expect(totals.lines.map(({ amount, tax }) => [amount, tax])).toEqual([
      [10_000, 2000],
      [3000, 600],
      [-500, -100],
      [0, 0],
    ]);
    expect(totals).toMatchObject({ subtotal: 12_500, tax: 2500, total: 15_000, paid: 0, due: 15_000 });
    expect(totals.rates).toEqual([{ rate: 20, base: 12_500, tax: 2500 }]);
  });

  it('is any other invoice itself', () => {
    const settlement = settled({});
    expect(asShown(settlement)).toBe(settlement);
  });
});
