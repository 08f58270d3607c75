import { describe, expect, test } from 'vitest';
import { findPhones } from './phones.ts';

const numbersOn = (country: 'DE' | 'FR' | 'GB' | undefined, text: string) =>
  findPhones(text.replaceAll('|', '\0'), country).map(({ value }) => value);

describe('a page whose offices are in several countries', () => {
  const rows: readonly [
    name: string,
    country: 'DE' | 'FR' | 'GB' | undefined,
    text: string,
    phones: string[],
  ][] = [
    [
      'a heading',
      'DE',
      'Austria|Tel: 01 5321234|Deutschland|Tel: 030 1234567',
      ['+4315321234', '+49301234567'],
    ],
    ['a heading in the language of the page', 'FR', 'Allemagne|T\u00e9l : 030 1234567', ['+49301234567']],
    ['the end of an address', undefined, '75002 Paris, France|Phone: 01 42 68 53 00', ['+33142685300']],
    ['the letters of a postcode (UPU S42)', 'DE', 'A-1010 Wien|Tel.: 01/532 12 34', ['+4315321234']],
    [
      'a label',
      'GB',
      'Tel (Ireland): 01 234 5678, Tel (UK): 020 7946 0958',
      ['+35312345678', '+442079460958'],
    ],
    ['an office', 'GB', 'Our France office|Phone 01 42 68 53 00', ['+33142685300']],
    ['its calling code without a plus', undefined, 'Hong Kong|Phone: 852 2840 4400', ['+85228404400']],
    [
      'a second number of the place',
      'DE',
      'Wien, \u00d6sterreich|Tel 01 5321234, Mobil: 0664 1234567',
      ['+4315321234', '+436641234567'],
    ],
    [
      'the next place, which names none',
      'DE',
      'CH-8001 Z\u00fcrich|Tel 044 668 18 00|Zentrale Berlin|Tel 030 1234567',
      ['+41446681800', '+49301234567'],
    ],
    [
      'several countries say nothing',
      'DE',
      'Germany, Austria, Switzerland: Tel 030 1234567',
      ['+49301234567'],
    ],
    ['a sentence says nothing', 'GB', 'We deliver to Ireland. Tel: 020 7946 0958', ['+442079460958']],
    ['what the named country has not is of the page', 'GB', 'France|Phone: 020 7946 0958', ['+442079460958']],
    ['a number with its own country', 'DE', 'Schweiz|Tel +43 1 5321234', ['+4315321234']],
    ['an island', 'DE', 'Island|Tel: 030 1234567', ['+49301234567']],
  ];
  test.each(rows)('%s', (_name, country, text, phones) => {
    expect(numbersOn(country, text)).toEqual(phones);
  });
});
