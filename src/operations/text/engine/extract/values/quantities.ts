import { durationUnits, numberWords, units } from '../lists/units.ts';
import { anyOf, type Pattern } from './candidate.ts';

const figure =
  "(?:\\d{1,3}(?:[.,'\u2019\u00a0 ]\\d{3}){1,4}(?:[.,]\\d{1,2})?|\\d{1,12}(?:[.,]\\d{1,3})?)(?![\\d])";
const scale =
  '(?:[ ]?(?:thousand|million|billion|trillion|mn|bn|mln|mio\\.?|mrd\\.?|m|k|lakh|crore)(?![\\p{L}\\d]))?';
const sign = '[$\u20ac\u00a3\u00a5\u20b9\u20a9\u20bd\u20ba\u20b4\u20aa\u20ab\u20b1]';
const prefix = `(?:(?:US|CA|C|A|AU|NZ|HK|S|R|Mex)?${sign}|Rs\\.?|Fr\\.|kr\\.?)`;
const code =
  '(?:EUR|USD|GBP|CHF|CAD|AUD|NZD|JPY|CNY|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|HRK|TRY|RUB|UAH|INR|SGD|HKD|ZAR|BRL|MXN|ARS|CLP|COP|KRW|THB|MYR|IDR|PHP|VND|AED|SAR|ILS|EGP|KES|NGN|GHS|MAD|QAR|KWD)';
const unit = `(?:${code}|${sign}|(?:euros?|dollars?|pounds?(?: sterling)?|francs?|cents?|pence|kronor|kroner|kronas?|zloty|z\u0142|yen|rupees?|pesos?|reais|lira|rand|shekels?|forints?|K\u010d|kr|lei|yuan|roubles?|rubles?|dirhams?|quid|bucks|Swiss francs|US dollars)(?![\\p{L}]))`;
const spoken = `(?:${anyOf(numberWords)})(?:[- ](?:and[ ])?(?:${anyOf(numberWords)})){0,4}`;
const marked = `(?:-[ ]?)?(?:${prefix}[ ]?|${code}[ ])-?${figure}${scale}(?:[ ]${code}(?![\\p{L}]))?`;
const trailing = `-?${figure}${scale}[ \u00a0]?${unit}`;
const to = '[ ]?(?:-|\u2013|to)[ ]?';

/** Money. */
export const amountPatterns: readonly Pattern[] = [
  {
    type: 'amount',
    weight: 1,
    pattern: new RegExp(
      `(?<![\\p{L}])between (?:${marked} and ${marked}|${figure} and ${trailing})(?![\\p{L}\\d%])`,
      'gu',
    ),
  },
  {
    type: 'amount',
    weight: 1,
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,])${marked}(?:${to}(?:${marked}|${figure}${scale}))?(?![\\p{L}\\d%])`,
      'gu',
    ),
    accepts: noDanglingRange,
  },
  {
    type: 'amount',
    weight: 1,
    pattern: new RegExp(`(?<![\\p{L}\\d.,:/])(?:${figure}${to})?${trailing}(?![\\p{L}])`, 'giu'),
  },
  {
    type: 'amount',
    weight: 0.9,
    pattern: new RegExp(
      `(?<![\\p{L}\\d])${spoken}[ ](?:euros?|dollars?|pounds?|francs?|cents|pence|yen|rupees|million|billion)(?![\\p{L}])(?:[ ](?:euros|dollars|pounds))?`,
      'giu',
    ),
  },
  {
    type: 'amount',
    weight: 0.6,
    pattern:
      /(?<=[ \t|=:])-?\d{1,3}(?:[.,' ]?\d{3}){0,5}[.,]\d{2}(?=[ \t]*(?:$|\||\t|\n|[;)]|, |\. |\.$| (?:incl|per|for|in )))/gmu,
  },
];

/** Shares of a hundred, and quotients. */
export const percentPatterns: readonly Pattern[] = [
  {
    type: 'percent',
    weight: 1,
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,])[-+]?\\d{1,4}(?:[.,]\\d{1,4})?(?:${to}\\d{1,3}(?:[.,]\\d{1,3})?)?[ ]?(?:%|\u2030|(?:per[ ]?cent|percent|pct|Prozent|por[ ]ciento|pour[ ]cent)(?![\\p{L}]))(?:[ ]p\\.a\\.)?`,
      'giu',
    ),
  },
  {
    type: 'percent',
    weight: 0.9,
    pattern: new RegExp(`(?<![\\p{L}])${spoken}[ ](?:per[ ]?cent)(?![\\p{L}])`, 'giu'),
  },
  { type: 'ratio', weight: 0.9, pattern: /(?<![\d/.-])\d{2,3}\/\d{2,3}(?: mmHg)?(?![\d/])/gu },
  {
    type: 'score',
    weight: 0.7,
    pattern:
      /(?<![\d/.,:\p{L}-])\d{1,3}[ ]?[-\u2013:][ ]?\d{1,3}(?![\d/.:\p{L}-]|[ ]?(?:%|years|days|weeks|hours|minutes))/gu,
  },
  {
    type: 'score',
    weight: 0.9,
    pattern:
      /(?<![\d/.,])\d{1,2}(?:[.,]\d)?(?:[ ]?\/[ ]?(?:5|10|20|100)|[ ]out[ ]of[ ](?:five|ten|\d{1,3})|[ ]stars?)(?!\d)/giu,
  },
];

const quantity = `(?:${figure}|${spoken}|(?<![\\d\\p{L}\\p{Sc}] )an?|half an?|a few|several|a couple of)`;

/** How long, how old. */
export const durationPatterns: readonly Pattern[] = [
  {
    type: 'age',
    weight: 1,
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:\\d{1,3}|${spoken})(?:[- ](?:years?|months?|weeks?|yr))[- ]olds?(?![\\p{L}])`,
      'giu',
    ),
  },
  { type: 'age', weight: 1, pattern: /(?<=\b(?:aged|age|age:|age of) )\d{1,3}(?![\d.,]\d)/giu },
  { type: 'age', weight: 0.7, pattern: /(?<=\p{Lu}\p{Ll}{1,20},[ ])\d{1,2}(?=,)/gu },
  {
    type: 'duration',
    weight: 1,
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,$\u20ac\u00a3])(?:(?:between )?(?:\\d{1,4}|${spoken})(?:${to}|[ ](?:or|and)[ ](?=\\d|${spoken})))?(?:${quantity}[ -]?(?:and a half )?(?:consecutive[ ]|full[ ]|more[ ]|further[ ])?(?:${anyOf(durationUnits)})(?![\\p{L}\\d])(?:[ ]and[ ]a[ ]half)?(?:[ ](?:and[ ])?(?:\\d{1,3}|${spoken})[ ]?(?:${anyOf(durationUnits)})(?![\\p{L}\\d]))?)`,
      'giu',
    ),
  },
];

/** Figures with a unit of measure. */
export const measurePatterns: readonly Pattern[] = [
  {
    type: 'dimensions',
    weight: 1,
    pattern:
      /(?<![\p{L}\d.,])\d{1,5}(?:[.,]\d{1,3})?(?:[ ]?(?:mm|cm|m|in|ft|"))?[ ]?[x\u00d7][ ]?\d{1,5}(?:[.,]\d{1,3})?(?:(?:[ ]?(?:mm|cm|m|in|ft|"))?[ ]?[x\u00d7][ ]?\d{1,5}(?:[.,]\d{1,3})?)?[ ]?(?:mm|cm|m|inches|in|feet|ft|px|")(?![\p{L}])/giu,
  },
  ...units.map(([measure, names]) => ({
    type: `measure:${measure}`,
    weight: 1,
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,$\u20ac\u00a3/]|\\p{L}-)(?:[-\u2212](?=\\d))?(?:between ${figure} and |${figure}${to})?(?:${figure}|${spoken})[ \u00a0-]?(?:${anyOf(names)})(?![\\p{L}\\d\u00b2]|/h)`,
      'giu',
    ),
  })),
];

/** Which of a row: fifth floor. */
export const ordinalPatterns: readonly Pattern[] = [
  {
    type: 'ordinal',
    weight: 1,
    pattern:
      /(?<![\p{L}\d-])(?:ground|lower ground|top|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\d{1,2}(?:st|nd|rd|th))(?=[ -](?:floor|storey|level|edition|grade|place|class|round|row|quarter))/giu,
  },
];

/** Numbers alone, in figures or words. */
export const numberPatterns: readonly Pattern[] = [
  {
    type: 'number',
    weight: 0.5,
    pattern: new RegExp(`(?<![\\p{L}\\d.,/:])-?${figure}(?![\\p{L}]{4})`, 'gu'),
  },
  { type: 'number', weight: 0.4, pattern: new RegExp(`(?<![\\p{L}\\d-])${spoken}(?![\\p{L}])`, 'giu') },
];

/** A range whose second half is no amount ends before its dash. */
function noDanglingRange(value: string): boolean {
  return !/[-\u2013]$/.test(value);
}
