import { chance, magnitude, pick, type Random } from '../../support/random.ts';
import type { Amplifier } from '../amplifier.ts';
import { drawText } from './texts.ts';

/** Calendars: rules without a day for centuries, zones, and lists of further and of excluded days. */
export const calendarAmplifiers: readonly Amplifier[] = [
  {
    name: 'the years that a rule is searched for a day',
    draw(random) {
      const rule = drawRule(random);
      const isDay = chance(random, 0.3);
      const tz = pick(random, ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', '']);
      return (bytes) => ({
        input: eventsOf(bytes, 150, (index) => ({
          title: `Event ${index}`,
          start: isDay ? '2026-06-02' : '2026-06-02T18:30:00Z',
          ...(!isDay && tz !== '' && { tz }),
          repeat: rule,
        })),
      });
    },
  },
  {
    name: 'zones, excluded days and texts of many events',
    draw(random) {
      const zones = Intl.supportedValuesOf('timeZone');
      const first = magnitude(random, 1, zones.length);
      const excluded = magnitude(random, 1, 1000);
      const hasExcluded = chance(random, 0.5);
      const hasDates = !hasExcluded && chance(random, 0.5);
      const text = drawText(random);
      const member = pick(random, ['title', 'description', 'location']);
      return (bytes) => ({
        input: eventsOf(bytes, 200 + (hasExcluded || hasDates ? excluded * 13 : 0), (index) => ({
          title: 'a',
          [member]: `a${text(bytes / 200)}`,
          start: '2026-06-02T18:30',
          tz: zones[(first + index * 7) % zones.length],
          reminders: [0, 60, 120],
          ...(hasDates && { dates: Array.from({ length: excluded }, (_, day) => dayAfter(day)) }),
          ...(hasExcluded && {
            repeat: { freq: 'daily', exclude: Array.from({ length: excluded }, (_, day) => dayAfter(day)) },
          }),
        })),
      });
    },
  },
];

function eventsOf(
  bytes: number,
  bytesOfEvent: number,
  event: (index: number) => Readonly<Record<string, unknown>>,
) {
  const count = Math.max(1, Math.min(100, Math.floor(bytes / bytesOfEvent)));
  return count === 1 ? event(0) : { events: Array.from({ length: count }, (_, index) => event(index)) };
}

function drawRule(random: Random): Readonly<Record<string, unknown>> {
  const some = <Item>(items: readonly Item[]): readonly Item[] => {
    const most = magnitude(random, 1, items.length);
    return items.filter(() => chance(random, most / items.length));
  };
  const freq = pick(random, ['daily', 'weekly', 'monthly', 'yearly']);
  const numbers = freq === 'monthly' || freq === 'yearly' ? ['', '1', '-1', '5', '53', '-53'] : [''];
  const days = some(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']).map(
    (day) => `${pick(random, numbers)}${day}`,
  );
  const months = some([1, 2, 2, 2, 4, 12]);
  const monthDays = freq === 'weekly' ? [] : some([29, 30, 31, -31, -30, 29, 1]);
  return {
    freq,
    ...(chance(random, 0.5) && { interval: magnitude(random, 1, 1000) }),
    ...(days.length > 0 && chance(random, 0.7) && { by_day: [...new Set(days)] }),
    ...(months.length > 0 && chance(random, 0.6) && { by_month: [...new Set(months)] }),
    ...(monthDays.length > 0 && chance(random, 0.6) && { by_month_day: [...new Set(monthDays)] }),
    ...(numbers.length > 1 &&
      days.length > 0 &&
      chance(random, 0.2) && { by_set_pos: [pick(random, [1, -1, 5, 366])] }),
    ...(chance(random, 0.4) && { count: magnitude(random, 1, 9999) }),
  };
}

/** Days after the first of July 2026. */
function dayAfter(days: number): string {
  return new Date(Date.UTC(2026, 6, 1 + days)).toISOString().slice(0, 10);
}
