import { periodNames } from '../names/further-names.ts';

/** A text that is not blank. */
export const text = { type: 'string', pattern: '\\S', 'x-expected': 'a text that is not blank' } as const;

/** A text on one line, not blank, of at most `maxLength` characters. */
export const oneLineText = (maxLength: number) =>
  ({
    type: 'string',
    pattern: '^[^\\S\\n\\r\\u2028\\u2029]*\\S[^\\n\\r\\u2028\\u2029]*$',
    maxLength,
    'x-expected': `one line of 1 to ${maxLength} characters, not blank`,
  }) as const;

/** A number of an article or a file: a text, or the whole number that many databases have. */
export const numberOrText = {
  anyOf: [text, { type: 'integer' }],
  'x-expected': 'a text that is not blank, or a whole number',
} as const;

/** A day as YYYY-MM-DD; whether the calendar has it is judged by `checkDates`. */
export const day = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  format: 'date',
  'x-expected': 'a day of the calendar as YYYY-MM-DD',
} as const;

/** Two letters of ISO 3166-1; whether it is one is judged by `isCountry`. */
export const country = {
  type: 'string',
  pattern: '^[A-Za-z]{2}$',
  'x-expected': 'the two letters of ISO 3166-1, such as DE',
} as const;

/** Days from start to end, of which one may be open; the order is judged by `periodFaults`. */
export const period = {
  type: 'object',
  'x-other-names': periodNames,
  properties: {
    start: {
      ...day,
      description: 'First day. Left out, the period is open at its start.',
      examples: ['2026-03-01'],
    },
    end: {
      ...day,
      description: 'Last day. Left out, the period is open at its end.',
      examples: ['2026-03-31'],
    },
  },
} as const;
