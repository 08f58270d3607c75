import { describe, expect, it } from 'vitest';
import { dayFaults } from './checks/dates.ts';
import { currencies } from './codes/currency.ts';
import { languages } from './codes/language.ts';
import { fileNameOf } from './file-name.ts';
import { labelsOf } from './labels/by-language.ts';
import { currencySign } from './labels/currency-signs.ts';
import { formatDate } from './printed/date-format.ts';
import { formatMoney, formatPrice, formatQuantity, formatRate } from './printed/number-format.ts';

const english = labelsOf.en.numbers;

/** The names of our languages in the platform's tables (CLDR); Portuguese is that of Portugal. */
const localeOf = (language: string) => (language === 'pt' ? 'pt-PT' : language);

/** French groups by a narrow space, which Windows-1252 does not have; some signs differ by country. */
const comparable = (text: string) => text.replace(/\u202f/g, '\u00a0').replace('\u2212', '-');

describe('money on paper', () => {
  const rows: [string, string, string][] = [
    ['dollars', formatMoney(123_456, 'USD', english), '$1,234.56'],
    ['euro', formatMoney(5, 'EUR', english), '\u20ac0.05'],
    ['pounds', formatMoney(100_000_000, 'GBP', english), '\u00a31,000,000.00'],
    ['Canadian dollars', formatMoney(999, 'CAD', english), 'CA$9.99'],
    ['Australian dollars', formatMoney(1000, 'AUD', english), 'A$10.00'],
    ['below zero, with an ASCII hyphen', formatMoney(-500, 'USD', english), '-$5.00'],
    ['the largest amount', formatMoney(7_000_000_000_000_000, 'CAD', english), 'CA$70,000,000,000,000.00'],
    ['decision 12: a price finer than a cent', formatPrice(0.0035, 'USD', english), '$0.0035'],
    ['pitfall 16: noise of a double', formatPrice(187.14999999999998, 'USD', english), '$187.15'],
    ['at most six decimals', formatPrice(-1.23456789, 'USD', english), '-$1.234568'],
    ['no minus before zero', formatPrice(-1e-9, 'USD', english), '$0.00'],
    ['a quantity as sent', formatQuantity(0.0035, english), '0.0035'],
    ['in groups', formatQuantity(-1_000_000, english), '-1,000,000'],
    ['at most ten decimals', formatQuantity(1 / 3, english), '0.3333333333'],
    ['a rate', formatRate(8.875, english), '8.875%'],
    ['a whole rate', formatRate(20, english), '20%'],
    ['German', formatMoney(-123_456_78, 'EUR', labelsOf.de.numbers), '-123.456,78\u00a0\u20ac'],
    [
      'Dutch: the sign of the currency comes first',
      formatMoney(-500, 'EUR', labelsOf.nl.numbers),
      '\u20ac\u00a0-5,00',
    ],
    ['a space before the German percent sign', formatRate(7.7, labelsOf.de.numbers), '7,7\u00a0%'],
  ];
  it.each(rows)('%s', (_, found, expected) => expect(found).toBe(expected));

  it.each(languages)('is written in %s as CLDR has it', (language) => {
    const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'EUR' });
    for (const cents of [0, 7, 99_999, 123_456, -123_456, 1_234_567, 123_456_789, -987_654_321_00]) {
      expect(formatMoney(cents, 'EUR', labelsOf[language].numbers)).toBe(
        comparable(format.format(cents / 100)),
      );
    }
  });

  it.each(languages)('is a rate in %s as CLDR has it', (language) => {
    const format = new Intl.NumberFormat(localeOf(language), { style: 'percent', maximumFractionDigits: 3 });
    for (const rate of [0, 7, 19.5, 100]) {
      expect(formatRate(rate, labelsOf[language].numbers)).toBe(comparable(format.format(rate / 100)));
    }
  });

  const signs: readonly (readonly [string, string, string])[] = [
    ['Canadian dollars in French', formatMoney(100_00, 'CAD', labelsOf.fr.numbers), '100,00\u00a0$CA'],
    ['dollars in French', formatMoney(100_00, 'USD', labelsOf.fr.numbers), '100,00\u00a0$US'],
    ['dollars in Spanish', formatMoney(100_00, 'USD', labelsOf.es.numbers), '100,00\u00a0US$'],
    ['dollars in Polish', formatMoney(100_00, 'USD', labelsOf.pl.numbers), '100,00\u00a0USD'],
    ['dollars in Dutch', formatMoney(-100_00, 'USD', labelsOf.nl.numbers), 'US$\u00a0-100,00'],
    ['pesos of the Philippines', formatMoney(100_00, 'PHP', english), '\u20b1100.00'],
    [
      'francs of West Africa in French',
      formatMoney(1_234_500, 'XOF', labelsOf.fr.numbers),
      '1\u00a0234\u00a0500\u00a0F\u00a0CFA',
    ],
    ['a sign of letters in English', formatMoney(100_00, 'XAF', english), 'XAF\u00a010,000'],
    ['dollars in Portuguese', formatMoney(100_00, 'USD', labelsOf.pt.numbers), '100,00\u00a0US$'],
  ];
  it.each(signs)('has the sign of the language: %s', (_, found, expected) => expect(found).toBe(expected));

  it.each(languages)('has the signs of CLDR in %s', (language) => {
    const others =
      'CHF SEK NOK DKK PLN CZK INR JPY HUF RON BGN ISK TRY BRL MXN ZAR NZD CNY HKD SGD KRW ILS UAH KWD';
    for (const currency of [...currencies, ...others.split(' ')]) {
      const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency });
      const sign = format.formatToParts(1).find(({ type }) => type === 'currency');
      expect(currencySign(currency, language), currency).toBe(sign?.value);
    }
  });

  it('is written with the code where CLDR has no sign', () => expect(currencySign('XAG', 'de')).toBe('XAG'));
});

describe('days', () => {
  it('are printed in English as they were sent', () =>
    expect(formatDate('2026-03-09', 'iso')).toBe('2026-03-09'));

  it.each(languages.filter((language) => language !== 'en'))(
    'are written in %s as CLDR has them',
    (language) => {
      const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
      for (let month = 1; month <= 12; month++) {
        const day = `2026-${String(month).padStart(2, '0')}-17`;
        expect(formatDate(day, labelsOf[language].dates)).toBe(format.format(new Date(day)));
      }
    },
  );

  it('begin a month in French as people write it', () => {
    expect(formatDate('2026-05-01', labelsOf.fr.dates)).toBe('1er mai 2026');
  });

  it.each(['2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01'])('%s is one', (date) => {
    expect(dayFaults({ '/date': date })).toEqual([]);
  });

  it.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2026-01-00',
    '0000-01-01',
  ])('pitfall 6: %s does not exist', (day) => {
    const faults = dayFaults({ '/date': day, '/due': day, '/corrects/date': undefined });
    expect(faults.map(({ pointer }) => pointer)).toEqual(['/date', '/due']);
  });
});

describe('the name of the file', () => {
  const rows: [string, string, string][] = [
    ['as it is', 'INV-1042', 'invoice-INV-1042.pdf'],
    ['pitfall 9: a line break', 'a\r\nX-Evil: 1', 'invoice-a--X-Evil- 1.pdf'],
    ['pitfall 9: a slash', 'A/B\\C', 'invoice-A-B-C.pdf'],
    ['pitfall 9: other letters', '\u8acb\u6c42\u66f8-12', 'invoice-\u8acb\u6c42\u66f8-12.pdf'],
    ['what Windows refuses', 'a:*?"<>|b', 'invoice-a-------b.pdf'],
    ['a parent folder', '../../etc', 'invoice--.-etc.pdf'],
    ['dots and blanks at the ends', ' ..a.. ', 'invoice-a.pdf'],
    ['nothing left', '...', 'invoice.pdf'],
    ['bidirectional marks', 'a\u202eb', 'invoice-a-b.pdf'],
    ['a composed letter', 'e\u0301', 'invoice-\u00e9.pdf'],
    [
      'at most 120 characters, none split',
      '\ud83d\ude00'.repeat(200),
      `invoice-${'\ud83d\ude00'.repeat(120)}.pdf`,
    ],
  ];
  it.each(rows)('%s', (_, number, name) => expect(fileNameOf('invoice', number)).toBe(name));
});
