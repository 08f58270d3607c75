import { judge } from '../../../src/operations/invoice/einvoice/judge/judge.ts';
import { readInvoiceXml } from '../../../src/operations/invoice/einvoice/read/file/invoice-xml.ts';
import { toXml } from '../../../src/operations/invoice/library.ts';
import type { EinvoiceRequest } from '../../../src/operations/invoice/schema.ts';

/** An e-invoice with one thing changed, and the rules that it breaks then, sorted. */
export interface ChangedInvoice {
  readonly format: 'facturx' | 'peppol' | 'xrechnung' | 'xrechnung-ubl';
  readonly name: string;
  /** What the invoice has beside what all of them have. */
  readonly members?: Partial<EinvoiceRequest>;
  readonly search: string;
  readonly replace: string;
  readonly ids: readonly string[];
}

type Change = Omit<ChangedInvoice, 'name' | 'ids'>;

/** The rules that a valid German e-invoice breaks after a change. */
export function brokenRules(change: Change): readonly string[] {
  const read = readInvoiceXml(changedInvoice(change), (reason) => {
    throw new Error(reason);
  });
  return [...new Set(judge(read).findings.map(({ rule }) => rule))].toSorted();
}

/** A valid German e-invoice after a change. */
export function changedInvoice({ format, members, search, replace }: Change): Uint8Array {
  const text = new TextDecoder().decode(toXml({ ...request, ...members, einvoice: format }).bytes);
  if (!text.includes(search)) throw new Error(`${search} is not in the invoice`);
  return new TextEncoder().encode(text.replace(search, replace));
}

const request = {
  number: 'R-1',
  date: '2026-11-02',
  due: '2026-11-30',
  currency: 'EUR',
  buyer_reference: '04011000-12345-34',
  delivery_date: '2026-11-01',
  from: {
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
  },
  to: {
    name: 'Kunde AG',
    address: ['Weg 2'],
    postcode: '20095',
    city: 'Hamburg',
    country: 'DE',
    endpoint: { scheme: '9930', id: 'DE987654321' },
  },
  items: [
    { description: 'Beratung', qty: 2, unit_price: 50, tax_rate: 19 },
    { description: 'Buch', qty: 1, unit_price: 20, tax_rate: 7 },
  ],
  iban: 'DE02120300000000202051',
  notes: 'Danke',
} as const;
