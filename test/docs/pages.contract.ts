import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { seriousViolations } from '../support/judging/accessibility.ts';
import { type Browsing, widths } from '../support/running/browser.ts';

/** The screens on which pages are looked at: each width and each colour scheme once, since axe takes ten seconds for the docs. */
export const screens = [
  { name: 'wide, light', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'a phone, dark', viewport: { width: 375, height: 800 }, colorScheme: 'dark' },
] as const;

const phone = screens[1];

type Screen = (typeof screens)[number];

/**
 * What the start page and the docs of every registry must do, as tests of the block that calls it. With `group`, the id
 * of its section, axe judges only that group of the docs: all of them take it ten seconds.
 */
export function itServesPages({ origin, visit }: Browsing, seenOn: readonly Screen[], group?: string): void {
  const shown = seenOn.flatMap((screen) => ['/', '/docs'].map((path) => ({ ...screen, path })));

  it.each(shown)(
    '$path on $name: nothing scrolls sideways and axe finds nothing serious',
    async ({ path, ...screen }) => {
      await visit(path, screen, async ({ page, complaints }) => {
        expect(complaints).toEqual([]);
        await page.evaluate(
          "for (const details of document.querySelectorAll('details')) details.open = true",
        );
        expect(await widths(page)).toEqual({ content: screen.viewport.width, screen: screen.viewport.width });
        // axe reads all that is on the page, even what it is not asked to judge.
        if (group !== undefined) await removeGroupsBut(page, group);
        expect(await seriousViolations(page)).toEqual([]);
      });
    },
  );

  it.each(['/', '/docs'])('%s requests nothing from other origins, and shows every picture', async (path) => {
    await visit(path, {}, async ({ page, requests }) => {
      const elsewhere = requests.filter(
        (url) => !url.startsWith('data:') && new URL(url).origin !== origin(),
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
      expect(await page.locator('.pane:visible').first().textContent()).toContain(origin());
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

  it('/docs finds operations, fields and errors by its search, also on a phone', async () => {
    for (const screen of [{}, phone]) {
      await visit('/docs', screen, async ({ page, complaints }) => {
        await page.keyboard.press('/');
        await page.keyboard.type('quota_exceeded');
        const contents = page.getByRole('navigation', { name: 'Contents' });
        const found = contents.getByRole('listitem').getByRole('link');
        await contents.getByRole('link', { name: 'quota_exceeded' }).first().waitFor();
        expect(await contents.getByRole('status').textContent()).toMatch(/^\d+ found/);
        expect(await contents.getByRole('link', { name: 'Start', exact: true }).isVisible()).toBe(false);
        if (screen === phone) expect(await seriousViolations(page, '.side')).toEqual([]);
        await page.keyboard.press('Enter');
        expect(new URL(page.url()).hash).toBe('#quota_exceeded');
        await page.keyboard.press('/');
        expect(await page.getByLabel('Search').inputValue()).toBe('quota_exceeded');
        await page.keyboard.type('nothing has these words');
        expect(await found.count()).toBe(0);
        await page.keyboard.press('Escape');
        expect(await contents.getByRole('link', { name: 'Start', exact: true }).isVisible()).toBe(true);
        expect(complaints).toEqual([]);
      });
    }
  });

  it('/docs goes to a member of an answer, which is folded away', async () => {
    await visit('/docs', {}, async ({ page }) => {
      const name = await page.locator('details .fields dt code').last().textContent();
      await page.getByLabel('Search').fill(name!);
      const hits = page.locator('.side li a');
      const last = hits.filter({ hasText: name! }).last();
      const id = decodeURIComponent((await last.getAttribute('href'))!.slice(1));
      await last.click();
      expect(await page.locator(`[id=${JSON.stringify(id)}]`).isVisible()).toBe(true);
    });
  });

  it('/docs works without a script: tabs, contents, anchors and pictures', async () => {
    await visit('/docs', { ...phone, javaScriptEnabled: false }, async ({ page }) => {
      expect(await page.getByLabel('Search').count()).toBe(0);
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
}

async function removeGroupsBut(page: Page, group: string): Promise<void> {
  const others = JSON.stringify(`section[id^="group-"]:not(#${group})`);
  await page.evaluate(`for (const other of document.querySelectorAll(${others})) other.remove()`);
}
