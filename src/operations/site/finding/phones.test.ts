import { readFileSync } from 'node:fs';
import type { CountryCode } from 'libphonenumber-js';
import { describe, expect, test } from 'vitest';
import { findPhones, phoneForms, phoneOfTel } from './phones.ts';

interface Row {
  readonly country: CountryCode | '';
  readonly line: string;
  readonly phone?: string;
}

const listed = JSON.parse(
  readFileSync(new URL('../vectors/phones.json', import.meta.url), 'utf8'),
) as readonly (string | Row)[];
const rows = listed.filter((row) => typeof row === 'object');

function numbersIn(line: string, country: CountryCode | ''): readonly string[] {
  return findPhones(line, country || undefined).map(({ value }) => value);
}

describe('lines as pages have them', () => {
  test.each(rows)('$country: $line', ({ country, line, phone }) => {
    expect(numbersIn(line, country)).toEqual(phone === undefined ? [] : [phone]);
  });
});

describe('in the text of a page', () => {
  const cases: readonly { name: string; text: string; phones: readonly string[] }[] = [
    { name: 'a label in the cell before', text: 'Phone\0(212) 555-0143\0', phones: ['+12125550143'] },
    {
      name: 'two numbers separated by a slash',
      text: 'Tel: 212-555-0143 / 212-555-0144',
      phones: ['+12125550143', '+12125550144'],
    },
    { name: 'a number in brackets', text: '(+1 212 555 0143)', phones: ['+12125550143'] },
    { name: 'a full stop after it', text: 'Call 212-555-0143. Thanks.', phones: ['+12125550143'] },
    { name: 'no-break spaces', text: 'Tel:\u00a0212\u00a0555\u00a00143', phones: ['+12125550143'] },
    { name: 'hyphens of typesetters', text: 'Call 212\u2011555\u20110143', phones: ['+12125550143'] },
    { name: 'two blocks are not one number', text: '212\x2d5 0143', phones: [] },
  ];
  test.each(cases)('$name', ({ text, phones }) => {
    expect(numbersIn(text, 'US')).toEqual(phones);
  });

  test('a number that touches the cut does not count', () => {
    const text = 'Call (212) 555-0143';
    expect(findPhones(text, 'US', text.length)).toEqual([]);
    expect(findPhones(`${text} now`, 'US', text.length + 4)).toHaveLength(1);
  });
});

test.each([
  { href: 'tel:+1-212-555-0143', phone: '+12125550143' },
  { href: 'tel:%2B44%2020%207946%200018', phone: '+442079460018' },
  { href: 'tel:(212) 555-0143;ext=12', phone: '+12125550143' },
  { href: 'tel:', phone: undefined },
  { href: 'tel:%E0%A4%A', phone: undefined },
  { href: 'tel:911', phone: undefined },
])('RFC 3966: $href', ({ href, phone }) => {
  expect(phoneOfTel(href, phoneForms('US'))).toBe(phone);
});
