import { describe, expect, test } from 'vitest';
import { prepare } from '../../../schema/prepare.ts';
import { calendarRequest } from '../schema.ts';

const course = {
  title: 'Course',
  start: '2026-06-01T09:00',
  end: '2026-06-01T10:00',
  tz: 'Europe/Berlin',
  repeat: { freq: 'weekly' },
};

/** What prepare makes of a member beside those of a complete event, alone and in a list. */
function fateOf(name: string): readonly string[] {
  const event = { ...course, [name]: 'x' };
  return [event, { events: [event] }].map((request) => {
    const { faults } = prepare(calendarRequest, request);
    return faults[0]?.message ?? 'ignored';
  });
}

describe.each<{ hint: string; names: readonly string[] }>([
  {
    hint: 'repeat takes it',
    names: [
      ...[
        'count',
        'interval',
        'until',
        'by_day',
        'byDay',
        'by_set_pos',
        'week_start',
        'wkst',
        'exdate',
        'weekdays',
      ],
      ...[
        'recurrenceInterval',
        'repeat_count',
        'is_recurring',
        'skip_dates',
        'exception_dates',
        'repeatUntil',
      ],
      ...[
        'last_date',
        'blackoutDates',
        'untilDate',
        'excluded_days',
        'annually',
        'everyWeek',
        'timesPerWeek',
      ],
      ...['daysOfWeek', 'dayOfMonth', 'Wiederholung', 'fr\u00e9quence', 'frecuencia'],
    ],
  },
  {
    hint: 'dates lists further dates',
    names: [
      'rdate',

      'sessions',
      'occurrences',
      'recurrence_dates',
      'extraDates',
      'additional_dates',
    ],
  },
  {
    hint: 'end_tz that of its end',
    names: [
      'end_timezone',
      'endTimeZone',
      'startTz',
      'time_zone',
      'timezone',
      'TZID',
      'utc_offset',
      'Zeitzone',
      'TimeZoneId',
    ],
  },
  {
    hint: 'start has both day and time',
    names: [
      ...['start_time', 'startDate', 'begins_at', 'date', 'time', 'dtstart', 'from_date', 'kickoffTime'],
      ...['Startzeit', 'Uhrzeit', 'von', 'begintijd', 'starttid', 'data_rozpoczecia', 'zacatek'],
    ],
  },
  {
    hint: 'end has both day and time',
    names: [
      ...['end_time', 'endDate', 'finishes_at', 'DTEND', 'stop_time', 'stopsAt', 'toDate', 'arrival_time'],
      ...[
        'Endzeit',
        'Enddatum',
        'bis',
        'date_fin',
        'heureFin',
        'fecha_fin',
        'hora_fim',
        'eindtijd',
        'sluttid',
      ],
    ],
  },
  {
    hint: 'duration_minutes',
    names: ['duration', 'duration_hours', 'length_minutes', 'Dauer', 'eventDuration'],
  },
  {
    hint: 'an all-day event has a date',
    names: [
      ...[
        'all_day',
        'isAllDay',
        'wholeDayEvent',
        'ganzt\u00e4gig',
        'touteLaJourn\u00e9e',
        'todo_el_d\u00eda',
      ],
      ...['dia_inteiro', 'tutto_il_giorno', 'heleDag', 'heldag'],
    ],
  },
])('$hint', ({ hint, names }) => {
  test.each(names)('%s is refused, whatever is beside it', (name) => {
    for (const fate of fateOf(name)) expect(fate).toContain(hint);
  });
});

test.each([
  ...[
    'color',
    'organizer',
    'attendees',
    'id',
    'note',
    'session_id',
    'created_at',
    'updated_time',
    'priority',
  ],
  ...[
    'weekend',
    'endpoint',
    'calendar_id',
    'registration_end',
    'ticket_sale_start',
    'attendee_count',
    'timestamp',
  ],
  ...[
    'time_zone_label',
    'travel_duration',
    'legend',
    'startup',
    'host',
    'latitude',
    'hourly_rate',
    'event_type',
    'stop',
    'kickoff',
    'zone_id',
  ],
])('%s changes neither when nor how often, and is ignored', (name) => {
  expect(fateOf(name)).toEqual(['ignored', 'ignored']);
});

test.each([
  { member: 'status', names: ['cancelled', 'isCanceled', 'eventStatus'] },
  { member: 'show_as', names: ['transparency', 'TRANSP', 'busyStatus', 'availability'] },
  { member: 'reminder_minutes', names: ['reminderMinutesBeforeStart', 'alertMinutes', 'notify_before'] },
])('$names are asked for as $member, and ignored beside it', ({ member, names }) => {
  const given = { status: 'cancelled', show_as: 'free', reminder_minutes: 5 };
  for (const name of names) {
    expect(fateOf(name)).toEqual(Array(2).fill(`is not known here; did you mean ${member}?`));
    expect(prepare(calendarRequest, { ...course, ...given, [name]: true }).faults).toEqual([]);
  }
});
