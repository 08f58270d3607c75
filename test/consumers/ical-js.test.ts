import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { toIcs } from '../../src/operations/calendar/index.ts';
import { allZones, hardZones } from '../support/judging/clock-changes.ts';
import { runs, SEED } from '../support/runs.ts';
import { NOW, twoYears, type ZoneSample, zoneSample } from '../support/samples/calendar-samples.ts';

/** Not before 1973: ical.js drops the seconds of an offset, which Liberia gave up in 1972. */
const pastYears = [1973, 1986, 1995, 2006, 2016];

describe('ical.js reads the clock changes of every zone as the data has them', () => {
  test('418 of 418 names, 2026 to 2060', () => {
    const samples = allZones.flatMap((name) => zoneSample(name, 2026, 2060) ?? []);
    expect(allZones).toHaveLength(418);
    expect(samples.length).toBeGreaterThan(410);
    expect(samples.flatMap(misread)).toEqual([]);
  });

  test.each(pastYears)('from the start of a series in %i to 2040', (year) => {
    const names = allZones.filter((_name, index) => index % (allZones.length / runs(allZones.length)) < 1);
    const samples = names.flatMap((name) => zoneSample(name, year, 2040) ?? []);
    expect(samples.flatMap(misread)).toEqual([]);
  });
});

test.each(hardZones)('104 weeks of %s at noon', (name) => {
  const { ics, instants } = twoYears(name);
  const iterator = eventOf(calendarOf(ics)).iterator();
  const read = Array.from(instants, () => iterator.next()?.toUnixTime());
  expect(read).toEqual(instants);
  expect(iterator.next()).toBeFalsy();
});

describe('texts', () => {
  const unit = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.integer({ min: 0xd800, max: 0xdfff }).map((surrogate) => String.fromCharCode(surrogate)),
    fc.constantFrom('\r\n', '\r', '\n', '\t', '\u0000', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029'),
    fc.constantFrom('\\', ';', ',', ':', '"', '\\n', '\\N', 'BEGIN:VEVENT', '\r\nEND:VEVENT\r\n', ' '),
    fc.constantFrom('\u{1f469}\u200d\u{1f680}', '\u4f1a\u8b70', '\u00e9', 'e\u0301', 'plain words '),
  );
  const text = fc.array(unit, { maxLength: 60 }).map((units) => units.join(''));

  test('10,000 of any characters come back as they were, but for what a line cannot hold', () => {
    fc.assert(
      fc.property(text, text, (first, second) => {
        const request = {
          title: `T${first}`,
          start: '2026-06-01',
          description: `D${second}`,
          location: `L${first}`,
          // ical.js takes an escaped backslash before the comma of a list for an escaped comma.
          categories: [`A${first}.`, `B${second}`],
          reminder_minutes: 5,
        };
        const ics = toIcs({ name: `N${first}`, events: [request] }, NOW);
        expect(physicalLines(ics).filter(isBroken)).toEqual([]);
        const calendar = calendarOf(ics);
        expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vevent']);
        const event = eventOf(calendar);
        expect(event.summary).toBe(`T${readable(first)}`);
        expect(event.location).toBe(`L${readable(first)}`);
        expect(event.description).toBe(`D${readable(second)}`);
        expect(event.component.getFirstProperty('categories')?.getValues()).toEqual([
          `A${readable(first)}.`,
          `B${readable(second)}`,
        ]);
      }),
      { numRuns: runs(10_000), seed: SEED },
    );
  });
});

/** RFC 5545 3.3.11 has one line break and no other control but TAB; UTF-8 has no half of a surrogate pair. */
function readable(text: string): string {
  const oneBreak = text.toWellFormed().replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\n');
  return oneBreak.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
}

function physicalLines(ics: string): readonly Uint8Array[] {
  expect(ics.endsWith('\r\n')).toBe(true);
  return ics
    .slice(0, -2)
    .split('\r\n')
    .map((line) => new TextEncoder().encode(line));
}

/** Longer than 75 octets, or with a control character or half a character in it. */
function isBroken(line: Uint8Array): boolean {
  const text = new TextDecoder().decode(line);
  return line.length > 75 || /[\u0000-\u0008\u000a-\u001f\u007f\ufffe]/.test(text.replaceAll('\ufffd', ''));
}

function misread({ name, ics, probes }: ZoneSample): readonly string[] {
  const component = calendarOf(ics).getFirstSubcomponent('vtimezone')!;
  const zone = new ICAL.Timezone(component);
  return probes.flatMap(({ local, offset }) => {
    const time = ICAL.Time.fromJSDate(new Date(local * 1000), true);
    const read = zone.utcOffset(time);
    return read === offset ? [] : [`${name} at ${time}: ${read}, not ${offset}`];
  });
}

function calendarOf(ics: string): ICAL.Component {
  return new ICAL.Component(ICAL.parse(ics));
}

function eventOf(calendar: ICAL.Component): ICAL.Event {
  return new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
}
