import { readFileSync } from 'node:fs';
import type { CountryCode } from 'libphonenumber-js';
import { describe, expect, test } from 'vitest';
import { phoneForms, phoneOfTel } from './phone-forms.ts';
import { findPhones } from './phones.ts';

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
    {
      name: 'opening hours in brackets',
      text: 'Phone: (413) 555-0122 (8:30 AM-5:00 PM M-F)',
      phones: ['+14135550122'],
    },
    { name: 'opening hours', text: 'Call 413.555.0122 24/7 or 9-5 pm', phones: ['+14135550122'] },
    { name: 'hours of a European office', text: 'Tel. 413-555-0122 9-17 Uhr', phones: ['+14135550122'] },
    {
      name: 'a dash between two numbers',
      text: '909.555.0187 \u2013 909.555.0129',
      phones: ['+19095550187', '+19095550129'],
    },
    {
      name: 'two numbers of one label',
      text: 'Tel: 2125550143 or 2125550144, 2125550145',
      phones: ['+12125550143', '+12125550144', '+12125550145'],
    },
    {
      name: 'digits in brackets behind a word',
      text: '1-800-7HARBOR (1-800-742-7267)',
      phones: ['+18007427267'],
    },
    { name: 'an extension without a space', text: '530.555.0190x410', phones: ['+15305550190'] },
    {
      name: 'the label behind it',
      text: '202.555.0175phone\0' + '2025550176 (office)',
      phones: ['+12025550175', '+12025550176'],
    },
    {
      name: 'a verb with its object',
      text: 'contact the head office on 2025550176',
      phones: ['+12025550176'],
    },
    { name: 'words between label and number', text: 'call us today on 2025550176', phones: ['+12025550176'] },
    { name: 'a remark in brackets', text: 'Phone (toll free): 8005550176', phones: ['+18005550176'] },
    { name: 'a number sign', text: 'Phone #2025550176', phones: ['+12025550176'] },
    { name: 'an initial and a date', text: 'King, A.; Brandt, M. (2016-02-01). On bread.', phones: [] },
    { name: 'an initial and digits', text: 'Brandt, T. 2025550176', phones: [] },
    { name: 'white space of plain text', text: 'Tel :\n          2025550176', phones: ['+12025550176'] },
    { name: 'a label two blocks before', text: 'Phone\0Bakery\x002025550176', phones: [] },
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

describe('a fax', () => {
  test.each([
    { name: 'behind the number', text: '202.555.0148\x00202.555.0149 fax', phones: ['+12025550148'] },
    { name: 'in brackets', text: '202.555.0148 (tel) / 202.555.0149 (fax)', phones: ['+12025550148'] },
    {
      name: 'lines that end with their label',
      text: '202.555.0148 fax\x00202.555.0149 phone',
      phones: ['+12025550149'],
    },
    { name: 'initials', text: 'P: 303.555.0150\0F: 303.555.0169', phones: ['+13035550150'] },
    {
      name: 'glued to the number before',
      text: 'Tel: (202) 555-0100Fax: (202) 555-0115',
      phones: ['+12025550100'],
    },
    {
      name: 'in full',
      text: 'Telephone 2025550148\0Facsimile +44 (0) 1632 960 074',
      phones: ['+12025550148'],
    },
    { name: 'in the cell before', text: 'Fax\x00' + '1-888-555-0142', phones: [] },
    { name: 'as the head of a list', text: 'Fax Numbers\x00202-555-0123\x00202-555-0124', phones: [] },
    {
      name: 'of a country',
      text: 'T\u00e9l\u00e9copie : 2025550123; Faks: 2025550124; Telefax 2025550125',
      phones: [],
    },
    { name: 'a second number', text: 'Fax: 202-555-0123 or 202-555-0124', phones: [] },
    { name: 'with a verb between', text: 'Fax: Dial (202) 555-0123', phones: [] },
    { name: 'a picture', text: '\u{1f4e0} 202-555-0123 \u260e 202-555-0124', phones: ['+12025550124'] },
    {
      name: 'phone and fax in one',
      text: 'Tel./Fax: 202-555-0123, Phone and fax 202-555-0124',
      phones: ['+12025550123', '+12025550124'],
    },
    {
      name: 'initials without a mark at the beginning of a line',
      text: 'T 303.555.0150 | F 303.555.0169\0P   303.555.0151\0F   303.555.0168',
      phones: ['+13035550150', '+13035550151'],
    },
    { name: 'without its label elsewhere', text: 'Fax 303.555.0169\0Bakery\x00303.555.0169', phones: [] },
    { name: 'a sign of a phone behind the word', text: 'Fax \u260e303.555.0169', phones: [] },
    { name: 'a service for faxes', text: 'eFax: 303.555.0169', phones: [] },
    { name: 'a phone that follows', text: 'Fax: 202-555-0123\x00202-555-0124', phones: ['+12025550124'] },
  ])('$name', ({ text, phones }) => {
    expect(numbersIn(text, 'US')).toEqual(phones);
  });
});

describe('the country of a number (ITU-T E.164)', () => {
  test.each([
    { name: 'GB: no such number', country: 'GB', text: 'Tel 505.555.0111', phones: ['505.555.0111'] },
    {
      name: 'DE: North American form, a number of Germany by chance',
      country: 'DE',
      text: '(212) 555-0143',
      phones: ['(212) 555-0143'],
    },
    {
      name: 'DE: with the prefix of trunk calls',
      country: 'DE',
      text: 'Tel. (0212) 555-0143',
      phones: ['+492125550143'],
    },
    {
      name: 'IT: a mobile in groups of three and four',
      country: 'IT',
      text: 'Cell. 333 423 4567',
      phones: ['+393334234567'],
    },
    { name: 'GB: a number of Australia', country: 'GB', text: 'Call 1300 975 707', phones: ['1300 975 707'] },
    {
      name: 'IN: without the prefix of trunk calls',
      country: 'IN',
      text: 'Call 98765 43210',
      phones: ['+919876543210'],
    },
    { name: 'US: a number of Britain', country: 'US', text: 'Tel: 020 7946 0868', phones: ['020 7946 0868'] },
    { name: 'too short, with its country', country: 'US', text: 'see +1-803-606-277', phones: [] },
  ] as const)('$name', ({ country, text, phones }) => {
    expect(numbersIn(text, country)).toEqual(phones);
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
