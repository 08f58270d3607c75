import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../src/registry.ts';
import { launchBrowser, type OpenedPage, openPage, seriousViolations, widths } from '../support/browser.ts';
import { hasConsumer } from '../support/consumers.ts';
import { isGate } from '../support/gate.ts';
import { type PageServer, servePages } from '../support/page-server.ts';
import { sampleOperation } from '../support/sample-operation.ts';
import { startServer } from '../support/server.ts';

const screens = [
  { name: 'wide, light', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'wide, dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
  { name: 'a phone, light', viewport: { width: 375, height: 800 }, colorScheme: 'light' },
  { name: 'a phone, dark', viewport: { width: 375, height: 800 }, colorScheme: 'dark' },
] as const;

const phone = screens[2];

/** The two that differ most; the gate looks at all. */
const extremes = [screens[0], screens[3]];

const servers: readonly {
  name: string;
  start: () => Promise<PageServer>;
  seenOn: readonly (typeof screens)[number][];
}[] = [
  { name: 'of the service', start: () => startServer(), seenOn: isGate ? screens : extremes },
  {
    name: 'of a registry with hostile values',
    start: () => servePages([sampleOperation, ...operations]),
    seenOn: isGate ? extremes : [screens[3]],
  },
];

describe.runIf(hasConsumer('chromium')).each(servers)('the pages $name', ({ start, seenOn }) => {
  let server: PageServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await start();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  async function visit<T>(
    path: string,
    options: BrowserContextOptions,
    look: (opened: OpenedPage) => Promise<T>,
  ): Promise<T> {
    const opened = await openPage(browser, options);
    try {
      await opened.page.goto(`${server.origin}${path}`, { waitUntil: 'load' });
      return await look(opened);
    } finally {
      await opened.page.context().close();
    }
  }

  const shown = seenOn.flatMap((screen) => ['/', '/docs'].map((path) => ({ ...screen, path })));

  it.each(shown)(
    '$path on $name: nothing scrolls sideways and axe finds nothing serious',
    async ({ path, ...screen }) => {
      await visit(path, screen, async ({ page, complaints }) => {
        expect(complaints).toEqual([]);
        for (const summary of await page.locator('summary').all()) await summary.click();
        expect(await widths(page)).toEqual({ content: screen.viewport.width, screen: screen.viewport.width });
        expect(await seriousViolations(page)).toEqual([]);
      });
    },
  );

  it.each(['/', '/docs'])('%s requests nothing from other origins, and shows every picture', async (path) => {
    await visit(path, {}, async ({ page, requests }) => {
      const elsewhere = requests.filter(
        (url) => !url.startsWith('data:') && new URL(url).origin !== server.origin,
      );
      expect(elsewhere).toEqual([]);
      const pictures = await page
        .locator('main img')
        .evaluateAll((images) =>
          (images as unknown as { naturalWidth: number }[]).map(({ naturalWidth }) => naturalWidth),
        );
      expect(pictures.length).toBeGreaterThan(0);
      for (const width of pictures) expect(width).toBeGreaterThan(0);
    });
  });

  it('/docs puts its own address into the samples and keeps one language for all', async () => {
    await visit('/docs', {}, async ({ page }) => {
      await page.locator('label', { hasText: 'Python' }).first().click();
      const languages = await page
        .locator('.tabs input:checked')
        .evaluateAll((inputs) => (inputs as unknown as { value: string }[]).map(({ value }) => value));
      expect(new Set(languages)).toEqual(new Set(['Python']));
      expect(await page.locator('.pane:visible').first().textContent()).toContain(server.origin);
    });
  });

  it('/docs opens its contents on a phone and closes them at a link', async () => {
    await visit('/docs', phone, async ({ page }) => {
      const contents = page.getByRole('navigation', { name: 'Contents' });
      expect(await contents.isVisible()).toBe(false);
      await page.getByRole('button', { name: 'Contents' }).click();
      await contents.getByRole('link', { name: 'Errors' }).click();
      expect(await contents.isVisible()).toBe(false);
      expect(new URL(page.url()).hash).toBe('#errors');
    });
  });

  it('/docs works without a script: tabs, contents, anchors and pictures', async () => {
    await visit('/docs', { ...phone, javaScriptEnabled: false }, async ({ page }) => {
      const tabs = page.locator('.tabs').first();
      await tabs.locator('label', { hasText: 'Python' }).click();
      expect(await tabs.locator('.pane:visible').textContent()).toContain('urllib.request');
      await page.getByRole('button', { name: 'Contents' }).click();
      const contents = page.getByRole('navigation', { name: 'Contents' });
      await contents.getByRole('link', { name: 'Errors' }).click();
      expect(new URL(page.url()).hash).toBe('#errors');
      expect(await page.locator('.seen img').first().isVisible()).toBe(true);
    });
  });
});

describe.runIf(hasConsumer('chromium'))('the pages of the service', () => {
  let server: PageServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startServer();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  it.each(['/', '/docs'])('%s costs at most 100 KB', async (path) => {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    let transferred = 0;
    await session.send('Network.enable');
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      transferred += encodedDataLength;
    });
    await page.goto(`${server.origin}${path}`, { waitUntil: 'networkidle' });
    await page.close();
    expect(transferred).toBeGreaterThan(1000);
    expect(transferred).toBeLessThanOrEqual(100_000);
  });

  it.each([true, false])('the form of the start page answers (script: %s)', async (javaScriptEnabled) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(server.origin);
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/v1/'));
    await page.locator('.try button').click();
    expect((await answer).status()).toBe(200);
    expect(Number((await answer).headers()['x-quota-used'])).toBeGreaterThan(0);
    await context.close();
  });
});
