/** The invoices that are drawn: of 3, 12 and 60 short lines, and of 60 lines with 2,000 characters each. */
const WORDS =
  'Consulting on the layout of the new hall, including drawings, two visits and a written summary of all findings. ';

const base = {
  number: 'INV-2026-0042',
  date: '2026-03-09',
  due: '2026-04-08',
  currency: 'EUR',
  from: {
    name: 'Northwind Studio Ltd',
    address: ['12 Harbour Street', 'Dublin D02 X285', 'Ireland'],
    email: 'billing@northwind.example',
  },
  to: { name: 'Harbour Books Ltd', address: ['5 High Street', 'Galway H91 X2E4', 'Ireland'] },
  tax_rate: 23,
  discount: 50,
  notes: 'Thank you for your business.',
  terms: 'Please pay within 30 days.',
};

export const loads = {
  small: { ...base, items: items(3, 28) },
  typical: { ...base, items: items(12, 48) },
  sixty: { ...base, items: items(60, 28) },
  worst: { ...base, items: items(60, 2000), notes: text(2000), terms: text(2000) },
};

function items(count, length) {
  return Array.from({ length: count }, (_, index) => ({
    description: `${index + 1} ${text(length)}`.slice(0, length).trim(),
    qty: index + 1,
    unit_price: 18.25 + index,
  }));
}

function text(length) {
  return WORDS.repeat(Math.ceil(length / WORDS.length))
    .slice(0, length)
    .trim();
}
