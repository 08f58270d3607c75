import { describe, expect, test } from 'vitest';
import { basicUtc, extendedLocal, extendedOffset, type Notation, parseDateTime } from './date-time.ts';

function local(iso: string): Notation {
  return { kind: 'local', local: Date.parse(`${iso}Z`) / 1000 };
}

function instant(iso: string, offset = 0): Notation {
  return { kind: 'instant', instant: Date.parse(iso) / 1000, offset };
}

describe('what is read', () => {
  const rows: readonly { text: string; read: Notation }[] = [
    { text: '2026-06-01', read: { kind: 'date', day: Date.parse('2026-06-01') / 86_400_000 } },
    { text: '20260601', read: { kind: 'date', day: Date.parse('2026-06-01') / 86_400_000 } },
    { text: '2028-02-29', read: { kind: 'date', day: Date.parse('2028-02-29') / 86_400_000 } },
    { text: '2026-06-01T09:00', read: local('2026-06-01T09:00') },
    { text: '2026-06-01 09:00:30', read: local('2026-06-01T09:00:30') },
    { text: '2026-06-01t09:00:30.999', read: local('2026-06-01T09:00:30') },
    { text: '2026-06-01T09:00:30,5', read: local('2026-06-01T09:00:30') },
    { text: '2026-12-31T24:00:00', read: local('2027-01-01T00:00') },
    { text: '0001-01-01T00:00', read: { kind: 'local', local: -62_135_596_800 } },
    { text: '2026-06-01T09:00:00.000Z', read: instant('2026-06-01T09:00Z') },
    { text: '2026-06-01T09:00z', read: instant('2026-06-01T09:00Z') },
    { text: '20260601T090000Z', read: instant('2026-06-01T09:00Z') },
    { text: '2026-06-01T11:00+02:00', read: instant('2026-06-01T09:00Z', 7200) },
    { text: '2026-06-01T11:00+0200', read: instant('2026-06-01T09:00Z', 7200) },
    { text: '2026-06-01T11:00+02', read: instant('2026-06-01T09:00Z', 7200) },
    { text: '2026-06-01T09:00-00:00', read: instant('2026-06-01T09:00Z', 0) },
    { text: '2026-06-01T09:00-23:59', read: instant('2026-06-02T08:59Z', -86_340) },
  ];
  test.each(rows)('$text', ({ text, read }) => {
    const found = parseDateTime(text);
    // An offset of -0 is 0.
    expect(found?.kind === 'instant' ? { ...found, offset: found.offset + 0 } : found).toEqual(read);
  });
});

test.each([
  '',
  'tomorrow',
  '2027-02-29',
  '1900-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-06-31',
  '0000-06-01',
  '10000-06-01',
  '+2026-06-01',
  '2026-6-1',
  '2026-W23-1',
  '2026-152',
  '2026-06-01T',
  '2026-06-01T09',
  '2026-06-01T0900',
  '20260601T09:00',
  '2026-06-01  09:00',
  '2026-06-01T24:00:01',
  '2026-06-01T24:01',
  '2026-06-01T25:00',
  '2026-06-01T09:60',
  '2016-12-31T23:59:60Z',
  '2026-06-01T09:00+24:00',
  '2026-06-01T09:00+02:60',
  '2026-06-01T09:00+2',
  '2026-06-01T09:00 Z',
  '2026-06-01T09:00[Europe/Berlin]',
  '0001-01-01T00:00+01:00',
  '9999-12-31T23:00-02:00',
  '9999-12-31T24:00',
  '2026-06-01T09:00Z\n',
  '2026-06-01T09:00\u2212 02:00',
  '\u0662\u0660\u0662\u0666-06-01',
])('%j is refused', (text) => {
  expect(parseDateTime(text)).toBeUndefined();
});

test('what is written', () => {
  const time = Date.parse('0476-09-04T05:06:07Z') / 1000;
  expect(basicUtc(time)).toBe('04760904T050607Z');
  expect(extendedLocal(time)).toBe('0476-09-04T05:06:07');
  expect(extendedLocal(time - 7)).toBe('0476-09-04T05:06');
  expect([0, 3600, -12_600, -2670].map(extendedOffset)).toEqual(['+00:00', '+01:00', '-03:30', '-00:44:30']);
});
