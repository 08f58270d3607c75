import { type Chance, pick } from '../chance.ts';
import { localName, type MarkupElement, textValueOf } from './markup.ts';

const categories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M', 'B', 'X'];

/** Codes by the ends of the names of elements and attributes that have them, right and wrong ones. */
const codes: readonly (readonly [end: RegExp, values: readonly string[]])[] = [
  [/CategoryCode$/, categories],
  [
    /(?:^|Document|Invoice|CreditNote)TypeCode$/,
    ['380', '381', '384', '389', '326', '751', '50', '130', '916', 'VAT', '30', '58', '59', '48', '1', '999'],
  ],
  [/PaymentMeansCode$/, ['1', '10', '30', '42', '48', '49', '54', '57', '58', '59', '97', 'ZZZ', '999']],
  [/CurrencyCode$|^currencyID$/, ['EUR', 'USD', 'SEK', 'XTS', 'ABC', 'eur', '']],
  [
    /CountryID$|IdentificationCode$/,
    ['DE', 'FR', 'NL', 'SE', 'NO', 'DK', 'IT', 'IS', 'GR', 'EL', 'XI', '1A', 'ZZ', 'de', 'DEU'],
  ],
  [
    /ReasonCode$/,
    [
      '95',
      '41',
      '104',
      'AA',
      'ABL',
      'FC',
      'VATEX-EU-AE',
      'VATEX-EU-G',
      'VATEX-EU-IC',
      'VATEX-EU-O',
      'VATEX-EU-132',
      'VATEX-FR-FRANCHISE',
      'vatex-eu-ae',
      '999',
    ],
  ],
  [/DueDateTypeCode$|DescriptionCode$/, ['5', '29', '72', '3', '35', '432', '1']],
  [/SubjectCode$/, ['AAI', 'REG', 'SUR', 'ABC', 'zzz']],
  [/ItemClassificationCode$|ClassCode$/, ['12345678', '9873242', '']],
  [
    /^schemeID$/,
    [
      '0088',
      '0002',
      '0007',
      '0106',
      '0130',
      '0151',
      '0184',
      '0190',
      '0192',
      '0196',
      '0204',
      '0208',
      '9930',
      '9901',
      '9999',
      'EM',
      'VA',
      'FC',
      'AAB',
      'SEPA',
      'GTIN',
      'gln',
      '',
    ],
  ],
  [/^unitCode$/, ['C62', 'HUR', 'KGM', 'XPP', 'ZZ', 'EA', 'c62', '']],
  [/^listID$/, ['STI', 'HS', 'TSP', 'ZZZ', 'ABC', 'UNCL1001', '']],
  [
    /^mimeCode$/,
    [
      'application/pdf',
      'image/png',
      'image/jpeg',
      'text/csv',
      'application/xml',
      'text/xml',
      'application/vnd.oasis.opendocument.spreadsheet',
      'application/zip',
      '',
    ],
  ],
  [/^format$/, ['102', '203', '610', '616', '']],
  [/^languageID$/, ['de', 'en']],
];

const wrongDays = [
  '20260230',
  '20261301',
  '2026-02-30',
  '2026-11-31',
  '2026-11-28',
  '20261128',
  '202611',
  '2026-1-1',
  '28.11.2026',
  '2026-11-28Z',
  '2026-11-28+01:00',
  '2026-11-28T00:00:00',
  '',
];
const wrongNumbers = [
  '',
  '0',
  '0.00',
  '-0',
  '+5',
  '.5',
  '5.',
  '1e2',
  'NaN',
  'INF',
  '1,00',
  ' 12.50 ',
  '1 000',
  '0.4',
  '0.5',
  '100',
  '1000000000',
  '-1',
  '0.005',
  '12345678901234567890.12',
];
const texts = [
  '',
  ' ',
  'VAT',
  'S',
  'NA',
  '#SKONTO#TAGE=14#PROZENT=2.25#\n',
  '#SKONTO#TAGE=14#',
  '#ABC',
  'DE123456789',
  'GR123456789',
  'EL123456789',
  '123456789',
  'NO974760673MVA',
  'SE556012579001',
  'SE55601257900',
  'DE02120300000000202051',
  'DE03120300000000202051',
  'FR1420041010050500013M02606',
  '5790000436057',
  '5790000436050',
  '974760673',
  '12345678',
  '13585628',
  'a@b',
  'anna@muster.example',
  '+49 30 123456',
  '12',
  'Foretaksregisteret',
  'Godk\u00e4nd f\u00f6r F-skatt',
  'EINDAGI',
  'https://example.com/a',
  'mailto:a@b.example',
  '5560125790',
  '0208:0123456749',
  '04011000-12345-34',
  '2018-09-06',
  '1234567890123456',
  '1234567890123456789',
  'true',
  'false',
  '1',
  'TRUE',
  'x'.repeat(300),
];

/** Another value for an element, of its kind or of none. */
export function otherValue(chance: Chance, leaf: MarkupElement, all: readonly MarkupElement[]): string {
  const value = textValueOf(leaf)!;
  const draw = chance();
  const name = localName(leaf);
  const isCategory = name === 'ID' && /Tax(Category|)$/.test(localName(leaf.parent ?? leaf));
  if (isCategory && draw < 0.8) return pick(chance, categories);
  const listed = codes.find(([end]) => end.test(name))?.[1];
  if (listed !== undefined && draw < 0.7) return pick(chance, listed);
  // xmllint does not collapse the white space around days, as XML Schema 1.0-2 4.3.6 asks.
  const isDay = /^\s*(?:\d{8}|\d{4}-\d\d-\d\d)\s*$/.test(value);
  if (draw < 0.08 && !isDay)
    return pick(chance, [
      ` ${value}`,
      `${value} `,
      `\n${value}\n`,
      `  ${value}  `,
      value.toLowerCase(),
      value.toUpperCase(),
      value + value,
      `${value}<!-- x -->`,
      `<![CDATA[${value}]]>`,
    ]);
  if (draw < 0.18)
    return textValueOf(
      pick(
        chance,
        all.filter((each) => textValueOf(each) !== undefined && localName(each) === name),
      ),
    )!;
  if (draw < 0.23)
    return textValueOf(
      pick(
        chance,
        all.filter((each) => textValueOf(each) !== undefined),
      ),
    )!;
  if (/^\s*-?[\d.]+\s*$/.test(value) && !/^\d{8}$/.test(value) && name !== 'ID')
    return otherNumber(chance, value);
  if (isDay) return chance() < 0.5 ? pick(chance, wrongDays) : otherDigit(chance, value);
  if (/\d/.test(value) && draw < 0.6) return otherDigit(chance, value);
  return pick(chance, texts);
}

function otherNumber(chance: Chance, text: string): string {
  const value = Number(text);
  const places = text.trim().split('.')[1]?.length ?? 0;
  const step = pick(chance, [0.01, -0.01, 0.02, 0.005, 0.99, 1, -1, 1.01, 10]);
  return pick(chance, [
    (value + step).toFixed(2),
    (value + step).toFixed(2),
    (value + step).toFixed(3),
    (-value).toFixed(places),
    (value * 10).toFixed(places),
    `${text.trim()}${places === 0 ? '.000' : '0'}`,
    `0${text.trim()}`,
    pick(chance, wrongNumbers),
    pick(chance, wrongNumbers),
  ]);
}

function otherDigit(chance: Chance, text: string): string {
  const places = [...text].flatMap((character, index) => (/\d/.test(character) ? [index] : []));
  const at = pick(chance, places);
  return `${text.slice(0, at)}${Math.floor(chance() * 10)}${text.slice(at + 1)}`;
}

/** Another value for an attribute. */
export function otherAttribute(chance: Chance, name: string, all: readonly MarkupElement[]): string {
  const listed = codes.find(([end]) => end.test(name))?.[1];
  if (listed !== undefined && chance() < 0.8) return pick(chance, listed);
  const used = all.flatMap(({ attributes }) =>
    attributes.filter(([each]) => each === name).map(([, value]) => value),
  );
  return used.length > 0 && chance() < 0.7
    ? pick(chance, used)
    : pick(chance, ['', 'ZZZ', '1', 'DE', 'x.pdf']);
}
