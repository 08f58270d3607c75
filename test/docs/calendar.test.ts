import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blocksOf } from '../support/judging/blocks.ts';
import { startService, type TestService } from '../support/running/service.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

const calls = ['README.md', 'docs/calendar.md'].flatMap((page) =>
  blocksOf(page, 'sh').filter((code) => code.includes('/v1/calendar/ics')),
);
const links = blocksOf('docs/calendar.md', 'html');
const programs = blocksOf('docs/calendar.md', 'js');

let service: TestService;
let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sundry-docs-'));
  service = await startService();
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('both pages show a call', () => {
  expect(calls).toHaveLength(3);
  expect(programs).toHaveLength(1);
  expect(links).toHaveLength(1);
});

test.each(calls)('ical.js reads the file that this makes: %s', async (code) => {
  await run('sh', ['-euc', code.replaceAll('http://127.0.0.1:8080', service.origin)], { cwd: folder });
  const [, file = ''] = /-o (\S+)/.exec(code) ?? [];
  const body = JSON.parse(/-d '(.*)'/s.exec(code)?.[1] ?? '');
  const titles = (body.events ?? [body]).map(({ title }: { title: string }) => title);
  expect(titlesIn(file)).toEqual(titles);
});

test.each(links)('and the one that this links to: %s', async (code) => {
  const [, href = ''] = /^<a href="([^"]+)">[^<]+<\/a>$/m.exec(code) ?? [];
  const address = href.replaceAll('&amp;', '&').replace('http://127.0.0.1:8080', service.origin);
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get('x-ignored-members')]).toEqual([200, null]);
  const [event] = eventsIn(await answer.text());
  expect(event?.summary).toBe('Pottery class');
  expect(event?.component.getFirstPropertyValue('rrule')?.toString()).toBe('FREQ=WEEKLY;COUNT=8;BYDAY=TU');
});

test.each(programs)('and the one that this makes: %s', async (code) => {
  const local = code.replace("'call.ics'", JSON.stringify(join(folder, 'call.ics')));
  await run(process.execPath, ['--input-type=module', '-e', local], { cwd: root });
  expect(titlesIn('call.ics')).toEqual(['Video call']);
});

function titlesIn(file: string): readonly string[] {
  return eventsIn(readFileSync(join(folder, file), 'utf8')).map(({ summary }) => summary);
}

function eventsIn(ics: string): readonly ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}
