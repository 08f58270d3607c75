import type { Example } from '../../../operation.ts';

const seller = {
  name: 'Nordwind Studio GmbH',
  address: 'Hafenstra\u00dfe 12',
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  vat_id: 'DE123456789',
  contact: 'Buchhaltung',
  phone: '+49 40 1234567',
  email: 'rechnung@nordwind.example',
} as const;

const buyer = {
  name: 'Caf\u00e9 M\u00fcller GmbH',
  address: 'Lindenallee 7',
  postcode: '50668',
  city: 'K\u00f6ln',
  country: 'DE',
  email: 'einkauf@mueller.example',
} as const;

/** Requests whose answers are e-invoices of each format. */
export const einvoiceExamples: readonly Example[] = [
  {
    title: 'An XRechnung',
    input: {
      einvoice: 'xrechnung',
      number: 'RE-1042',
      date: '2026-03-09',
      due: '2026-04-08',
      delivery_date: '2026-03-06',
      currency: 'EUR',
      language: 'de',
      buyer_reference: '04011000-12345-34',
      from: seller,
      to: buyer,
      items: [
        { description: 'Website', qty: 12.5, unit: 'HUR', unit_price: 96 },
        { description: 'Men\u00fckarten', qty: 40, unit_price: 1.85, tax_rate: 7 },
      ],
      tax_rate: 19,
      iban: 'DE89 3704 0044 0532 0130 00',
      bic: 'COBADEFFXXX',
    },
  },
  {
    title: 'A Peppol invoice from Belgium to the Netherlands, with reverse charge',
    input: {
      einvoice: 'peppol',
      number: '2026/118',
      date: '2026-03-09',
      due: '2026-04-08',
      delivery_date: '2026-03-06',
      currency: 'EUR',
      order_number: 'PO-7731',
      from: {
        name: 'Noordzee Advies BV',
        address: 'Kaai 12',
        postcode: '9000',
        city: 'Gent',
        country: 'BE',
        vat_id: 'BE0123456749',
        endpoint: { scheme: '0208', id: '0123456749' },
      },
      to: {
        name: 'Grachtboeken BV',
        address: 'Singel 7',
        postcode: '1012 AB',
        city: 'Amsterdam',
        country: 'NL',
        vat_id: 'NL123456789B12',
        endpoint: { scheme: '0106', id: '12345678' },
      },
      items: [
        { description: 'Advice', qty: 3, unit: 'DAY', unit_price: 880, tax_rate: 0, tax_category: 'AE' },
      ],
      iban: 'BE68 5390 0754 7034',
    },
  },
  {
    title: 'A credit note as Factur-X XML',
    input: {
      einvoice: 'facturx',
      number: 'GS-77',
      date: '2026-03-20',
      delivery_date: '2026-03-06',
      terms: 'Wird mit der n\u00e4chsten Rechnung verrechnet.',
      currency: 'EUR',
      language: 'de',
      corrects: { number: 'RE-1042', date: '2026-03-09' },
      from: seller,
      to: buyer,
      items: [{ description: 'Website', qty: -2.5, unit: 'HUR', unit_price: 96 }],
      tax_rate: 19,
    },
  },
];
