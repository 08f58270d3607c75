/**
 * Calendar files against `ical-generator` with the zones of `timezones-ical-library`, the best kept writer in
 * JavaScript, and `ts-ics`, which writes no VTIMEZONE. Sundry reads, validates and answers a request as the service
 * does; peers get objects that need no check. All make the bytes of a file. Each makes its own UIDs: random ones,
 * where Sundry's are derived from the booking. ical-generator needs Node 22 or newer and is skipped below.
 */
import { deepStrictEqual, strictEqual } from 'node:assert';
import ICAL from 'ical.js';
import { calendarIcs } from '../dist/operations/calendar/ics.operation.js';
import { toIcs } from '../dist/operations/calendar/index.js';
import { perform } from '../dist/request/perform.js';
import { readRequest, readValue } from '../dist/request/read.js';
import { httpBody } from '../dist/service/calls/http-body.js';
import { generatorCall, NOW, TZ, tsIcsCall } from './calendar/peers.mjs';
import { compare } from './harness.mjs';

const utcEvent = {
  title: 'Video call',
  start: '2026-06-01T09:00:00Z',
  end: '2026-06-01T09:45:00Z',
  location: 'Room 5',
  description: 'Agenda: figures, plans; questions.',
};
const weekly = (index) => ({
  title: `Pottery class ${index}`,
  start: `2026-06-02T${10 + (index % 10)}:30`,
  end: `2026-06-02T${11 + (index % 10)}:30`,
  tz: TZ,
  location: 'Kiln Street 4',
  description: 'Bring an apron, please; clay is there.',
  reminder_minutes: 60,
  repeat: { freq: 'weekly', by_day: ['TU', 'TH'], count: 20 },
});
const long = (index) => ({
  ...weekly(index),
  description: words(2380, index),
});
const loads = [
  { name: 'an event in UTC', request: utcEvent, targets: { 'ical-generator': 1 } },
  { name: 'a weekly event in a zone', request: weekly(0), targets: {} },
  {
    name: '100 weekly events in a zone',
    request: { name: 'Studio', events: Array.from({ length: 100 }, (_, index) => weekly(index)) },
    targets: { 'ical-generator': 0.769, 'ts-ics': 0.1 },
  },
  {
    name: '100 long weekly events in a zone',
    request: { name: 'Studio', events: Array.from({ length: 100 }, (_, index) => long(index)) },
    targets: {},
  },
];

await compare({
  group: 'calendar',
  title: 'Calendar',
  peers: ['ical-generator', 'timezones-ical-library', 'ts-ics'],
  rows: [...loads.map(writeRow), linkRow(), wholeRow()],
});

function writeRow({ name, request, targets }) {
  const generator = generatorCall(request);
  const plain = tsIcsCall(request);
  return {
    name,
    unit: 'time',
    candidates: {
      sundry: () => answer(readValue(calendarIcs, request)),
      ...(generator && { 'ical-generator': generator }),
      ...(plain && { 'ts-ics': plain }),
    },
    targets: Object.fromEntries(
      Object.entries(targets).filter(([name]) => (name === 'ical-generator' ? generator : plain)),
    ),
    verify: () => {
      const own = startsOf(toIcs(request, NOW));
      if (generator) deepStrictEqual(startsOf(decode(generator())), own);
      if (plain) deepStrictEqual(startsOf(decode(plain())), own);
    },
  };
}

/** A link that adds one event: from the query string to the bytes, against the same event as an object. */
function linkRow() {
  const query = String(new URLSearchParams(utcEvent));
  const route = calendarIcs.routes.find(({ method }) => method === 'GET');
  const own = () => answer(readRequest(calendarIcs, route, { query }));
  const generator = generatorCall(utcEvent);
  return {
    name: 'GET: an event in UTC, from the query',
    unit: 'time',
    candidates: { sundry: own, ...(generator && { 'ical-generator': generator }) },
    verify: async () => {
      const { bytes } = await own();
      strictEqual(decode(bytes), toIcs(utcEvent, NOW));
      if (generator) deepStrictEqual(startsOf(decode(generator())), startsOf(decode(bytes)));
    },
  };
}

/** Everything from the bytes of a body to those of the answer, against only JSON.parse and encoding. */
function wholeRow() {
  const { request } = loads[3];
  const body = new TextEncoder().encode(JSON.stringify(request));
  const route = calendarIcs.routes.find(({ method }) => method === 'POST');
  const text = toIcs(request, NOW);
  return {
    name: `a body of ${Math.round(body.length / 1024)} KB, from bytes to bytes`,
    unit: 'time',
    candidates: {
      sundry: () => answer(readRequest(calendarIcs, route, { query: '', body })),
      'JSON.parse and encode': () => {
        JSON.parse(new TextDecoder().decode(body));
        return new TextEncoder().encode(text);
      },
    },
    targets: { 'JSON.parse and encode': 5 },
    verify: async () => {
      if (body.length < 250_000 || body.length > 262_144) throw new Error(`a body of ${body.length} bytes`);
      const { bytes } = await answer(readRequest(calendarIcs, route, { query: '', body }));
      strictEqual(decode(bytes), text);
    },
  };
}

/** Headers and bytes of the answer, as the service makes them: at once but for the first call. */
function answer(reading) {
  const result = perform(calendarIcs, reading, { clock: () => NOW });
  return result instanceof Promise ? result.then(httpBody) : httpBody(result);
}

function decode(bytes) {
  return new TextDecoder().decode(bytes);
}

/** The data a calendar program reads: the title, the start and the rule of each event. */
function startsOf(ics) {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const rule = component.getFirstPropertyValue('rrule');
    const parts = rule && [rule.freq, rule.count, rule.parts.BYDAY.join()];
    const alarms = component.getAllSubcomponents('valarm').length;
    return [event.summary, `${event.startDate}`, `${event.endDate}`, event.description, parts, alarms];
  });
}

/** Prose with characters that need an escape, the same in every run. */
function words(length, seed) {
  let state = seed + 1;
  let text = '';
  while (text.length < length) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    text += 'etaoin shrdlu, cmfwyp vbg. kqjx; z'[(state >>> 16) % 34];
  }
  return text;
}
