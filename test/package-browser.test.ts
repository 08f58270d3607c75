import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barcode } from '../src/operations/barcode/index.ts';
import { toIcs } from '../src/operations/calendar/index.ts';
import { csvToJson, jsonToCsv, jsonToXlsx, xlsxToJson } from '../src/operations/convert/index.ts';
import { parseAddress } from '../src/operations/email/index.ts';
import { invoiceTotals } from '../src/operations/invoice/index.ts';
import { encode, toSvg } from '../src/operations/qr/index.ts';
import { hasConsumer } from './support/consumers.ts';
import { launchBrowser, openPage } from './support/running/browser.ts';
import { manifest, type PackedPackage, packPackage } from './support/running/packed-package.ts';

let packed: PackedPackage;
beforeAll(() => {
  packed = packPackage();
  // Loaded by operations that have a language model.
  packed.link('jsonrepair');
});
afterAll(() => packed.remove());

/** A bundle for browsers of a program in the project that uses the package. */
async function bundle(code: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: packed.folder },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    platform: 'browser',
    format: 'esm',
    logLevel: 'silent',
  });
  return { text: outputFiles[0]!.text, inputs: Object.keys(metafile.inputs) };
}

describe('the packed package, bundled for a browser', () => {
  it.each(Object.keys(manifest.exports).filter((name) => name !== './package.json'))(
    'resolves %s without a module of Node',
    async (name) => {
      const { text } = await bundle(`export * from '${name.replace('.', 'sundry')}';`);
      expect(text).not.toMatch(/\bfrom\s*"node:|import\("node:|require\("node:/);
    },
  );

  it('has a file for browsers for each that its browser field names, and the other way round', () => {
    const { browser, exports } = manifest;
    const named = [
      ...Object.values(browser),
      ...Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [] : (entry.browser ?? []))),
    ];
    const there = readdirSync(join(packed.installed, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.browser.js'))
      .map((file) => `./dist/${file}`);
    expect(named.sort()).toEqual(there.sort());
    for (const [file, replacement] of Object.entries(browser)) {
      expect(replacement).toBe(file.replace(/\.js$/, '.browser.js'));
    }
  });

  it('leaves out what is not used', async () => {
    const { text } = await bundle("import { encode } from 'sundry/qr'; globalThis.symbol = encode('a');");
    expect(text).not.toContain('PLTE');
    const { text: none } = await bundle("import 'sundry'; import 'sundry/email';");
    expect(none.trim()).toBe('');
  });

  it('has a client of at most 3 KB packed, without a declaration', async () => {
    const { text, inputs } = await bundle("export { createClient } from 'sundry/client';");
    expect(gzipSync(text).length).toBeLessThan(3000);
    const ours = inputs.filter((path) => path.includes('/dist/'));
    expect(ours.filter((path) => !/\/dist\/(?:client|formats)\//.test(path))).toEqual([]);
  });
});

describe.runIf(hasConsumer('chromium'))('in Chromium, the packed package', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    const { text } = await bundle(`
      import { barcode } from 'sundry/barcode';
      import * as calendar from 'sundry/calendar';
      import * as convert from 'sundry/convert';
      import { parseAddress } from 'sundry/email';
      import * as invoice from 'sundry/invoice';
      import * as qr from 'sundry/qr';
      import { dnsOverHttps } from 'sundry/dns';
      import { installedFonts } from 'sundry/fonts';
      globalThis.sundry = { barcode, ...calendar, ...convert, parseAddress, ...invoice, ...qr, dnsOverHttps, installedFonts };`);
    browser = await launchBrowser();
    ({ page } = await openPage(browser));
    await page.addScriptTag({ content: text, type: 'module' });
    await page.waitForFunction('globalThis.sundry !== undefined');
  });
  afterAll(() => browser.close());

  /** What an expression over the library gives in the page; bytes as a list. */
  const names =
    'barcode, encode, toSvg, toPng, csvToJson, jsonToCsv, jsonToXlsx, xlsxToJson, toIcs, invoiceTotals, toPdf, parseAddress, dnsOverHttps, installedFonts';
  const inPage = (expression: string): Promise<unknown> =>
    page.evaluate(`(async ({ ${names} }) => {
      const value = await (${expression});
      return value instanceof Uint8Array ? [...value] : value;
    })(globalThis.sundry)`);

  it('draws the SVG that the server draws', async () => {
    const look = { rounded: 1, fg: '#14213d', size: 300 } as const;
    expect(await inPage(`toSvg(encode('https://example.com/menu'), ${JSON.stringify(look)})`)).toBe(
      toSvg(encode('https://example.com/menu'), look),
    );
  });

  it('draws a PNG whose pixels are those of the SVG', async () => {
    const differing = await inPage(`(async () => {
      const symbol = encode('hello');
      const pixels = async (blob) => {
        const image = new Image();
        image.src = URL.createObjectURL(blob);
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
        canvas.drawImage(image, 0, 0);
        return canvas.getImageData(0, 0, image.width, image.height).data;
      };
      // 21 modules and two margins of 4: 16 pixels each.
      const png = await pixels(new Blob([toPng(symbol, { size: 464 })], { type: 'image/png' }));
      const svg = await pixels(new Blob([toSvg(symbol, { size: 464 })], { type: 'image/svg+xml' }));
      return png.length === 464 * 464 * 4 ? png.filter((value, at) => value !== svg[at]).length : 'wrong size';
    })()`);
    expect(differing).toBe(0);
  });

  it('encodes and draws the barcode of the server', async () => {
    const modules = { type: 'gs1-datamatrix', data: '(01)09521234543213(10)ABC', format: 'json' } as const;
    expect(await inPage(`barcode(${JSON.stringify(modules)})`)).toEqual(await barcode(modules));
    const picture = { type: 'ean13', data: '978020137962', text: false } as const;
    expect(await inPage(`barcode(${JSON.stringify(picture)}).then(({ bytes }) => bytes)`)).toEqual([
      ...(await barcode(picture)).bytes,
    ]);
  });

  it('writes the CSV, calendar and totals of the server, and reads addresses as it does', async () => {
    const rows = [{ a: 'x,y', b: 2 }];
    expect(await inPage(`jsonToCsv(${JSON.stringify(rows)})`)).toEqual([...jsonToCsv(rows)]);
    const csv = 'a;b\n1,5;\u00e9\n';
    expect(await inPage(`csvToJson(${JSON.stringify(csv)})`)).toEqual(csvToJson(csv));
    const event = { title: 'Pottery class', start: '2026-06-02T18:30', tz: 'Europe/Berlin' };
    expect(await inPage(`toIcs(${JSON.stringify(event)}, new Date(0))`)).toBe(toIcs(event, new Date(0)));
    const items = [{ description: 'Work', qty: 3, unit_price: 0.1 }];
    const order = { number: '1', date: '2026-03-09', from: { name: 'a' }, to: { name: 'b' }, items };
    expect(await inPage(`invoiceTotals(${JSON.stringify(order)})`)).toEqual(invoiceTotals(order));
    expect(await inPage("parseAddress('Ada@M\\u00fcnchen.de')")).toEqual(parseAddress('Ada@M\u00fcnchen.de'));
  });

  it('reads the workbook as the server does, also one that is inflated in pieces', async () => {
    const lines = Array.from({ length: 9000 }, (_, index) => ({ sku: `007-${index}`, qty: index }));
    for (const rows of [[{ sku: '007', qty: 2 }], lines]) {
      const { bytes } = await jsonToXlsx(rows);
      const found = await inPage(`xlsxToJson(Uint8Array.from(${JSON.stringify([...bytes])}))`);
      expect(found).toEqual(await xlsxToJson(bytes));
      expect(found).toMatchObject({ sheets: [{ rows, count: rows.length }] });
    }
  });

  it('writes a workbook whose parts are those of the server, stored instead of compressed', async () => {
    const rows = [{ sku: '007', qty: 2 }];
    const inBrowser = Uint8Array.from(
      (await inPage(`jsonToXlsx(${JSON.stringify(rows)}).then(({ bytes }) => bytes)`)) as number[],
    );
    const { readXlsx } = await import('hucre');
    const cells = async (bytes: Uint8Array) => (await readXlsx(bytes)).sheets.map((sheet) => sheet.rows);
    expect(await cells(inBrowser)).toEqual([
      [
        ['sku', 'qty'],
        ['007', 2],
      ],
    ]);
    expect(await cells(inBrowser)).toEqual(await cells((await jsonToXlsx(rows)).bytes));
  });

  it('draws an invoice with fonts that the page has loaded', async () => {
    const folder = join(packed.folder, 'node_modules/@expo-google-fonts/arimo');
    const [regular, bold] = ['400Regular/Arimo_400Regular.ttf', '700Bold/Arimo_700Bold.ttf'].map((file) =>
      readFileSync(join(folder, file)).toString('base64'),
    );
    const head = await inPage(`(async () => {
      const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const fonts = { regular: bytes('${regular}'), bold: bytes('${bold}') };
      const items = [{ description: 'Work', qty: 1, unit_price: 1 }];
      const order = { number: '1', date: '2026-03-09', from: { name: 'a' }, to: { name: 'b' }, items };
      return new TextDecoder('latin1').decode(toPdf(order, fonts).bytes.subarray(0, 8));
    })()`);
    expect(head).toBe('%PDF-1.4');
  });

  it('says in a sentence what a browser cannot do', async () => {
    await expect(inPage('installedFonts()')).rejects.toThrow('pass { regular, bold } to toPdf');
    await expect(inPage('dnsOverHttps()')).rejects.toThrow('does not run in a browser');
  });
});
