import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../src/registry.ts';
import { hasConsumer } from '../support/consumers.ts';
import { browsing, type OpenedPage, openPage, transferredFor } from '../support/running/browser.ts';
import { startService } from '../support/running/service.ts';

const viewport = { width: 1280, height: 720 };

describe.runIf(hasConsumer('chromium'))('the playground', () => {
  const service = browsing(() => startService());
  let opened: OpenedPage;
  beforeAll(async () => {
    opened = await openPage(service.browser(), {
      permissions: ['clipboard-read', 'clipboard-write'],
      viewport,
    });
  });

  /**
   * The page at a hash as in an empty profile, and how many calls of operations it sent. All tests share one page:
   * one of its own takes Chromium three times as long.
   */
  async function visit(
    hash: string,
    look: (page: Page, calls: () => number) => Promise<void>,
  ): Promise<void> {
    const { page, requests } = opened;
    const before = requests.length;
    try {
      await page.goto(`${service.origin()}/${hash}`);
      if (hash !== '') await page.locator('.bench').waitFor();
      await look(page, () => requests.slice(before).filter((url) => url.includes('/v1/')).length);
    } finally {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.evaluate('localStorage.clear(), sessionStorage.clear()');
      await page.setViewportSize(viewport);
      await page.goto('about:blank');
    }
  }

  const result = (page: Page, state: string) =>
    page.locator(`section[aria-label=Result][data-state=${state}]`);
  const run = async (page: Page, state = 'ok') => {
    await page.getByRole('button', { name: 'Run' }).click();
    await result(page, state).waitFor();
  };

  it('costs at most 68 kB to load', async () => {
    const transferred = await transferredFor(service.browser(), `${service.origin()}/`);
    expect(transferred).toBeGreaterThan(1000);
    expect(transferred).toBeLessThanOrEqual(68_000);
  });

  it('has one script, of a path that names its content and may be kept for good', async () => {
    const page = await fetch(service.origin());
    const [, path] = /<script type="module" src="([^"]+)">/.exec(await page.text()) ?? [];
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain('frame-src blob:;');
    expect(policy).not.toContain('unsafe');
    const script = await fetch(service.origin() + path);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const again = await fetch(service.origin() + path, {
      headers: { 'if-none-match': script.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });

  it('without a script lists every operation, with a link to it and one to its docs', async () => {
    const { page } = await openPage(service.browser(), { javaScriptEnabled: false });
    await page.goto(service.origin());
    for (const { id } of operations) {
      const card = page.locator(`main [id="${id}"]`);
      expect(await card.locator(`a[href="#${id}"]`).isVisible()).toBe(true);
      expect(await card.locator(`a[href="/docs#${id}"]`).isVisible()).toBe(true);
    }
    await page.context().close();
  });

  it('has a control for each field, named by its dotted path, with a label that begins with its name', async () => {
    await visit('#invoice.pdf', async (page) => {
      expect(await page.locator('[name="items.0.qty"]').inputValue()).toBe('1');
      expect(await page.locator('[name="items.1.unit_price"]').inputValue()).toBe('1.85');
      expect(await page.locator('label[for="from.name"]').innerText()).toMatch(/^name/);
      expect(await page.locator('select[name=currency]').inputValue()).toBe('EUR');
      expect(await page.locator('input[name=paid]').getAttribute('type')).toBe('checkbox');
      await page.locator('[name="items"]').getByRole('button', { name: 'Add to items' }).click();
      await page.locator('[name="items.2.description"]').waitFor();
      await page.getByRole('button', { name: 'Remove items 1' }).click();
      expect(await page.locator('[name="items.0.qty"]').inputValue()).toBe('40');
      await page.getByLabel('Example').selectOption({ label: 'A receipt for a payment' });
      expect(await page.locator('[name=number]').inputValue()).toBe('R-77');
    });
  });

  it('edits the input as JSON, both ways, and does not send optional fields that are not set', async () => {
    await visit('#qr.create', async (page) => {
      await page.getByLabel('Edit as JSON').click();
      const body = page.locator('textarea[name=body]');
      expect(JSON.parse(await body.inputValue())).toEqual(
        operations.find(({ id }) => id === 'qr.create')?.examples[0]?.input,
      );
      await body.fill('{"data":"x","size":100}');
      await page.getByLabel('Edit as JSON').click();
      expect(await page.locator('[name=size]').inputValue()).toBe('100');
      await page.getByLabel('Edit as JSON').click();
      await body.fill('[1]');
      await page.getByLabel('Edit as JSON').click();
      expect(await page.getByRole('alert').innerText()).toContain('The form cannot show this');
      expect(await body.isVisible()).toBe(true);
      await run(page, 'error');
      expect(await result(page, 'error').getByRole('alert').innerText()).toContain('body must be an object');
    });
  });

  it('never replaces a newer answer by an older one', async () => {
    await visit('#qr.create', async (page) => {
      const held: Route[] = [];
      await page.route('**/v1/qr', async (route) => {
        if (held.length === 0) held.push(route);
        else await route.continue();
      });
      await page.getByRole('button', { name: 'Run' }).click();
      await result(page, 'busy').waitFor();
      await page.locator('[name=format]').selectOption('json');
      await run(page);
      await held[0]?.fulfill({ contentType: 'text/plain', body: 'the older one' }).catch(() => undefined);
      await page.waitForTimeout(50);
      expect(await result(page, 'ok').innerText()).not.toContain('the older one');
      expect(await result(page, 'ok').innerText()).toContain('quota used');
    });
  });

  it('shows a workbook as tables with a tab for each sheet, and 200 rows at most', async () => {
    const sheets = [
      { name: 'First', rows: [{ a: '007' }] },
      { name: 'Second', rows: Array.from({ length: 250 }, (_, n) => ({ n })) },
    ];
    await visit(
      `#convert.json_to_xlsx?sheets=${encodeURIComponent(JSON.stringify(sheets))}`,
      async (page) => {
        await run(page);
        await expect.poll(() => page.locator('.sheets td').allInnerTexts()).toEqual(['007']);
        await page.getByRole('button', { name: 'Second', exact: true }).click();
        await expect.poll(() => page.locator('.sheets tbody tr').count()).toBe(199);
        expect(await page.locator('.sheets').innerText()).toContain('The first 200 of 251 rows');
      },
    );
  });

  it.each([
    { name: 'a picture', hash: '#qr.create', shows: 'img[alt="The answer"]' },
    { name: 'a PDF in a frame', hash: '#invoice.pdf', shows: 'iframe.document[src^="blob:"]' },
    { name: 'CSV as a table', hash: '#convert.json_to_csv', shows: '.sheets th:text-is("customer")' },
    { name: 'a calendar as an agenda', hash: '#calendar.ics', shows: '.agenda h3:text-is("Pottery class")' },
    {
      name: 'JSON as a card, its headline first',
      hash: '#invoice.preview',
      shows: '.members > div:first-child.headline dt:text-is("total")',
    },
  ])('shows $name', async ({ hash, shows }) => {
    await visit(hash, async (page) => {
      await run(page);
      await page.locator(shows).waitFor();
    });
  });

  it('offers a PDF for download where the browser has no viewer, and would save it unasked', async () => {
    const { page } = await openPage(service.browser(), { viewport });
    await page.addInitScript("Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false })");
    await page.goto(`${service.origin()}/#invoice.pdf`);
    await page.locator('.bench').waitFor();
    await run(page);
    await result(page, 'ok').getByText('This browser shows no PDF').waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await page.context().close();
  });

  it('scrolls to the result on a narrow screen', async () => {
    await visit('#qr.create', async (page) => {
      await page.setViewportSize({ width: 320, height: 600 });
      await run(page);
      await expect.poll(async () => (await result(page, 'ok').boundingBox())?.y).toBeLessThan(600);
    });
  });

  it('shows JSON as it is by the button Raw', async () => {
    await visit('#invoice.preview', async (page) => {
      await run(page);
      await page.getByRole('button', { name: 'Raw' }).click();
      expect(JSON.parse(await page.locator('.json pre').innerText())).toHaveProperty('total', 1506.66);
    });
  });

  it('only offers an answer of more than 1 MB for download', async () => {
    await visit('#text.summarize', async (page) => {
      await page.route('**/v1/**', (route) =>
        route.fulfill({ contentType: 'text/plain', body: 'x'.repeat(1_000_001) }),
      );
      await run(page);
      await result(page, 'ok').getByText('too long to be shown').waitFor();
      await page.getByRole('link', { name: 'Download' }).waitFor();
    });
  });

  it.each([
    { status: 401, detail: 'No such key.' },
    { status: 429, detail: 'The quota is used up.' },
    { status: 503, detail: 'Too much work is waiting.' },
  ])('says what a $status means in a sentence', async ({ status, detail }) => {
    await visit('#qr.create', async (page) => {
      const body = JSON.stringify({ detail, code: 'c' });
      await page.route('**/v1/**', (route) =>
        route.fulfill({ status, contentType: 'application/problem+json', body }),
      );
      await run(page, 'error');
      expect(await page.getByRole('alert').innerText()).toBe(detail);
    });
  });

  it('says that the service does not answer', async () => {
    await visit('#qr.create', async (page) => {
      await page.route('**/v1/**', (route) => route.abort());
      await run(page, 'error');
      expect(await page.getByRole('alert').innerText()).toContain('The service does not answer');
    });
  });

  it('fills in a link and never runs it', async () => {
    await visit('#qr.create?data=100%25+%26%20%F0%9F%8E%89&size=100', async (page, calls) => {
      expect(await page.locator('[name=data]').inputValue()).toBe('100% & \u{1f389}');
      expect(await page.locator('[name=size]').inputValue()).toBe('100');
      await page.waitForTimeout(100);
      expect(calls()).toBe(0);
    });
  });

  it('keeps the input in the address: Back leads to the page before after 50 edits', async () => {
    await visit('', async (page) => {
      await page.locator('main a[href="#qr.create"]').last().click();
      await page.locator('.bench [name=data]').pressSequentially('x'.repeat(50));
      await page.waitForURL(({ hash }) => hash.includes('x'.repeat(50)));
      await page.goBack();
      await page.locator('h1', { hasText: 'Small jobs' }).waitFor();
      await page.goForward();
      expect(await page.locator('.bench [name=data]').inputValue()).toContain('x'.repeat(50));
    });
  });

  it('keeps no secret: neither in the address nor in the recent inputs, and the key in its tab alone', async () => {
    await visit('#qr.wifi', async (page) => {
      await page.getByLabel('API key').fill('sundry_secret');
      await page.locator('[name=password]').fill('hunter2hunter2');
      await page.locator('[name=ssid]').fill('Attic');
      await run(page, 'error');
      await page.waitForURL(({ hash }) => hash.includes('Attic'));
      const kept = (await page.evaluate('JSON.stringify([location.href, { ...localStorage }])')) as string;
      expect(kept).toContain('ssid=Attic');
      expect(kept).not.toMatch(/hunter2|sundry_secret/);
      expect(await page.evaluate('sessionStorage.getItem("sundry-key")')).toBe('sundry_secret');
      expect(await page.getByRole('alert').innerText()).toContain('key');
    });
  });

  it('keeps the last 20 inputs, the newest first', async () => {
    await visit('#qr.create', async (page) => {
      for (let count = 1; count <= 21; count += 1) {
        await page.locator('[name=data]').fill(`input ${count}`);
        await page.keyboard.press('Control+Enter');
      }
      const recent = page.locator('.recent a');
      expect(await recent.count()).toBe(20);
      expect(await recent.first().getAttribute('href')).toBe('#qr.create?data=input%2021');
      // Not by a click: an answer that arrives between its two halves moves the list below.
      await recent.nth(5).press('Enter');
      await expect.poll(() => page.locator('[name=data]').inputValue()).toBe('input 16');
    });
  });

  it('copies exactly this call as curl, JavaScript and Python with the key as a variable, and a link', async () => {
    await visit('#qr.create?data=it%27s', async (page) => {
      await page.getByLabel('API key').fill('sundry_secret');
      const copied = async (name: string) => {
        await page.getByRole('button', { name }).click();
        await page.locator('.said', { hasText: 'Copied' }).first().waitFor();
        return (await page.evaluate('navigator.clipboard.readText()')) as string;
      };
      for (const name of ['Copy as curl', 'Copy as JavaScript', 'Copy as Python']) {
        const code = await copied(name);
        expect(code).toContain(`${service.origin()}/v1/qr`);
        expect(code).toContain('SUNDRY_KEY');
        expect(code).not.toContain('sundry_secret');
        expect(code).toMatch(/"data": "it('|'\\'')s"/);
      }
      expect(await copied('Copy link')).toBe(`${service.origin()}/#qr.create?data=it's`);
    });
  });

  it('runs as one types while Live is on, with the companion beside', async () => {
    await visit('#invoice.pdf', async (page, calls) => {
      await page.getByRole('switch', { name: 'Live' }).click();
      await page.locator('section[data-state=ok] .headline', { hasText: '1506.66' }).waitFor();
      expect(calls()).toBe(2);
      await page.locator('[name=discount]').fill('0');
      await page.locator('.headline', { hasText: '1556.66' }).waitFor();
      expect(await page.locator('#live-note').innerText()).toContain('counts as two calls');
    });
  });

  it('gives back the addresses of answers that it no longer shows', async () => {
    const { page } = await openPage(service.browser());
    await page.addInitScript(`
      globalThis.kept = new Set();
      const { createObjectURL, revokeObjectURL } = URL;
      URL.createObjectURL = (blob) => { const url = createObjectURL(blob); kept.add(url); return url; };
      URL.revokeObjectURL = (url) => { kept.delete(url); revokeObjectURL(url); };`);
    await page.goto(`${service.origin()}/#qr.create`);
    for (const data of ['a', 'b', 'c']) {
      await page.locator('[name=data]').fill(data);
      await run(page);
      await page.locator('.picture img').waitFor();
    }
    expect(await page.evaluate('kept.size')).toBeLessThanOrEqual(1);
    await page.context().close();
  });
});
