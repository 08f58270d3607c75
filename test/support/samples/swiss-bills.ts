import type { InvoiceRequest } from '../../../src/operations/invoice/index.ts';
import type { SwissBill } from '../../../src/operations/qr/index.ts';

const schneider = {
  name: 'Robert Schneider AG',
  street: 'Rue du Lac',
  building_number: '1268',
  postcode: '2501',
  city: 'Biel',
  country: 'CH',
};
const rutschmann = {
  street: 'Marktgasse',
  building_number: '28',
  postcode: '9400',
  city: 'Rorschach',
  country: 'CH',
};

const none = ['', '', '', '', '', '', ''];

/** A bill and the elements of its code. */
export interface SwissSample {
  readonly name: string;
  readonly bill: SwissBill;
  readonly elements: readonly string[];
}

/** The examples of the guidelines (annex A), with structured addresses only, and the limits around them. */
export const swissSamples: readonly SwissSample[] = [
  {
    name: 'guidelines, annex A: a QR reference, billing information and two alternative schemes',
    bill: {
      iban: 'CH44 3199 9123 0008 8901 2',
      creditor: schneider,
      amount: 1949.75,
      debtor: { ...rutschmann, name: 'Pia-Maria Rutschmann-Schnyder', street: 'Grosse Marktgasse' },
      reference: '21 00000 00003 13947 14300 09017',
      message: 'Order dated 18.06.2020',
      billing_information: '//S1/01/20170309/11/10201409/20/14000000/22/36958/30/CH106017086/40/1020/41/3010',
      alternative_schemes: ['UV;UltraPay005;12345', 'XY;XYService;54321'],
    },
    elements: [
      ...['SPC', '0200', '1', 'CH4431999123000889012'],
      ...['S', 'Robert Schneider AG', 'Rue du Lac', '1268', '2501', 'Biel', 'CH'],
      ...none,
      ...['1949.75', 'CHF'],
      ...['S', 'Pia-Maria Rutschmann-Schnyder', 'Grosse Marktgasse', '28', '9400', 'Rorschach', 'CH'],
      ...['QRR', '210000000003139471430009017', 'Order dated 18.06.2020', 'EPD'],
      '//S1/01/20170309/11/10201409/20/14000000/22/36958/30/CH106017086/40/1020/41/3010',
      ...['UV;UltraPay005;12345', 'XY;XYService;54321'],
    ],
  },
  {
    name: 'guidelines, annex A: no reference, a message',
    bill: {
      iban: 'CH58 0079 1123 0008 8901 2',
      creditor: schneider,
      amount: 3949.75,
      debtor: { ...rutschmann, name: 'Pia Rutschmann' },
      message: 'Bill no. 3139 for gardening work and disposal of waste material',
    },
    elements: [
      ...['SPC', '0200', '1', 'CH5800791123000889012'],
      ...['S', 'Robert Schneider AG', 'Rue du Lac', '1268', '2501', 'Biel', 'CH'],
      ...none,
      ...['3949.75', 'CHF'],
      ...['S', 'Pia Rutschmann', 'Marktgasse', '28', '9400', 'Rorschach', 'CH'],
      ...['NON', '', 'Bill no. 3139 for gardening work and disposal of waste material', 'EPD'],
    ],
  },
  {
    name: 'guidelines, annex A: amount and debtor are left open',
    bill: {
      iban: 'ch37 0900 0000 3044 4222 5',
      creditor: { name: ' Salvation Army Foundation Switzerland ', postcode: '3000', city: 'Bern' },
      message: 'Donnation to the Winterfest campaign',
      reference: ' ',
    },
    elements: [
      ...['SPC', '0200', '1', 'CH3709000000304442225'],
      ...['S', 'Salvation Army Foundation Switzerland', '', '', '3000', 'Bern', 'CH'],
      ...none,
      ...['', 'CHF'],
      ...none,
      ...['NON', '', 'Donnation to the Winterfest campaign', 'EPD'],
    ],
  },
  {
    name: 'guidelines, annex A: a creditor reference, the line of the message is empty; in euro',
    bill: {
      iban: 'CH5800791123000889012',
      creditor: schneider,
      amount: 0.5,
      currency: 'EUR',
      debtor: { ...rutschmann, name: 'Pia-Maria Rutschmann-Schnyder', country: 'li' },
      reference: 'rf18 5390 0754 7034',
    },
    elements: [
      ...['SPC', '0200', '1', 'CH5800791123000889012'],
      ...['S', 'Robert Schneider AG', 'Rue du Lac', '1268', '2501', 'Biel', 'CH'],
      ...none,
      ...['0.50', 'EUR'],
      ...['S', 'Pia-Maria Rutschmann-Schnyder', 'Marktgasse', '28', '9400', 'Rorschach', 'LI'],
      ...['SCOR', 'RF18539007547034', '', 'EPD'],
    ],
  },
  {
    name: 'guidelines 4.2.3: an empty line for the billing information before a scheme; letters beyond Latin-1',
    bill: {
      iban: 'LI21088100002324013AA',
      creditor: { name: "L'\u0152il", postcode: '9490', city: 'Vaduz', country: 'LI' },
      amount: 999_999_999.99,
      message: 'Bu\u011fra \u0218tefan, \u20ac 10 Zu\u0308rich',
      alternative_schemes: ['eBill/B/pia@example.com'],
    },
    elements: [
      ...['SPC', '0200', '1', 'LI21088100002324013AA'],
      ...['S', "L'\u0152il", '', '', '9490', 'Vaduz', 'LI'],
      ...none,
      ...['999999999.99', 'CHF'],
      ...none,
      ...['NON', '', 'Bu\u011fra \u0218tefan, \u20ac 10 Z\u00fcrich', 'EPD', '', 'eBill/B/pia@example.com'],
    ],
  },
  {
    name: 'as short as one can be',
    bill: {
      iban: 'CH5800791123000889012',
      creditor: { name: 'A', postcode: '1', city: 'B' },
    },
    elements: [
      ...['SPC', '0200', '1', 'CH5800791123000889012', 'S', 'A', '', '', '1', 'B', 'CH'],
      ...[...none, '', 'CHF', ...none, 'NON', '', '', 'EPD'],
    ],
  },
];

const longAddress = (letter: string) => ({
  name: letter.repeat(70),
  street: letter.repeat(70),
  building_number: letter.repeat(16),
  postcode: letter.repeat(16),
  city: letter.repeat(35),
});

/** A bill whose texts are all as long as they can be, of one letter. */
export function longestBill(letter: string): SwissBill {
  return {
    iban: 'CH4431999123000889012',
    creditor: longAddress(letter),
    amount: 999_999_999.99,
    debtor: { ...longAddress(letter), country: 'DE' },
    reference: '210000000003139471430009017',
    message: letter.repeat(60),
    billing_information: `//S1/${letter.repeat(75)}`,
    alternative_schemes: [letter.repeat(100), letter.repeat(100)],
  };
}

/** An invoice with a payment part. */
export const swissInvoice: InvoiceRequest = {
  number: 'RE-1042',
  date: '2026-03-09',
  currency: 'EUR',
  language: 'de',
  payment_part: 'swiss',
  iban: 'CH44 3199 9123 0008 8901 2',
  payment_reference: '21 00000 00003 13947 14300 09017',
  from: { name: 'Robert Schneider AG', address: 'Rue du Lac 1268', postcode: '2501', city: 'Biel' },
  to: { name: 'Pia Rutschmann', address: 'Marktgasse 28', postcode: '9400', city: 'Rorschach' },
  items: [{ description: 'Gartenarbeit', qty: 12, unit_price: 150, tax_rate: 8.1 }],
  notes: 'Vielen Dank f\u00fcr Ihren Auftrag.',
  terms: 'Zahlbar innerhalb von 30 Tagen.',
};
