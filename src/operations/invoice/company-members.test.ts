import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { plainInvoice as base, shown } from '../../../test/support/samples/plain-invoice.ts';
import { invoiceTotals } from './library.ts';
import type { InvoiceRequest } from './schema.ts';

const iban = 'DE89370400440532013000';
const corrects = { number: 'INV-0' };
const credit = { items: [{ ...base.items[0]!, qty: -2 }] };

describe('members that companies send', () => {
  const rows: [name: string, rest: Partial<InvoiceRequest>, pointer: string][] = [
    ['an account with a wrong check digit', { iban: 'DE88370400440532013000' }, '/iban'],
    ['an account of ten characters', { iban: 'DE89370400' }, '/iban'],
    ['a bank without an account', { bic: 'COBADEFFXXX' }, '/bic'],
    ['a bank of nine characters', { iban, bic: 'COBADEFFX' }, '/bic'],
    ['a country in words', { to: { name: 'a', country: 'Germany' } }, '/to/country'],
    ['a VAT id without its country', { to: { name: 'a', vat_id: '123456789' } }, '/to/vat_id'],
    [
      'a scheme of three digits',
      { to: { name: 'a', registration_id: { scheme: '106', id: '1' } } },
      '/to/registration_id',
    ],
    ['a blank reference', { buyer_reference: ' ' }, '/buyer_reference'],
    ['a day that does not exist', { delivery_date: '2026-02-30' }, '/delivery_date'],
    [
      'such a day of the corrected invoice',
      { ...credit, corrects: { number: '1', date: '2026-02-30' } },
      '/corrects/date',
    ],
    ['a correction by an estimate', { ...credit, kind: 'estimate', corrects }, '/corrects'],
    ['a correction by a receipt', { ...credit, kind: 'receipt', corrects }, '/corrects'],
    ['a correction above zero', { corrects }, '/corrects'],
    ['a correction with a discount', { ...credit, corrects, discount: 5 }, '/discount'],
    ['a correction with a payment', { ...credit, corrects, paid_amount: 0 }, '/paid_amount'],
    ['a payment of an estimate', { kind: 'estimate', paid_amount: 1 }, '/paid_amount'],
    ['a payment of a receipt', { kind: 'receipt', paid_amount: 1 }, '/paid_amount'],
    ['a payment beside paid', { paid: true, paid_amount: 0 }, '/paid_amount'],
    ['a payment above the total', { paid_amount: 100.01 }, '/paid_amount'],
    ['a payment of what is credited', { ...credit, paid_amount: 1 }, '/paid_amount'],
    ['a payment below zero', { paid_amount: -1 }, '/paid_amount'],
  ];
  it.each(rows)('%s is refused', (_, rest, pointer) => {
    expect(refusalOf(() => invoiceTotals({ ...base, ...rest })).faults[0]?.pointer).toBe(pointer);
  });

  it('are read in any case, and codes with blanks', () => {
    const strings = shown({
      ...base,
      to: { name: 'a', country: 'de', vat_id: 'de 123 456 789' },
      items: [{ ...base.items[0]!, unit: 'hur' }],
      iban: 'de89 3704 0044 0532 0130 00',
      bic: 'cobadeffxxx',
    });
    for (const text of [
      'Germany',
      'VAT no. DE123456789',
      '2 h',
      'DE89 3704 0044 0532 0130 00',
      'COBADEFFXXX',
    ]) {
      expect(strings).toContain(text);
    }
  });

  it('do not change the amounts', () => {
    const plain = invoiceTotals({ ...base, tax_rate: 19 });
    expect(invoiceTotals({ ...base, tax_rate: 19, iban, paid_amount: 100, order_number: '1' })).toEqual(
      plain,
    );
  });
});
