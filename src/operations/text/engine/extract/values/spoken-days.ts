import type { Pattern } from './candidate.ts';

/** Days without their month or year: the first Saturday in September, the 14th, Thu-Sat. */
export const spokenDayPatterns: readonly Pattern[] = [
  {
    type: 'date',
    weight: 0.9,
    pattern:
      /(?<!\p{L})the (?:first|second|third|fourth|last) (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|weekend) (?:in|of) (?:\p{Lu}\p{Ll}{2,8}|(?:the|each|every) month)(?: \d{4})?(?!\p{L})/gu,
  },
  {
    type: 'date',
    weight: 0.6,
    pattern:
      /(?<=\b(?:on|until|by|before|from|till|since|after) )the \d{1,2}(?:st|nd|rd|th)(?=[.,;:!?)\n]|$| (?:and|but|so|at|because|to|if|when|they|we|I)\b)/gu,
  },
  {
    type: 'date',
    weight: 0.5,
    pattern:
      /(?<!\p{L})(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:s|nes|rs|ur)?(?:day)?s?[ ]?[-\u2013][ ]?(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:s|nes|rs|ur)?(?:day)?s?(?!\p{L}|,? \d)/gu,
  },
  {
    type: 'date',
    weight: 0.6,
    pattern:
      /(?<!\p{L})(?:between (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day and (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:alternate|every other|every second) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)(?!\p{L}| \d)/gu,
  },
];
