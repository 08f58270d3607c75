import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { PageServer } from '../worlds/page-server.ts';

/** A page, with what it has requested and complained of. */
export interface OpenedPage {
  readonly page: Page;
  /** The addresses of all requests. */
  readonly requests: readonly string[];
  /** Messages of the console, and errors that nothing caught. */
  readonly complaints: readonly string[];
}

/** A server and a browser, from the first to the last test of a block. */
export interface Browsing {
  origin(): string;
  browser(): Browser;
  /** Opens a path of the server with an empty profile, hands the page to `look`, and closes it. */
  visit<T>(
    path: string,
    options: BrowserContextOptions,
    look: (opened: OpenedPage) => Promise<T>,
  ): Promise<T>;
}

/**
 * Starts a server and Debian's Chromium before the tests of the block that calls it, and stops both after them. For
 * blocks behind `hasConsumer('chromium')`. The pages of a built service take a second to render, Chromium half a
 * second to start: a file needs one of each.
 */
export function browsing(start: () => Promise<PageServer>): Browsing {
  let server: PageServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([start(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  return {
    origin: () => server.origin,
    browser: () => browser,
    visit: async (path, options, look) => {
      const opened = await openPage(browser, options);
      try {
        await opened.page.goto(`${server.origin}${path}`, { waitUntil: 'load' });
        return await look(opened);
      } finally {
        await opened.page.context().close();
      }
    },
  };
}

/** Pop-ups of the address bar, and a renderer kept ready: half of the processor time of a page that a test opens. */
const costlyFeatures = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** What Playwright disables: repeated here, because Chromium reads only the last --disable-features. */
const disabledByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Keeps what waits in vain from hanging: on a busy machine a page takes longer than Playwright's 30 seconds. */
const LIMIT_MS = 300_000;

/** Chromium without a window and without traffic of its own. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: '/usr/bin/chromium',
    timeout: LIMIT_MS,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--disable-features=${[...costlyFeatures, ...disabledByPlaywright].join(',')}`,
    ],
  });
}

/** A page in a context of its own, not yet loaded. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<OpenedPage> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  context.setDefaultTimeout(LIMIT_MS);
  const page = await context.newPage();
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, requests, complaints };
}

/** How wide the content of a page is, and the screen. */
export async function widths(page: Page): Promise<{ readonly content: number; readonly screen: number }> {
  const [content, screen] = (await page.evaluate('[document.documentElement.scrollWidth, innerWidth]')) as [
    number,
    number,
  ];
  return { content, screen };
}

/** Bytes that a page with an empty profile takes from the network until it is quiet. */
export async function transferredFor(browser: Browser, address: string): Promise<number> {
  const { page } = await openPage(browser);
  const session = await page.context().newCDPSession(page);
  let transferred = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    transferred += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.context().close();
  return transferred;
}
