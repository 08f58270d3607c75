import { describe, expect, it, test } from 'vitest';
import { type Language, languages } from '../codes/language.ts';
import { isUnit } from '../codes/unit.ts';
import { labelsOf } from './by-language.ts';
import { countryName } from './country-names.ts';
import { fill } from './labels.ts';
import { pluralForm } from './plural-form.ts';
import { registerName } from './registers.ts';
import { unitText } from './unit-words.ts';

describe('labels', () => {
  it.each(languages)('in %s have a place for every value', (language) => {
    const labels = labelsOf[language];
    for (const sentence of Object.values(labels.headline)) expect(sentence).toContain('{amount}');
    expect(labels.headline.dueOn).toContain('{date}');
    expect(labels.headline.estimatedUntil).toContain('{date}');
    expect(labels.taxOn).toMatch(/\{tax\}.*\{rate\}.*\{base\}/);
    expect(labels.namedTaxTotal).toContain('{tax}');
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

  it('in Italian have no article before a day, which would change before 8 and 11: l\u20198 aprile', () => {
    const { headline, dated, validUntil } = labelsOf.it;
    for (const text of [headline.dueOn, headline.estimatedUntil, dated, `${validUntil} {date}`]) {
      expect(text).not.toMatch(/(?:il|al|del|dal|nel|sul)[ \u00a0]\{date\}/);
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
  // The code itself where it has neither sign nor words.
  ['ZZ', 'ZZ'],
  ['XZZ', 'XZZ'],
])('the unit %s is written "%s" in every language', (code, sign) => {
  for (const language of languages) expect(unitText(code, 2, language)).toBe(sign);
});

const words: readonly (readonly [language: Language, quantity: number, code: string, text: string])[] = [
  ['de', 12, 'MON', 'Monate'],
  ['de', 1, 'MON', 'Monat'],
  ['de', -1, 'MON', 'Monat'],
  ['de', 0.5, 'MON', 'Monate'],
  ['de', 3, 'DZN', 'Dutzend'],
  ['de', 2, 'ANN', 'Jahre'],
  ['en', 1, 'ANN', 'year'],
  ['en', 1.5, 'DAY', 'days'],
  ['en', 0, 'DAY', 'days'],
  ['fr', 1.5, 'WEE', 'semaine'],
  ['fr', 2, 'WEE', 'semaines'],
  ['fr', 0, 'DAY', 'jour'],
  ['es', 2, 'MON', 'meses'],
  ['it', 6, 'XBO', 'bottiglie'],
  ['nl', 3, 'ANN', 'jaar'],
  ['nl', 3, 'XBX', 'dozen'],
  ['pt', 0.5, 'MON', 'meses'],
  ['pl', 1, 'MON', 'miesi\u0105c'],
  ['pl', 3, 'MON', 'miesi\u0105ce'],
  ['pl', 12, 'MON', 'miesi\u0119cy'],
  ['pl', 22, 'MON', 'miesi\u0105ce'],
  ['pl', 1.5, 'MON', 'miesi\u0105ca'],
  ['pl', 1, 'ANN', 'rok'],
  ['pl', 5, 'ANN', 'lat'],
];
test.each(words)('in %s, %d %s is "%s"', (language, quantity, code, text) => {
  expect(unitText(code, quantity, language)).toBe(text);
});

describe('units in words', () => {
  const codes =
    'DAY WEE MON QAN SAN ANN E49 LH PR SET KT DZN GRO CEN MIL NMP NAR IE PTN RM LM SMI LS E48 E51 E53 E54 ACT ROM U1 LO ' +
    '5B SX XPP XUN XPK XPA XPC XBX XCT XCS XCR XBG XSA XBO XCX XJR XTU XRO XRL XST XBE XEN XBJ XDR XBA XPX XCN';

  it.each(languages)('in %s are known for each code, and are not codes', (language) => {
    for (const code of codes.split(' ')) {
      expect(isUnit(code), code).toBe(true);
      for (const quantity of [0.5, 1, 2, 5]) {
        const text = unitText(code, quantity, language);
        expect(text, code).toMatch(/^\p{L}[\p{L} -]*\p{L}$/u);
        expect(text).not.toBe(code);
      }
    }
  });

  /** The names of CLDR for the forms, in our order. */
  const forms: Readonly<Record<string, readonly string[]>> = { pl: ['one', 'few', 'many', 'other'] };
  it.each(languages)('in %s have the forms of CLDR', (language) => {
    const rules = new Intl.PluralRules(language === 'pt' ? 'pt-PT' : language);
    const names = forms[language] ?? ['one', 'other'];
    for (const quantity of [0, 0.5, 1, 1.5, 2, 3, 4, 5, 11, 12, 14, 21, 22, 25, 100, 101, 102, 112, 122]) {
      expect(names[pluralForm(quantity, language)], String(quantity)).toBe(rules.select(quantity));
    }
  });
});

it.each([
  // ISO 6523 ICD list.
  ['0002', 'SIREN'],
  ['0106', 'KvK'],
  ['0088', 'GLN'],
  ['9999', undefined],
])('the scheme %s is called %s', (scheme, name) => expect(registerName(scheme)).toBe(name));
