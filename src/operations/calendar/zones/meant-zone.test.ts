import { expect, test } from 'vitest';
import { cpuMillisecondsSince } from '../../../../test/support/cpu-time.ts';
import { cityZones } from './city-zones.ts';
import { findZone, zoneNames } from './find-zone.ts';
import { meantZone } from './meant-zone.ts';
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
