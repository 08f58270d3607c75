import { expect, it } from 'vitest';
import { readExpiry } from './key-expiry.ts';

it.each([
  ['2027-06-30', '2027-07-01T00:00:00.000Z'],
  ['2026-12-31', '2027-01-01T00:00:00.000Z'],
  ['2028-02-29', '2028-03-01T00:00:00.000Z'],
  ['2027-06-30T12:00:00Z', '2027-06-30T12:00:00.000Z'],
  ['2027-06-30T12:00+02:00', '2027-06-30T10:00:00.000Z'],
  ['2027-06-30T12:00:00.250Z', '2027-06-30T12:00:00.250Z'],
])('%s ends at %s', (text, end) => {
  expect(readExpiry(text)?.toISOString()).toBe(end);
});

it.each([
  '2027-02-29',
  '2027-13-01',
  '2027-00-10',
  '2027-06-31T12:00:00Z',
  '2027-06-30T24:00:00Z',
  '2027-06-30T12:00:00',
  '30.06.2027',
  'tomorrow',
  '',
])('%j is refused: no such day, no zone, another form', (text) => {
  expect(readExpiry(text)).toBeUndefined();
});
