import type { InvoiceRequest } from '../../src/operations/invoice/index.ts';
import { sampleInvoice } from '../../src/operations/invoice/sample-invoice.ts';

const words =
  'Review of the drawings, corrections and a second print run on recycled paper; delivery to the site included.';

/** A text of words, of the given length. */
function prose(length: number): string {
  return `${words} `
    .repeat(Math.ceil(length / words.length))
    .slice(0, length)
    .trim();
}

const { paid: _paid, ...sample } = sampleInvoice;
const { due: _due, discount: _discount, ...undated } = sample;

/** A German invoice between companies, with what VAT law and their bookkeeping ask for. */
const vat = {
  number: 'RE-2026-0042',
  date: '2026-03-09',
  due: '2026-04-08',
  currency: 'EUR',
  language: 'de',
  logo_text: 'hafenlicht',
  delivery_date: '2026-03-06',
  buyer_reference: 'EK-4711',
  order_number: 'B-2026-118',
  from: {
    name: 'Hafenlicht Studio GmbH',
    address: ['Speicherstra\u00dfe 12'],
    postcode: '20457',
    city: 'Hamburg',
    country: 'DE',
    contact: 'Mia Brandt',
    email: 'rechnung@hafenlicht.example',
    phone: '+49 40 5550142',
    vat_id: 'DE123456789',
    registration_id: 'HRB 12345',
  },
  to: {
    name: 'Caf\u00e9 M\u00fcller GmbH',
    address: ['Lindenallee 7'],
    postcode: '50668',
    city: 'K\u00f6ln',
    country: 'DE',
    email: 'buchhaltung@cafe-mueller.example',
    vat_id: 'DE987654321',
  },
  items: [
    {
      description: 'Neugestaltung der Website\nStartseite, Speisekarte, Reservierung',
      qty: 1,
      unit_price: 1200,
    },
    { description: 'Fotografie vor Ort', qty: 6.5, unit_price: 85, unit: 'HUR' },
    { description: 'Speisekarten, Recyclingpapier', qty: 40, unit_price: 1.85, tax_rate: 7 },
    { description: 'Anfahrt', qty: 38, unit_price: 0.52, unit: 'KMT' },
  ],
  tax_rate: 19,
  paid_amount: 400,
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  payment_reference: 'RE-2026-0042',
  notes: 'Vielen Dank f\u00fcr Ihren Auftrag.',
  terms: 'Zahlbar innerhalb von 30 Tagen ohne Abzug.',
} as const satisfies InvoiceRequest;

const {
  due: _vatDue,
  paid_amount: _part,
  iban: _iban,
  bic: _bic,
  payment_reference: _reference,
  ...unpaid
} = vat;

const sixtyLines: InvoiceRequest = {
  ...sample,
  number: 'INV-2026-0060',
  currency: 'USD',
  notes: 'One line for each day of work.',
  items: Array.from({ length: 60 }, (_, index) => ({
    description: `Day ${index + 1} of the renovation`,
    qty: 7.5,
    unit_price: 48 + index,
    ...(index % 5 === 0 && { tax_rate: 8.875 }),
  })),
};

/** Invoices that show what documents look like, by name: the pictures of the docs, and the input of test/consumers. */
export const invoiceFixtures = {
  small: sample,
  receipt: {
    kind: 'receipt',
    number: 'R-0077',
    date: '2026-03-09',
    currency: 'GBP',
    logo_text: 'HARBOUR BIKES',
    from: { name: 'Harbour Bikes', address: ['4 Quay Street', 'Bristol BS1 4QA'], phone: '+44 117 496 0142' },
    to: { name: 'Ada King', email: 'ada@example.com' },
    items: [
      { description: 'City bike, three days', qty: 3, unit_price: 24.5 },
      { description: 'Helmet', qty: 2, unit_price: 6 },
    ],
    tax_rate: 20,
    paid: true,
  },
  estimate: {
    kind: 'estimate',
    number: 'E-2026-15',
    date: '2026-03-09',
    due: '2026-04-30',
    currency: 'EUR',
    language: 'de',
    logo_text: 'Tischlerei Br\u00f6ker',
    from: {
      name: 'Tischlerei Br\u00f6ker',
      address: ['M\u00fchlenweg 3', '48143 M\u00fcnster'],
      email: 'post@broeker.example',
    },
    to: { name: 'Familie \u00d6zt\u00fcrk', address: 'Gartenstra\u00dfe 12\n48147 M\u00fcnster' },
    items: [
      {
        description: 'Einbauschrank, Eiche ge\u00f6lt\n240 x 210 x 62 cm, sechs T\u00fcren',
        qty: 1,
        unit_price: 3480,
      },
      { description: 'Montage', qty: 6.5, unit_price: 62 },
      { description: 'Anfahrt', qty: 18, unit_price: 0.85 },
    ],
    tax_rate: 19,
    discount: 150,
    terms: 'Das Angebot gilt bis zum 30. April 2026.',
  },
  sixty: sixtyLines,
  long: {
    ...sample,
    number: 'PRJ-2026-000000000000042/REVISION-0007/ANNEX-B',
    currency: 'CAD',
    logo_text: 'The Company of Rather Long Names and Even Longer Descriptions',
    from: {
      name: 'The Company of Rather Long Names and Even Longer Descriptions, Incorporated in the Province of Quebec',
      address: Array.from({ length: 8 }, (_, index) => `Line ${index + 1} of a very complete postal address`),
      email: `${'accounts.receivable.'.repeat(5)}department@example.com`,
    },
    items: [
      { description: prose(900), qty: -1_000_000, unit_price: 100_000.55, tax_rate: 7.125 },
      { description: 'x'.repeat(600), qty: 0.0035, unit_price: 187.14999999999998 },
      { description: prose(4000), qty: 1, unit_price: 0.0035 },
      { description: 'A short one after it', qty: 1000000, unit_price: 100_000.55, tax_rate: 14.975 },
    ],
    notes: prose(2500),
    terms: prose(1200),
  },
  scripts: {
    number: '\u0391-2026/7',
    date: '2026-03-09',
    due: '2026-04-08',
    currency: 'EUR',
    language: 'pl',
    logo_text: '\u0141\u00d3DZKIE \u017bAGLE',
    from: {
      name: 'Zak\u0142ad \u017b\u00f3\u0142\u0107 i G\u0119\u015bl\u0105 s.c.',
      address: ['ul. \u015awi\u0119toja\u0144ska 5', '90-001 \u0141\u00f3d\u017a', 'Polska'],
    },
    to: {
      name: '\u0395\u03bb\u03bb\u03b7\u03bd\u03b9\u03ba\u03ae \u0395\u03c4\u03b1\u03b9\u03c1\u03b5\u03af\u03b1 \u0391.\u0395.',
      address: [
        '\u039f\u03b4\u03cc\u03c2 \u0395\u03c1\u03bc\u03bf\u03cd 12',
        '105 63 \u0391\u03b8\u03ae\u03bd\u03b1',
      ],
    },
    items: [
      {
        description:
          '\u041f\u0435\u0440\u0435\u0432\u043e\u0434 \u0434\u043e\u0433\u043e\u0432\u043e\u0440\u0430 (\u0418\u0432\u0430\u043d \u0416\u0443\u043a\u043e\u0432)',
        qty: 12,
        unit_price: 18.5,
      },
      {
        description:
          '\u039c\u03b5\u03c4\u03ac\u03c6\u03c1\u03b1\u03c3\u03b7 \u03c3\u03c4\u03b1 \u03b5\u03bb\u03bb\u03b7\u03bd\u03b9\u03ba\u03ac',
        qty: 8,
        unit_price: 21,
      },
      { description: 'Ti\u1ebfng Vi\u1ec7t: b\u1ea3n d\u1ecbch', qty: 2, unit_price: 30 },
      {
        description:
          '\u05ea\u05e8\u05d2\u05d5\u05dd \u05dc\u05e2\u05d1\u05e8\u05d9\u05ea (3 \u05e2\u05de\u05d5\u05d3\u05d9\u05dd)',
        qty: 3,
        unit_price: 25,
      },
      { description: '\u7ffb\u8a33 and \ud83d\ude00, which no font here has', qty: 1, unit_price: 0 },
    ],
    tax_rate: 23,
  },
  credit: {
    ...undated,
    number: 'INV-2026-0042-C',
    notes: 'Credits invoice INV-2026-0042 in part.',
    items: [
      { description: 'Printed menus, returned', qty: -40, unit_price: 1.85, tax_rate: 9 },
      { description: 'Hosting, May 2026', qty: -1, unit_price: 18.5 },
    ],
  },
  vat,
  'credit-note': {
    ...unpaid,
    number: 'RK-2026-0007',
    date: '2026-03-30',
    corrects: { number: 'RE-2026-0042', date: '2026-03-09' },
    items: [
      {
        description: 'Speisekarten mit Druckfehler, zur\u00fcckgegeben',
        qty: -15,
        unit_price: 1.85,
        tax_rate: 7,
      },
      { description: 'Nachlass auf die Fotografie', qty: 1, unit_price: -60 },
    ],
    notes: 'Der Betrag wird auf Ihr Konto \u00fcberwiesen.',
    terms: '',
  },
} as const satisfies Record<string, InvoiceRequest>;
