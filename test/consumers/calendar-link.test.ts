import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasConsumer } from '../support/consumers.ts';
import { startService, type TestService } from '../support/running/service.ts';
import { seconds } from '../support/samples/calendar-samples.ts';

const script = fileURLToPath(new URL('./read_calendars.py', import.meta.url));

/** Thursdays across the end of summer time in Berlin, but for one, and what they are by hand. */
const query = new URLSearchParams({
  title: 'Chor & Band; 50% "neu", \u4f1a\u8b70',
  start: '2026-10-15T19:30',
  duration_minutes: '90',
  tz: 'Europe/Berlin',
  location: 'Aula, Haus 2',
  description: 'Noten mitbringen\nund Wasser',
  repeat: '{"freq":"weekly","by_day":["TH"],"count":4,"exclude":["2026-10-22"]}',
});
const instants = ['2026-10-15T17:30Z', '2026-10-29T18:30Z', '2026-11-05T18:30Z'].map(seconds);

let service: TestService;
let ics = '';
beforeAll(async () => {
  service = await startService();
  const answer = await fetch(`${service.origin}/v1/calendar/ics?${query}`);
  expect(answer.status).toBe(200);
  ics = await answer.text();
});
afterAll(() => service.stop());

test('ical.js reads the event of a link', () => {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  expect(event.summary).toBe(query.get('title'));
  expect(event.location).toBe(query.get('location'));
  expect(event.description).toBe(query.get('description'));
  expect(event.duration.toSeconds()).toBe(90 * 60);
  const iterator = event.iterator();
  expect(instants.map(() => iterator.next()?.toUnixTime())).toEqual(instants);
  expect(iterator.next()).toBeFalsy();
});

describe.runIf(hasConsumer('python3:icalendar') && hasConsumer('python3:dateutil'))(
  'python3-icalendar',
  () => {
    test('reads the event of a link', () => {
      const input = JSON.stringify([{ ics, locals: [], occurrences: 9 }]);
      const run = spawnSync('/usr/bin/python3', [script], { input, encoding: 'utf8' });
      expect(run.status, run.stderr).toBe(0);
      expect(JSON.parse(run.stdout)).toMatchObject([{ instants, summary: query.get('title') }]);
    });
  },
);
