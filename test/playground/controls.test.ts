import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../src/registry.ts';
import { hasConsumer } from '../support/consumers.ts';
import { browsing, type OpenedPage, openPage } from '../support/running/browser.ts';
import { startService } from '../support/running/service.ts';

describe.runIf(hasConsumer('chromium'))('the controls of the playground', () => {
  const service = browsing(() => startService());
  let opened: OpenedPage;
  beforeAll(async () => {
    opened = await openPage(service.browser(), { viewport: { width: 1280, height: 720 } });
  });

  async function visit(hash: string): Promise<Page> {
    const { page } = opened;
    await page.goto('about:blank');
    await page.goto(`${service.origin()}/${hash}`);
    await page.locator('.bench').waitFor();
    return page;
  }

  async function run(page: Page): Promise<string> {
    return (await runTo(page)).innerText();
  }

  /** The result once it is there; what is read of its bytes follows. */
  async function runTo(page: Page) {
    await page.getByRole('button', { name: 'Run' }).click();
    const result = page.locator('section[aria-label=Result][data-state=ok]');
    await result.waitFor();
    return result;
  }

  const code = (page: Page) => page.locator('section[aria-label=Code] pre').innerText();

  it.each([
    ['a click', (page: Page) => page.getByLabel('Edit as JSON').click()],
    ['a click on its words', (page: Page) => page.getByText('Edit as JSON').click()],
    ['Space', (page: Page) => page.getByLabel('Edit as JSON').press('Space')],
  ])('the box of the JSON editor shows its state after %s', async (_name, toggle) => {
    const page = await visit('#qr.create');
    const box = page.getByLabel('Edit as JSON');
    const body = page.locator('textarea[name=body]');
    expect(await box.isChecked()).toBe(false);
    for (const isJson of [true, false, true]) {
      await toggle(page);
      await expect.poll(() => body.isVisible()).toBe(isJson);
      expect(await box.isChecked()).toBe(isJson);
    }
    await body.fill('[1]');
    await toggle(page);
    await page.getByText('The form cannot show this').waitFor();
    expect([await box.isChecked(), await body.isVisible()]).toEqual([true, true]);
  });

  it('the box shows its state after Back', async () => {
    const page = await visit('#qr.create');
    await page.getByLabel('Edit as JSON').click();
    await page.evaluate("location.hash = '#qr.wifi'");
    await page.locator('[name=ssid]').waitFor();
    expect(await page.getByLabel('Edit as JSON').isChecked()).toBe(false);
    await page.goBack();
    await page.locator('[name=data]').waitFor();
    expect(await page.getByLabel('Edit as JSON').isChecked()).toBe(false);
  });

  it.each([
    ['a pale code', '#qr.create?data=x&fg=eeeeee', /Warning: low contrast/],
    ['a narrow margin of a barcode', '#barcode.create?data=9780201379624&margin=0', /Warning: /],
    [
      'a text that is not rewritten',
      '#text.rewrite?text=Guten%20Tag%20zusammen&style=formal',
      /Warning: not english/,
    ],
  ])('warnings are above the result: %s', async (_name, hash, words) => {
    expect((await run(await visit(hash))).split('Response headers')[0]).toMatch(words);
  });

  it('what was ignored is above the result', async () => {
    const page = await visit('#qr.create');
    await page.getByLabel('Edit as JSON').click();
    await page.locator('textarea[name=body]').fill('{"data":"x","zebra":1}');
    expect(await run(page)).toContain('Not known and ignored: zebra.');
  });

  it('XML is shown as text', async () => {
    const result = await runTo(await visit('#invoice.xml'));
    await expect.poll(() => result.innerText()).toMatch(/CrossIndustryInvoice|<Invoice/);
  });

  it('a file that is dropped beside the form is taken, and sent', async () => {
    const page = await visit('#convert.csv_to_json');
    const isPrevented = await page.evaluate(`{
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['sku;qty\\n007;2\\n'], 'stock.csv', { type: 'text/csv' }));
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      !document.querySelector('h1').dispatchEvent(drop);
    }`);
    expect(isPrevented).toBe(true);
    await page.getByText('stock.csv').first().waitFor();
    const result = await runTo(page);
    await expect.poll(() => result.innerText()).toContain('007');
  });

  it('a file control offers the kinds of its operation', async () => {
    const accept = async (hash: string) =>
      (await visit(hash)).locator('input[type=file]').getAttribute('accept');
    expect(await accept('#convert.csv_to_json')).toMatch(/^text\/csv,.*\.csv/);
    expect(await accept('#image.strip_metadata')).toMatch(/^image\//);
  });

  it('members that an invoice can do without are folded by group, which opens where one is filled in or wrong', async () => {
    const page = await visit('#invoice.pdf?number=7&order_number=PO-7&delivery_date=tomorrow');
    const isOpen = async (title: string) => {
      const group = page.locator('details.group', { has: page.locator('summary', { hasText: title }) });
      return (await group.first().getAttribute('open')) !== null;
    };
    expect(await page.locator('[name=bic]').isVisible()).toBe(false);
    expect([await isOpen('References'), await isOpen('Payment')]).toEqual([true, false]);
    await page.locator('[name=order_number]').fill('');
    expect(await isOpen('References')).toBe(true);
    await page.getByText('Delivery').first().click();
    await page.getByRole('button', { name: 'Run' }).click();
    await page.locator('[data-faulty=true] [name=delivery_date]').waitFor();
    expect(await isOpen('Delivery')).toBe(true);
  });

  it('a day is chosen in a calendar, and a text that is not a day is kept', async () => {
    const page = await visit('#invoice.pdf?number=7&date=2026-03-06&due=tomorrow');
    const typeOf = (name: string) => page.locator(`[name=${name}]`).getAttribute('type');
    expect([await typeOf('date'), await typeOf('due')]).toEqual(['date', 'text']);
    expect(await page.locator('[name=due]').inputValue()).toBe('tomorrow');
    await page.locator('[name=date]').fill('2026-12-24');
    await page.getByLabel('Edit as JSON').click();
    expect(await page.locator('textarea[name=body]').inputValue()).toContain('"date": "2026-12-24"');
  });

  it('an invoice that was read is drawn by one click, and Back leads to the reading', async () => {
    const page = await visit('#invoice.read');
    const read = await runTo(page);
    await read.getByRole('button', { name: 'Draw it as PDF' }).click();
    await page.getByRole('heading', { name: /^Draw an invoice/ }).waitFor();
    expect(await page.locator('[name=number]').inputValue()).toBe('R-2026-118');
    expect(page.url()).toContain('#invoice.pdf?');
    expect(await run(page)).toContain('invoice-R-2026-118.pdf');
    await page.goBack();
    await page.getByRole('heading', { name: 'Read an e-invoice' }).waitFor();
  });

  it('a broken link says what it could not fill in', async () => {
    const page = await visit('#invoice.pdf?number=7&items=[{"description":"unclosed&due_on=1');
    expect(await page.getByRole('alert').innerText()).toBe(
      'The link could not fill in everything: items cannot be read; due_on is not known.',
    );
    await page.goto(`${service.origin()}/#nothing.here`);
    await page.getByText('There is no operation nothing.here.').waitFor();
    expect(await page.getByRole('heading', { name: 'Operations' }).first().isVisible()).toBe(true);
  });

  it('code saves a file before the first run, under the name that its format has', async () => {
    const page = await visit('#qr.create?data=x&format=png');
    expect(await code(page)).toContain('-o qr.png');
    await page.locator('[name=format]').selectOption('json');
    await expect.poll(() => code(page)).not.toContain('-o ');
    for (const { id, output } of operations) {
      if (Object.keys(output.media).includes('application/json')) continue;
      expect(await code(await visit(`#${id}`)), id).toContain('-o ');
    }
  });
});
