import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { readValue } from '../../request/read.ts';
import { invoiceTotals } from './library.ts';
import { previewInvoice } from './preview.operation.ts';
import type { InvoiceRequest } from './schema.ts';

const line = { description: 'Work', qty: 2, unit_price: 50 };
const invoice = {
  number: 'INV-1',
  date: '2026-03-09',
  from: { name: 'Northwind' },
  to: { name: 'Ada King' },
  items: [line],
};

interface Row {
  readonly name: string;
  readonly top?: Readonly<Record<string, unknown>>;
  readonly item?: Readonly<Record<string, unknown>>;
}

interface Refused extends Row {
  readonly pointer: string;
  readonly says: string;
}

const taxRates = ['vat_rate', 'vatRate', 'VAT', 'vat', 'tax', 'tax_percent', 'tax-percent', 'gst'];

const refused: readonly Refused[] = [
  ...taxRates.flatMap((other): readonly Refused[] => [
    {
      name: `${other} for the whole`,
      top: { [other]: 19 },
      pointer: `/${other}`,
      says: 'did you mean tax_rate?',
    },
    {
      name: `${other} on a line`,
      item: { [other]: 19 },
      pointer: `/items/0/${other}`,
      says: 'did you mean tax_rate?',
    },
  ]),
  {
    name: 'vat_rate on a line, beside a rate for the whole, which is another place',
    top: { tax_rate: 7 },
    item: { vat_rate: 19 },
    pointer: '/items/0/vat_rate',
    says: 'did you mean tax_rate?',
  },
  { name: 'due_date', top: { due_date: '2026-04-08' }, pointer: '/due_date', says: 'did you mean due?' },
  { name: 'dueDate', top: { dueDate: '2026-04-08' }, pointer: '/dueDate', says: 'did you mean due?' },
  {
    name: 'a number of days',
    top: { due_days: 14 },
    pointer: '/due_days',
    says: 'due is a day, as 2026-04-08',
  },
  {
    name: 'discount_percent',
    top: { discount_percent: 10 },
    pointer: '/discount_percent',
    says: 'discount is an amount, not a percentage; an entry of allowances has percent',
  },
  {
    name: 'an amount under another name',
    top: { discount_amount: 10 },
    pointer: '/discount_amount',
    says: 'did you mean discount?',
  },
  {
    name: 'price without unit_price',
    item: { price: 50, unit_price: null },
    pointer: '/items/0/price',
    says: 'did you mean unit_price?',
  },
  {
    name: 'quantity',
    item: { quantity: 2, qty: null },
    pointer: '/items/0/quantity',
    says: 'did you mean qty?',
  },
  {
    name: 'a discount of a line, even beside one of the whole',
    top: { discount: 5 },
    item: { discount: 1 },
    pointer: '/items/0/discount',
    says: 'a discount on a line is an entry of its allowances, with its amount or percent',
  },
  {
    name: 'the currency',
    top: { currency_code: 'EUR' },
    pointer: '/currency_code',
    says: 'did you mean currency?',
  },
  { name: 'the kind', top: { type: 'receipt' }, pointer: '/type', says: 'did you mean kind?' },
];

const ignored: readonly (Row & { readonly paths: readonly string[] })[] = [
  { name: 'nothing', paths: [] },
  { name: 'null for a member is not an unknown member', top: { due: null, tax_rate: null }, paths: [] },
  { name: 'tax beside tax_rate', top: { tax: 19, tax_rate: 19 }, paths: ['tax'] },
  { name: 'vat_rate beside an explicit 0', item: { vat_rate: 19, tax_rate: 0 }, paths: ['items.*.vat_rate'] },
  { name: 'due_date beside due', top: { due_date: 'x', due: '2026-04-08' }, paths: ['due_date'] },
  {
    name: 'neither an amount nor a date',
    top: { po: 'A1' },
    item: { sku: '00117' },
    paths: ['items.*.sku', 'po'],
  },
  {
    name: 'a county and a fax number, one edit from country and tax_number',
    top: { from: { name: 'Northwind', county: 'Kent', fax_number: '1' } },
    paths: ['from.county', 'from.fax_number'],
  },
  { name: 'a word one edit from einvoice', top: { invoice: 'x' }, paths: ['invoice'] },
  { name: 'a word one edit from terms', top: { teams: 2 }, paths: ['teams'] },
];

function written({ top, item }: Row): InvoiceRequest {
  return { ...invoice, items: [{ ...line, ...item }], ...top } as InvoiceRequest;
}

describe('is refused by the service and by the library', () => {
  test.each(refused)('$name', ({ pointer, says, ...row }) => {
    const fault = { pointer, message: `is not known here; ${says}` };
    expect(refusalOf(() => readValue(previewInvoice, written(row))).faults).toContainEqual(fault);
    expect(refusalOf(() => invoiceTotals(written(row))).faults).toContainEqual(fault);
  });
});

describe('is ignored, and named', () => {
  test.each(ignored)('$name', ({ paths, ...row }) => {
    expect(readValue(previewInvoice, written(row)).ignored).toEqual(paths);
    expect(invoiceTotals(written(row)).subtotal).toBe(100);
  });
});
