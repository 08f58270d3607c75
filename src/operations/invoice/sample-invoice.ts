import type { Invoice } from './schema.ts';

/** The invoice of GET /v1/invoice/sample: everything a document can show, on one page. */
export const sampleInvoice: Invoice = {
  kind: 'invoice',
  document_type: 'standard',
  number: 'INV-2026-0042',
  date: '2026-03-09',
  due: '2026-04-08',
  currency: 'EUR',
  language: 'en',
  logo_text: 'northwind',
  from: {
    name: 'Northwind Studio Ltd',
    address: ['12 Harbour Street', 'Dublin D02 X285', 'Ireland'],
    email: 'billing@northwind.example',
    phone: '+353 1 555 0142',
  },
  to: {
    name: 'Caf\u00e9 M\u00fcller GmbH',
    address: ['Lindenallee 7', '50668 K\u00f6ln', 'Germany'],
    email: 'accounts@cafe-mueller.example',
  },
  items: [
    { description: 'Website design\nStart page, menu, and table booking', qty: 1, unit_price: 1200 },
    { description: 'Photography, half a day on site', qty: 0.5, unit_price: 640 },
    { description: 'Printed menus, recycled paper', qty: 40, unit_price: 1.85, tax_rate: 9 },
    { description: 'Hosting, March to May 2026', qty: 3, unit_price: 18.5 },
  ],
  tax_rate: 23,
  discount: 50,
  notes: 'Thank you for having us. The photographs are yours to use wherever you like.',
  terms: 'Please pay within 30 days and name the invoice number.',
  paid: false,
};
