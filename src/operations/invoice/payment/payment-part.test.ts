import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/judging/pdf-ua.ts';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { testNeeds } from '../../../../test/support/worlds/needs.ts';
import { writeBill } from '../../../formats/qr-bill/payload.ts';
import { readInput } from '../../../schema/read.ts';
import { settleInvoice } from '../amounts/settlement.ts';
import { type InvoiceRequest, invoiceTotals, toPdf } from '../index.ts';
import { invoiceRequest } from '../schema.ts';
import { swissBillOf } from './payment-part.ts';

const order = {
  number: 'RE-1042',
  date: '2026-03-09',
  currency: 'EUR',
  language: 'fr',
  payment_part: 'swiss',
  iban: 'CH58 0079 1123 0008 8901 2',
  from: { name: 'Robert Schneider AG', address: 'Rue du Lac 1268', postcode: '2501', city: 'Biel' },
  to: {
    name: 'Pia Rutschmann',
    address: ['c/o Muster', 'Marktgasse 28'],
    postcode: '9400',
    city: 'Rorschach',
  },
  items: [{ description: 'Jardinage', qty: 3, unit_price: 650, tax_rate: 8.1 }],
  paid_amount: 100,
} as const satisfies InvoiceRequest;

const qrIban = { iban: 'CH4431999123000889012', payment_reference: '21 00000 00003 13947 14300 09017' };

function linesOf(request: object): readonly string[] {
  const { invoice, totals } = settleInvoice(readInput(invoiceRequest, { ...order, ...request }));
  return writeBill(swissBillOf(invoice, totals)!).split('\n');
}

const none = ['', '', '', '', '', '', ''];
const creditor = ['S', 'Robert Schneider AG', 'Rue du Lac 1268', '', '2501', 'Biel', 'CH'];
const debtor = ['S', 'Pia Rutschmann', 'c/o Muster, Marktgasse 28', '', '9400', 'Rorschach', 'CH'];

describe('the bill of an invoice', () => {
  const head = ['SPC', '0200', '1', 'CH5800791123000889012'];
  test.each([
    {
      // 1950.00 and 157.95 of tax, less the 100 that are paid.
      name: 'says the amount due; the number is the message',
      request: {},
      lines: [...head, ...creditor, ...none, '2007.95', 'EUR', ...debtor, 'NON', '', 'RE-1042', 'EPD'],
    },
    {
      name: 'a creditor reference, and the number beside it',
      request: { payment_reference: 'rf18 5390 0754 7034' },
      lines: [
        ...[...head, ...creditor, ...none, '2007.95', 'EUR', ...debtor],
        ...['SCOR', 'RF18539007547034', 'RE-1042', 'EPD'],
      ],
    },
    {
      name: 'any other reference is the message',
      request: { payment_reference: 'Auftrag 17' },
      lines: [...head, ...creditor, ...none, '2007.95', 'EUR', ...debtor, 'NON', '', 'Auftrag 17', 'EPD'],
    },
    {
      name: 'a customer whose address is not known by its parts is left to the payer',
      request: { to: { name: 'Pia Rutschmann', address: 'Marktgasse 28, 9400 Rorschach' } },
      lines: [...head, ...creditor, ...none, '2007.95', 'EUR', ...none, 'NON', '', 'RE-1042', 'EPD'],
    },
    {
      name: 'a QR reference of a QR-IBAN, a customer abroad',
      request: { ...qrIban, to: { ...order.to, country: 'li' } },
      lines: [
        ...['SPC', '0200', '1', 'CH4431999123000889012', ...creditor, ...none, '2007.95', 'EUR'],
        ...[...debtor.slice(0, -1), 'LI', 'QRR', '210000000003139471430009017', 'RE-1042', 'EPD'],
      ],
    },
  ])('$name', ({ request, lines }) => expect(linesOf(request)).toEqual(lines));
});

describe('what has no payment part is refused', () => {
  const rows: readonly { name: string; request: object; pointers: string[]; message: RegExp }[] = [
    {
      name: 'an estimate',
      request: { kind: 'estimate', paid_amount: undefined },
      pointers: ['/payment_part'],
      message: /invoices only/,
    },
    {
      name: 'a credit note',
      request: { corrects: { number: '1' }, paid_amount: undefined, items: [{ ...order.items[0], qty: -1 }] },
      pointers: ['/payment_part'],
      message: /credit note/,
    },
    {
      name: 'a direct debit',
      request: {
        direct_debit: { mandate: 'M', creditor_id: 'DE98ZZZ09999999999', iban: 'DE02120300000000202051' },
      },
      pointers: ['/payment_part'],
      message: /direct_debit or card/,
    },
    {
      name: 'nothing due',
      request: { paid: true, paid_amount: undefined },
      pointers: ['/payment_part'],
      message: /nothing is due/,
    },
    {
      name: 'dollars, the default',
      request: { currency: undefined },
      pointers: ['/currency'],
      message: /CHF or EUR.*not USD/,
    },
    {
      name: 'without account and parts of the address',
      request: { iban: undefined, from: { name: 'A', address: 'Rue du Lac 1268\n2501 Biel' } },
      pointers: ['/iban', '/from/postcode', '/from/city'],
      message: /required beside payment_part/,
    },
    {
      name: 'a German account',
      request: { iban: 'DE89370400440532013000' },
      pointers: ['/iban'],
      message: /Switzerland/,
    },
    {
      name: 'a QR-IBAN without its reference',
      request: { ...qrIban, payment_reference: undefined },
      pointers: ['/payment_reference'],
      message: /27 digits/,
    },
    {
      name: 'names in other letters',
      request: { from: { ...order.from, name: '\u8acb\u6c42' }, number: '\u2116 1' },
      pointers: ['/from/name', '/number'],
      message: /Latin letters/,
    },
    {
      name: 'an address of the customer that is too long',
      request: { to: { ...order.to, address: 'x'.repeat(71), city: 'x'.repeat(36) } },
      pointers: ['/to/address', '/to/city'],
      message: /at most (70|35)/,
    },
  ];
  test.each(rows)('$name', ({ request, pointers, message }) => {
    const { faults } = refusalOf(() => invoiceTotals({ ...order, ...request } as InvoiceRequest));
    expect(faults.map(({ pointer }) => pointer).sort()).toEqual([...pointers].sort());
    for (const fault of faults) expect(fault.message).toMatch(message);
  });
});

describe('the page', async () => {
  const fonts = await testNeeds().fonts();
  const pagesOf = (bytes: Uint8Array) =>
    Number(/\/Count (\d+)/.exec(new TextDecoder('latin1').decode(bytes))![1]);

  test('has the payment part at its foot, in place of the payment code, in the archival form', () => {
    const { bytes, paymentCode } = toPdf(order, fonts);
    expect(paymentCode).toBeUndefined();
    expect(pagesOf(bytes)).toBe(1);
    expect(accessibilityFaults(bytes)).toEqual([]);
  });

  test('has no footer where a single page has no room for it', () => {
    const short = { ...order, terms: 'Payable dans les 30 jours.' };
    const lineCounts = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((count) => {
      const notes = Array.from({ length: count }, () => 'Merci.').join('\n');
      return pagesOf(toPdf({ ...short, notes }, fonts).bytes);
    });
    // Once it is too much it stays too much.
    expect(lineCounts).toEqual([...lineCounts].sort((a, b) => a - b));
    expect(lineCounts[2]).toBe(1);
  });

  test('is a new one where the text reaches down there', () => {
    const items = Array.from({ length: 12 }, (_, index) => ({
      description: `${index}`,
      qty: 1,
      unit_price: 100,
    }));
    expect(pagesOf(toPdf({ ...order, items }, fonts).bytes)).toBe(2);
  });

  test('in francs, where they are accepted', () => {
    const francs = { ...order, currency: 'CHF' };
    expect(refusalOf(() => toPdf(francs, fonts)).faults[0]!.pointer).toBe('/currency');
    expect(pagesOf(toPdf(francs, fonts, { currencies: ['CHF'] }).bytes)).toBe(1);
  });
});
