/** Rules without any day or with one far away, many zones, and long texts. */
const ics = (name, input) => ({
  operation: 'calendar.ics',
  name,
  path: '/v1/calendar/ics',
  body: JSON.stringify(input),
});

const days = Array.from({ length: 27 }, (_, i) => i + 3);
const never = {
  freq: 'yearly',
  by_month_day: days,
  by_day: ['53MO', '-53TU', '53WE', '-53TH', '53FR', '-53SA'],
};
const far = { freq: 'yearly', by_month: [2], by_month_day: [29], by_day: ['SU'] };
const rare = { freq: 'daily', interval: 997, by_month: [2], by_month_day: [29], by_day: ['SU'], count: 500 };
const zones = Intl.supportedValuesOf('timeZone');

const event = (i, more) => ({ title: `Event ${i}`, start: '2026-06-02T18:30', tz: 'Europe/Berlin', ...more });
const events = (count, more) => ({ events: Array.from({ length: count }, (_, i) => event(i, more(i))) });

export const calendarCases = [
  ics(
    '100 rules that name no day',
    events(100, () => ({ repeat: never })),
  ),
  ics(
    '40 rules that name no day',
    events(40, () => ({ repeat: never })),
  ),
  ics('one rule that names no day', event(0, { repeat: never })),
  ics(
    '100 rules whose first day is far',
    events(100, () => ({ repeat: far })),
  ),
  ics(
    '100 rules that count days which are rare',
    events(100, () => ({ repeat: rare })),
  ),
  ics(
    '10 rules that count days which are rare',
    events(10, () => ({ repeat: rare })),
  ),
  ics(
    '100 zones',
    events(100, (i) => ({ tz: zones[i * 4], repeat: { freq: 'weekly', count: 9 } })),
  ),
  ics(
    '60 zones, the rest of 250 KB text',
    events(60, (i) => ({ tz: zones[i * 6], description: '\u00e9\n;,'.repeat(700) })),
  ),
  ics(
    '100 events in UTC',
    events(100, () => ({ tz: undefined, start: '2026-06-02T18:30Z' })),
  ),
  ics(
    '100 events with many members',
    events(100, (i) => ({
      categories: Array.from({ length: 20 }, (_, j) => `c${i}-${j}`),
      reminders: Array.from({ length: 10 }, (_, j) => j * 60),
      repeat: { freq: 'monthly', by_day: ['-1FR'], until: '2099-12-31T18:30' },
    })),
  ),
  ics(
    '100 excluded days in each of 100 rules',
    events(100, () => ({
      repeat: {
        freq: 'daily',
        exclude: Array.from(
          { length: 100 },
          (_, i) =>
            `2026-${String(7 + Math.floor(i / 28)).padStart(2, '0')}-${String(1 + (i % 28)).padStart(2, '0')}`,
        ),
      },
    })),
  ),
  ics('250 KB of line breaks', { ...event(0), description: '\n'.repeat(125_000) }),
  ics('250 KB of emoji', { ...event(0), description: '\u{1f468}\u200d\u{1f469}'.repeat(22_000) }),
  ics('250 KB of letters', { ...event(0), description: 'a'.repeat(250_000) }),
  { operation: 'calendar.ics', name: '100,000 levels', path: '/v1/calendar/ics', body: '['.repeat(250_000) },
];
