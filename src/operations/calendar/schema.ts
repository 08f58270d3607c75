import type { ObjectSchema, Schema } from '../../schema/schema.ts';
import type { ValueOf } from '../../schema/value-of.ts';
import { calendarNames, eventNames, repeatNames } from './other-names.ts';
import { DATE_TIME_WORDS } from './reading/date-time.ts';

const reminder = {
  type: 'integer',
  minimum: 0,
  maximum: 525_600,
  description: 'Minutes before the start at which a reminder pops up; all-day events start at 00:00.',
} as const satisfies Schema;

const tz = {
  type: 'string',
  description:
    'IANA name of the zone that times without an offset are read in, whatever its case. The file then carries ' +
    'local times and the rules of that zone.',
  examples: ['Europe/Berlin'],
} as const satisfies Schema;

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
        'Tuesday, -1FR the last Friday. Not beside by_month_day.',
      items: {
        type: 'string',
        pattern: '^([+-]?[0-9]{1,2})?([sS][uU]|[mM][oO]|[tT][uU]|[wW][eE]|[tT][hH]|[fF][rR]|[sS][aA])$',
        'x-expected':
          'a weekday (SU, MO, TU, WE, TH, FR, SA), in monthly and yearly rules with a number (2TU, -1FR)',
        examples: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'],
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
      description:
        'The days of the month it happens on; -1 is the last. Not in weekly rules. A yearly rule without by_month means ' +
        'the month of start.',
    },
    by_set_pos: {
      type: 'array',
      minItems: 1,
      maxItems: 62,
      items: {
        anyOf: [
          { type: 'integer', minimum: 1, maximum: 366 },
          { type: 'integer', minimum: -366, maximum: -1 },
        ],
        'x-expected': 'a place from 1 to 366, or from -1 (the last) to -366',
      },
      description:
        'Which of the days that the other members name in each month or year: -1 is the last. With by_day MO to FR that is the last working day.',
      examples: [[-1]],
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
        'Occurrences that do not take place: days, or date-times of a start. Days without one do no harm.',
      items: { type: 'string' },
      examples: [['2026-12-24', '2026-12-31']],
    },
  },
} as const satisfies ObjectSchema;

const eventProperties = {
  title: {
    type: 'string',
    pattern: '[^\\s\\u0000-\\u001f\\u007f\\u0085]',
    'x-expected': 'a text that is not blank',
    description: 'What the event is called. Required.',
    examples: ['Pottery class'],
  },
  start: {
    type: 'string',
    'x-expected': DATE_TIME_WORDS,
    description: 'When it starts; a date for an all-day event. Required.',
    examples: ['2026-06-02T18:30'],
  },
  end: {
    type: 'string',
    'x-expected': DATE_TIME_WORDS,
    description: 'When it ends, in the notations of start. The end date of an all-day event is its last day.',
    examples: ['2026-06-02T20:00'],
  },
  duration_minutes: {
    type: 'integer',
    minimum: 1,
    maximum: 525_600,
    description: 'How long it takes, instead of end. Not for all-day events.',
  },
  tz,
  end_tz: {
    type: 'string',
    description: 'Zone of end where it is another, as of a flight.',
    examples: ['America/New_York'],
  },
  location: { type: 'string', description: 'Where it takes place.', examples: ['Kiln Street 4'] },
  description: { type: 'string', description: 'Anything else to say. Line breaks are kept.' },
  url: {
    type: 'string',
    pattern: '^[hH][tT][tT][pP][sS]?://[!-~]+$',
    'x-max-bytes': 2000,
    'x-expected': 'an http or https address, in ASCII and without spaces, of at most 2,000 bytes',
    description: 'A page about the event, written as it is.',
  },
  status: {
    type: 'string',
    enum: ['confirmed', 'tentative', 'cancelled'],
    'x-any-case': true,
    description: 'Whether it takes place. Send an event again as cancelled to call it off.',
  },
  categories: {
    type: 'array',
    maxItems: 20,
    items: {
      type: 'string',
      pattern: '[^\\s\\u0000-\\u001f\\u007f\\u0085]',
      'x-expected': 'a text that is not blank',
    },
    description: 'Labels, which calendars show as tags or colours.',
  },
  show_as: {
    type: 'string',
    enum: ['busy', 'free'],
    'x-any-case': true,
    description: 'Whether the time counts as taken. Left out, calendars take it for busy.',
  },
  reminder_minutes: reminder,
  reminders: {
    type: 'array',
    maxItems: 10,
    items: reminder,
    description: 'Several reminders, in minutes before the start.',
  },
  sequence: {
    type: 'integer',
    minimum: 0,
    maximum: 2_147_483_647,
    description: 'Number of this revision, for calendars that take an update only when it grows.',
  },
  repeat: repeatSchema,
  dates: {
    type: 'array',
    maxItems: 1000,
    description:
      'Further dates of the event: days, at the time of day of start, or date-times. Outlook leaves them out.',
    items: { type: 'string' },
    examples: [['2026-06-09', '2026-06-23']],
  },
  uid: {
    type: 'string',
    minLength: 1,
    pattern: '^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*$',
    'x-max-bytes': 255,
    'x-expected': 'a text of 1 to 255 bytes of UTF-8 without control characters',
    description:
      'Your own stable identifier. Left out, it is made of title, start with its zone, end and location: the same booking sent again updates the event.',
    examples: ['booking-4711@example.com'],
  },
} as const satisfies Record<string, Schema>;

const eventSchema = {
  type: 'object',
  required: ['title', 'start'],
  'x-other-names': eventNames,
  properties: eventProperties,
} as const satisfies ObjectSchema;

/**
 * Input of POST /v1/calendar/ics: the members of one event, or with `events` a calendar of several.
 */
export const calendarRequest = {
  type: 'object',
  'x-other-names': calendarNames,
  properties: {
    ...eventProperties,
    tz: { ...tz, description: `${tz.description} Beside events: for those without a tz of their own.` },
    name: { type: 'string', description: 'What the calendar is called. Only with events.' },
    events: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: eventSchema,
      description: 'Several events in one file. Of the members beside it, name and tz count.',
    },
  },
} as const satisfies ObjectSchema;

/** What the GET of the path accepts of it: one event without lists, its rule as JSON text. */
export const linkNarrows = {
  repeat: {
    ...repeatSchema,
    'x-expected': 'JSON text of an object with freq, as {"freq":"weekly","count":4}',
  },
  categories: false,
  reminders: false,
  dates: false,
  name: false,
  events: false,
} as const satisfies Record<string, Schema | false>;

export type CalendarInput = ValueOf<typeof calendarRequest>;
export type EventInput = ValueOf<typeof eventSchema>;
export type RepeatInput = ValueOf<typeof repeatSchema>;
