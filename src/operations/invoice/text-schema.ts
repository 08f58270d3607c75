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

/** A day as YYYY-MM-DD; whether the calendar has it is judged by `checkDates`. */
export const day = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  'x-expected': 'a day of the calendar as YYYY-MM-DD',
} as const;
