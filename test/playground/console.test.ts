import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasConsumer } from '../support/consumers.ts';
import { seriousViolations } from '../support/judging/accessibility.ts';
import { browsing, openPage, widths } from '../support/running/browser.ts';
import { startService } from '../support/running/service.ts';
import { until } from '../support/until.ts';

const TOKEN = 'a-token-of-the-operator';

describe.runIf(hasConsumer('chromium'))('the console in a browser', () => {
  const service = browsing(() => startService({ consoleToken: TOKEN }));

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const signIn = async (page: Page) => {
    await page.goto(`${service.origin()}/console`);
    await page.getByLabel('Token').fill(TOKEN);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
  };
  const call = (key: string) =>
    fetch(`${service.origin()}/v1/qr?data=a`, { headers: { 'x-api-key': key } }).then(({ status }) => status);

  it('makes a key, shows its calls within two seconds, rotates and revokes it', async () => {
    const { page, requests, complaints } = await openPage(service.browser());
    await signIn(page);
    await page.getByRole('link', { name: 'Keys' }).click();
    await page.getByLabel('Name').fill('Corner shop');
    await page.getByLabel('Calls a month').fill('5');
    await press(page, 'Create');
    const key = (await page.locator('.said code').textContent())!;
    expect(await call(key)).toBe(200);
    await page.goto(`${service.origin()}/console/key?id=${key.slice(7, 11)}`);
    expect(await page.content()).not.toContain(key);
    await until(async () => {
      await page.reload();
      return (await page.getByRole('img').getAttribute('aria-label'))!.endsWith('1 calls, 0 refused');
    });
    expect(await page.getByText('1 of 5').count()).toBe(1);
    await page.getByText('The figures by day').click();
    await page.getByRole('cell', { name: 'qr.create' }).waitFor();
    await page.getByLabel('Days for which').fill('1');
    await press(page, 'Make the key that follows');
    const next = (await page.locator('.said code').textContent())!;
    expect([await call(key), await call(next)]).toEqual([200, 200]);
    await page.goto(`${service.origin()}/console/key?id=${key.slice(7, 11)}`);
    await press(page, 'Disable');
    expect(await call(key)).toBe(401);
    await press(page, 'Enable');
    expect(await call(key)).toBe(200);
    await page.getByLabel('Refuse it for ever').check();
    await press(page, 'Revoke');
    await page.getByText('is revoked.').waitFor();
    expect([await call(key), await call(next)]).toEqual([401, 200]);
    await press(page, 'Sign out');
    await page.getByLabel('Token').waitFor();
    await page.goto(`${service.origin()}/console/keys`);
    expect(await page.getByLabel('Token').count()).toBe(1);
    expect(requests.filter((url) => !url.startsWith(`${service.origin()}/`))).toEqual([]);
    // The one answer of 401 is the form that is shown to who has signed out.
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
    await page.context().close();
  });

  it.each([
    { name: 'light', options: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'dark, on a phone',
      options: { viewport: { width: 320, height: 640 }, colorScheme: 'dark' as const },
    },
  ])('is accessible and not wider than the screen: $name', async ({ name, options }) => {
    const { page } = await openPage(service.browser(), { ...options, bypassCSP: true });
    const look = async (title: string) => {
      const { content, screen } = await widths(page);
      expect(content, title).toBeLessThanOrEqual(screen);
      expect(await seriousViolations(page), title).toEqual([]);
      const folder = process.env.SUNDRY_PICTURES;
      if (folder !== undefined) {
        await page.screenshot({ path: `${folder}/${title}-${name.slice(0, 4)}.png`, fullPage: true });
      }
    };
    await page.goto(`${service.origin()}/console`);
    await look('sign-in');
    await signIn(page);
    await look('overview');
    await fetch(`${service.origin()}/v1/qr?data=a`);
    await page.getByRole('link', { name: 'Free callers' }).click();
    await page.getByRole('cell', { name: 'may call' }).waitFor();
    await look('callers');
    await page.goto(`${service.origin()}/console/keys`);
    await page.getByLabel('Name').fill(`Kiosk ${name}`);
    await press(page, 'Create');
    await look('keys');
    await page.getByRole('table').getByRole('link').last().click();
    await page.getByRole('heading', { name: 'Terms' }).waitFor();
    await look('key');
    await page.context().close();
  });
});
