import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { allZones, offsetIn } from '../../../../test/support/judging/clock-changes.ts';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { findZone, zoneNames } from './find-zone.ts';
import { readZone, zoneLine } from './read-zone.ts';
import { observanceFrom, offsetAt, onsetAt, onsetBefore } from './zone.ts';
import { timeZonesVersion, zoneLines } from './zones.generated.ts';

/** From before the first railway time to beyond the last onset the package lists. */
const anyInstant = fc.integer({ min: Date.parse('1800-01-01') / 1000, max: Date.parse('2499-01-01') / 1000 });
const anyZone = fc.constantFrom(...zoneNames);

/** Changed by releases of the tz database that runtimes in use do not have. */
const newerThanRuntimes = [
  'Africa/Casablanca',
  'Africa/El_Aaiun',
  'America/Edmonton',
  'America/Havana',
  'America/Inuvik',
  'America/Vancouver',
  'America/Winnipeg',
];

test('the offset at any instant is the one of the package', () => {
  fc.assert(
    fc.property(anyZone, anyInstant, (name, instant) => {
      expect(offsetAt(findZone(name)!.zone, instant)).toBe(offsetIn(name, instant));
    }),
    { numRuns: runs(40_000), seed: SEED },
  );
});

test('and, from 1971 to 2120, the one of the runtime, but where the law has changed since', () => {
  const range = { min: Date.parse('1971-01-01') / 1000, max: Date.parse('2120-01-01') / 1000 };
  const lines = new Set(newerThanRuntimes.map((name) => lineOf(name)));
  const settled = allZones.filter((name) => !lines.has(lineOf(name)));
  expect(allZones.length - settled.length).toBeLessThan(20);
  fc.assert(
    fc.property(fc.constantFrom(...settled), fc.integer(range), (name, instant) => {
      const zoned = Temporal.Instant.fromEpochMilliseconds(instant * 1000).toZonedDateTimeISO(name);
      expect(offsetAt(findZone(name)!.zone, instant)).toBe(zoned.offsetNanoseconds / 1e9);
    }),
    { numRuns: runs(20_000), seed: SEED },
  );
});

test('the onset before any instant is the last one that is not after it', () => {
  fc.assert(
    fc.property(anyZone, anyInstant, (name, instant) => {
      const { zone } = findZone(name)!;
      const index = onsetBefore(zone, instant);
      expect(onsetAt(zone, index)).toBeLessThanOrEqual(instant);
      expect(onsetAt(zone, index + 1)).toBeGreaterThan(instant);
    }),
    { numRuns: runs(20_000), seed: SEED },
  );
});

describe('clock changes that catch others out', () => {
  const rows: readonly { name: string; zone: string; change: string; offset: number }[] = [
    {
      name: 'Cairo ends summer on 1 November',
      zone: 'Africa/Cairo',
      change: '2030-10-31T21:00Z',
      offset: 7200,
    },
    {
      name: 'Jerusalem: Friday before the last Sunday',
      zone: 'Asia/Jerusalem',
      change: '2028-03-24T00:00Z',
      offset: 10_800,
    },
    { name: 'Nuuk: Saturday 24 to 30', zone: 'America/Nuuk', change: '2029-03-25T01:00Z', offset: -3600 },
    { name: 'Dublin: winter is GMT', zone: 'Europe/Dublin', change: '2026-10-25T01:00Z', offset: 0 },
    {
      name: 'Lord Howe: half an hour',
      zone: 'Australia/Lord_Howe',
      change: '2026-10-03T15:30Z',
      offset: 39_600,
    },
    {
      name: 'Berlin 1994 ends in September',
      zone: 'Europe/Berlin',
      change: '1994-09-25T01:00Z',
      offset: 3600,
    },
    {
      name: 'New York 2007 begins in March',
      zone: 'America/New_York',
      change: '2007-03-11T07:00Z',
      offset: -14_400,
    },
    { name: 'New York after 2038', zone: 'America/New_York', change: '2050-03-13T07:00Z', offset: -14_400 },
    {
      name: 'Vancouver stays on summer time from 2026 on',
      zone: 'America/Vancouver',
      change: '2026-03-08T10:00Z',
      offset: -25_200,
    },
  ];
  test.each(rows)('$name', ({ zone: name, change, offset }) => {
    const { zone } = findZone(name)!;
    const instant = Date.parse(change) / 1000;
    const index = onsetBefore(zone, instant);
    expect(onsetAt(zone, index)).toBe(instant);
    expect(observanceFrom(zone, index).offset).toBe(offset);
    expect(observanceFrom(zone, index - 1).offset).not.toBe(offset);
  });

  test('Vancouver has no change after it', () => {
    const { zone } = findZone('America/Vancouver')!;
    const last = Date.parse('2027-01-01') / 1000;
    expect(onsetAt(zone, onsetBefore(zone, last) + 1)).toBe(Number.POSITIVE_INFINITY);
    expect(offsetAt(zone, last)).toBe(-25_200);
  });
});

describe('the data', () => {
  test('is at least that of release 2026f', () => {
    expect(timeZonesVersion >= '2026f').toBe(true);
  });

  test('has exactly four irregular zones', () => {
    const irregular = zoneNames.filter((name) => findZone(name)!.zone.isIrregular);
    expect(irregular).toEqual(['Africa/Casablanca', 'Africa/El_Aaiun', 'Asia/Gaza', 'Asia/Hebron']);
  });

  test('has 597 names, 105 of its 344 zones with a yearly rule', () => {
    expect(zoneNames).toHaveLength(597);
    expect(zoneLines).toHaveLength(344);
    expect(zoneLines.filter((line) => readZone(line).rule !== undefined)).toHaveLength(105);
  });

  test('is read as it is written', () => {
    for (const line of zoneLines)
      expect(zoneLine(line.slice(0, line.indexOf('|')), readZone(line))).toBe(line);
  });
});

function lineOf(name: string): string {
  return zoneLine('', findZone(name)!.zone);
}
