/**
 * Four readers of recurrence rules see the same occurrences in any series that we write: ical.js, rrule.js, dateutil and
 * libical. Where they part, the reader and the clause that it misses are named in `knownFaults`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import ICAL from 'ical.js';
import { RRule, RRuleSet } from 'rrule';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/errors.ts';
import { toIcs } from '../../src/operations/calendar/index.ts';
import { hasConsumer } from '../support/consumers.ts';
import { instantsIn, offsetIn } from '../support/judging/clock-changes.ts';
import { seededRandom } from '../support/random.ts';
import { runs, SEED } from '../support/runs.ts';
import { NOW } from '../support/samples/calendar-samples.ts';
import { randomSeries, type SeriesRequest } from '../support/samples/random-series.ts';

const script = fileURLToPath(new URL('./read_recurrences.py', import.meta.url));

interface Series {
  readonly request: SeriesRequest;
  readonly ics: string;
  readonly rule: Rule;
  /** The last instant that is compared. */
  readonly last: number;
}

/** The parts of an RRULE, as the file has them. */
type Rule = Readonly<Partial<Record<string, string>>>;

const readers = ['ical.js', 'rrule.js', 'dateutil', 'libical'] as const;

type Reader = (typeof readers)[number];
type Readings = Readonly<Record<Reader, readonly number[]>>;

interface KnownFault {
  readonly of: readonly Reader[];
  readonly is: string;
  concerns(rule: Rule): boolean;
}

/** Where readers miss RFC 5545 3.3.10, and no other form of the rule means the same to them. */
const knownFaults: readonly KnownFault[] = [
  {
    of: ['ical.js'],
    is: 'applies BYSETPOS neither beside BYMONTHDAY nor to a year, and beside numbers to other days',
    concerns: ({ FREQ, BYSETPOS, BYMONTH, BYMONTHDAY, BYDAY = '' }) =>
      BYSETPOS !== undefined &&
      (BYMONTHDAY !== undefined || /\d/.test(BYDAY) || (FREQ === 'YEARLY' && !isOne(BYMONTH))),
  },
  {
    of: ['ical.js'],
    is: 'reads one digit of the number of a weekday',
    concerns: ({ BYDAY = '' }) => /\d\d/.test(BYDAY),
  },
  {
    of: ['ical.js'],
    is: 'passes over INTERVAL where a monthly rule has BYMONTH, and begins with the first month',
    concerns: ({ FREQ, BYMONTH }) => FREQ === 'MONTHLY' && BYMONTH !== undefined,
  },
  {
    of: ['ical.js'],
    is: 'takes 29 February for 1 March in other years, where a rule has other dates too',
    concerns: ({ FREQ, BYMONTH = '', BYMONTHDAY = '' }) =>
      FREQ === 'YEARLY' && /\b2\b/.test(BYMONTH) && /29|30|31|-/.test(BYMONTHDAY),
  },
  {
    of: ['ical.js'],
    is: 'counts a day for each number that names it',
    concerns: ({ COUNT, BYYEARDAY, BYDAY = '' }) =>
      COUNT !== undefined && (BYYEARDAY !== undefined || /\d/.test(BYDAY)),
  },
  {
    of: ['ical.js'],
    is: 'gives up on a monthly rule where a weekday has to be a date too, rarely',
    concerns: ({ FREQ, BYMONTHDAY, BYDAY }) =>
      FREQ === 'MONTHLY' && BYMONTHDAY !== undefined && BYDAY !== undefined,
  },
  {
    of: ['rrule.js'],
    is: 'counts a day for each place of BYSETPOS that picks it, and a place before the set as one of it',
    concerns: ({ BYSETPOS }) => BYSETPOS !== undefined,
  },
  {
    of: ['libical'],
    is: 'counts a day of BYSETPOS for each number that names it',
    concerns: ({ BYSETPOS, BYMONTHDAY }) => BYSETPOS !== undefined && BYMONTHDAY !== undefined,
  },
  {
    of: ['libical'],
    is: 'counts weeks from the one after the start, where they begin on another day than Monday and Sunday',
    concerns: ({ WKST = 'MO' }) => WKST !== 'MO' && WKST !== 'SU',
  },
];

const isThere =
  hasConsumer('python3:icalendar') &&
  hasConsumer('python3:dateutil') &&
  hasConsumer('/usr/share/doc/gir1.2-ical-3.0/copyright');

describe.runIf(isThere)('readers of recurrence rules', () => {
  test('1,500 random series have the same occurrences in all four', { timeout: 600_000 }, () => {
    const series = drawn(runs(1500));
    const others = readByPython(series);
    const differences = series.flatMap((one, index) => {
      const read = onSteadyDays(one, {
        'ical.js': byIcalJs(one),
        'rrule.js': byRruleJs(one),
        ...others[index]!,
      });
      return areAlike(one.rule, read) ? [] : [{ request: one.request, rule: one.rule, ...read }];
    });
    expect(differences).toEqual([]);
  });
});

/** Without the days of clock changes: of times that are skipped or shown twice readers take the one or the other. */
function onSteadyDays({ request: { tz } }: Series, read: Readings): Readings {
  if (tz === undefined) return read;
  const isSteady = (instant: number) => offsetIn(tz, instant - 86_400) === offsetIn(tz, instant + 86_400);
  return {
    'ical.js': read['ical.js'].filter(isSteady),
    'rrule.js': read['rrule.js'].filter(isSteady),
    dateutil: read.dateutil.filter(isSteady),
    libical: read.libical.filter(isSteady),
  };
}

/** Whether those that differ from the others have a fault that shows in this rule. */
function areAlike(rule: Rule, read: Readings): boolean {
  const faulty = new Set(knownFaults.filter((fault) => fault.concerns(rule)).flatMap((fault) => fault.of));
  return readers.some((one) => {
    const others = readers.filter((reader) => `${read[reader]}` !== `${read[one]}`);
    return others.every((reader) => faulty.has(reader));
  });
}

function isOne(list: string | undefined): boolean {
  return list !== undefined && !list.includes(',');
}

/** Series that are not refused, with the years that their first occurrences take. */
function drawn(count: number): readonly Series[] {
  const random = seededRandom(SEED);
  const series: Series[] = [];
  while (series.length < count) {
    const request = randomSeries(random);
    try {
      const ics = toIcs(request, NOW);
      const rule = ruleOf(ics);
      series.push({ request, ics, rule, last: lastCompared(rule, ics) });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
    }
  }
  return series;
}

function ruleOf(ics: string): Rule {
  const [value] = valuesOf(eventLines(ics), 'RRULE');
  return Object.fromEntries(value!.split(';').map((part) => part.split('=')));
}

const DAYS_COMPARED: Readonly<Record<string, number>> = {
  DAILY: 60,
  WEEKLY: 200,
  MONTHLY: 1200,
  YEARLY: 7300,
};

/** Some twenty periods after the first occurrence, but not after 2035, where libical knows no clock changes. */
function lastCompared({ FREQ, INTERVAL = '1' }: Rule, ics: string): number {
  const start = clock(valuesOf(eventLines(ics), 'DTSTART')[0]!).getTime() / 1000;
  const days = DAYS_COMPARED[FREQ!]! * Number(INTERVAL);
  return Math.min(start + days * 86_400, Date.parse('2035-12-31') / 1000);
}

function eventLines(ics: string): readonly string[] {
  return ics.slice(ics.indexOf('BEGIN:VEVENT')).replaceAll('\r\n ', '').split('\r\n');
}

function readByPython(series: readonly Series[]): readonly Pick<Readings, 'dateutil' | 'libical'>[] {
  const input = JSON.stringify(series.map(({ ics, last }) => ({ ics, last })));
  const run = spawnSync('/usr/bin/python3', [script], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}

/** Up to where it gives up. */
function byIcalJs({ ics, last }: Series): readonly number[] {
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent('vevent')!);
  const instants: number[] = [];
  try {
    const iterator = event.iterator();
    for (let time = iterator.next(); time && time.toUnixTime() <= last; time = iterator.next()) {
      instants.push(time.toUnixTime());
    }
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('Malformed values'))) throw error;
  }
  return instants;
}

function byRruleJs({ ics, last }: Series): readonly number[] {
  const instants = shownTimes(ics, last).map((time) => instantOf(zoneOf(ics), time));
  return instants.filter((instant) => instant <= last);
}

/** rrule.js knows no zones: it gets what the clock shows, as if that were UTC. */
function shownTimes(ics: string, last: number): readonly Date[] {
  const event = eventLines(ics);
  const set = new RRuleSet();
  const dtstart = clock(valuesOf(event, 'DTSTART')[0]!);
  for (const value of valuesOf(event, 'RRULE')) {
    const { until, ...options } = RRule.parseString(value);
    set.rrule(new RRule({ ...options, dtstart, ...(until && { until: shownIn(zoneOf(ics), until) }) }));
  }
  for (const value of valuesOf(event, 'RDATE')) set.rdate(clock(value));
  for (const value of valuesOf(event, 'EXDATE')) set.exdate(clock(value));
  return set.between(new Date(0), new Date((last + 86_400) * 1000), true);
}

function zoneOf(ics: string): string | undefined {
  return /^DTSTART;TZID=([^:]+)/m.exec(ics)?.[1];
}

function valuesOf(lines: readonly string[], name: string): readonly string[] {
  const own = lines.filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));
  return own.map((line) => line.slice(line.indexOf(':') + 1));
}

/** What a value shows, as if it were UTC: a day, or a time. */
function clock(value: string): Date {
  const [, year, month, day, hour = '00', minute = '00'] = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d))?/.exec(
    value,
  )!;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}Z`);
}

function shownIn(zone: string | undefined, time: Date): Date {
  const instant = time.getTime() / 1000;
  return zone === undefined ? time : new Date((instant + offsetIn(zone, instant)) * 1000);
}

/** RFC 5545 3.3.5: of a time shown twice the first, a skipped one by the offset before the gap. */
function instantOf(zone: string | undefined, shown: Date): number {
  const local = shown.getTime() / 1000;
  if (zone === undefined) return local;
  return instantsIn(zone, local)[0] ?? local - offsetIn(zone, local - 86_400);
}
