import { expect, test } from 'vitest';
import { readInput } from '../../schema/read.ts';
import { documentCost, previewCost, sampleCost } from './cost.ts';
import { invoiceRequest } from './schema.ts';

const line = { description: 'Website design', qty: 1, unit_price: 95 };

function costOf(members: object): number {
  const request = {
    number: 'INV-1042',
    date: '2026-03-09',
    from: { name: 'Northwind Studio Ltd' },
    to: { name: 'Ada King' },
    items: [line],
    ...members,
  };
  return documentCost.ofInput(readInput(invoiceRequest, request));
}

test.each([
  { name: 'one line', members: {}, isHeavy: false },
  { name: 'notes of 5,000 letters', members: { notes: 'word '.repeat(1000) }, isHeavy: false },
  { name: '60 short lines', members: { items: Array(60).fill(line) }, isHeavy: true },
  { name: 'notes of 4,600 different characters', members: { notes: '\u4e00'.repeat(4600) }, isHeavy: true },
  {
    name: 'notes of 4,200 letters from right to left',
    members: { notes: '\u05d0'.repeat(4200) },
    isHeavy: true,
  },
  { name: 'notes of 300 letters of Greek', members: { notes: '\u03b1'.repeat(300) }, isHeavy: false },
  { name: 'notes of 300 letters of Arabic', members: { notes: '\u0634'.repeat(300) }, isHeavy: true },
  { name: 'notes of 300 letters of Thai', members: { notes: '\u0e01'.repeat(300) }, isHeavy: true },
])('a document with $name: over 2 ms is $isHeavy', ({ members, isHeavy }) => {
  expect(costOf(members) > 2).toBe(isHeavy);
});

test('a long body goes to a thread unread, whatever is in it', () => {
  for (const cost of [documentCost, previewCost]) expect(cost.ofBytes(900_000)).toBeGreaterThan(2);
});

test('the sample is drawn in a thread', () => {
  expect(sampleCost.ofInput({})).toBeGreaterThan(2);
});
