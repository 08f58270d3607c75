import { describe, expect, it } from 'vitest';
import { readPdf, shownStrings } from '../../../test/support/judging/pdf-reader.ts';
import { plainInvoice as base, shown } from '../../../test/support/samples/plain-invoice.ts';
import { testNeeds } from '../../../test/support/worlds/needs.ts';
import { languages } from './codes/language.ts';
import { toPdf } from './library.ts';
import type { InvoiceRequest } from './schema.ts';

const fonts = await testNeeds().fonts();

const item = base.items[0]!;
const euro: InvoiceRequest = { ...base, currency: 'EUR' };

/** Where each string begins on the first page, in points from the lower left corner. */
function placesOf(request: InvoiceRequest): Map<string, { x: number; y: number }> {
  const places = new Map<string, { x: number; y: number }>();
  let [x, y, leading] = [0, 0, 0];
  const token = /BT\n|([\d.-]+) ([\d.-]+) Td|([\d.]+) TL|\(((?:[^()\\]|\\.)*)\)(Tj|')/g;
  for (const [whole, dx, dy, lead, text, operator] of readPdf(toPdf(request, fonts).bytes).pages[0]!.matchAll(
    token,
  )) {
    if (whole === 'BT\n') [x, y] = [0, 0];
    else if (dx !== undefined) [x, y] = [x + Number(dx), y + Number(dy)];
    else if (lead !== undefined) leading = Number(lead);
    else {
      if (operator === "'") y -= leading;
      places.set(shownStrings(`(${text})Tj`)[0]!, { x: Number(x.toFixed(2)), y: Number(y.toFixed(2)) });
    }
  }
  return places;
}

describe('what further members print', () => {
  const rows: [name: string, rest: Partial<InvoiceRequest>, has: string[], hasNot?: string[]][] = [
    [
      'rows of the heading',
      { delivery_date: '2026-03-06', buyer_reference: '04011000-12345-34', order_number: 'PO-7' },
      ['Date of supply', '2026-03-06', 'Your reference', '04011000-12345-34', 'Purchase order', 'PO-7'],
    ],
    [
      'postcode and town on one line, the country below, in the language of the document',
      {
        language: 'de',
        to: { name: 'Ada', address: 'Allee 7', postcode: '1010', city: 'Wien', country: 'AT' },
        from: { name: 'B', city: 'Bristol', postcode: 'BS1 4QA', country: 'GB' },
      },
      ['Allee 7', '1010 Wien', '\u00d6sterreich', 'Bristol BS1 4QA', 'Vereinigtes K\u00f6nigreich'],
    ],
    [
      'a town alone, and the code of a country without a name here',
      { to: { name: 'Ada', city: 'Suva', country: 'FJ' } },
      ['Suva', 'FJ'],
    ],
    [
      'numbers of the parties, with what they are called',
      {
        from: {
          name: 'A',
          contact: 'Mia Brandt',
          vat_id: 'IE6388047V',
          tax_number: '12/345',
          registration_id: 'HRB 12345',
        },
        to: { name: 'B', vat_id: 'NL123456782B90', registration_id: { scheme: '0106', id: '12345678' } },
      },
      [
        'Contact: Mia Brandt',
        'VAT no. IE6388047V',
        'Tax no. 12/345',
        'Registration no. HRB 12345',
        'VAT no. NL123456782B90',
        'KvK 12345678',
      ],
      ['0106'],
    ],
    [
      'the payment, its account in groups of four',
      { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', payment_reference: 'INV 1' },
      ['Payment details', 'IBAN', 'DE89 3704 0044 0532 0130 00', 'BIC', 'COBADEFFXXX', 'Reference', 'INV 1'],
    ],
    [
      'a reference without an account',
      { payment_reference: 'R 1' },
      ['Payment details', 'R 1'],
      ['IBAN', 'BIC'],
    ],
    [
      'units behind quantities: signs, codes of others, nothing for pieces',
      {
        items: [
          { ...item, qty: 1.5, unit: 'HUR' },
          { ...item, qty: 3, unit: 'MTK' },
          { ...item, qty: 4, unit: 'MON' },
          { ...item, qty: 5, unit: 'C62' },
          { ...item, qty: 6 },
        ],
      },
      // Windows-1252 has the square sign.
      ['1.5 h', '3 m\u00b2', '4 months', '5', '6'],
      ['5 C62', '4 MON'],
    ],
    [
      'the reason for a category without tax, once',
      {
        items: [
          { ...item, tax_category: 'AE' },
          { ...item, tax_category: 'AE' },
        ],
        language: 'nl',
      },
      ['Btw verlegd'],
    ],
    [
      'a reason of the caller in its place',
      { items: [{ ...item, tax_category: 'K' }], tax_exemption_reason: 'Article 138' },
      ['Article 138'],
      ['Intra-Community supply'],
    ],
    [
      'in the row of its amount, when lines have several categories',
      {
        items: [
          { ...item, tax_category: 'E' },
          { ...item, tax_category: 'G' },
        ],
        tax_exemption_reason: 'Small business',
      },
      ['Tax (0% on $100.00) \u0096 Small business', 'Tax (0% on $100.00) \u0096 Export outside the EU'],
    ],
    ['a reason without a category', { tax_exemption_reason: 'Not taxed' }, ['Not taxed']],
    [
      'what is paid, and what is left',
      { ...euro, paid_amount: 30, due: '2026-04-08' },
      ['Total', 'Paid', '-\u008030.00', 'Amount due (EUR)', '\u008070.00', '\u008070.00 due 2026-04-08'],
      ['PAID'],
    ],
    [
      'all paid so far: drawn as paid',
      { paid_amount: 100 },
      ['PAID', '$100.00 paid', 'Paid', '-$100.00', '$0.00'],
    ],
    ['paid_amount 0 is as left out', { paid_amount: 0 }, ['$100.00 due'], ['Paid']],
    ['paid: true has no row of its own', { paid: true }, ['PAID', '$100.00 paid'], ['Paid']],
  ];
  it.each(rows)('%s', (_, rest, has, hasNot = []) => {
    const strings = shown({ ...base, ...rest });
    for (const text of has) expect(strings).toContain(text);
    for (const text of hasNot) expect(strings).not.toContain(text);
  });

  it('one reason of two categories in the row of each', () => {
    const items = [
      { ...item, tax_category: 'AE' as const },
      { ...item, tax_category: 'K' as const },
    ];
    const strings = shown({ ...base, items, tax_exemption_reason: 'Both' });
    expect(strings.filter((text) => text === 'Tax (0% on $100.00) \u0096 Both')).toHaveLength(2);
    expect(strings).not.toContain('Both');
  });
});

describe('a credit note', () => {
  const credit: InvoiceRequest = {
    ...base,
    number: 'CN-1',
    corrects: { number: 'INV-7', date: '2026-02-01' },
    items: [
      { description: 'Returned', qty: -2, unit_price: 50 },
      { description: 'Allowance', qty: 1, unit_price: -20.5 },
      { description: 'Kept', qty: 1, unit_price: 10 },
    ],
    tax_rate: 20,
  };

  it('names itself and the invoice, and has its signs turned', () => {
    const strings = shown(credit);
    // -100 - 20.50 + 10 = -110.50, 20 percent of it -22.10.
    for (const text of [
      ...['CREDIT NOTE', 'Credit note number', 'CN-1', 'Original invoice', 'INV-7 of 2026-02-01'],
      ...['$132.60 credited', '2', '$100.00', '1', '$20.50', '-1', '-$10.00', '$110.50'],
      ...['Tax (20% on $110.50)', '$22.10', 'Total', 'Amount credited (USD)', '$132.60'],
    ]) {
      expect(strings).toContain(text);
    }
    expect(strings.join(' ')).not.toMatch(/INVOICE|Amount due|-\$132|-\$100/);
  });

  it('that is refunded is marked so', () => {
    const strings = shown({ ...credit, paid: true });
    for (const text of ['PAID', '$132.60 credited', 'Paid', '-$132.60', 'Amount credited (USD)', '$0.00']) {
      expect(strings).toContain(text);
    }
  });

  it('names its file and its title after itself', () => {
    const { bytes, fileName } = toPdf(credit, fonts);
    expect(fileName).toBe('credit-note-CN-1.pdf');
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Title(Credit note CN-1)');
  });

  it('has the words of each language', () => {
    const titles = languages.map((language) => shown({ ...credit, language })[0]);
    expect(titles.slice(0, 7)).toEqual([
      'CREDIT NOTE',
      'RECHNUNGSKORREKTUR',
      'AVOIR',
      'FACTURA RECTIFICATIVA',
      'NOTA DI CREDITO',
      'CREDITFACTUUR',
      'NOTA DE CR\u00c9DITO',
    ]);
  });
});

describe('the places of further members', () => {
  const rows = { delivery_date: '2026-03-06', order_number: 'PO-7' };
  const payment = { iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' };

  it('rows of the heading are beside the others, on the edge of customer and totals', () => {
    const places = placesOf({ ...base, ...rows });
    expect(places.get('Date of supply')?.y).toBe(places.get('Invoice number')?.y);
    expect(places.get('Purchase order')?.y).toBe(places.get('Date of issue')?.y);
    expect(places.get('Date of supply')?.x).toBe(places.get('Bill to')?.x);
  });

  it('the payment is beside the totals, on the line of the first', () => {
    const places = placesOf({ ...base, ...payment });
    expect(places.get('Payment details')).toEqual({ x: 48, y: places.get('Subtotal')!.y });
  });

  it('and below them where it is too wide', () => {
    const places = placesOf({ ...base, iban: 'MT84MALT011000012345MTLCAST001S', payment_reference: 'x' });
    expect(places.get('Payment details')!.y).toBeLessThan(places.get('Amount due (USD)')!.y);
  });

  it('the payment without a code makes no document longer, in any language', () => {
    const pagesOf = (request: InvoiceRequest) => readPdf(toPdf(request, fonts).bytes).pages.length;
    for (const [index, language] of languages.entries()) {
      for (let count = 1 + index; count <= 40; count += 8) {
        const items = Array.from({ length: count }, () => item);
        const request: InvoiceRequest = {
          ...euro,
          currency: 'GBP',
          language,
          items,
          notes: 'Thank you.',
          terms: '30 days.',
        };
        const paying = { ...request, ...payment, payment_reference: 'INV-2026-0042' };
        expect(pagesOf(paying), `${count} lines, ${language}`).toBe(pagesOf(request));
      }
    }
  });

  it('an invoice with the numbers of its parties and its payment is one page of ten lines', () => {
    const request: InvoiceRequest = {
      ...euro,
      due: '2026-04-08',
      delivery_date: '2026-03-06',
      buyer_reference: 'R-1',
      ...payment,
      payment_reference: 'INV-1',
      from: {
        name: 'Northwind Studio Ltd',
        address: ['12 Harbour Street'],
        city: 'Dublin',
        postcode: 'D02 X285',
        country: 'IE',
        email: 'billing@northwind.example',
        vat_id: 'IE6388047V',
      },
      to: { name: 'Harbour Books Ltd', address: ['5 High Street'], country: 'IE', vat_id: 'IE3628739L' },
      items: Array.from({ length: 10 }, () => ({ ...item, unit: 'HUR' })),
      tax_rate: 23,
      notes: 'Thank you for your business.',
      terms: 'Please pay within 30 days.',
    };
    for (const language of languages) {
      expect(readPdf(toPdf({ ...request, language }, fonts).bytes).pages, language).toHaveLength(1);
    }
  });
});
