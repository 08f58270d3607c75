import type { ObjectSchema } from '../../schema/schema.ts';
import type { ValueOf } from '../../schema/value-of.ts';
import { repeatNames } from './other-names.ts';

/** How an event repeats. Unknown members are refused here: they would change what the rule means. */
export const repeatSchema = {
  type: 'object',
  required: ['freq'],
  additionalProperties: false,
  'x-other-names': repeatNames,
  description:
    'How the event repeats. With tz, or a date, occurrences keep their local hour; without tz they keep their ' +
    'hour in UTC.',
  properties: {
    freq: {
      type: 'string',
      enum: ['daily', 'weekly', 'monthly', 'yearly'],
      'x-any-case': true,
      description: 'The period that the rule counts.',
    },
    interval: {
      type: 'integer',
      minimum: 1,
      maximum: 1000,
      default: 1,
      description: 'Every how many periods it happens: 2 with weekly is every other week.',
    },
    count: {
      type: 'integer',
      minimum: 1,
      maximum: 9999,
      description: 'How often it happens in all. Not with until.',
    },
    until: {
      type: 'string',
      description:
        'Last day (2026-12-31) or last moment, both included, in the notations of start. All-day events take a ' +
        'date. Not with count.',
      examples: ['2026-12-31'],
    },
    by_day: {
      type: 'array',
      minItems: 1,
      maxItems: 60,
      description:
        'The weekdays it happens on. In monthly and yearly rules a number picks one of them: 2TU is the second ' +
        'Tuesday, -1FR the last Friday.',
      items: {
        type: 'string',
        pattern: '^([+-]?[0-9]{1,2})?([sS][uU]|[mM][oO]|[tT][uU]|[wW][eE]|[tT][hH]|[fF][rR]|[sS][aA])$',
        'x-expected':
          'a weekday (SU, MO, TU, WE, TH, FR, SA), in monthly and yearly rules with a number (2TU, -1FR)',
      },
      examples: [['TU', 'TH']],
    },
    by_month: {
      type: 'array',
      minItems: 1,
      maxItems: 12,
      items: { type: 'integer', minimum: 1, maximum: 12 },
      description: 'The months it happens in, 1 for January.',
    },
    by_month_day: {
      type: 'array',
      minItems: 1,
      maxItems: 62,
      items: {
        anyOf: [
          { type: 'integer', minimum: 1, maximum: 31 },
          { type: 'integer', minimum: -31, maximum: -1 },
        ],
        'x-expected': 'a day of the month from 1 to 31, or from -1 (the last) to -31',
      },
      description: 'The days of the month it happens on; -1 is the last. Not in weekly rules.',
    },
    week_start: {
      type: 'string',
      enum: ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'],
      'x-any-case': true,
      default: 'MO',
      description: 'The day weeks begin on, which matters when interval skips weeks.',
    },
    exclude: {
      type: 'array',
      maxItems: 1000,
      description:
        'Occurrences that do not take place: a day, or the date-time of a start. Days without an occurrence do ' +
        'no harm, so a list of holidays will do.',
      items: { type: 'string' },
      examples: [['2026-12-24', '2026-12-31']],
    },
  },
} as const satisfies ObjectSchema;

export type RepeatInput = ValueOf<typeof repeatSchema>;
