import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { toIcs } from '../../src/operations/calendar/index.ts';
import { hasConsumer } from '../support/consumers.ts';
import { allZones, hardZones } from '../support/judging/clock-changes.ts';
import { runs } from '../support/runs.ts';
import { NOW, seconds, twoYears, type ZoneSample, zoneSample } from '../support/samples/calendar-samples.ts';

const script = fileURLToPath(new URL('./read_calendars.py', import.meta.url));

/** Local mean time and its odd seconds among them, which ical.js cannot read. */
const pastYears = [1900, 1935, 1950, 1972, 1986, 1995, 2006, 2016];

interface Case {
  readonly ics: string;
  readonly locals?: readonly number[];
  readonly occurrences?: number;
}

interface Reading {
  readonly offsets: readonly number[];
  readonly instants: readonly number[];
  readonly summary: string;
}

const isThere = hasConsumer('python3:icalendar') && hasConsumer('python3:dateutil');

describe.runIf(isThere)('python3-icalendar and dateutil', () => {
  test('418 of 418 names, 2026 to 2060', { timeout: 600_000 }, () => {
    const samples = some(allZones).flatMap((name) => zoneSample(name, 2026, 2060) ?? []);
    expect(misread(samples)).toEqual([]);
  });

  test.each(pastYears)('from the start of a series in %i to 2040', { timeout: 600_000 }, (year) => {
    const samples = some(allZones).flatMap((name) => zoneSample(name, year, 2040) ?? []);
    expect(misread(samples)).toEqual([]);
  });

  test('104 weeks at noon in the 24 hard zones', () => {
    const series = hardZones.map(twoYears);
    const readings = read(series.map(({ ics }) => ({ ics, occurrences: 105 })));
    expect(readings.map(({ instants }) => instants)).toEqual(series.map(({ instants }) => instants));
  });

  test('UNTIL, EXDATE and a moved start', () => {
    const repeat = {
      freq: 'weekly',
      by_day: ['TU', 'TH'],
      until: '2026-06-30',
      exclude: ['2026-06-25'],
    } as const;
    const request = { title: 'Run', start: '2026-06-19T20:00', tz: 'America/Los_Angeles', repeat };
    const expected = ['2026-06-24T03:00Z', '2026-07-01T03:00Z'];
    const [reading] = read([{ ics: toIcs(request, NOW), occurrences: 9 }]);
    expect(reading?.instants).toEqual(expected.map(seconds));
  });

  test('long texts of every script', () => {
    const title = 'Caf\u00e9 \u4f1a\u8b70 \u{1f469}\u200d\u{1f680}; a, b \\ c'.repeat(9);
    const [reading] = read([{ ics: toIcs({ title, start: '2026-06-19' }, NOW) }]);
    expect(reading?.summary).toBe(title);
  });
});

/** All of them in `npm run test:whole`, else one in twenty. */
function some(names: readonly string[]): readonly string[] {
  return names.filter((_name, index) => index % (names.length / runs(names.length)) < 1);
}

function misread(samples: readonly ZoneSample[]): readonly string[] {
  const readings = read(
    samples.map(({ ics, probes }) => ({ ics, locals: probes.map(({ local }) => local) })),
  );
  return samples.flatMap(({ name, probes }, sample) =>
    probes.flatMap(({ local, offset }, index) => {
      const found = readings[sample]?.offsets[index];
      const time = new Date(local * 1000).toISOString();
      return found === offset ? [] : [`${name} at ${time}: ${found}, not ${offset}`];
    }),
  );
}

function read(cases: readonly Case[]): readonly Reading[] {
  const input = JSON.stringify(cases.map((one) => ({ locals: [], occurrences: 1, ...one })));
  const run = spawnSync('/usr/bin/python3', [script], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}
