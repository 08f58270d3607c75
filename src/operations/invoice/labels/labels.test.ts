import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import { labelsOf } from './by-language.ts';
import { countryName } from './country-names.ts';
import { fill } from './labels.ts';
import { registerName } from './registers.ts';
import { unitSign } from './unit-signs.ts';

describe('labels', () => {
  it.each(languages)('in %s have a place for every value', (language) => {
    const labels = labelsOf[language];
    for (const sentence of Object.values(labels.headline)) expect(sentence).toContain('{amount}');
    expect(labels.headline.dueOn).toContain('{date}');
    expect(labels.taxOn).toMatch(/\{rate\}.*\{base\}/);
    expect(labels.dated).toMatch(/\{number\}.*\{date\}/);
    for (const line of Object.values(labels.party)) expect(line).toContain('{value}');
    expect(labels.page).toMatch(/\{page\}.*\{count\}/);
  });

  it('decision 15: no document names another kind', () => {
    for (const language of languages) {
      const { billTo, titles } = labelsOf[language];
      for (const title of Object.values(titles)) {
        expect(billTo.toLowerCase()).not.toContain(title.toLowerCase().slice(0, 6));
      }
    }
  });

  it('are filled in', () => expect(fill('{a} of {b}, {c}', { a: '1', b: '2' })).toBe('1 of 2, {c}'));
});

describe('names of countries', () => {
  /** Shorter or more usual than in CLDR, or other from one release of it to the next. */
  const ours = new Set(['BA', 'HK', 'MD', 'NL', 'TR', 'VN', 'ZA']);
  const european =
    'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NO PL PT RO SE SI SK';
  const others =
    'AL AE AR AU BR BY CA CL CN CO EG GE ID IL IN JP KR MA MC ME MK MX MY NZ PE PH RS SA SG SM TH TN TW UA US UY XK';
  it.each(languages)('in %s are those of CLDR', (language) => {
    const platform = new Intl.DisplayNames(language === 'pt' ? 'pt-PT' : language, { type: 'region' });
    for (const code of `${european} ${others}`.split(' ')) {
      if (!ours.has(code)) expect(countryName(code, language), code).toBe(platform.of(code));
      else expect(countryName(code, language)).not.toBe(code);
    }
  });
  it('are codes where they are not known', () => expect(countryName('FJ', 'en')).toBe('FJ'));
});

it.each([
  // UN/ECE Recommendation 20, column Symbol.
  ['HUR', 'h'],
  ['DAY', 'd'],
  ['MIN', 'min'],
  ['KGM', 'kg'],
  ['GRM', 'g'],
  ['TNE', 't'],
  ['MTR', 'm'],
  ['MTK', 'm\u00b2'],
  ['MTQ', 'm\u00b3'],
  ['LTR', 'l'],
  ['KMT', 'km'],
  ['CMT', 'cm'],
  ['MMT', 'mm'],
  ['KWH', 'kWh'],
  ['C62', ''],
  ['H87', ''],
  ['EA', ''],
  ['XPP', 'XPP'],
])('the unit %s is written "%s"', (code, sign) => expect(unitSign(code)).toBe(sign));

it.each([
  // ISO 6523 ICD list.
  ['0002', 'SIREN'],
  ['0106', 'KvK'],
  ['0088', 'GLN'],
  ['9999', undefined],
])('the scheme %s is called %s', (scheme, name) => expect(registerName(scheme)).toBe(name));
