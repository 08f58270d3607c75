import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/operations/invoice/codes/language.ts';
import type { InvoiceRequest, Language } from '../../src/operations/invoice/index.ts';
import { hasConsumer } from '../support/consumers.ts';
import { invoices, withInvoices } from '../support/samples/invoice-files.ts';

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 26 });

/** A text as a reader finds it: what separates words does not matter, drawn ligatures and marks do. */
const searchable = (text: string) => text.normalize('NFC').replace(/[\s\u202a-\u202e]+/g, '');

/** Members that are codes, or printed in another form. */
const otherForm = new Set([
  ...['kind', 'document_type', 'currency', 'language', 'date', 'due', 'delivery_date'],
  ...['einvoice', 'country', 'scheme', 'unit', 'tax_category'],
]);

/** Every text a request has that is printed. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => (otherForm.has(name) ? [] : textsOf(member)));
}

interface Word {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The words of each page with their boxes, in points from the upper left corner. */
function wordsOf(path: string): Word[][] {
  const pages = run('pdftotext', '-bbox', path, '-').split('<page ').slice(1);
  const word = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g;
  return pages.map((page) =>
    [...page.matchAll(word)].map(([, left, top, right, bottom, text]) => ({
      text: text!,
      left: Number(left),
      top: Number(top),
      right: Number(right),
      bottom: Number(bottom),
    })),
  );
}

/** Boxes hold the whole height of the font, so lines that are close touch; half a word's height is overprint. */
function overprinted(words: readonly Word[]): string[] {
  const found: string[] = [];
  for (const [index, one] of words.entries()) {
    for (const other of words.slice(index + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const height = Math.min(one.bottom - one.top, other.bottom - other.top);
      if (wide > 0.5 && high > height / 2) found.push(`${one.text} over ${other.text}`);
    }
  }
  return found;
}

/** An invoice with every member that carries no amounts, with this text in each. */
function members(language: Language, text: string): InvoiceRequest {
  return {
    number: text,
    date: '2026-03-09',
    due: '2026-12-31',
    document_type: 'self_billed',
    currency: 'EUR',
    language,
    logo_text: 'northwind',
    from: { name: 'A' },
    to: { name: 'B', address: text },
    deliver_to: { name: text, address: [text, text], postcode: text, city: text, country: 'BA' },
    period: { start: '2025-12-24', end: '2026-09-30' },
    delivery_date: '2026-09-30',
    project_number: text,
    contract_number: text,
    despatch_number: text,
    sales_order_number: text,
    items: [
      {
        description: text,
        id: text,
        buyer_id: text,
        country_of_origin: 'BA',
        classification: { scheme: 'STI', id: text, version: text },
        period: { start: '2025-12-24', end: '2026-09-30' },
        qty: 1,
        unit_price: 1e6,
      },
    ],
    iban: 'MT84MALT011000012345MTLCAST001S',
    payment_reference: text,
    direct_debit: {
      mandate: text,
      creditor_id: 'DE98ZZZ09999999999',
      iban: 'MT84MALT011000012345MTLCAST001S',
    },
    card: { last_digits: '194242', holder: text },
    cash_discount: [
      { days: 999, percent: 12.25, base_amount: 999_999.99 },
      { days: 1, percent: 1 },
    ],
  };
}

const wide: readonly (readonly [name: string, request: InvoiceRequest])[] = [
  [
    'pitfall 15: figures as wide as they come',
    {
      number: 'W'.repeat(200),
      date: '2026-03-09',
      currency: 'CAD',
      from: { name: 'W'.repeat(90) },
      to: { name: 'M'.repeat(90), email: `${'m'.repeat(110)}@example.com` },
      items: [
        { description: 'x', qty: -1_000_000, unit_price: 100_000.55 },
        { description: 'w'.repeat(600), qty: 1e-10, unit_price: -6_000_000_000_000.55 },
        { description: 'y', qty: -12_345_678_901.123, unit_price: -500.123456, tax_rate: 99.1234567891 },
      ],
      tax_rate: 7.125,
    },
  ],
  [
    'members of companies as long as they come',
    {
      number: 'RE-1',
      date: '2026-03-09',
      due: '2026-04-08',
      currency: 'EUR',
      language: 'nl',
      from: {
        name: 'A',
        city: 'W'.repeat(80),
        country: 'BA',
        contact: 'M'.repeat(90),
        vat_id: `NL${'9'.repeat(60)}`,
        tax_number: '7'.repeat(70),
        registration_id: { scheme: '0106', id: '8'.repeat(70) },
      },
      to: { name: 'B', postcode: 'W'.repeat(90) },
      items: [
        {
          description: 'x'.repeat(200),
          qty: -123_456.789,
          unit: 'KMT',
          unit_price: 1234.56,
          tax_category: 'AE',
        },
      ],
      delivery_date: '2026-03-06',
      buyer_reference: 'W'.repeat(300),
      order_number: 'word '.repeat(80),
      tax_exemption_reason: 'M'.repeat(300),
      iban: 'MT84MALT011000012345MTLCAST001S',
      payment_reference: 'W'.repeat(200),
    },
  ],
  [
    'a payment code beside a reference as wide as it may be',
    {
      number: 'RE-1',
      date: '2026-03-09',
      currency: 'EUR',
      language: 'nl',
      from: { name: 'W'.repeat(70) },
      to: { name: 'B' },
      items: [{ description: 'x', qty: 1, unit_price: 1 }],
      iban: 'DE89370400440532013000',
      bic: 'COBADEFFXXX',
      payment_reference: 'W'.repeat(140),
    },
  ],
  [
    'a payment code beside a reference of many lines',
    {
      number: 'RE-1',
      date: '2026-03-09',
      currency: 'EUR',
      language: 'fr',
      from: { name: 'A' },
      to: { name: 'B' },
      items: [{ description: 'x', qty: 1, unit_price: 1 }],
      iban: 'FR1420041010050500013M02606',
      payment_reference: 'WWWWW '.repeat(23),
      notes: 'word '.repeat(300),
    },
  ],
  [
    'members without amounts as long as they come',
    { ...members('pl', 'W'.repeat(150)), logo_text: 'W'.repeat(60), paid: true },
  ],
  ...languages.map(
    (language) => [`all members without amounts in ${language}`, members(language, 'M 17')] as const,
  ),
];

describe.runIf(hasConsumer('pdftotext'))('poppler', () => {
  test.each(invoices)('finds every text of %s as it was sent', (_, request) => {
    withInvoices([request], ([path]) => {
      const found = searchable(run('pdftotext', '-raw', path!, '-'));
      for (const text of textsOf({ ...request, logo_text: undefined })) {
        // A text that goes over pages has a foot and a head of the table in its middle.
        const whole = text.length < 500 ? text : text.slice(0, 200);
        // Poppler lists the words of a line from left to right, those of Hebrew too.
        const pieces = /[\u0590-\u05ff]/.test(text) ? text.split(/[ ()]+/) : [whole];
        for (const piece of pieces) expect(found).toContain(searchable(piece));
      }
    });
  });

  test.each(invoices)('sees every font of %s embedded', (_, request) => {
    withInvoices([request], ([path]) => {
      const fonts = run('pdffonts', path!).trimEnd().split('\n').slice(2);
      expect(fonts.length).toBeGreaterThanOrEqual(2);
      for (const font of fonts) expect(font).toMatch(/ yes (yes|no) +(yes|no) +\d+ +0$/);
      expect(fonts.some((font) => font.startsWith('Helvetica '))).toBe(true);
    });
  });

  test.each(invoices)('sees the tags of %s: a row for the head and one for each line', (_, request) => {
    withInvoices([request], ([path]) => {
      const information = run('pdfinfo', path!);
      expect(information).toMatch(/^Tagged: +yes$/m);
      expect(information).toMatch(/^PDF version: +1\.4$/m);
      const structure = run('pdfinfo', '-struct', path!);
      const count = (type: string) => structure.match(new RegExp(`^ *${type}\\b`, 'gm'))?.length ?? 0;
      const columns = count('TH');
      expect([4, 5]).toContain(columns);
      expect(count('TR')).toBe(request.items.length + 1);
      expect(count('TD')).toBe(request.items.length * columns);
      expect(count('H1')).toBe(1);
    });
  });

  test.each([...invoices, ...wide])(
    'sees nothing overprinted and nothing outside the margins: %s',
    (_, request) => {
      withInvoices([request], ([path]) => {
        const width = Number(/Page size: +([\d.]+) x/.exec(run('pdfinfo', path!))?.[1]);
        for (const words of wordsOf(path!)) {
          expect(overprinted(words)).toEqual([]);
          for (const { text, left, right } of words) {
            expect(left, text).toBeGreaterThanOrEqual(47.5);
            expect(right, text).toBeLessThanOrEqual(width - 47.5);
          }
        }
      });
    },
  );

  test('reads titles, authors and days as they are', () => {
    const request: InvoiceRequest = {
      number: 'A & B <\u017b>',
      date: '2026-03-09',
      from: { name: '\u0141ukasz (\\)' },
      to: { name: 'b' },
      items: [{ description: 'x', qty: 1, unit_price: 1 }],
    };
    withInvoices([request], ([path]) => {
      const information = run('pdfinfo', '-isodates', path!);
      expect(information).toMatch(/^Title: +Invoice A & B <\u017b>$/m);
      expect(information).toMatch(/^Author: +\u0141ukasz \(\\\)$/m);
      expect(information).toMatch(/^CreationDate: +2026-03-09T00:00:00Z$/m);
    });
  });
});
