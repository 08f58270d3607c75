import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calendarRequest, linkNarrows } from '../../src/operations/calendar/schema.ts';
import { startService, type TestService } from '../support/running/service.ts';
import { runs, SEED } from '../support/runs.ts';

const PATH = '/v1/calendar/ics';
const MONDAY = new Date('2026-11-23T12:00:00Z');
const TUESDAY = new Date('2026-11-24T08:30:15Z');

let now = MONDAY;
let service: TestService;
beforeAll(async () => {
  service = await startService({ freeDaily: 1_000_000, clock: () => now });
});
beforeEach(() => {
  now = MONDAY;
});
afterAll(() => service.stop());

type Event = Readonly<Record<string, unknown>>;

/** The query of an event: texts as they are, its rule as JSON. */
function queryOf(event: Event): string {
  const pairs = Object.entries(event).map(([name, value]): [string, string] => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return new URLSearchParams(pairs).toString();
}

function get(query: string, init?: RequestInit): Promise<Response> {
  return fetch(`${service.origin}${PATH}?${query}`, init);
}

function post(event: Event): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(service.origin + PATH, { method: 'POST', headers, body: JSON.stringify(event) });
}

async function tagOf(query: string): Promise<string> {
  const answer = await get(query);
  expect(answer.status).toBe(200);
  return answer.headers.get('etag')!;
}

function ifNoneMatch(tag: string): RequestInit {
  return { headers: { 'if-none-match': tag } };
}

const pottery = {
  title: 'Pottery class',
  start: '2026-06-02T18:30',
  end: '2026-06-02T20:00',
  tz: 'Europe/Berlin',
  reminder_minutes: 60,
  repeat: { freq: 'weekly', by_day: ['TU', 'TH'], until: '2026-12-17', exclude: ['2026-10-06'] },
};

/** Between them, every member that the link has. */
const events: readonly { readonly name: string; readonly event: Event }[] = [
  { name: 'a series in a zone', event: pottery },
  { name: 'a day', event: { title: 'Closed', start: '2027-01-04', end: '2027-01-05', show_as: 'free' } },
  {
    name: 'a plus in a text and in an offset',
    event: { title: '1 + 1 = 2 & 50% off', start: '2026-06-01T09:00+02:00', duration_minutes: 45 },
  },
  {
    name: 'other letters, and line breaks',
    event: {
      title: 'Yoga f\u00fcr alle \u{1f9d8}',
      start: '2026-06-01T09:00Z',
      location: 'Halle; links, oben\\unten',
      description: 'Eins\r\nZwei\u2028Drei',
      url: 'https://example.com/?a=1&b=%20#c',
    },
  },
  {
    name: 'an end on another clock',
    event: {
      title: 'Flight',
      start: '2026-06-01T09:00',
      end: '2026-06-01T11:40',
      tz: 'Europe/Berlin',
      end_tz: 'America/New_York',
    },
  },
  {
    name: 'a revision',
    event: { title: 'A', start: '2026-06-01', uid: 'x@example.com', sequence: 3, status: 'cancelled' },
  },
];

describe('a link', () => {
  it.each(events)('gives the file of the POST apart from DTSTAMP: $name', async ({ event }) => {
    const sent = await post(event);
    now = TUESDAY;
    const linked = await get(queryOf(event));
    expect([sent.status, linked.status]).toEqual([200, 200]);
    for (const name of ['content-type', 'content-disposition', 'content-length']) {
      expect(linked.headers.get(name), name).toBe(sent.headers.get(name));
    }
    expect(linked.headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.ics"/);
    expect(linked.headers.get('x-ignored-members')).toBeNull();
    const [file, linkedFile] = [await sent.text(), await linked.text()];
    expect(file).toContain('\r\nDTSTAMP:20261123T120000Z\r\n');
    expect(linkedFile).toBe(file.replace('DTSTAMP:20261123T120000Z', 'DTSTAMP:20261124T083015Z'));
  });

  it('offers every member of one event but the lists', () => {
    const offered = Object.keys(calendarRequest.properties).filter(
      (name) => !(name in linkNarrows) || name === 'repeat',
    );
    const used = new Set(events.flatMap(({ event }) => Object.keys(event)));
    expect([...used].sort()).toEqual(offered.sort());
    const left = Object.keys(calendarRequest.properties).filter((name) => !used.has(name));
    expect(left.sort()).toEqual(['categories', 'dates', 'events', 'name', 'reminders']);
  });

  const text = fc.string({ unit: 'binary', maxLength: 40 });
  const event = fc.record(
    {
      title: text,
      start: fc.constantFrom('2026-06-02', '2026-06-02T20:00', '2026-06-02T20:00+02:00', '2026-02-30'),
      end: fc.constantFrom('2026-06-02', '2026-06-02T21:00', '2026-06-03T20:00Z'),
      tz: fc.constantFrom('Europe/Berlin', 'pacific/apia', 'Etc/UTC', 'Berlin'),
      location: text,
      description: text,
      status: fc.constantFrom('confirmed', 'CANCELLED', 'postponed'),
      reminder_minutes: fc.integer({ min: -1, max: 525_601 }),
      sequence: fc.integer({ min: 0, max: 9 }),
      uid: text,
      repeat: fc.record(
        {
          freq: fc.constantFrom('daily', 'WEEKLY', 'hourly'),
          count: fc.integer({ min: 0, max: 9 }),
          by_day: fc.array(fc.constantFrom('MO', 'tu', 'XX'), { maxLength: 3 }),
        },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: ['title', 'start'] },
  );

  it('2,000 events: the same file as by POST, or the same refusals at its parameters', async () => {
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(event, async (value) => {
        const [sent, linked] = [await post(value), await get(queryOf(value))];
        expect(linked.status).toBe(sent.status);
        seen.set(linked.status, (seen.get(linked.status) ?? 0) + 1);
        if (linked.status === 200) {
          expect(await linked.text()).toBe(await sent.text());
          return;
        }
        const places = async (answer: Response) =>
          ((await answer.json()) as { errors: { pointer?: string; parameter?: string }[] }).errors.map(
            ({ pointer, parameter }) => parameter ?? pointer!.split('/')[1],
          );
        expect(await places(linked)).toEqual(await places(sent));
      }),
      { numRuns: runs(2000), seed: SEED },
    );
    expect([...seen.keys()].sort()).toEqual([200, 400]);
  });
});

describe('the copy of a link (RFC 9110 8.8.3.2, 13.1.2)', () => {
  const query = queryOf(pottery);

  it('has a weak tag and is validated before each use; the answer to a POST is not kept', async () => {
    const { headers } = await get(query);
    expect(headers.get('etag')).toMatch(/^W\/"[A-Za-z0-9_-]{27}"$/);
    expect(headers.get('cache-control')).toBe('no-cache');
    const sent = await post(pottery);
    expect([sent.headers.get('etag'), sent.headers.get('cache-control')]).toEqual([null, 'no-store']);
  });

  it('is current on another day, though the file would have another DTSTAMP', async () => {
    const first = await get(query);
    const tag = first.headers.get('etag')!;
    now = TUESDAY;
    const second = await get(query);
    expect(await second.text()).not.toBe(await first.text());
    expect(second.headers.get('etag')).toBe(tag);
    const current = await get(query, ifNoneMatch(tag));
    expect([current.status, await current.text()]).toEqual([304, '']);
    expect(current.headers.get('etag')).toBe(tag);
    expect(current.headers.get('cache-control')).toBe('no-cache');
  });

  const rows: readonly [string, (tag: string) => string, number][] = [
    ['the tag itself', (tag) => tag, 304],
    ['the tag as a strong one', (tag) => tag.slice(2), 304],
    ['a list with the tag', (tag) => `"a", W/"b", ${tag}`, 304],
    ['any', () => '*', 304],
    ['another weak tag', () => 'W/"a"', 200],
    ['the tag without quotation marks', (tag) => tag.replaceAll('"', ''), 200],
  ];
  it.each(rows)('If-None-Match with %s', async (_name, header, status) => {
    const init = ifNoneMatch(header(await tagOf(query)));
    const answers = [await get(query, init), await get(query, { ...init, method: 'HEAD' })];
    expect(answers.map((answer) => answer.status)).toEqual([status, status]);
  });

  it('does not depend on the order of members, the form of the rule or what is ignored', async () => {
    const tag = await tagOf('title=A&start=2026-06-02&repeat={"freq":"weekly","count":4}');
    const same = [
      'start=2026-06-02&title=A&repeat={"count":4,"freq":"weekly"}',
      'title=%41&start=2026-06-02&repeat=%7B+"freq":+"WEEKLY",%0A"count":4,"interval":1}',
      'title=A&start=2026-06-02&repeat={"freq":"weekly","count":4}&utm_source=mail',
    ];
    for (const other of same) expect(await tagOf(other), other).toBe(tag);
  });

  it('differs by each member', async () => {
    const base = { title: 'A', start: '2026-06-02T09:00Z' };
    const added: readonly Event[] = [
      { title: 'B' },
      { start: '2026-06-02T10:00Z' },
      { end: '2026-06-02T10:00Z' },
      { duration_minutes: 60 },
      { tz: 'Europe/Berlin' },
      { location: 'L' },
      { description: 'L' },
      { url: 'https://a.example/' },
      { status: 'tentative' },
      { show_as: 'free' },
      { reminder_minutes: 1 },
      { sequence: 1 },
      { repeat: { freq: 'daily' } },
      { repeat: { freq: 'daily', count: 2 } },
      { uid: 'u' },
    ];
    const tags = [await tagOf(queryOf(base))];
    for (const members of added) tags.push(await tagOf(queryOf({ ...base, ...members })));
    expect(new Set(tags).size).toBe(added.length + 1);
  });
});

describe('a link that is refused names the parameter', () => {
  const day = 'title=A&start=2026-06-02';
  const rows: readonly { query: string; parameter: string; says: string }[] = [
    { query: 'start=2026-06-02', parameter: 'title', says: 'is required: a text that is not blank' },
    { query: 'title=A', parameter: 'start', says: 'is required: a date' },
    { query: 'title=A&start=tomorrow', parameter: 'start', says: 'not "tomorrow"' },
    { query: 'title=A&start=2026-06-02T09:00', parameter: 'start', says: 'or give tz' },
    {
      query: 'title=A&start=2026-06-02T09:00+02:00',
      parameter: 'start',
      says: 'not "2026-06-02T09:00 02:00"; write + as %2B in an address',
    },
    { query: `${day}&end=`, parameter: 'end', says: 'not an empty string' },
    { query: `${day}&title=B`, parameter: 'title', says: 'must be given once' },
    { query: `${day}&location=%ff`, parameter: 'location', says: 'percent-encoded' },
    { query: `${day}&reminder_minutes=1e3`, parameter: 'reminder_minutes', says: 'not "1e3"' },
    { query: `${day}&locaton=x`, parameter: 'locaton', says: 'did you mean location?' },
    { query: `${day}&duration=60`, parameter: 'duration', says: 'did you mean duration_minutes?' },
    { query: `${day}&freq=weekly`, parameter: 'freq', says: 'repeat takes it' },
    { query: `${day}&categories=x`, parameter: 'categories', says: 'is not known here; send it by POST' },
    { query: `${day}&tags=x`, parameter: 'tags', says: 'send it by POST' },
    { query: `${day}&reminders=60`, parameter: 'reminders', says: 'send it by POST' },
    { query: `${day}&name=x`, parameter: 'name', says: 'send it by POST' },
    { query: `${day}&events=[{"title":"B"}]`, parameter: 'events', says: 'send it by POST' },
    ...['{"freq"', 'weekly', 'null', '[]', '[{"freq":"weekly"}]', '7', '"weekly"', ''].map((text) => ({
      query: `${day}&repeat=${text}`,
      parameter: 'repeat',
      says: 'must be JSON text of an object with freq, as {"freq":"weekly","count":4}, not ',
    })),
    { query: `${day}&repeat={}`, parameter: 'repeat', says: 'freq is required: one of daily' },
    { query: `${day}&repeat={"freq":"weekly","count":0}`, parameter: 'repeat', says: 'count must be' },
    {
      query: `${day}&repeat={"freq":"weekly","by_day":["MO","X"]}`,
      parameter: 'repeat',
      says: 'by_day/1 must be a weekday',
    },
    {
      query: `${day}&repeat={"freq":"weekly","until":"2026-01-01"}`,
      parameter: 'repeat',
      says: 'until ',
    },
    {
      query: `${day}&repeat={"freq":"weekly","by_hour":1}`,
      parameter: 'repeat',
      says: 'by_hour is not known here',
    },
    {
      query: `${day}&repeat=${'{"a":'.repeat(300)}1${'}'.repeat(300)}`,
      parameter: 'repeat',
      says: 'must be JSON text of an object',
    },
  ];
  it.each(rows)('$query', async ({ query, parameter, says }) => {
    const answer = await get(query);
    const problem = (await answer.json()) as { code: string; errors: readonly { message: string }[] };
    expect([answer.status, problem.code]).toEqual([400, 'invalid_request']);
    expect(problem.errors).toEqual([{ parameter, message: expect.stringContaining(says) }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
  });

  it('together with others, each at its own', async () => {
    const answer = await get('title=+&start=x&reminder_minutes=-1&repeat={"freq":"hourly"}');
    const { errors } = (await answer.json()) as { errors: readonly { parameter: string }[] };
    expect(errors.map(({ parameter }) => parameter).sort()).toEqual(['reminder_minutes', 'repeat', 'title']);
  });

  it('and ignores what it does not know, and says so', async () => {
    const answer = await get(`${day}&utm_source=mail&__proto__=x&constructor=y`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-ignored-members')).toBe('utm_source, __proto__, constructor');
  });
});

describe('no value of a link adds a line, a property or a header', () => {
  const breaks = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\r\n ', '\0', '\\n', '\u000b'];
  const hostile = breaks.map((line) => `x${line}END:VEVENT${line}BEGIN:VEVENT${line}X-EVIL:1`);

  it.each(['title', 'location', 'description', 'uid', 'url', 'tz'])('%s', async (name) => {
    for (const value of hostile) {
      const event: Event = { title: 'A', start: '2026-06-02', [name]: value };
      const answer = await get(queryOf(event));
      expect([200, 400]).toContain(answer.status);
      expect(answer.headers.get('x-evil')).toBeNull();
      if (answer.status === 400) continue;
      const lines = (await answer.text()).split('\r\n');
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
      expect(lines.filter((line) => line.startsWith('X-EVIL'))).toEqual([]);
      expect(lines.join('')).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f]/);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[A-Za-z0-9-]+\.ics"/);
    }
  });
});

describe('bounds', () => {
  const sized = (characters: number) => `title=A&start=2026-06-02&description=${'x'.repeat(characters)}`;
  const shell = sized(0).length;
  it.each([
    { name: '24,576 bytes of query', query: sized(24_576 - shell), status: 200, code: undefined },
    { name: 'a byte more', query: sized(24_577 - shell), status: 414, code: 'uri_too_long' },
    { name: 'more than the head may have', query: sized(33_000), status: 431, code: 'headers_too_large' },
  ])('$name: $status', async ({ query, status, code }) => {
    const answer = await get(query);
    expect(answer.status).toBe(status);
    if (code !== undefined) expect(await answer.json()).toMatchObject({ code });
  });
});

describe('HEAD and the quota', () => {
  const query = queryOf(pottery);

  it("HEAD has GET's headers and length, no body, and counts 1", async () => {
    const whole = await get(query);
    const head = await get(query, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(String((await whole.arrayBuffer()).byteLength));
    for (const name of ['content-type', 'content-disposition', 'etag', 'cache-control']) {
      expect(head.headers.get(name), name).toBe(whole.headers.get(name));
    }
    expect(usedOf(head)).toBe(usedOf(whole) + 1);
  });

  it('a link counts as the POST does; a copy that is current and a refusal are free', async () => {
    const narrow = await startService({ freeDaily: 2, clock: () => now });
    try {
      const link = `${narrow.origin}${PATH}?${query}`;
      const sent = await fetch(narrow.origin + PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(pottery),
      });
      const first = await fetch(link);
      expect([usedOf(sent), usedOf(first)]).toEqual([1, 2]);
      const current = await fetch(link, ifNoneMatch(first.headers.get('etag')!));
      expect([current.status, usedOf(current)]).toEqual([304, 2]);
      const full = await fetch(link);
      expect([full.status, usedOf(full)]).toEqual([429, 2]);
      expect(full.headers.get('retry-after')).toMatch(/^\d+$/);
    } finally {
      await narrow.stop();
    }
  });
});

function usedOf(answer: Response): number {
  return Number(answer.headers.get('x-quota-used'));
}
