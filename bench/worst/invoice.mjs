/** Texts in many scripts, the largest number of lines, and bodies that are refused late. */
const letters =
  'Abc \u0416\u0444 \u03a9\u03c8 \u05d0\u05d1 \u0639\u0631 \u0915\u0930 \u0e01\u0e02 \u6f22\u5b57 \ud55c\uad6d \u{1f600}';
const line = { description: 'Website design', qty: 1.5, unit_price: 95, tax_rate: 8.875 };

const invoice = (more = {}) => ({
  number: 'INV-1042',
  date: '2026-03-09',
  from: { name: 'Northwind Studio Ltd' },
  to: { name: 'Ada King' },
  items: [line],
  ...more,
});
const items = (count, more = {}) => ({
  items: Array.from({ length: count }, (_, i) => ({ ...line, qty: i + 0.333, ...more })),
});
const notes = (piece, bytes) => ({
  notes: piece.repeat(Math.floor(bytes / Buffer.byteLength(JSON.stringify(piece)))),
});

const loads = {
  '14 KB notes in 10 scripts': invoice(notes(`${letters} `, 14_000)),
  'one line': invoice(),
  '60 short lines': invoice(items(60)),
  '60 lines of 200 characters': invoice(items(60, { description: 'Website design and care '.repeat(8) })),
  '60 lines in 10 scripts': invoice(items(60, { description: letters })),
  '60 lines of 2,000 characters': invoice(items(60, { description: 'Website design '.repeat(133) })),
  '14 KB notes of letters without a space': invoice(notes('W', 14_000)),
  '14 KB notes of right-to-left marks': invoice(notes('\u05d0(\u200f', 14_000)),
  '14 KB notes of line breaks': invoice(notes('\n', 14_000)),
  '14 KB notes of different CJK': invoice({
    notes: Array.from({ length: 4600 }, (_, i) => String.fromCharCode(0x4e00 + i)).join(''),
  }),
  '900 KB notes in 10 scripts': invoice(notes(`${letters} `, 900_000)),
  '900 KB notes of letters without a space': invoice(notes('W', 900_000)),
  '900 KB notes of right-to-left marks': invoice(notes('\u05d0(\u200f', 900_000)),
  '900 KB notes of line breaks': invoice(notes('\n', 900_000)),
  '900 KB notes of words': invoice(notes('word ', 900_000)),
  '450 KB notes of words': invoice(notes('word ', 450_000)),
  'an address of 200,000 lines': invoice({ from: { name: 'N', address: Array(200_000).fill('a') } }),
  '900 KB name': invoice({ from: { name: 'N '.repeat(450_000) } }),
  '900 KB wordmark': invoice({ logo_text: 'N '.repeat(450_000) }),
};

const faulty = {
  '1 MB of brackets': '['.repeat(1_000_000),
  '16 KB of brackets': '['.repeat(16_000),
  '16 KB of wrong items': JSON.stringify(invoice({ items: Array(7500).fill(0) })),
  '1 MB of wrong items': JSON.stringify(invoice({ items: Array(500_000).fill(0) })),
  '1 MB of unknown members': JSON.stringify(
    invoice(Object.fromEntries(Array.from({ length: 60_000 }, (_, i) => [`m${i}`, i]))),
  ),
  '16 KB of unknown members': JSON.stringify(
    invoice(Object.fromEntries(Array.from({ length: 1200 }, (_, i) => [`m${i}`, i]))),
  ),
};

const bodies = [
  ...Object.entries(loads).map(([name, input]) => [name, JSON.stringify(input)]),
  ...Object.entries(faulty),
];

export const invoiceCases = [
  ...bodies.map(([name, body]) => ({ operation: 'invoice.pdf', name, path: '/v1/invoice/pdf', body })),
  ...bodies.map(([name, body]) => ({
    operation: 'invoice.preview',
    name,
    path: '/v1/invoice/preview',
    body,
  })),
  { operation: 'invoice.sample', name: 'the sample', path: '/v1/invoice/sample' },
];
