import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeZonesVersion } from '../../src/operations/calendar/index.ts';
import { pointerTokens } from '../../src/schema/pointer.ts';
import { startService, type TestService } from '../support/running/service.ts';
import { runs, SEED } from '../support/runs.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ freeDaily: 1_000_000, clock: () => new Date('2026-11-21T12:00:00Z') });
});
afterAll(() => service.stop());

function post(body: string, type = 'application/json'): Promise<Response> {
  return fetch(`${service.origin}/v1/calendar/ics`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
}

describe('the answer', () => {
  const rows = [
    {
      name: 'a slug of the title',
      body: { title: 'Pottery class: "glaze"', start: '2026-06-02' },
      disposition: 'attachment; filename="Pottery-class-glaze.ics"',
    },
    {
      name: 'the original letters for clients that read them (RFC 8187)',
      body: { title: 'Yoga f\u00fcr alle', start: '2026-06-02' },
      disposition: `attachment; filename="Yoga-fur-alle.ics"; filename*=UTF-8''Yoga-f%C3%BCr-alle.ics`,
    },
    {
      name: 'a calendar without a name',
      body: { events: [{ title: 'A', start: '2026-06-02' }] },
      disposition: 'attachment; filename="calendar.ics"',
    },
    {
      name: 'a title that would be a header',
      body: { title: 'x"\r\nSet-Cookie: a=b', start: '2026-06-02' },
      disposition: 'attachment; filename="x-Set-Cookie-a-b.ics"',
    },
  ];
  test.each(rows)('$name', async ({ body, disposition }) => {
    const answer = await post(JSON.stringify(body));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(disposition);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
  });

  test('/health names the release of the zone data', async () => {
    const health = (await (await fetch(`${service.origin}/health`)).json()) as {
      data: Record<string, string>;
    };
    expect(health.data.timezones).toBe(timeZonesVersion);
  });
});

describe('limits', () => {
  const start = '"start":"2026-06-02"';
  const SHELL = `{"title":"A",${start},"description":""}`;
  const sized = (bytes: number) =>
    `{"title":"A",${start},"description":"${'x'.repeat(bytes - SHELL.length)}"}`;
  test.each([
    { name: '262,144 bytes', body: sized(262_144), status: 200 },
    { name: 'a byte more', body: sized(262_145), status: 413 },
    {
      name: '90,000 characters of three bytes',
      body: `{"title":"${'\u4f1a'.repeat(90_000)}",${start}}`,
      status: 413,
    },
    { name: 'text/calendar', body: sized(100), type: 'text/calendar', status: 415 },
    { name: 'not JSON', body: 'BEGIN:VCALENDAR', status: 400 },
  ])('$name: $status', async ({ body, type, status }) => {
    expect((await post(body, type)).status).toBe(status);
  });
});

const odd = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, '', 'x', [], {}, [[]], [null]),
  },
  fc.constantFrom<unknown>(2 ** 53, '9'.repeat(400), '__proto__', 'Europe/Berlin\r\nX:1', '\ud800'),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 4 }),
);
const time = fc.constantFrom(
  '2026-06-02',
  '2026-06-02T20:00',
  '2026-10-25T02:30+01:00',
  '2026-02-30',
  '0001-01-01',
);
const text = fc.string({ unit: 'binary', maxLength: 90 });

/** A value with up to two of its members, or of those it might have, replaced by something odd. */
function swapped<T extends object>(value: fc.Arbitrary<T>, names: readonly string[]): fc.Arbitrary<object> {
  const swaps = fc.array(fc.tuple(fc.constantFrom(...names), fc.oneof(odd, time)), { maxLength: 2 });
  const mostlyNone = fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: swaps });
  return fc.tuple(value, mostlyNone).map(([whole, pairs]) => ({ ...whole, ...Object.fromEntries(pairs) }));
}

const when = fc.constantFrom<object>(
  { start: '2026-06-02', end: '2026-06-03' },
  { start: '2026-06-02T20:00', duration_minutes: 90, tz: 'Europe/Berlin' },
  { start: '2026-06-02T20:00', end: '2026-06-02T21:00', tz: 'pacific/apia' },
  { start: '1950-06-02T20:00', tz: 'Asia/Gaza' },
  { start: '2026-06-02T20:00', tz: 'Etc/UTC' },
  { start: '2026-06-02T20:00Z' },
  { start: '2026-06-02T20:00-08:00', end: '2026-06-03T20:00Z' },
  { start: '9998-12-31T23:59Z', tz: 'America/New_York' },
);
const rule = fc.record(
  {
    freq: fc.constantFrom('daily', 'weekly', 'monthly', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 1000 }),
    count: fc.integer({ min: 1, max: 9999 }),
    by_day: fc.array(fc.constantFrom('MO', 'tu', 'SU'), { minLength: 1, maxLength: 4 }),
    by_month: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }),
    week_start: fc.constantFrom('SU', 'mo'),
    exclude: fc.array(fc.constantFrom('2026-06-02', '2026-06-09'), { maxLength: 3 }),
  },
  { requiredKeys: ['freq'] },
);
const ruleNames = [
  'freq',
  'interval',
  'count',
  'until',
  'by_day',
  'by_month_day',
  'week_start',
  'exclude',
  'by_hour',
];
const details = fc.record(
  {
    title: text.map((end) => `T${end}`),
    location: text,
    description: text,
    url: fc.constant('https://example.com/'),
    categories: fc.array(
      text.map((end) => `C${end}`),
      { maxLength: 3 },
    ),
    reminder_minutes: fc.integer({ min: 0, max: 525_600 }),
    sequence: fc.integer({ min: 0, max: 9 }),
    repeat: swapped(rule, ruleNames),
  },
  { requiredKeys: ['title'] },
);
const eventNames = [
  'title',
  'start',
  'end',
  'tz',
  'url',
  'status',
  'reminders',
  'repeat',
  'uid',
  'a/b~c',
  'locatoin',
];
const event = swapped(
  fc.tuple(when, details).map(([times, rest]) => ({ ...times, ...rest })),
  eventNames,
);
const events = fc.array(event, { minLength: 1, maxLength: 3 });
const calendar = swapped(fc.record({ name: text, events }), ['name', 'tz', 'events', 'title']);
const deep = fc
  .integer({ min: 1, max: 300 })
  .map((depth) => `${'{"events":['.repeat(depth)}${']}'.repeat(depth)}`);
const body = fc.oneof(
  { weight: 5, arbitrary: event.map((value) => JSON.stringify(value)) },
  { weight: 4, arbitrary: calendar.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: odd.map((value) => JSON.stringify(value)) },
);

test('random bodies: a file, or a refusal whose pointers resolve; never an internal error', async () => {
  const seen = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      const answer = await post(text);
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      if (answer.status === 200) {
        for (const line of (await answer.text()).split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f]/);
        }
        return;
      }
      expect(answer.status).toBe(400);
      const { errors } = (await answer.json()) as { errors: readonly { pointer: string; message: string }[] };
      expect(errors.length).toBeGreaterThan(0);
      expect(errors.length).toBeLessThanOrEqual(20);
      for (const { pointer } of errors) expect(leadsSomewhere(text, pointer)).toBe(true);
    }),
    { numRuns: runs(2500), seed: SEED },
  );

  expect([...seen.keys()].sort()).toEqual([200, 400]);
});

/** A pointer leads to a member of the body, or to one that is missing from an object in it. */
function leadsSomewhere(text: string, fragment: string): boolean {
  const tokens = pointerTokens(decodeURIComponent(fragment.slice(1)));
  let value: unknown = JSON.parse(text);
  for (const [index, token] of tokens.entries()) {
    if (typeof value !== 'object' || value === null) return false;
    const isMissing = !Object.hasOwn(value, token);
    if (isMissing) return index === tokens.length - 1 && !Array.isArray(value);
    value = (value as Record<string, unknown>)[token];
  }
  return true;
}
