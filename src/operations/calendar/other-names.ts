import type { OtherNames } from '../../schema/schema.ts';

/** Other names of the members of an event that change when it is, or how often. */
const timeNames: readonly OtherNames[] = [
  {
    member: 'start',
    names: [
      'start_date',
      'start_time',
      'start_date_time',
      'start_at',
      'starts',
      'starts_at',
      'begin',
      'begins',
      'begins_at',
      'dtstart',
    ],
  },
  {
    member: 'end',
    names: ['end_date', 'end_time', 'end_date_time', 'end_at', 'ends', 'ends_at', 'finish', 'dtend'],
  },
  { member: 'duration_minutes', names: ['duration', 'duration_min', 'duration_mins'] },
  {
    member: 'duration_minutes',
    names: ['duration_hours', 'duration_seconds', 'hours'],
    hint: 'duration_minutes counts minutes',
  },
  { member: 'tz', names: ['time_zone', 'timezone_id', 'tzid', 'zone'] },
  {
    names: ['all_day', 'is_all_day', 'whole_day', 'full_day'],
    hint: 'an all-day event has a date as its start, as 2026-06-02',
  },
  {
    member: 'repeat',
    names: ['recurrence', 'recurrence_rule', 'recurring', 'rrule', 'repetition', 'frequency'],
  },
  {
    names: ['freq', 'until', 'by_day', 'by_month', 'by_month_day', 'exclude', 'exdate', 'exdates'],
    hint: 'repeat takes it, as {"freq":"weekly","until":"2026-12-31"}',
  },
  {
    member: 'reminder_minutes',
    names: ['reminder', 'remind', 'remind_before', 'reminder_before', 'alarm', 'alert'],
  },
  { member: 'reminders', names: ['alarms', 'alerts', 'valarms'] },
];

/** Other names of the members of an event. */
export const eventNames: readonly OtherNames[] = [
  ...timeNames,
  { member: 'start', names: ['from', 'when', 'date'] },
  { member: 'end', names: ['to'] },
  { member: 'title', names: ['name', 'summary', 'subject', 'event_name'] },
  { member: 'categories', names: ['category', 'tags', 'labels'] },
  { names: ['stars'] },
];

/** Other names where one event and a calendar of several share a level, `name` a member among them. */
export const calendarNames: readonly OtherNames[] = [
  ...timeNames,
  { member: 'title', names: ['summary', 'subject', 'event_name'] },
  { member: 'categories', names: ['category', 'tags', 'labels'] },
  { member: 'name', names: ['calendar_name'] },
  { member: 'events', names: ['event_list', 'entries', 'items', 'vevents'] },
  { names: ['stars'] },
];

/** Other names of the members of a rule: those of RFC 5545 3.3.10, and of other programs. */
export const repeatNames: readonly OtherNames[] = [
  { member: 'freq', names: ['frequency', 'period', 'unit'] },
  { member: 'interval', names: ['every'] },
  { member: 'count', names: ['times', 'occurrences'] },
  { member: 'until', names: ['end', 'end_date', 'ends_on', 'last'] },
  { member: 'by_day', names: ['days', 'days_of_week', 'weekdays', 'on'] },
  { member: 'by_month', names: ['months'] },
  { member: 'by_month_day', names: ['month_days', 'days_of_month'] },
  { member: 'week_start', names: ['wkst', 'week_starts_on'] },
  { member: 'exclude', names: ['exdate', 'exdates', 'except', 'exceptions', 'skip'] },
];
