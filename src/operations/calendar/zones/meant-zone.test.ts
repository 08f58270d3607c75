import { expect, test } from 'vitest';
import { cpuMillisecondsSince } from '../../../../test/support/cpu-time.ts';
import { cityZones } from './city-zones.ts';
import { findZone, zoneNames } from './find-zone.ts';
import { meantZone, zoneHint } from './meant-zone.ts';
import { windowsZones } from './windows-zones.ts';

test.each([
  { name: 'a letter left out', tz: 'Europe/Berln', meant: 'Europe/Berlin' },
  { name: 'two neighbours exchanged', tz: 'America/Nwe_York', meant: 'America/New_York' },
  { name: 'a space for the underscore', tz: 'America/New York', meant: 'America/New_York' },
  { name: 'spaces around it', tz: ' Europe/Paris ', meant: 'Europe/Paris' },
  { name: 'a place alone', tz: 'berlin', meant: 'Europe/Berlin' },
  { name: 'a short place alone', tz: 'Rome', meant: 'Europe/Rome' },
  { name: 'a place alone with a slip', tz: 'Lisbonn', meant: 'Europe/Lisbon' },
  { name: 'a place with the wrong continent is not guessed', tz: 'Asia/Berlin', meant: undefined },
  { name: 'a city that is not a zone', tz: 'Asia/Mumbai', meant: 'Asia/Kolkata' },
  { name: 'a city that is not a zone, with another continent', tz: 'Africa/Mumbai', meant: undefined },
  { name: 'a city that is not a zone, alone', tz: 'San Francisco', meant: 'America/Los_Angeles' },
  { name: 'a city with its own letters', tz: 'Europe/M\u00fcnchen', meant: 'Europe/Berlin' },
  { name: 'a city of its country', tz: 'America/Birmingham', meant: undefined },
  { name: 'a city one edit from a zone', tz: 'Africa/Harar', meant: undefined },
  { name: 'a city with the name of another', tz: 'Victoria', meant: undefined },
  { name: 'a place one edit from two', tz: 'Asia/Tehrann', meant: 'Asia/Tehran' },
  { name: 'hours west of UTC', tz: 'UTC-5', meant: 'Etc/GMT+5' },
  { name: 'hours east of UTC', tz: 'GMT+2', meant: 'Etc/GMT-2' },
  { name: 'hours of a family that does not exist', tz: 'Etc/UTC+2', meant: 'Etc/GMT-2' },
  { name: 'an offset', tz: '+02:00', meant: 'Etc/GMT-2' },
  { name: 'an offset that no zone of Etc has', tz: 'UTC+05:30', meant: undefined },
  { name: 'an offset beyond all', tz: 'UTC+15', meant: undefined },
  { name: 'no hours', tz: 'UTC+00:00', meant: 'UTC' },
  { name: 'Windows', tz: 'W. Europe Standard Time', meant: 'Europe/Berlin' },
  { name: 'Windows, in capitals', tz: 'TOKYO STANDARD TIME', meant: 'Asia/Tokyo' },
  { name: 'Windows, a zone of its own', tz: 'India Standard Time', meant: 'Asia/Kolkata' },
  { name: 'Windows, in summer', tz: 'Eastern Daylight Time', meant: 'America/New_York' },
  { name: 'Windows, in summer, in Europe', tz: 'W. Europe Daylight Time', meant: 'Europe/Berlin' },
  {
    name: 'a list of Windows',
    tz: '(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna',
    meant: 'Europe/Amsterdam',
  },
  { name: 'a list of Exchange', tz: '(GMT+05:30) Chennai / Kolkata / Mumbai', meant: 'Asia/Kolkata' },
  {
    name: 'a list of Windows without cities',
    tz: '(UTC-08:00) Pacific Time (US & Canada)',
    meant: 'America/Los_Angeles',
  },
  {
    name: 'a list of Windows, of no city that is known',
    tz: '(UTC+01:00) West Central Africa',
    meant: undefined,
  },
  { name: 'Ruby on Rails', tz: 'Eastern Time (US & Canada)', meant: 'America/New_York' },
  { name: 'JavaScript', tz: 'Central European Summer Time', meant: 'Europe/Warsaw' },
  { name: 'JavaScript, of Britain', tz: 'British Summer Time', meant: 'Europe/London' },
  { name: 'JavaScript, of Japan', tz: 'Japan Standard Time', meant: 'Asia/Tokyo' },
  { name: 'JavaScript, of UTC', tz: 'Coordinated Universal Time', meant: 'UTC' },
  { name: 'a summer time of two continents', tz: 'Eastern Summer Time', meant: undefined },
  { name: 'a time of nobody', tz: 'Tea Time', meant: undefined },
  { name: 'UTC', tz: 'Z', meant: 'UTC' },
  { name: 'Mozilla', tz: '/mozilla.org/20070129_1/Europe/Berlin', meant: 'Europe/Berlin' },
  {
    name: 'libical, a zone of three parts',
    tz: '/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires',
    meant: 'America/Argentina/Buenos_Aires',
  },
  { name: 'spaces around the stroke', tz: 'Europe / Berlin', meant: 'Europe/Berlin' },
  { name: 'the other stroke', tz: 'Europe\\Berlin', meant: 'Europe/Berlin' },
  { name: 'a capital that names its country in the tz database', tz: 'Asia/Doha', meant: 'Asia/Qatar' },
  { name: 'Pacific time', tz: 'PST', meant: 'America/Los_Angeles' },
  { name: 'Central time, in small letters', tz: 'cst', meant: 'America/Chicago' },
  { name: 'summer time', tz: 'CEST', meant: 'Europe/Berlin' },
  { name: 'a member of every object', tz: 'constructor', meant: undefined },
  { name: 'an empty text', tz: '', meant: undefined },
  { name: 'a country of the moon', tz: 'Moon/Base', meant: undefined },
  { name: 'a few letters', tz: 'XY', meant: undefined },
])('$name: $tz', ({ tz, meant }) => {
  expect(findZone(tz)).toBeUndefined();
  expect(meantZone(tz)).toBe(meant);
});

test.each(['EST', 'MST', 'HST', 'CET', 'EET', 'WET', 'GMT'])('%s is a name of the tz database', (tz) => {
  expect(findZone(tz)?.tzid).toBe(tz);
});

test('every zone that a name of Windows or a city leads to is one', () => {
  for (const [name, zone] of [...Object.entries(windowsZones), ...cityZones])
    expect(findZone(zone)?.tzid, name).toBe(zone);
});

test('the hint of an offset says that its sign is reversed', () => {
  expect(zoneHint('UTC-5')).toBe('; did you mean Etc/GMT+5 (its sign is the other way round)?');
});

test('a city is not a name of the tz database', () => {
  const places = new Set(zoneNames.map((tzid) => tzid.slice(tzid.lastIndexOf('/') + 1).toLowerCase()));
  expect([...cityZones.keys()].filter((city) => places.has(city))).toEqual([]);
});

test('every zone that an abbreviation stands for is one', () => {
  for (const tz of 'pst pdt mdt cst cdt edt akst akdt bst cest mez mesz eest west msk ist jst kst sgt hkt awst acst aest aedt nzst nzdt'.split(
    ' ',
  )) {
    expect(findZone(tz), tz).toBeUndefined();
    expect(findZone(meantZone(tz)!)?.tzid, tz).toBe(meantZone(tz));
  }
});

test('a long name is not compared: a thousand of them cost next to nothing', () => {
  const hostile = 'a'.repeat(1_000_000);
  const start = process.cpuUsage();
  for (let time = 0; time < 1000; time++) expect(meantZone(hostile)).toBeUndefined();
  expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
});
