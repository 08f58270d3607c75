import { toIcs } from '../../../src/operations/calendar/index.ts';
import { instantIn, offsetIn, type Probe, probesBetween } from '../judging/clock-changes.ts';

export const NOW = new Date('2026-11-21T12:00:00Z');

/** What a VTIMEZONE must express: the probes that a reader of `ics` must answer like the data. */
export interface ZoneSample {
  readonly name: string;
  readonly ics: string;
  readonly probes: readonly Probe[];
}

/**
 * A weekly event at noon from 15 January of a year on, without an end except in zones that require one, and every
 * clock change up to the end of `lastYear`. UTC by its many names has no VTIMEZONE and no changes.
 */
export function zoneSample(name: string, firstYear: number, lastYear: number): ZoneSample | undefined {
  const start = `${firstYear}-01-15T12:00`;
  const freq = 'weekly';
  const ends = isOpenRefused(name, start) ? { until: `${lastYear}-12-31` } : {};
  const ics = toIcs({ title: 'Noon', start, tz: name, repeat: { freq, ...ends } }, NOW);
  const from = instantIn(name, seconds(`${start}Z`));
  const first = { local: seconds(`${start}Z`), offset: offsetIn(name, from) };
  const probes = [first, ...probesBetween(name, from, seconds(`${lastYear}-12-30T00:00Z`))];
  return ics.includes('BEGIN:VTIMEZONE') ? { name, ics, probes } : undefined;
}

/** A series of 104 weeks on Sundays at noon, and the instants it must be read as. */
export function twoYears(name: string): { ics: string; instants: readonly number[] } {
  const start = '2026-01-18T12:00';
  const request = { title: 'Noon', start, tz: name, repeat: { freq: 'weekly', count: 104 } } as const;
  const instants = Array.from({ length: 104 }, (_week, index) =>
    instantIn(name, seconds(`${start}Z`) + index * 7 * 86_400),
  );
  return { ics: toIcs(request, NOW), instants };
}

export function seconds(iso: string): number {
  return Date.parse(iso) / 1000;
}

function isOpenRefused(name: string, start: string): boolean {
  try {
    toIcs({ title: 'Noon', start, tz: name, repeat: { freq: 'weekly' } }, NOW);
    return false;
  } catch {
    return true;
  }
}
