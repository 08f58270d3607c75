import { expect, test } from 'vitest';
import { cpuMillisecondsSince } from '../../../../test/support/cpu-time.ts';
import { findZone } from './find-zone.ts';
import { meantZone } from './meant-zone.ts';

test.each([
  { name: 'a letter left out', tz: 'Europe/Berln', meant: 'Europe/Berlin' },
  { name: 'two neighbours exchanged', tz: 'America/Nwe_York', meant: 'America/New_York' },
  { name: 'a space for the underscore', tz: 'America/New York', meant: 'America/New_York' },
  { name: 'spaces around it', tz: ' Europe/Paris ', meant: 'Europe/Paris' },
  { name: 'a place alone', tz: 'berlin', meant: 'Europe/Berlin' },
  { name: 'a short place alone', tz: 'Rome', meant: 'Europe/Rome' },
  { name: 'a place alone with a slip', tz: 'Lisbonn', meant: 'Europe/Lisbon' },
  { name: 'a place with the wrong continent is not guessed', tz: 'Asia/Berlin', meant: undefined },
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
