import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { plainInvoice as base, shown } from '../../../test/support/samples/plain-invoice.ts';
import { invoiceTotals } from './library.ts';
import type { InvoiceRequest } from './schema.ts';

const item = base.items[0]!;
const debit = { mandate: 'M-17', creditor_id: 'DE98ZZZ09999999999', iban: 'DE02120300000000202051' };
const march = { start: '2026-03-01', end: '2026-03-31' };

/** Signs of Windows-1252 that the strings of a page have as bytes. */
const signs: Readonly<Record<string, string>> = {
  '\u0080': '\u20ac',
  '\u0095': '\u2022',
  '\u0096': '\u2013',
  '\u00a0': ' ',
};

const decoded = (text: string) => text.replace(/[\u0080\u0095\u0096\u00a0]/g, (sign) => signs[sign]!);

describe('what members without amounts print', () => {
  const rows: [name: string, rest: Partial<InvoiceRequest>, has: string[], hasNot?: string[]][] = [
    [
      'a period in the heading, and one of a line below its description',
      {
        language: 'de',
        period: march,
        items: [{ ...item, period: { start: '2026-02-15', end: '2026-03-14' } }],
      },
      ['Leistungszeitraum', '1.\u201331. M\u00e4rz 2026', '15. Februar \u2013 14. M\u00e4rz 2026'],
    ],
    [
      'a cash discount below the terms',
      { language: 'de', terms: 'Zahlbar sofort', cash_discount: [{ days: 14, percent: 2 }] },
      ['Zahlungsbedingungen', 'Zahlbar sofort', '2 % Skonto bei Zahlung innerhalb von 14 Tagen'],
    ],
    [
      'cash discounts without other terms, one of a part, one within a day',
      {
        currency: 'EUR',
        cash_discount: [
          { days: 1, percent: 2.5, base_amount: 1 },
          { days: 10, percent: 1 },
        ],
      },
      ['Terms', '2.5% discount on \u20ac1.00 if paid within 1 day', '1% discount if paid within 10 days'],
    ],
    [
      'a cash discount written by hand for XRechnung as a sentence',
      {
        language: 'fr',
        terms: 'Merci\n #SKONTO#TAGE=14#PROZENT=2.00#BASISBETRAG=1000.00#\n',
        currency: 'EUR',
      },
      ['Merci', 'Escompte de 2 % sur 1 000,00 \u20ac pour paiement sous 14 jours'],
      ['#SKONTO#TAGE=14#PROZENT=2.00#BASISBETRAG=1000.00#'],
    ],
    [
      'other lines that begin with # as they are',
      { terms: '#SKONTO#TAGE=14#PROZENT=2#' },
      ['#SKONTO#TAGE=14#PROZENT=2#'],
    ],
    [
      'a SEPA direct debit, which is collected',
      { currency: 'EUR', direct_debit: debit },
      [
        'SEPA Direct Debit',
        'The amount due will be collected from your account.',
        'Mandate reference',
        'M-17',
        'Creditor identifier',
        'DE98ZZZ09999999999',
        'Your account',
        'DE02 1203 0000 0000 2020 51',
      ],
      ['Payment details', 'Scan to pay'],
    ],
    [
      'a direct debit outside the SEPA, which is collected no more where it is paid',
      { currency: 'USD', direct_debit: { ...debit, creditor_id: '4711' }, paid: true },
      ['Direct debit', '4711'],
      ['SEPA Direct Debit', 'The amount due will be collected from your account.'],
    ],
    [
      'a direct debit of what is paid in part already, to the last cent',
      { currency: 'EUR', direct_debit: debit, paid_amount: 100 },
      ['SEPA Direct Debit', 'M-17'],
      ['The amount due will be collected from your account.'],
    ],
    [
      'the numbers that the parties have for each other',
      { language: 'de', customer_number: 10_023, supplier_number: 'L-704' },
      ['Kundennummer', '10023', 'Lieferantennummer', 'L-704'],
    ],
    [
      'notes without the codes of their subjects, which are for programs (UNTDID 4451)',
      { notes: 'Merci\n\n#PMT#Indemnit\u00e9 de 40 euros\n\n#XYZ#as sent' },
      ['Merci', 'Indemnit\u00e9 de 40 euros', '#XYZ#as sent'],
      ['#PMT#Indemnit\u00e9 de 40 euros'],
    ],
    [
      'the VAT id of Switzerland as its register writes it',
      {
        language: 'fr',
        from: { name: 'Muster AG', vat_id: 'CHE-123.456.789 TVA' },
        to: { name: 'X', vat_id: 'DE 123 456 789' },
      },
      ['N\u00b0 TVA CHE-123.456.789 TVA', 'N\u00b0 TVA DE123456789'],
    ],
    [
      'what the amount due is rounded by, below the total',
      { language: 'de', currency: 'EUR', rounding: 0.02 },
      ['Rundung', '0,02 \u20ac'],
    ],
    [
      'and of a receipt between its total and the rounded one',
      {
        kind: 'receipt',
        currency: 'EUR',
        tax_rate: 0,
        rounding: -0.02,
        items: [{ ...item, qty: 1, unit_price: 5.02 }],
      },
      ['Total', '\u20ac5.02', 'Rounding', '-\u20ac0.02', 'Total (EUR)', '\u20ac5.00', '\u20ac5.00 received'],
    ],
    [
      'a card beside a transfer, each below its heading, without a payment code',
      {
        currency: 'EUR',
        iban: 'DE89370400440532013000',
        payment_reference: 'INV 1',
        card: { last_digits: '4242', holder: 'Ada King' },
      },
      ['Payment details', 'INV 1', 'Card payment', '\u2022\u2022\u2022\u2022 4242', 'Cardholder', 'Ada King'],
      ['Scan to pay'],
    ],
    [
      'what is known of an item',
      {
        items: [
          {
            ...item,
            id: 'SW-1',
            buyer_id: 'K-1',
            country_of_origin: 'pt',
            classification: { scheme: 'sti', id: '72413000-8', version: '2008' },
          },
        ],
      },
      ['Item no. SW-1', 'Your item no. K-1', 'Country of origin: Portugal', 'CPV 72413000-8 (2008)'],
    ],
    [
      'where it is delivered, and what it refers to',
      {
        deliver_to: { name: 'Warehouse 3', address: 'Dock 4', postcode: '1010', city: 'Wien', country: 'AT' },
        project_number: 'P-1',
        contract_number: 'V-1',
        despatch_number: 'LS-1',
        sales_order_number: 'SO-1',
      },
      [
        'Deliver to',
        'Warehouse 3',
        'Dock 4',
        '1010 Wien',
        'Austria',
        'Project',
        'P-1',
        'V-1',
        'LS-1',
        'SO-1',
      ],
    ],
    [
      'a corrected invoice, which replaces another and is not a credit note',
      { document_type: 'corrected', corrects: { number: 'INV-0' }, language: 'de' },
      ['KORRIGIERTE RECHNUNG', 'Zu Rechnung', 'INV-0', 'Rechnungsnummer'],
      ['RECHNUNGSKORREKTUR'],
    ],
    [
      'a self-billed invoice in the words of the directive, over two lines beside a wordmark',
      { document_type: 'self_billed', language: 'nl', logo_text: 'northwind' },
      ['FACTUUR UITGEREIKT DOOR', 'AFNEMER'],
    ],
  ];
  it.each(rows)('%s', (_, rest, has, hasNot = []) => {
    const strings = shown({ ...base, ...rest }).map(decoded);
    for (const text of has) expect(strings).toContain(text);
    for (const text of hasNot) expect(strings).not.toContain(text);
  });
});

describe('members without amounts', () => {
  const discount = { days: 14, percent: 2 };
  const rows: [name: string, rest: object, pointer: string, says?: string][] = [
    [
      'a period that ends before it begins',
      { period: { start: '2026-03-31', end: '2026-03-01' } },
      '/period/end',
      'BR-29',
    ],
    ['a period without days', { period: {} }, '/period', 'BR-CO-19'],
    ['a day the calendar does not have', { period: { start: '2026-02-30' } }, '/period/start'],
    [
      'a period of a line that ends before it begins',
      { items: [{ ...item, period: { start: '2026-03-02', end: '2026-03-01' } }] },
      '/items/0/period/end',
      'BR-30',
    ],
    ['a period of a line without days', { items: [{ ...item, period: {} }] }, '/items/0/period', 'BR-CO-20'],
    [
      'three decimals of a percentage',
      { cash_discount: [{ days: 14, percent: 2.125 }] },
      '/cash_discount/0/percent',
      'BR-DE-18',
    ],
    ['no percentage', { cash_discount: [{ days: 14 }] }, '/cash_discount/0/percent'],
    ['no cash discount', { cash_discount: [] }, '/cash_discount'],
    ['two for the same days', { cash_discount: [discount, discount] }, '/cash_discount/1/days'],
    [
      'a base beyond the total',
      { cash_discount: [{ ...discount, base_amount: 1e6 }] },
      '/cash_discount/0/base_amount',
      'at most the total',
    ],
    ['a cash discount of a receipt', { kind: 'receipt', cash_discount: [discount] }, '/cash_discount'],
    [
      'a cash discount of a credit note',
      { corrects: { number: '1' }, items: [{ ...item, qty: -1 }], cash_discount: [discount] },
      '/cash_discount',
    ],
    [
      'a mandate without an account',
      { direct_debit: { mandate: 'M', creditor_id: 'X' } },
      '/direct_debit/iban',
      'is required',
    ],
    [
      'an account without a mandate',
      { direct_debit: { iban: debit.iban, creditor_id: 'X' } },
      '/direct_debit/mandate',
    ],
    [
      'a wrong account',
      { direct_debit: { ...debit, iban: 'DE02120300000000202052' } },
      '/direct_debit/iban',
      'ISO 13616',
    ],
    [
      'a wrong creditor',
      { currency: 'EUR', direct_debit: { ...debit, creditor_id: 'DE97ZZZ09999999999' } },
      '/direct_debit/creditor_id',
      'EPC262-08',
    ],
    [
      'a whole card number',
      { card: { last_digits: '4242424242424242' } },
      '/card/last_digits',
      'four to six digits',
    ],
    ['a card without a number', { card: { holder: 'Ada' } }, '/card/last_digits'],
    ['an unknown origin', { items: [{ ...item, country_of_origin: 'XX' }] }, '/items/0/country_of_origin'],
    [
      'an unknown classification',
      { items: [{ ...item, classification: { scheme: 'CPV', id: '1' } }] },
      '/items/0/classification/scheme',
      'BR-CL-13',
    ],
    [
      'a classification without a scheme',
      { items: [{ ...item, classification: { id: '1' } }] },
      '/items/0/classification/scheme',
    ],
    [
      'another name of an end',
      { period: { start: '2026-03-01', to: '2026-03-31' } },
      '/period/to',
      'did you mean end?',
    ],
    ['a card number', { card: { number: '4242' } }, '/card/number', 'only the last four to six digits'],
    ['a place without anything', { deliver_to: {} }, '/deliver_to'],
    ['a place in no country', { deliver_to: { country: 'EL' } }, '/deliver_to/country', 'Greece is GR'],
    ['a type of an estimate', { kind: 'estimate', document_type: 'partial' }, '/document_type'],
    ['an unknown type', { document_type: '326' }, '/document_type', 'partial'],
    ['a corrected invoice without the other', { document_type: 'corrected' }, '/corrects', 'BT-25'],
    ['a partial credit note', { document_type: 'partial', corrects: { number: '1' } }, '/document_type'],
    [
      'a corrected invoice below zero',
      { document_type: 'corrected', corrects: { number: '1' }, items: [{ ...item, qty: -1 }] },
      '/document_type',
    ],
  ];
  it.each(rows)('%s is refused', (_, rest, pointer, says = '') => {
    const { faults } = refusalOf(() => invoiceTotals({ ...base, ...rest } as InvoiceRequest));
    expect(faults.map((fault) => fault.pointer)).toContain(pointer);
    expect(faults.find((fault) => fault.pointer === pointer)?.message).toContain(says);
  });

  it('do not change the amounts', () => {
    const all: Partial<InvoiceRequest> = {
      period: march,
      cash_discount: [{ days: 14, percent: 2 }],
      direct_debit: debit,
      deliver_to: { name: 'a' },
      document_type: 'prepayment',
    };
    expect(invoiceTotals({ ...base, ...all })).toEqual(invoiceTotals(base));
  });
});
