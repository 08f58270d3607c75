import { expect, test } from 'vitest';
import { allZones } from '../../../../test/support/judging/clock-changes.ts';
import { findZone, fixedZone } from './find-zone.ts';
import { offsetAt } from './zone.ts';

test('knows all 418 names that a runtime knows', () => {
  expect(allZones.filter((name) => findZone(name)?.tzid !== name)).toEqual([]);
  expect(allZones).toHaveLength(418);
});

test.each([
  { name: 'any case', asked: 'europe/berlin', tzid: 'Europe/Berlin' },
  { name: 'a link, under its own name', asked: 'us/eastern', tzid: 'US/Eastern' },
  { name: 'a former name', asked: 'Asia/Calcutta', tzid: 'Asia/Calcutta' },
  { name: 'an abbreviation that the tz database has', asked: 'EST5EDT', tzid: 'EST5EDT' },
])('finds $name', ({ asked, tzid }) => {
  expect(findZone(asked)?.tzid).toBe(tzid);
});

test('a link is its zone', () => {
  expect(findZone('US/Eastern')?.zone.rule).toEqual(findZone('America/New_York')?.zone.rule);
});

test.each([
  '',
  ' Europe/Berlin',
  'Berlin',
  '+02:00',
  'UTC+2',
  'CEST',
  'W. Europe Standard Time',
  '__proto__',
  'constructor',
  'toString',
  'Europe/Berlin\r\nX:1',
])('does not find %j', (name) => {
  expect(findZone(name)).toBeUndefined();
});

test.each(['UTC', 'Etc/UTC', 'GMT', 'Etc/GMT', 'Zulu', 'Universal', 'Greenwich', 'Etc/UCT', 'GMT0', 'GMT+0'])(
  '%s is UTC',
  (name) => {
    expect(findZone(name)?.isUtc).toBe(true);
  },
);

test.each(['Africa/Abidjan', 'Europe/London', 'Etc/GMT+1'])('%s is not', (name) => {
  expect(findZone(name)?.isUtc).toBe(false);
});

test('a fixed zone never changes', () => {
  expect([-1e11, 0, 1e11].map((instant) => offsetAt(fixedZone(-12_600), instant))).toEqual([
    -12_600, -12_600, -12_600,
  ]);
});
