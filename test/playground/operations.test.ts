import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../../src/operation.ts';
import { operations as registered } from '../../src/registry.ts';
import { jsonInput } from '../../src/surfaces/examples/json-input.ts';
import { hasConsumer } from '../support/consumers.ts';
import { seriousViolations } from '../support/judging/accessibility.ts';
import { sampleOperation } from '../support/operations/sample-operation.ts';
import { browsing, type OpenedPage, openPage, widths } from '../support/running/browser.ts';
import { startService } from '../support/running/service.ts';
import { isWhole } from '../support/whole.ts';
import { inExampleWorlds } from '../support/worlds/example-worlds.ts';

/** Dates of creation in answers are those of this moment. */
const NOW = new Date('2026-03-01T12:00:00.000Z');

/** With one that only its declaration adds, which has hostile texts. */
const operations: readonly Operation[] = [...inExampleWorlds(registered), sampleOperation];

/** Each width and each colour scheme once. */
const screens = [
  { name: 'wide and light', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'narrow and dark', viewport: { width: 320, height: 700 }, colorScheme: 'dark' },
] as const;

/** Outside `npm run test:whole` each operation is seen on one of them. */
const seenOn = screens.map((screen, place) => ({
  ...screen,
  shown: operations.filter((_, index) => isWhole || index % 2 === place),
}));

/** Those that axe judges, which takes a second each: all of them in `npm run test:whole`. */
const judged = new Set(operations.filter((_, index) => isWhole || index % 4 === 0).map(({ id }) => id));

describe.runIf(hasConsumer('chromium'))('the playground', () => {
  const service = browsing(() => startService({ operations, clock: () => NOW }));

  describe.each(seenOn)('$name', ({ name: _, shown, ...screen }) => {
    let opened: OpenedPage;
    beforeAll(async () => {
      opened = await openPage(service.browser(), screen);
      await opened.page.goto(service.origin());
    });
    afterAll(() => opened.page.context().close());

    it.each(shown)(
      'runs the first example of $id by keyboard alone, and shows what HTTP answers',
      async (operation) => {
        const { page, requests, complaints } = opened;
        const before = complaints.length;
        await open(page, operation);
        await run(page, 'ok');
        const { bytes, name } = await download(page);
        const answer = await askByHttp(service.origin(), operation);
        expect(digest(bytes)).toBe(digest(answer.bytes));
        expect(name).toBe(answer.name ?? `${operation.id}.json`);
        expect(await widths(page)).toEqual({ content: screen.viewport.width, screen: screen.viewport.width });
        if (judged.has(operation.id)) expect(await seriousViolations(page, 'main')).toEqual([]);
        expect(complaints.slice(before)).toEqual([]);
        const elsewhere = requests.filter(
          (url) => url.startsWith('http') && !url.startsWith(service.origin()),
        );
        expect(elsewhere).toEqual([]);
      },
    );

    const refusing = shown.filter(({ input }) => (input.required ?? []).length > 0);
    it.each(refusing)(
      'shows the faults of $id at their controls, and focuses the first',
      async (operation) => {
        const { page } = opened;
        await page.goto(`${service.origin()}/#${operation.id}?`);
        await page.locator('[data-state=idle]').waitFor();
        await run(page, 'error');
        await page.locator('[data-faulty=true] :focus').waitFor();
        if (judged.has(operation.id)) expect(await seriousViolations(page, 'main')).toEqual([]);
        expect(await widths(page)).toEqual({ content: screen.viewport.width, screen: screen.viewport.width });
      },
    );

    it('has no serious fault around the operations, and leads back to the start', async () => {
      const { page } = opened;
      expect(await seriousViolations(page)).toEqual([]);
      await page.goto(`${service.origin()}/#`);
      await page.locator('h1', { hasText: 'Small jobs' }).waitFor();
      expect(await seriousViolations(page, 'main')).toEqual([]);
      expect(await widths(page)).toEqual({ content: screen.viewport.width, screen: screen.viewport.width });
    });
  });
});

/** Finds an operation as a person does who uses no mouse. */
async function open(page: Page, { id, summary }: Operation): Promise<void> {
  await page.evaluate('document.activeElement.blur()');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(id);
  await page.keyboard.press('Enter');
  await page.waitForURL(({ hash }) => hash === `#${id}`);
  await page.locator('.bench h1', { hasText: summary }).waitFor();
  await page.locator('[data-state=idle]').waitFor();
}

/** Presses the keys that run the form. */
async function run(page: Page, state: 'ok' | 'error'): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await page.locator(`[data-state=${state}]`).waitFor();
}

interface Download {
  readonly bytes: Buffer;
  readonly name: string | undefined;
}

/** Saves the answer by its link. */
async function download(page: Page): Promise<Download> {
  const starting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).focus();
  await page.keyboard.press('Enter');
  const started = await starting;
  return { bytes: readFileSync(await started.path()), name: started.suggestedFilename() };
}

async function askByHttp(origin: string, operation: Operation): Promise<Download> {
  const { routes, examples } = operation;
  const route = routes.find(({ method }) => method === 'POST') ?? routes[0]!;
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(jsonInput(operation, examples[0]!)),
  };
  const response = await fetch(origin + route.path, route.method === 'POST' ? post : {});
  expect(response.status).toBe(200);
  const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { bytes: Buffer.from(await response.arrayBuffer()), name };
}

function digest(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
