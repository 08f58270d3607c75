import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { PageServer } from './page-server.ts';

/** A page as it was loaded, with what it has requested and complained of since. */
export interface Opened {
  readonly page: Page;
  readonly requests: readonly string[];
  readonly complaints: readonly string[];
}

/** A server and a browser, from the first to the last test of a block. */
export interface Browsing {
  origin(): string;
  browser(): Browser;
  /** Opens a path of the server with an empty profile, hands the page to `look`, and closes it. */
  visit<T>(path: string, options: BrowserContextOptions, look: (opened: Opened) => Promise<T>): Promise<T>;
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
    [server, browser] = await Promise.all([start(), launch()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  return {
    origin: () => server.origin,
    browser: () => browser,
    visit: (path, options, look) => visit(browser, `${server.origin}${path}`, options, look),
  };
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

async function visit<T>(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  look: (opened: Opened) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  try {
    await page.goto(url, { waitUntil: 'load' });
    return await look({ page, requests, complaints });
  } finally {
    await context.close();
  }
}
