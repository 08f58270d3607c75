import { describe, expect, it } from 'vitest';
import { invoiceFixtures } from '../../../scripts/invoice/invoice-fixtures.ts';
import { readPdf } from '../../../test/support/judging/pdf-reader.ts';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { plainInvoice as base, shown } from '../../../test/support/samples/plain-invoice.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { fontSetOf } from '../../formats/pdf/fonts/load-fonts.ts';
import { settleInvoice } from './amounts/settlement.ts';
import { documentAnswer } from './document-answer.ts';
import { invoiceTotals, toPdf } from './library.ts';
import { render } from './render.ts';
import { sampleInvoice } from './sample-invoice.ts';
import type { InvoiceRequest } from './schema.ts';

const fonts = await testNeeds().fonts();

describe('what a document says (decision 15)', () => {
  const rows: [name: string, rest: Partial<InvoiceRequest>, has: string[], hasNot: string[]][] = [
    [
      'an invoice',
      {},
      ['INVOICE', 'Invoice number', '$100.00 due', 'Amount due \\(USD\\)', 'Bill to'],
      ['PAID', 'Tax', 'Discount', 'Due date', 'Receipt', 'Estimate'],
    ],
    [
      'with a due date',
      { due: '2026-04-08' },
      ['$100.00 due 2026-04-08', 'Due date', '2026-04-08'],
      ['PAID'],
    ],
    ['a paid one', { paid: true, due: '2026-04-08' }, ['PAID', '$100.00 paid', '$0.00'], []],
    [
      'an estimate',
      { kind: 'estimate' },
      ['ESTIMATE', 'Estimate number', '$100.00 estimated', 'Prepared for', 'Total \\(USD\\)'],
      ['Bill to', 'INVOICE', 'Invoice', 'Amount due'],
    ],
    [
      'a receipt',
      { kind: 'receipt' },
      ['RECEIPT', 'Receipt number', '$100.00 received', 'Total \\(USD\\)'],
      ['INVOICE', 'Invoice', 'PAID', 'Amount due'],
    ],
    ['taxed', { tax_rate: 20 }, ['Tax', 'Tax \\(20% on $100.00\\)', '20%', '$20.00', '$120.00'], []],
    [
      'with a line that is not taxed',
      { tax_rate: 20, items: [{ ...base.items[0]!, tax_rate: 0 }, base.items[0]!] },
      ['Tax \\(0% on $100.00\\)', 'Tax \\(20% on $100.00\\)', '0%'],
      [],
    ],
    ['discounted', { discount: 30 }, ['Discount', '-$30.00', '$70.00'], []],
    ['decision 3: more discounted than charged', { discount: 130 }, ['-$30.00 due'], []],
    [
      'in German',
      { language: 'de', due: '2026-04-08', currency: 'EUR' },
      ['RECHNUNG', '8. April 2026', '100,00 \u0080'],
      ['INVOICE', 'Total'],
    ],
    [
      'notes and terms',
      { notes: 'One\n\nTwo', terms: 'Three' },
      ['Notes', 'One', 'Two', 'Terms', 'Three'],
      [],
    ],
    ['blank notes are left out', { notes: ' \n ', terms: '' }, [], ['Notes', 'Terms']],
    [
      'decision 17: blank lines of an address are dropped',
      { to: { name: 'Ada', address: ['1', ' ', '', '2'] } },
      ['1', '2'],
      [''],
    ],
    ['pitfall 19: an address in one text', { to: { name: 'Ada', address: 'a\r\nb' } }, ['a', 'b'], []],
    [
      'pitfall 16',
      { items: [{ description: 'x', qty: 1, unit_price: 187.14999999999998 }] },
      ['$187.15'],
      [],
    ],
    [
      'pitfall 8',
      { items: [{ description: 'Widget (large) \\ 50%', qty: 1, unit_price: 1 }] },
      ['Widget (large) \\ 50%'],
      [],
    ],
    [
      'further lines of a description are printed too',
      { items: [{ description: 'a\nb', qty: 1, unit_price: 1 }] },
      ['a', 'b'],
      [],
    ],
  ];
  it.each(rows)('%s', (_, rest, has, hasNot) => {
    const strings = shown({ ...base, ...rest });
    for (const text of has) expect(strings).toContain(text.replace(/\\([()])/g, '$1'));
    for (const text of hasNot) expect(strings).not.toContain(text);
  });

  it('says the amount due once with its currency', () => {
    expect(shown(base).filter((text) => text.includes('USD'))).toEqual(['Amount due (USD)']);
  });
});

describe('bytes', () => {
  it.each(Object.keys(invoiceFixtures))(
    'of %s are the same at each call, whatever the order of the members',
    (name) => {
      const request = invoiceFixtures[name as keyof typeof invoiceFixtures] as InvoiceRequest;
      const turned = Object.fromEntries(Object.entries(request).reverse()) as unknown as InvoiceRequest;
      const first = toPdf(request, fonts).bytes;
      expect(Buffer.compare(first, toPdf(turned, fonts).bytes)).toBe(0);
      expect(Buffer.compare(first, toPdf(request, { ...fonts }).bytes)).toBe(0);
    },
  );

  it('of en are those of no language at all', () => {
    expect(toPdf({ ...base, language: 'en' }, fonts).bytes).toEqual(toPdf(base, fonts).bytes);
    expect(toPdf({ ...base, language: 'nl' }, fonts).bytes).not.toEqual(toPdf(base, fonts).bytes);
  });

  it('are few: target 8', () => {
    const items = (count: number, length: number) =>
      Array.from({ length: count }, () => ({
        description: 'lorem ipsum '.repeat(200).slice(0, length),
        qty: 3,
        unit_price: 19.5,
      }));
    const size = (count: number, length: number) =>
      toPdf({ ...base, tax_rate: 20, items: items(count, length) }, fonts).bytes.length;
    expect(size(3, 30)).toBeLessThanOrEqual(34_000);
    expect(size(12, 50)).toBeLessThanOrEqual(42_000);
    expect(size(60, 30)).toBeLessThanOrEqual(90_000);
    expect(size(60, 2000)).toBeLessThanOrEqual(140_000);
  });
});

describe('paper', () => {
  it.each([
    ['USD', '[0 0 612 792]'],
    ['CAD', '[0 0 612 792]'],
    ['EUR', '[0 0 595.28 841.89]'],
    ['GBP', '[0 0 595.28 841.89]'],
    ['AUD', '[0 0 595.28 841.89]'],
  ] as const)('for %s is %s', (currency, box) => {
    const objects = [...readPdf(toPdf({ ...base, currency }, fonts).bytes).objects.values()];
    expect(objects.filter((object) => object.includes(`/MediaBox${box}`))).toHaveLength(1);
  });
});

describe('the library', () => {
  it('reads requests as the service does, and names the refused member', () => {
    const faulty = {
      ...base,
      taxRate: 3,
      items: [{ description: ' ', qty: '2', unit_price: Number.POSITIVE_INFINITY }],
    };
    const faults = refusalOf(() => toPdf(faulty as unknown as InvoiceRequest, fonts)).faults;
    expect(faults.map(({ pointer }) => pointer)).toEqual([
      '/taxRate',
      '/items/0/description',
      '/items/0/qty',
      '/items/0/unit_price',
    ]);
    expect(faults[0]?.message).toContain('did you mean tax_rate');
  });

  it('refuses a day that does not exist, in totals too', () => {
    expect(refusalOf(() => invoiceTotals({ ...base, due: '2026-02-30' })).faults[0]?.pointer).toBe('/due');
  });

  it('counts characters without a glyph, and names the file', () => {
    const { missingGlyphs, fileName } = toPdf(
      { ...base, kind: 'receipt', number: 'A/1', notes: '\u8acb\u6c42\u8acb' },
      fonts,
    );
    expect({ missingGlyphs, fileName }).toEqual({ missingGlyphs: 2, fileName: 'receipt-A-1.pdf' });
  });

  it('prepares fonts once for the same files', () => expect(fontSetOf(fonts)).toBe(fontSetOf(fonts)));
});

it('reports missing glyphs in a header, and only those', () => {
  const answer = (missingGlyphs: number) =>
    documentAnswer(
      sampleInvoice,
      { bytes: new Uint8Array(), missingGlyphs, paymentCode: undefined },
      'inline',
    );
  expect(answer(0).headers).toEqual({});
  expect(answer(3)).toMatchObject({
    fileName: 'invoice-INV-2026-0042.pdf',
    headers: { 'x-invoice-missing-glyphs': '3' },
  });
  expect(render(settleInvoice(sampleInvoice), fontSetOf(fonts)).missingGlyphs).toBe(0);
});
