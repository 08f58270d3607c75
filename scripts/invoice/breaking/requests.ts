import type { EinvoiceRequest } from '../../../src/operations/invoice/schema.ts';
import { nations } from '../nations.ts';

type Requested = Omit<EinvoiceRequest, 'einvoice'>;
type Party = EinvoiceRequest['from'];

const ours: Party = {
  name: 'Muster GmbH',
  address: ['Hauptstr. 1'],
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  vat_id: 'DE123456789',
  contact: 'Anna Muster',
  phone: '+49 30 123456',
  email: 'anna@muster.example',
  endpoint: { scheme: '9930', id: 'DE123456789' },
};
const theirs: Party = {
  ...ours,
  name: 'Kunde AG',
  vat_id: 'DE987654321',
  endpoint: { scheme: '9930', id: 'DE987654321' },
};

const bare = {
  number: 'R-1',
  date: '2026-11-02',
  due: '2026-11-30',
  currency: 'EUR',
  buyer_reference: '04011000-12345-34',
  delivery_date: '2026-11-01',
  from: ours,
  to: theirs,
  items: [{ description: 'A', qty: 2, unit_price: 50, tax_rate: 19 }],
} satisfies Requested;

const adjustments = {
  allowances: [{ description: 'R', amount: 10, tax_rate: 19 }],
  charges: [{ description: 'F', amount: 5, tax_rate: 19 }],
};

const plain: Requested = { ...bare, ...adjustments, iban: 'DE02120300000000202051' };

const rich: Requested = {
  ...bare,
  from: { ...ours, registration_id: 'HRB 1', tax_number: '12/345/67890' },
  items: [
    {
      description: 'Beratung',
      qty: 2,
      unit_price: 50,
      tax_rate: 19,
      id: 'A1',
      buyer_id: 'B1',
      country_of_origin: 'PT',
      classification: { scheme: 'STI', id: '72413000-8', version: '2008' },
      period: { start: '2026-10-01', end: '2026-10-31' },
      allowances: [{ description: 'Rabatt', amount: 5 }],
      charges: [{ description: 'Zuschlag', amount: 5 }],
    },
    { description: 'Buch', qty: 1, unit_price: 20, tax_rate: 7 },
  ],
  allowances: [{ description: 'Rabatt', amount: 10, tax_rate: 19 }],
  charges: [{ description: 'Fracht', amount: 5, tax_rate: 7 }],
  period: { start: '2026-10-01', end: '2026-10-31' },
  contract_number: 'V-1',
  project_number: 'P-1',
  despatch_number: 'LS-1',
  sales_order_number: 'SO-1',
  order_number: 'B-7',
  deliver_to: { name: 'Lager', address: ['Tor 3'], city: 'Bonn', postcode: '53111', country: 'DE' },
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  payment_reference: 'R-1/2',
  notes: 'Danke',
  paid_amount: 3,
};

/** Countries with rules of their own in Peppol. */
const countries = ['DK', 'IS', 'IT', 'NL', 'NO', 'SE'];

const categories = ['Z', 'E', 'AE', 'K', 'G', 'O'] as const;

function inCategory(category: (typeof categories)[number]): Requested {
  const { vat_id: _ours, tax_number: _number, ...seller } = rich.from;
  const { vat_id: _theirs, ...buyer } = rich.to;
  const tax = category === 'O' ? { tax_category: category } : { tax_rate: 0, tax_category: category };
  return {
    ...rich,
    ...(category === 'O' && { from: seller, to: buyer }),
    ...(category !== 'Z' && { tax_exemption_reason: 'Grund' }),
    items: [{ description: 'A', qty: 2, unit_price: 50, ...tax }],
    allowances: [{ description: 'R', amount: 10, ...tax }],
    charges: [{ description: 'F', amount: 5, ...tax }],
  };
}

/** Requests whose e-invoices are valid, for changes that break one rule. */
export const requests: Readonly<Record<string, Requested>> = {
  rich,
  plain,
  debit: {
    ...bare,
    ...adjustments,
    direct_debit: { mandate: 'M-1', creditor_id: 'DE98ZZZ09999999999', iban: 'DE02120300000000202051' },
  },
  card: { ...bare, ...adjustments, card: { last_digits: '4242', holder: 'A' } },
  credit: {
    ...bare,
    iban: 'DE02120300000000202051',
    corrects: { number: 'R-0', date: '2026-10-01' },
    items: [{ description: 'A', qty: -2, unit_price: 50, tax_rate: 19 }],
  },
  corrects: { ...plain, document_type: 'corrected', corrects: { number: 'R-0', date: '2026-10-01' } },
  ...Object.fromEntries(categories.map((category) => [category, inCategory(category)])),
  ...Object.fromEntries(countries.map((country) => [country, inCountry(country)])),
  ...Object.fromEntries(['DK', 'NL'].map((country) => [`${country}-credit`, creditIn(country)])),
};

function inCountry(country: string): Requested {
  return {
    ...bare,
    order_number: 'B-7',
    iban: 'DE02120300000000202051',
    from: { ...ours, country, ...nations[country], name: 'S' },
    to: { ...ours, country, ...nations[country], name: 'B' },
    items: [{ description: 'A', qty: 2, unit_price: 50, tax_rate: 25 }],
  };
}

function creditIn(country: string): Requested {
  return {
    ...inCountry(country),
    corrects: { number: 'R-0', date: '2026-10-01' },
    items: [{ description: 'A', qty: -2, unit_price: 50, tax_rate: 25 }],
  };
}
