import { expect, test } from 'vitest';
import { addressesInText, countryOfAddresses } from './address-text.ts';

const rows: readonly { country: string; text: string; line?: string }[] = [
  {
    country: 'US',
    text: '600 17th Street\0Suite 2800 South\0Denver, Colorado 80202',
    line: '600 17th Street, Suite 2800 South, Denver, Colorado 80202',
  },
  { country: 'US', text: 'P.O. Box 3830, Farmington, NM 87499' },
  { country: 'US', text: '20100 N. 51st Ave, Suite # D-410, Glendale, AZ 85308' },
  { country: 'US', text: '1723 North Halsted, Chicago, Illinois 60614' },
  {
    country: 'US',
    text: 'One Harbour Way\0Bar Harbor, ME 04609-1234',
    line: 'One Harbour Way, Bar Harbor, ME 04609-1234',
  },
  { country: 'CA', text: '100 Queen St W, Toronto, ON M5H 2N2' },
  { country: 'GB', text: '10 Mill Lane, Leeds LS1 1AA' },
  {
    country: 'GB',
    text: 'Unit 29 Harbour Road\0Cheltenham\0GL51 9PL',
    line: 'Unit 29 Harbour Road, Cheltenham, GL51 9PL',
  },
  { country: 'IE', text: '12 Grafton Street, Dublin, D02 VF65' },
  { country: 'AU', text: 'Unit 4, 22 Harbour Parade, Fremantle WA 6160' },
  { country: 'NZ', text: '12 Queen Street, Auckland 1010' },
  { country: 'IN', text: 'No. 12, MG Road, Bengaluru 560001' },
  { country: 'DE, AT', text: 'Hafenstra\u00dfe 5, 20457 Hamburg' },
  {
    country: 'DE, AT',
    text: 'Am Alten Markt 12a\0A-5020 Salzburg',
    line: 'Am Alten Markt 12a, A-5020 Salzburg',
  },
  { country: 'CH', text: 'Bahnhofstrasse 1, 8001 Z\u00fcrich' },
  {
    country: 'FR',
    text: '10 bis, rue de la Paix\x00' + '75002 Paris',
    line: '10 bis, rue de la Paix, 75002 Paris',
  },
  { country: 'BE', text: 'Kerkstraat 12, 9000 Gent' },
  {
    country: 'NL',
    text: 'Kerkstraat 12-2\x00' + '1017 GC Amsterdam',
    line: 'Kerkstraat 12-2, 1017 GC Amsterdam',
  },
  { country: 'ES', text: 'Calle Mayor, 5, 2\u00ba B, 28013 Madrid' },
  { country: 'IT', text: 'Via Roma, 7\x00' + '00184 Roma', line: 'Via Roma, 7, 00184 Roma' },
  { country: 'PT', text: 'Rua Augusta 100, 1100-053 Lisboa' },
  { country: 'BR', text: 'Rua Augusta, 1500 - S\u00e3o Paulo - SP, 01304-001' },
  { country: 'PL', text: 'ul. Marsza\u0142kowska 10/5, 00-590 Warszawa' },
  { country: 'CZ', text: 'Vodi\u010dkova 699/30, 110 00 Praha' },
  { country: 'DK', text: 'Vestergade 10, 1456 K\u00f8benhavn' },
  { country: 'SE', text: 'Drottninggatan 5, 111 51 Stockholm' },
  { country: 'NO', text: 'Karl Johans gate 22, 0026 Oslo' },
  { country: 'FI', text: 'Mannerheimintie 12, 00100 Helsinki' },
];

test.each(rows)('$country: $text', ({ text, line = text }) => {
  const found = [...addressesInText(`Visit us.\0${text}\0Thanks`, Number.POSITIVE_INFINITY)];
  expect(found.map((each) => each.line)).toEqual([line]);
});

test.each([
  'In 2016 Harbour sold 12345 Pieces',
  '12 May 2015, Springfield, IL 62701',
  'Chapter 5, 12345 Words',
  'Toner TN650, Brother TN315BK',
  'Copyright 2014 Harbour Bakery',
  '5 Main Street, call 212 555 0143 in Denver, CO 80202',
])('no address: %s', (text) => {
  expect([...addressesInText(text, Number.POSITIVE_INFINITY)]).toEqual([]);
});

test('addresses of several countries are not evidence of one', () => {
  expect(
    countryOfAddresses([
      { line: 'a', country: 'US' },
      { line: 'b', country: 'US' },
    ]),
  ).toBe('US');
  expect(
    countryOfAddresses([
      { line: 'a', country: 'US' },
      { line: 'b', country: 'GB' },
    ]),
  ).toBeUndefined();
  expect(countryOfAddresses([])).toBeUndefined();
});
