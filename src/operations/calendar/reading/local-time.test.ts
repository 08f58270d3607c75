import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { findZone, zoneNames } from '../zones/find-zone.ts';
import { offsetAt, type Zone } from '../zones/zone.ts';
import { clockRefusal, endOfDay, instantsOf, pointAt, pointOf } from './local-time.ts';

const rows: readonly { name: string; zone: string; local: string; instants: readonly string[] }[] = [
  { name: 'an hour skipped', zone: 'Europe/Berlin', local: '2026-03-29T02:30', instants: [] },
  {
    name: 'the first moment after it',
    zone: 'Europe/Berlin',
    local: '2026-03-29T03:00',
    instants: ['2026-03-29T01:00Z'],
  },
  {
    name: 'the last moment before it',
    zone: 'Europe/Berlin',
    local: '2026-03-29T01:59:59',
    instants: ['2026-03-29T00:59:59Z'],
  },
  {
    name: 'an hour repeated',
    zone: 'Europe/Berlin',
    local: '2026-10-25T02:30',
    instants: ['2026-10-25T00:30Z', '2026-10-25T01:30Z'],
  },
  {
    name: 'the end of the repeated hour',
    zone: 'Europe/Berlin',
    local: '2026-10-25T03:00',
    instants: ['2026-10-25T02:00Z'],
  },
  { name: 'half an hour skipped', zone: 'Australia/Lord_Howe', local: '2026-10-04T02:15', instants: [] },
  {
    name: 'and no more than half',
    zone: 'Australia/Lord_Howe',
    local: '2026-10-04T02:30',
    instants: ['2026-10-03T15:30Z'],
  },
  { name: 'a skip at midnight', zone: 'America/Santiago', local: '2026-09-06T00:30', instants: [] },
  { name: 'another', zone: 'Africa/Cairo', local: '2026-04-24T00:15', instants: [] },
  { name: 'a day skipped', zone: 'Pacific/Apia', local: '2011-12-30T12:00', instants: [] },
  {
    name: 'a day repeated',
    zone: 'Pacific/Kwajalein',
    local: '1969-09-30T12:00',
    instants: ['1969-09-30T01:00Z', '1969-10-01T00:00Z'],
  },
  {
    name: 'before any change',
    zone: 'Europe/Berlin',
    local: '1700-01-01T00:00',
    instants: ['1699-12-31T23:06:32Z'],
  },
];

test.each(rows)('$zone $local: $name', ({ zone: name, local, instants }) => {
  const { zone } = findZone(name)!;
  expect(instantsOf(zone, seconds(`${local}Z`))).toEqual(instants.map(seconds));
  expect(pointOf(zone, seconds(`${local}Z`))?.instant).toEqual(
    instants.length === 1 ? seconds(instants[0]!) : undefined,
  );
});

test('the instants of any local time are those at which the clock shows it', () => {
  const time = fc.integer({ min: seconds('1850-01-01T00:00Z'), max: seconds('2150-01-01T00:00Z') });
  fc.assert(
    fc.property(fc.constantFrom(...zoneNames), time, (name, local) => {
      const { zone } = findZone(name)!;
      expect(instantsOf(zone, local)).toEqual(instantsByTrial(zone, local));
      const point = pointAt(zone, local);
      expect(instantsOf(zone, point.local)).toContain(local);
    }),
    { numRuns: runs(20_000), seed: SEED },
  );
});

describe('the end of a day', () => {
  test.each([
    { name: 'plain', zone: 'Europe/Berlin', day: '2026-06-30', end: '2026-06-30T21:59:59Z' },
    {
      name: 'its last hour comes twice',
      zone: 'Africa/Cairo',
      day: '2026-10-29',
      end: '2026-10-29T21:59:59Z',
    },
    { name: 'the day does not exist', zone: 'Pacific/Apia', day: '2011-12-30', end: '2011-12-30T09:59:59Z' },
  ])('$zone $day: $name', ({ zone, day, end }) => {
    expect(endOfDay(findZone(zone)!.zone, seconds(`${day}T00:00Z`) / 86_400)).toBe(seconds(end));
  });
});

test.each([
  {
    zone: 'Europe/Berlin',
    local: '2026-03-29T02:30',
    says: [
      'at 02:00 it goes on to 2026-03-29T03:00',
      'add the offset',
      '2026-03-29T02:30+01:00',
      '2026-03-29T03:30',
    ],
  },
  {
    zone: 'Europe/Berlin',
    local: '2026-10-25T02:30',
    says: ['twice', 'another time', '2026-10-25T02:30+02:00 or 2026-10-25T02:30+01:00'],
  },
])('a refusal says both ways out: $local', ({ zone, local, says }) => {
  const message = clockRefusal(findZone(zone)!, seconds(`${local}Z`));
  for (const part of says) expect(message).toContain(part);
});

/** Every offset the zone ever had, tried in turn. */
function instantsByTrial(zone: Zone, local: number): readonly number[] {
  const offsets = new Set(zone.observances.map(({ offset }) => offset));
  const instants = Array.from(offsets, (offset) => local - offset);
  return instants.filter((instant) => instant + offsetAt(zone, instant) === local).sort((a, b) => a - b);
}

function seconds(iso: string): number {
  return Date.parse(iso) / 1000;
}
