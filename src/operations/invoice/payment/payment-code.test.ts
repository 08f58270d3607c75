import { describe, expect, it, test } from 'vitest';
import { readPdf, shownStrings } from '../../../../test/support/judging/pdf-reader.ts';
import { testNeeds } from '../../../../test/support/worlds/needs.ts';
import type { Operation } from '../../../operation.ts';
import { perform } from '../../../request/perform.ts';
import { readValue } from '../../../request/read.ts';
import { readInput } from '../../../schema/read.ts';
import { settleInvoice } from '../amounts/settlement.ts';
import { languages } from '../codes/language.ts';
import { labelsOf } from '../labels/by-language.ts';
import { toPdf } from '../library.ts';
import { invoicePdf } from '../pdf.operation.ts';
import { previewInvoice } from '../preview.operation.ts';
import { type InvoiceRequest, invoiceRequest } from '../schema.ts';
import { paymentCodeOf } from './payment-code.ts';

const base: InvoiceRequest = {
  number: 'RE-2026-0042',
  date: '2026-03-09',
  currency: 'EUR',
  from: { name: 'Hafenlicht Studio GmbH' },
  to: { name: 'Caf\u00e9 M\u00fcller GmbH' },
  items: [{ description: 'Work', qty: 1, unit_price: 1234.5 }],
  iban: 'de89 3704 0044 0532 0130 00',
};
const head = 'BCD\n002\n1\nSCT\n\nHafenlicht Studio GmbH\nDE89370400440532013000\n';
const codeOf = (request: InvoiceRequest) => paymentCodeOf(settleInvoice(readInput(invoiceRequest, request)));
const priced = (unit_price: number) => ({ items: [{ description: 'Work', qty: 1, unit_price }] });

describe('the text of the code', () => {
  const rows: readonly { name: string; request: InvoiceRequest; payload: string }[] = [
    {
      name: 'the number, where no reference is sent',
      request: base,
      payload: `${head}EUR1234.50\n\n\nRE-2026-0042`,
    },
    {
      name: 'the payment reference, with the BIC',
      request: { ...base, bic: 'cobadeffxxx', payment_reference: ' Customer 4711 ' },
      payload: `${head.replace('SCT\n\n', 'SCT\nCOBADEFFXXX\n')}EUR1234.50\n\n\nCustomer 4711`,
    },
    {
      name: 'a creditor reference in its own line (ISO 11649)',
      request: { ...base, payment_reference: 'rf18 5390 0754 7034' },
      payload: `${head}EUR1234.50\n\nRF18539007547034`,
    },
    {
      name: 'one with wrong check digits is text',
      request: { ...base, payment_reference: 'RF19 5390 0754 7034' },
      payload: `${head}EUR1234.50\n\n\nRF19 5390 0754 7034`,
    },
    {
      name: 'the amount that is due, not the total',
      request: { ...base, tax_rate: 19, paid_amount: 400 },
      // 1234.50 + 234.56 (234.555 rounded) - 400.
      payload: `${head}EUR1069.06\n\n\nRE-2026-0042`,
    },
    {
      name: 'pitfall 13: a line break in a text is a blank',
      request: { ...base, from: { name: 'Hafenlicht\nStudio\r\nGmbH' }, payment_reference: 'a\u2028b\tc' },
      payload: `${head}EUR1234.50\n\n\na b c`,
    },
    {
      name: 'texts as the page has them: composed, without invisible characters',
      request: { ...base, from: { name: 'Cafe\u0301\u200b Muller\u0000' } },
      payload: `${head.replace('Hafenlicht Studio GmbH', 'Caf\u00e9 Muller')}EUR1234.50\n\n\nRE-2026-0042`,
    },
    { name: 'one cent', request: { ...base, ...priced(0.01) }, payload: `${head}EUR0.01\n\n\nRE-2026-0042` },
    {
      name: 'the largest amount',
      request: { ...base, ...priced(999_999_999.99) },
      payload: `${head}EUR999999999.99\n\n\nRE-2026-0042`,
    },
    {
      name: 'a name of 70 characters and a reference of 140',
      request: { ...base, from: { name: 'x'.repeat(70) }, payment_reference: 'y'.repeat(140) },
      payload: `${head.replace('Hafenlicht Studio GmbH', 'x'.repeat(70))}EUR1234.50\n\n\n${'y'.repeat(140)}`,
    },
  ];
  test.each(rows)('$name', ({ request, payload }) => {
    expect(codeOf(request)).toEqual({ payload });
  });
});

describe('no code, and no doubt about it', () => {
  const { iban: _iban, ...without } = base;
  const credited = { corrects: { number: 'RE-1' }, items: [{ description: 'x', qty: -1, unit_price: 5 }] };
  const rows: readonly { name: string; request: InvoiceRequest }[] = [
    { name: 'without an account', request: without },
    { name: 'in pounds', request: { ...base, currency: 'GBP' } },
    { name: 'a credit note', request: { ...base, ...credited } },
    { name: 'an estimate', request: { ...base, kind: 'estimate' } },
    { name: 'a receipt', request: { ...base, kind: 'receipt' } },
    { name: 'paid', request: { ...base, paid: true } },
    { name: 'paid in parts', request: { ...base, paid_amount: 1234.5 } },
    { name: 'pitfall 13: nothing to pay', request: { ...base, ...priced(0) } },
    { name: 'less than nothing to pay', request: { ...base, ...priced(-5) } },
    { name: 'a billion', request: { ...base, ...priced(1e9) } },
    { name: 'an account outside the SEPA', request: { ...base, iban: 'TR330006100519786457841326' } },
  ];
  test.each(rows)('$name', ({ request }) => expect(codeOf(request)).toBeUndefined());
});

const gaps: readonly { name: string; request: InvoiceRequest; gap: string }[] = [
  {
    name: 'pitfall 13: a name of 71 characters',
    request: { ...base, from: { name: 'x'.repeat(71) } },
    gap: '/from/name has 71 characters; the code holds 70',
  },
  {
    name: 'a name of invisible characters',
    request: { ...base, from: { name: '\u200b\u00ad' } },
    gap: '/from/name has no printable character',
  },
  {
    name: 'a reference of 141 characters',
    request: { ...base, payment_reference: 'x'.repeat(141) },
    gap: '/payment_reference has 141 characters; the code holds 140',
  },
  {
    name: 'a number of 141 characters',
    request: { ...base, number: 'x'.repeat(141) },
    gap: '/number has 141 characters; the code holds 140',
  },
  {
    // 15 + 70 * 2 + 1 + 23 + 11 + 2 + 140 * 2 bytes.
    name: 'a name and a reference of Greek letters',
    request: { ...base, from: { name: '\u03b1'.repeat(70) }, payment_reference: '\u03b1'.repeat(140) },
    gap: 'the code holds 331 bytes; name and reference make it 472',
  },
];

describe('no code, and a doubt', () => {
  const operations: readonly Operation[] = [previewInvoice, invoicePdf];
  const headersOf = async (operation: Operation, request: InvoiceRequest) =>
    (await perform(operation, readValue(operation, request), testNeeds())).headers ?? {};

  test.each(gaps)('$name', async ({ request, gap }) => {
    expect(codeOf(request)).toEqual({ gap });
    for (const operation of operations) {
      expect((await headersOf(operation, request))['x-invoice-warning']).toBe(`no-payment-code (${gap})`);
    }
  });

  it('is named before the doubts about tax rates', async () => {
    const request = { ...gaps[0]!.request, tax_rate: 0.19 };
    expect((await headersOf(previewInvoice, request))['x-invoice-warning']).toBe(
      'no-payment-code (/from/name has 71 characters; the code holds 70), ' +
        'tax-rate-below-1 (/tax_rate is 0.19 percent)',
    );
  });

  test.each(operations)('$id: an invoice with its code has none', async (operation) => {
    expect(await headersOf(operation, base)).not.toHaveProperty('x-invoice-warning');
  });
});

describe('the document', () => {
  const fonts = testNeeds().fonts();
  const pdfOf = async (request: InvoiceRequest) => readPdf(toPdf(request, await fonts).bytes);
  const figuresIn = ({ objects }: Awaited<ReturnType<typeof pdfOf>>) =>
    [...objects.values()].filter((object) => object.startsWith('<</S/Figure'));

  it.each(languages)('has the code as a figure with words, and a caption, in %s', async (language) => {
    const file = await pdfOf({ ...base, language });
    const [figure, ...others] = figuresIn(file);
    expect(others).toEqual([]);
    const alternative = labelsOf[language].payment.code;
    const hex = Buffer.from(alternative, 'utf16le').swap16().toString('hex').toUpperCase();
    expect(figure).toContain(/^[ -~]*$/.test(alternative) ? `/Alt(${alternative})` : `/Alt<FEFF${hex}>`);
    expect(file.pages[0]).toContain('/Figure<</MCID ');
  });

  it('has the bank lines, and no code, where none is due', async () => {
    const others: readonly Partial<InvoiceRequest>[] = [
      ...([{ paid: true }, { currency: 'GBP' }, { kind: 'estimate' }, { kind: 'receipt' }] as const),
      { corrects: { number: 'RE-1' }, items: [{ description: 'x', qty: -1, unit_price: 5 }] },
      gaps[0]!.request,
    ];
    for (const other of others) {
      const request = { ...base, ...other };
      const file = await pdfOf(request);
      expect(figuresIn(file)).toEqual([]);
      expect(file.pages.flatMap(shownStrings).join()).toContain('DE89 3704 0044 0532 0130 00');
    }
  });

  it('is never broken between pages: code, account and caption are together', async () => {
    for (let count = 1; count <= 45; count += 2) {
      for (const iban of [base.iban!, 'MT84MALT011000012345MTLCAST001S']) {
        const items = Array.from({ length: count }, () => base.items[0]!);
        const { pages } = await pdfOf({ ...base, iban, items, payment_reference: 'A reference '.repeat(11) });
        const page = pages.filter((content) => content.includes('/Figure<<'));
        expect(page).toHaveLength(1);
        expect(shownStrings(page[0]!)).toEqual(
          expect.arrayContaining(['Payment details', 'IBAN', 'Scan to pay']),
        );
      }
    }
  });

  it('says in the library why it has no code', async () => {
    expect(toPdf(gaps[0]!.request, await fonts).paymentCode).toEqual({ gap: gaps[0]!.gap });
    expect(toPdf(base, await fonts).paymentCode?.payload).toMatch(/^BCD\n002\n/);
  });
});
