import type { OtherNames } from '../../schema/schema.ts';
import { timeNames } from './reading/time-names.ts';

/** Other names of the reminders. */
const reminderNames: readonly OtherNames[] = [
  {
    member: 'reminder_minutes',
    names: ['reminder', 'remind', 'remind_before', 'reminder_before', 'alarm', 'alert', 'notify_before'],
  },
  {
    member: 'reminder_minutes',
    names: ['reminder_minutes_before_start', 'remind_minutes', 'alarm_minutes', 'alert_minutes'],
  },
  { member: 'reminders', names: ['alarms', 'alerts', 'valarms'] },
];

/** Other names of what an event is to those who look: whether it takes place, whether it takes their time. */
const stateNames: readonly OtherNames[] = [
  { member: 'status', names: ['cancelled', 'canceled', 'is_cancelled', 'is_canceled', 'event_status'] },
  { member: 'show_as', names: ['transparency', 'transp', 'busy_status', 'free_busy', 'availability'] },
  { member: 'categories', names: ['category', 'tags', 'labels'] },
];

/** Other names of the members of an event. */
export const eventNames: readonly OtherNames[] = [
  ...reminderNames,
  ...stateNames,
  { member: 'title', names: ['name', 'summary', 'subject', 'event_name'] },
  { names: ['stars'] },
  ...timeNames,
];

/** Other names where one event and a calendar of several share a level, `name` a member among them. */
export const calendarNames: readonly OtherNames[] = [
  ...reminderNames,
  ...stateNames,
  { member: 'title', names: ['summary', 'subject', 'event_name'] },
  { member: 'name', names: ['calendar_name'] },
  { member: 'events', names: ['event_list', 'entries', 'items', 'vevents'] },
  { names: ['stars'] },
  ...timeNames,
];

/** Other names of the members of a rule: those of RFC 5545 3.3.10, and of other programs. */
export const repeatNames: readonly OtherNames[] = [
  { member: 'freq', names: ['frequency', 'period', 'unit'] },
  { member: 'interval', names: ['every'] },
  { member: 'count', names: ['times', 'occurrences', 'occurrence_count', 'number_of_occurrences'] },
  {
    member: 'until',
    names: ['end', 'end_date', 'ends', 'ends_on', 'stop', 'until_date', 'last', 'last_date'],
  },
  {
    member: 'by_day',
    names: ['days', 'days_of_week', 'weekdays', 'weekday', 'by_weekday', 'on'],
  },
  { member: 'by_month', names: ['months'] },
  { member: 'by_month_day', names: ['month_days', 'days_of_month'] },
  { member: 'by_set_pos', names: ['set_pos', 'set_position', 'position'] },
  { member: 'week_start', names: ['wkst', 'week_starts_on'] },
  { member: 'exclude', names: ['exdate', 'exdates', 'except', 'exceptions', 'exclusions', 'skip'] },
];
