import { describe, expect, it } from 'vitest';
import { hasConsumer } from '../support/consumers.ts';
import { browsing, openPage, transferredFor } from '../support/running/browser.ts';
import { startServer } from '../support/running/server.ts';
import { isWhole } from '../support/whole.ts';
import { itServesPages, screens } from './pages.contract.ts';

/** Invoices have all that the docs of a group are made of. */
const judgedGroup = isWhole ? undefined : 'group-invoice';

describe.runIf(hasConsumer('chromium'))('the pages of the service', () => {
  const service = browsing(() => startServer());
  itServesPages(service, screens, judgedGroup);

  it.each(['/', '/docs'])('%s costs at most 100 KB', async (path) => {
    const transferred = await transferredFor(service.browser(), `${service.origin()}${path}`);
    expect(transferred).toBeGreaterThan(1000);
    expect(transferred).toBeLessThanOrEqual(100_000);
  });

  it.each([true, false])('the form of the start page answers (script: %s)', async (javaScriptEnabled) => {
    const { page } = await openPage(service.browser(), { javaScriptEnabled });
    await page.goto(service.origin());
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/v1/'));
    await page.locator('.try button').click();
    expect((await answer).status()).toBe(200);
    expect(Number((await answer).headers()['x-quota-used'])).toBeGreaterThan(0);
    await page.context().close();
  });
});
