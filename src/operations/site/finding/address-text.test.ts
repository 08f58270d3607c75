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
  { country: 'US, an abbreviation', text: '4 Embarcadero Ctr Ste 1400 San Francisco CA 94111' },
  {
    country: 'CA, in French',
    text: '1234, rue Sainte-Catherine Ouest, bureau 200, Montr\u00e9al (Qu\u00e9bec) H3G 1P1',
  },
  {
    country: 'CA, in French, shortened',
    text: '1000, boul. Ren\u00e9-L\u00e9vesque Est, Qu\u00e9bec (Qu\u00e9bec) G1R 5T8',
  },
  { country: 'GB, a house with a name', text: 'Church Lane, Little Snoring, Norfolk NR21 0JG' },
  { country: 'DE, a preposition', text: 'Im Winkel 3, 56070 Koblenz' },
  { country: 'DE, a preposition and an article', text: 'Hinter der Kirche 3a, 26548 Norderney' },
  { country: 'DE, a date', text: 'Stra\u00dfe des 17. Juni 135, 10623 Berlin' },
  {
    country: 'DE, a code with its country',
    text: 'Unter den Linden 77\0D-10117 Berlin',
    line: 'Unter den Linden 77, D-10117 Berlin',
  },
  { country: 'CH, in French', text: 'Rue du Rh\u00f4ne 14, 1204 Gen\u00e8ve' },
  { country: 'CH, in Italian', text: 'Via Nassa 5, 6900 Lugano' },
  { country: 'CH, in French, an article', text: "Avenue de l'Industrie 3, 1870 Monthey" },
  { country: 'BE, in French', text: 'Avenue Louise 54 bte 3, 1050 Ixelles' },
  { country: 'NL, a storey', text: 'Keizersgracht 123-II, 1015 CJ Amsterdam' },
  { country: 'NL, the ground floor', text: 'Prinsengracht 12 hs, 1015 DV Amsterdam' },
  { country: 'ES, no number', text: 'Plaza Mayor s/n, 37002 Salamanca' },
  { country: 'PT, a sign for the number', text: 'Av. da Liberdade, n.\u00ba 110, 1269-046 Lisboa' },
  { country: 'PL, no word for the street', text: 'D\u0142uga 5A/3, 31-147 Krak\u00f3w' },
  { country: 'CZ, a district', text: 'Na P\u0159\u00edkop\u011b 853/12, 110 00 Praha 1' },
  { country: 'DK, a district', text: 'Store Torv 3, DK-8000 Aarhus C' },
  { country: 'SE, a code with its country', text: 'Storgatan 12 B, SE-903 30 Ume\u00e5' },
  { country: 'IN, a sector', text: 'No. 45, Sector 18, Gurugram, Haryana 122015' },
];

test.each(rows)('$country: $text', ({ text, line = text }) => {
  const found = [...addressesInText(`Visit us.\0${text}\0Thanks`, Number.POSITIVE_INFINITY)];
  expect(found.map((each) => each.line)).toEqual([line]);
});

test.each([
  'In 2016 Harbour sold 12345 Pieces',
  '12 May 2015, Springfield, IL 62701',
  'Chapter 5, 12345 Words',
  'Im Jahr 2016, 12345 Besucher',
  'Am Freitag kamen 12345 Besucher',
  'close to 2 a.m. local time (0100 GMT)',
  'on Tyler Avenue and arrested Ada B. King, 32, of 1119 Eighth St.',
  'Battery Pack 12, AB-1234 Lithium',
  'Our Road Map for Growth, then NR21 0JG',
  'Toner TN650, Brother TN315BK',
  'Copyright 2014 Harbour Bakery',
  '5 Main Street, call 212 555 0143 in Denver, CO 80202',
])('no address: %s', (text) => {
  expect([...addressesInText(text, Number.POSITIVE_INFINITY)]).toEqual([]);
});

test.each([
  {
    text: 'Am Markt 3, 28195 Bremen \u00b7 An der Alster 12, 20099 Hamburg',
    lines: ['Am Markt 3, 28195 Bremen', 'An der Alster 12, 20099 Hamburg'],
  },
  {
    text: 'Rue de la Loi 16, 1000 Bruxelles; Box 12, 2000 Antwerpen',
    lines: ['Rue de la Loi 16, 1000 Bruxelles'],
  },
])('two on one line: $text', ({ text, lines }) => {
  expect([...addressesInText(text, Number.POSITIVE_INFINITY)].map(({ line }) => line)).toEqual(lines);
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
