import type { Pattern } from './candidate.ts';

const month =
  '(?:jan(?:uary|uar|vier|uari)?|feb(?:ruary|ruar|ruari)?|mar(?:ch|s|zo)?|m\u00e4rz|maart|marzo|mar\u00e7o|apr(?:il|ile)?|abril|avril|may|mai|mei|mayo|maggio|maio|june?|juni|juin|junio|giugno|junho|july?|juli|juillet|julio|luglio|julho|aug(?:ust|ustus)?|ao\u00fbt|agosto|sept?(?:ember|embre|iembre|tember)?|settembre|setembro|oct(?:ober|obre)?|okt(?:ober)?|ottobre|outubro|nov(?:ember|embre|iembre|embro)?|dec(?:ember)?|dez(?:ember|embro)?|d\u00e9cembre|diciembre|dicembre|f\u00e9vrier|febrero|febbraio|fevereiro|enero|gennaio|janeiro)';
const weekday =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thur?s?|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|mi\u00e9rcoles|jueves|viernes|s\u00e1bado|domingo|luned\u00ec|marted\u00ec|mercoled\u00ec|gioved\u00ec|venerd\u00ec|sabato|domenica)';
const longWeekday =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|jueves|viernes)';
const day = '(?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th|er|\\.|\u00ba|\u00aa)?';
const year = '(?:1[89]\\d\\d|20\\d\\d|21\\d\\d)';
const named = `(?:${weekday}\\.?,?[ \\t]{1,2}(?:the[ ])?(?:den[ ])?)?`;
const tail = `(?:,?[ ]{1,2}(?:de[ ])?${year}(?!\\d))?`;
const part = '(?:[ ](?:morning|afternoon|evening|night|lunchtime|noon))';

const dash = '[ ]?(?:-|\u2013|to|until|through|and)[ ]?';

/** Days, months and years as people write them: the fullest form first. */
export const datePatterns: readonly Pattern[] = [
  {
    type: 'date',
    weight: 1,
    pattern: new RegExp(`(?<![\\d.-])${named}${year}-(?:1[0-2]|0\\d)-(?:[0-2]\\d|3[01])(?![\\d-])`, 'giu'),
  },
  {
    type: 'date',
    weight: 1,
    pattern: new RegExp(`(?<![\\d.-])${year}[/.](?:1[0-2]|0?\\d)[/.](?:[0-2]?\\d|3[01])(?![\\d-])`, 'giu'),
  },
  {
    type: 'date',
    weight: 1,
    pattern: new RegExp(
      `(?<![\\d./-])${named}\\d{1,2}([./-])\\d{1,2}\\1(?:${year}|\\d{2})(?![\\d.]\\d|[\\d/-])`,
      'giu',
    ),
    accepts: isCalendarDate,
  },
  {
    type: 'date',
    weight: 1,
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,])${named}${day}(?:${dash}${day})[ ]{1,2}(?:of[ ]|de[ ])?${month}\\b\\.?${tail}`,
      'giu',
    ),
  },
  {
    type: 'date',
    weight: 1,
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,-])${named}${day}[ -]{1,2}(?:day[ ]of[ ]|of[ ]|de[ ])?${month}(?![\\p{L}\\d])(?:\\.?(?:,?[ -]{1,2}(?:de[ ])?${year}(?!\\d)))?`,
      'giu',
    ),
  },
  {
    type: 'date',
    weight: 1,
    pattern: new RegExp(
      `(?<![\\p{L}\\d])${named}${month}\\.?[ ]{1,2}(?:the[ ])?${day}(?!\\d|[.:,]\\d|\\p{L})(?:${dash}${day}(?!\\d|\\p{L}))?${tail}`,
      'giu',
    ),
  },
  {
    type: 'date',
    weight: 0.8,
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:(?:early|mid|late)[- ])?${month}\\.?,?[ ]${year}(?!\\d)`, 'giu'),
  },
  { type: 'date', weight: 0.7, pattern: /(?<![\p{L}\d])(?:0[1-9]|1[0-2])\/(?:20)?\d{2}(?![\d/])/gu },
  {
    type: 'date',
    weight: 0.6,
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:spring|summer|autumn|fall|winter|christmas|easter|Q[1-4])(?:[ ]of)?[ ]${year}(?!\\d)`,
      'giu',
    ),
  },
  {
    type: 'date',
    weight: 0.6,
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:the[ ])?(?:beginning|start|end|middle)[ ]of[ ](?:${month}|(?:the|this|next)[ ](?:week|month|year))(?![\\p{L}])(?:[ ]${year})?`,
      'giu',
    ),
  },
  {
    type: 'date',
    weight: 0.65,
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:(?:this|next|last|coming)[ ])?${longWeekday}${part}?(?![\\p{L}])`,
      'giu',
    ),
  },
  {
    type: 'date',
    weight: 0.5,
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?:the[ ]day[ ](?:after|before)[ ])?(?:today|tomorrow|tonight|yesterday)(?:'s|\u2019s)?${part}?(?![\\p{L}])`,
      'giu',
    ),
  },
  {
    type: 'date',
    weight: 0.5,
    pattern:
      /(?<![\p{L}\d])(?:next|last|this|coming)[ ](?:week|weekend|month|year|spring|summer|autumn|fall|winter|quarter)(?![\p{L}])/giu,
  },
  {
    type: 'date',
    weight: 0.45,
    pattern: /(?<![\p{L}\d])the[ ](?:first|second|third|fourth)[ ]quarter(?:[ ]of[ ](?:19|20)\d\d)?/giu,
  },
  {
    type: 'date',
    weight: 0.4,
    pattern:
      /(?<=\b(?:in|by|since|until|from|during|of|early|late|mid|this|next|last|before|after|end)[ -])(?:January|February|March|April|May|June|July|August|September|October|November|December)(?![\p{L}\d])/gu,
  },
];

/** A year on its own. */
export const yearPattern: Pattern = {
  type: 'year',
  weight: 0.5,
  pattern: /(?<![\p{L}\d.,/:$\u20ac\u00a3#-])(?:1[5-9]\d\d|20\d\d)(?![\d%\p{L}]|[.,:/-]\d)/gu,
};

const hour = '(?:2[0-3]|[01]?\\d)';
const half = '[ap]\\.?[ ]?m\\b\\.?';
const zone = '(?:[ ](?:UTC|GMT|CET|CEST|EST|EDT|PST|PDT|CST|CDT|MST|BST|IST|JST|ET|PT|Uhr|hrs|hours|h)\\b)?';
const spoken = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';

const clock = `${hour}(?:[:.][0-5]\\d)?(?:[ ]?${half})?(?:[ ]?(?:Uhr|h))?`;
const weekdays = `(?:${longWeekday}|Mon|Tue|Wed|Thu|Fri|Sat|Sun|weekdays|daily|every day)`;

/** From when to when: Tuesday to Sunday, 10 am to 5 pm. They lie over the times they hold. */
export const hoursPattern = new RegExp(
  `(?<![\\p{L}\\d.:])(?:${weekdays}\\.?(?:[ ]?(?:-|\u2013|to|and|through)[ ]?${weekdays})?,?:?[ ](?:from[ ]|between[ ])?)?${clock}[ ]?(?:-|\u2013|to|until|and)[ ]?${clock}(?![\\d\\p{L}:])`,
  'giu',
);

/** Times of the day. */
export const timePatterns: readonly Pattern[] = [
  {
    type: 'time',
    weight: 1,
    pattern: new RegExp(`(?<![\\d.:,/-])${hour}[:.][0-5]\\d(?::[0-5]\\d)?[ ]?${half}${zone}`, 'giu'),
  },
  {
    type: 'time',
    weight: 1,
    pattern: new RegExp(`(?<![\\d.:,/-]|-\\d)${hour}:[0-5]\\d(?::[0-5]\\d)?(?![\\d:])${zone}`, 'giu'),
  },
  {
    type: 'time',
    weight: 1,
    pattern: new RegExp(`(?<![\\d.:,/\\p{L}])(?:1[0-2]|0?[1-9])[ ]?${half}`, 'giu'),
  },
  {
    type: 'time',
    weight: 0.9,
    pattern: new RegExp(
      `(?<=\\b(?:at|by|until|from|um|before|after|till|leaving|leaves|leave|arriving|starts?|starting|around|about|approx|opens|closes|doors|sharp) )${hour}[.h][0-5]\\d(?![\\d.]|[ ]?(?:%|[a-z]{2}\\b))`,
      'giu',
    ),
  },
  {
    type: 'time',
    weight: 0.9,
    pattern: new RegExp(
      `(?<![\\d.:,])${hour}(?:[.:][0-5]\\d)?[ ](?:Uhr|o'clock|o\u2019clock)(?![\\p{L}])`,
      'giu',
    ),
  },
  { type: 'time', weight: 0.9, pattern: /(?<![\d.:,])(?:2[0-3]|[01]?\d)h[0-5]\d(?!\d)/giu },
  {
    type: 'time',
    weight: 0.9,
    pattern: new RegExp(
      `(?<![\\p{L}])(?:half|quarter|(?:five|ten|twenty|twenty-five)(?:[ ]minutes)?)[ ](?:past|to)[ ]${spoken}(?![\\p{L}])`,
      'giu',
    ),
  },
  {
    type: 'time',
    weight: 0.9,
    pattern: new RegExp(`(?<![\\p{L}])${spoken}[ ]o['\u2019]clock(?![\\p{L}])`, 'giu'),
  },
  {
    type: 'time',
    weight: 0.6,
    pattern: /(?<=\b(?:at|by|until|before|after|from) )(?:noon|midday|midnight)(?![\p{L}])/giu,
  },
];

function isCalendarDate(value: string): boolean {
  const [one = 0, two = 0] = (value.match(/\d+/g) ?? []).map(Number);
  return (one <= 31 && two <= 12 && one > 0 && two > 0) || (one <= 12 && two <= 31 && one > 0 && two > 0);
}
