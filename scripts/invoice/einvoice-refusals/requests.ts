import type {
  EinvoiceFormat,
  EinvoiceRequest,
  InvoiceRequest,
} from '../../../src/operations/invoice/index.ts';
import { nations } from '../nations.ts';
import { withoutMember } from './members.ts';

const german = {
  address: 'Hafenstra\u00dfe 12',
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  vat_id: 'DE123456789',
  contact: 'Buchhaltung',
  phone: '+49 40 1234567',
  email: 'rechnung@nordwind.example',
} as const;

/** Between German parties, which every format accepts. */
export const germanInvoice = {
  number: 'RE-1042',
  date: '2026-03-09',
  due: '2026-04-08',
  delivery_date: '2026-03-06',
  currency: 'EUR',
  buyer_reference: '04011000-12345-34',
  from: { ...german, name: 'Nordwind GmbH', endpoint: { scheme: '9930', id: 'DE123456789' } },
  to: { ...german, name: 'M\u00fcller GmbH', endpoint: { scheme: '9930', id: 'DE987654321' } },
  items: [{ description: 'Website', qty: 12.5, unit: 'HUR', unit_price: 96, tax_rate: 19 }],
  iban: 'DE89370400440532013000',
} as const satisfies InvoiceRequest;

type Country = 'BE' | 'DK' | 'GR' | 'IS' | 'IT' | 'NL' | 'NO' | 'SE';

const { registration_id: _register, ...norwegian } = nations.NO!;
const { tax_number: _tax, ...swedish } = nations.SE!;

/** What a seller has at the least: in Norway no number of a register, in Sweden no word of the tax office. */
const least: Readonly<Partial<Record<Country, Partial<InvoiceRequest['from']>>>> = {
  GR: { vat_id: 'EL094259216', endpoint: { scheme: '9933', id: 'EL094259216' } },
  NO: norwegian,
  SE: swedish,
};

export function seller(country: Country): InvoiceRequest['from'] {
  return { ...germanInvoice.from, country, ...(least[country] ?? nations[country]) };
}

export function buyer(country: Country): InvoiceRequest['to'] {
  const { tax_number: _seller, ...party } = seller(country);
  return party;
}

/** A Peppol invoice of a seller from abroad. */
export function from(country: Country, change: Partial<InvoiceRequest> = {}): Partial<InvoiceRequest> {
  const tax = country === 'SE' ? { items: [{ ...germanInvoice.items[0], tax_rate: 25 }] } : {};
  return { from: seller(country), ...tax, ...change };
}

/** Lines of one category at the rate 0. */
export function taxed(
  category: NonNullable<InvoiceRequest['items'][number]['tax_category']>,
): Partial<InvoiceRequest> {
  const line = { description: 'Work', qty: 1, unit_price: 100, tax_rate: 0, tax_category: category } as const;
  return { items: [line], ...(category === 'E' && { tax_exemption_reason: 'Small business' }) };
}

/** Outside the scope of VAT no party has a VAT id. */
export const outOfScope: Partial<InvoiceRequest> = {
  ...taxed('O'),
  from: { ...withoutMember(germanInvoice.from, 'vat_id'), registration_id: 'HRB 1' },
  to: { ...withoutMember(germanInvoice.to, 'vat_id'), country: 'AT' },
};

export const creditLine = { description: 'Website', qty: -1, unit_price: 96, tax_rate: 19 } as const;
export const corrects = { number: 'RE-1' };

export const all = ['facturx', 'xrechnung', 'xrechnung-ubl', 'peppol'] as const;
export const xrechnung = ['xrechnung', 'xrechnung-ubl'] as const;
export const german3 = ['xrechnung', 'xrechnung-ubl', 'peppol'] as const;
export const peppol = ['peppol'] as const;

export function requestOf(format: EinvoiceFormat, base: Partial<InvoiceRequest> = {}): EinvoiceRequest {
  return { ...germanInvoice, ...base, einvoice: format };
}
