import { describe, expect, it, test } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { plainInvoice as base, shown } from '../../../test/support/samples/plain-invoice.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { languages } from './codes/language.ts';
import { invoiceTotals, toPdf, toXml } from './library.ts';
import type { InvoiceRequest } from './schema.ts';

const fonts = await testNeeds().fonts();

const item = base.items[0]!;
const euro: InvoiceRequest = { ...base, currency: 'EUR' };
const untaxed = (tax_category: 'E' | 'AE' | 'K' | 'G' | 'Z' | 'O', unit_price: number) =>
  ({ ...item, qty: 1, unit_price, tax_rate: 0, tax_category }) as const;

interface Row {
  readonly name: string;
  readonly rest: Partial<InvoiceRequest>;
  readonly has: readonly string[];
  readonly hasNot?: readonly string[];
}

const reasons: readonly Row[] = [
  {
    name: 'Directive 2006/112 Art. 226 (10): each of two reasons is in the row of its amount',
    rest: {
      language: 'de',
      items: [untaxed('E', 100), untaxed('AE', 20)],
      tax_exemption_reason: 'Steuerfrei nach UStG 4 Nr. 21',
    },
    has: [
      'Steuer (0 % auf 100,00 \u20ac) \u2013 Steuerfrei nach UStG 4 Nr. 21',
      'Steuer (0 % auf 20,00 \u20ac) \u2013 Steuerschuldnerschaft des Leistungsempf\u00e4ngers',
    ],
  },
  {
    name: 'beside taxed lines, a single one',
    rest: { language: 'fr', items: [{ ...item, tax_rate: 20 }, untaxed('AE', 20)] },
    has: ['Taxe (0 % sur 20,00 \u20ac) \u2013 Autoliquidation'],
    hasNot: ['Autoliquidation'],
  },
  {
    name: 'where nothing else is on the invoice, a single one is below the totals, which have no row of tax',
    rest: { items: [untaxed('G', 20)] },
    has: ['Export outside the EU'],
  },
  {
    name: 'Z has no reason (EN 16931 BR-Z-10)',
    rest: { items: [untaxed('Z', 10), untaxed('G', 20)] },
    has: ['Tax (0% on \u20ac10.00)', 'Tax (0% on \u20ac20.00) \u2013 Export outside the EU'],
  },
  {
    name: 'a reason of the caller that no row has is below the totals',
    rest: { items: [{ ...item, tax_rate: 0 }], tax_exemption_reason: 'Small business' },
    has: ['Small business'],
  },
];

const words: readonly Row[] = [
  { name: 'a title', rest: { title: ' Tax  invoice ' }, has: ['Tax  invoice'], hasNot: ['INVOICE'] },
  {
    name: 'a title of 60 characters, beside a wordmark and a badge, on several lines',
    rest: {
      title: 'Tax invoice and certificate of origin for goods in transit',
      logo_text: 'NORTHWIND',
      paid: true,
    },
    has: ['Tax invoice and certificate of origin for goods in transit', 'NORTHWIND', 'PAID'],
  },
  {
    name: 'the name of the tax, in its column, rows and sum',
    rest: { tax_name: 'GST', items: [{ ...item, tax_rate: 10 }] },
    has: ['GST', 'GST (10% on \u20ac100.00)'],
    hasNot: ['Tax'],
  },
  {
    name: 'what a registration number is called',
    rest: {
      from: { name: 'A', registration_id: '51 824 753 556', registration_label: 'ABN' },
      to: { name: 'B', registration_id: { scheme: '0106', id: '1' }, registration_label: 'Chamber no.' },
    },
    has: ['ABN 51 824 753 556', 'Chamber no. 1'],
    hasNot: ['KvK 1'],
  },
  {
    name: 'an estimate with the day until which it is valid',
    rest: { kind: 'estimate', language: 'de', valid_until: '2026-04-08' },
    has: ['G\u00fcltig bis', '8. April 2026', '100,00 \u20ac veranschlagt, g\u00fcltig bis 8. April 2026'],
  },
  {
    name: 'the due day of an estimate, as that day',
    rest: { kind: 'estimate', language: 'de', due: '2026-04-08' },
    has: ['G\u00fcltig bis', '8. April 2026'],
    hasNot: ['F\u00e4llig am'],
  },
  {
    name: 'a month of work',
    rest: { language: 'de', items: [{ ...item, qty: 12, unit: 'MON' }] },
    has: ['12 Monate'],
    hasNot: ['12 MON'],
  },
];

/** As a reader sees them: no-break spaces are spaces, and the bytes of Windows-1252 that Latin-1 does not have are signs. */
const readable = (texts: readonly string[]) =>
  texts.map((text) =>
    text.replaceAll('\u00a0', ' ').replaceAll('\u0080', '\u20ac').replaceAll('\u0096', '\u2013'),
  );

describe('the page says', () => {
  test.each([...reasons, ...words])('$name', ({ rest, has, hasNot = [] }) => {
    const texts = readable(shown({ ...euro, ...rest }));
    // Labels wrap.
    for (const text of has) expect(texts.join(' ')).toContain(text);
    for (const text of hasNot) expect(texts).not.toContain(text);
  });

  it.each(languages)('in %s that an estimate is valid, not that it is due', (language) => {
    const estimate = shown({ ...euro, kind: 'estimate', language, due: '2026-04-08' });
    expect(estimate).toEqual(shown({ ...euro, kind: 'estimate', language, valid_until: '2026-04-08' }));
  });
});

describe('is refused', () => {
  const rows: readonly (readonly [string, Partial<InvoiceRequest>, string])[] = [
    ['a day of validity on an invoice', { valid_until: '2026-04-08' }, '/valid_until'],
    ['a day that does not exist', { kind: 'estimate', valid_until: '2026-02-30' }, '/valid_until'],
    ['another due day beside it', { kind: 'estimate', valid_until: '2026-04-08', due: '2026-04-09' }, '/due'],
    ['a title of two lines', { title: 'Tax\ninvoice' }, '/title'],
    ['a blank title', { title: ' \t' }, '/title'],
    ['a title of 61 characters', { title: 'x'.repeat(61) }, '/title'],
    ['a blank name of the tax', { tax_name: '' }, '/tax_name'],
    ['a name of the tax of 21 characters', { tax_name: 'x'.repeat(21) }, '/tax_name'],
    [
      'a label without its number',
      { from: { name: 'A', registration_label: 'ABN' } },
      '/from/registration_label',
    ],
  ];
  test.each(rows)('%s', (_, rest, pointer) => {
    const { faults } = refusalOf(() => invoiceTotals({ ...base, ...rest }));
    expect(faults.map((fault) => fault.pointer)).toEqual([pointer]);
  });
});

test('an e-invoice has the same XML with words of the page', () => {
  const request = {
    ...euro,
    einvoice: 'facturx',
    due: '2026-04-08',
    tax_rate: 23,
    from: { name: 'Northwind Studio Ltd', country: 'IE', vat_id: 'IE6388047V', registration_id: '1' },
    to: { name: 'Harbour Books Ltd', country: 'IE' },
  } as const;
  const named = {
    ...request,
    title: 'Tax invoice',
    tax_name: 'VAT',
    from: { ...request.from, registration_label: 'CRO' },
  };
  expect(toXml(named).bytes).toEqual(toXml(request).bytes);
  expect(toPdf(named, fonts).bytes).not.toEqual(toPdf(request, fonts).bytes);
});
