import type { Example } from '../../operation.ts';

/** Requests that both the document and its preview accept. */
export const invoiceExamples: readonly Example[] = [
  {
    title: 'An invoice with tax',
    input: {
      number: 'INV-1042',
      date: '2026-03-09',
      due: '2026-04-08',
      currency: 'EUR',
      from: { name: 'Northwind Studio Ltd', address: ['12 Harbour Street', 'Dublin D02 X285'] },
      to: { name: 'Caf\u00e9 M\u00fcller GmbH', address: 'Lindenallee 7\n50668 K\u00f6ln' },
      items: [
        { description: 'Website design', qty: 1, unit_price: 1200 },
        { description: 'Printed menus', qty: 40, unit_price: 1.85, tax_rate: 9 },
      ],
      tax_rate: 23,
      discount: 50,
    },
  },
  {
    title: 'A month of hosting, collected by direct debit, in German',
    input: {
      document_type: 'partial',
      number: 'RE-2026-0043',
      date: '2026-04-01',
      due: '2026-04-15',
      period: { start: '2026-03-01', end: '2026-03-31' },
      currency: 'EUR',
      language: 'de',
      contract_number: 'V-2026-03',
      project_number: 'P-118',
      from: { name: 'Hafenlicht Studio GmbH', address: 'Speicherstra\u00dfe 12\n20457 Hamburg' },
      to: { name: 'Caf\u00e9 M\u00fcller GmbH', address: 'Lindenallee 7\n50668 K\u00f6ln' },
      items: [
        { description: 'Hosting', id: 'H-20', qty: 1, unit_price: 40 },
        {
          description: 'Support',
          qty: 3,
          unit: 'HUR',
          unit_price: 80,
          period: { start: '2026-03-09', end: '2026-03-13' },
        },
      ],
      tax_rate: 19,
      direct_debit: {
        mandate: 'M-17',
        creditor_id: 'DE98ZZZ09999999999',
        iban: 'DE02 1203 0000 0000 2020 51',
      },
      cash_discount: [{ days: 7, percent: 2 }],
    },
  },
  {
    title: 'A receipt for a payment',
    input: {
      kind: 'receipt',
      number: 'R-77',
      date: '2026-03-09',
      from: { name: 'Harbour Bikes' },
      to: { name: 'Ada King' },
      items: [{ description: 'City bike, three days', qty: 3, unit_price: 24.5 }],
      paid: true,
    },
  },
  {
    title: 'A shop: prices with tax, shipping, a loyalty discount',
    input: {
      number: 'INV-1043',
      date: '2026-03-09',
      currency: 'EUR',
      from: { name: 'Harbour Bikes' },
      to: { name: 'Ada King' },
      items: [
        {
          description: 'Bell',
          qty: 3,
          unit_price: 11.9,
          allowances: [{ description: 'Quantity discount', percent: 10 }],
        },
        { description: 'Book of routes', qty: 1, unit_price: 21.4, tax_rate: 7 },
      ],
      tax_rate: 19,
      prices_include_tax: true,
      charges: [{ description: 'Shipping', amount: 4.9, tax_rate: 19 }],
      allowances: [{ description: 'Loyalty', amount: 2.5, tax_rate: 19 }],
    },
  },
  {
    title: 'Two taxes on a line, as in Quebec',
    input: {
      title: 'Tax invoice',
      number: 'INV-1044',
      date: '2026-03-09',
      currency: 'CAD',
      from: {
        name: 'Northwind Studio Ltd',
        registration_id: '123456789 RT0001',
        registration_label: 'GST/HST no.',
      },
      to: { name: 'Ada King' },
      items: [
        { description: 'Website design', qty: 8, unit_price: 95 },
        { description: 'Book', qty: 1, unit_price: 20, taxes: [{ name: 'GST', rate: 5 }] },
      ],
      taxes: [
        { name: 'GST', rate: 5 },
        { name: 'QST', rate: 9.975 },
      ],
    },
  },
  {
    title: 'An estimate for a customer in Poland, in Polish',
    input: {
      kind: 'estimate',
      number: '12/2026',
      date: '2026-03-09',
      valid_until: '2026-04-08',
      tax_name: 'VAT',
      currency: 'EUR',
      language: 'pl',
      from: { name: 'Northwind Studio Ltd' },
      to: { name: 'Zak\u0142ad \u017b\u00f3\u0142\u0107 s.c.', address: '\u0141\u00f3d\u017a' },
      items: [{ description: 'Projekt strony internetowej', qty: 1, unit_price: 1800.5 }],
      tax_rate: 23,
    },
  },
];
