import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { installedFonts } from '../../src/adapters/fonts.ts';
import { type BarcodeRequest, type BarcodeType, barcode } from '../../src/operations/barcode/index.ts';
import { hasConsumer } from '../support/consumers.ts';
import { withFiles } from '../support/scratch.ts';
import { isWhole } from '../support/whole.ts';

interface Sample {
  readonly type: BarcodeType;
  readonly data: string;
  /** What a reader gives. */
  readonly text: string;
  /** The symbology identifier of ISO/IEC 15424. */
  readonly identifier: string;
}

const GS = '\u001d';
const gtin = '(01)09521234543213';

const samples: readonly Sample[] = [
  { type: 'code128', data: 'LOT-4711 (a)', text: 'LOT-4711 (a)', identifier: ']C0' },
  { type: 'code128', data: '1234567890123456', text: '1234567890123456', identifier: ']C0' },
  { type: 'code128', data: 'a^FNC1b\t\u007f', text: 'a^FNC1b\t\u007f', identifier: ']C0' },
  { type: 'ean13', data: '978020137962', text: '9780201379624', identifier: ']E0' },
  { type: 'ean8', data: '9638507', text: '96385074', identifier: ']E4' },
  // Readers give a UPC-A as the EAN-13 that it is, and a UPC-E as the UPC-A that it stands for.
  { type: 'upca', data: '03600029145', text: '0036000291452', identifier: ']E0' },
  { type: 'upce', data: '123456', text: '0012345000065', identifier: ']E0' },
  { type: 'gs1-128', data: `${gtin}(10)ABC`, text: '010952123454321310ABC', identifier: ']C1' },
  {
    type: 'gs1-128',
    data: `${gtin}(10)AB(21)12`,
    text: `010952123454321310AB${GS}2112`,
    identifier: ']C1',
  },
  { type: 'itf14', data: '1540014128876', text: '15400141288763', identifier: ']I1' },
  { type: 'code39', data: 'CODE 39-.$/+%', text: 'CODE 39-.$/+%', identifier: ']A0' },
  { type: 'datamatrix', data: 'Hello', text: 'Hello', identifier: ']d1' },
  { type: 'datamatrix', data: 'a^FNC1b\u0000\u0007', text: 'a^FNC1b\u0000\u0007', identifier: ']d1' },
  {
    type: 'datamatrix',
    data: 'Caf\u00e9 ^ \u6771\u4eac',
    text: 'Caf\u00e9 ^ \u6771\u4eac',
    identifier: ']d1',
  },
  {
    type: 'gs1-datamatrix',
    data: `${gtin}(17)271231(10)AB(21)12`,
    text: `01095212345432131727123110AB${GS}2112`,
    identifier: ']d2',
  },
  {
    type: 'pdf417',
    data: 'PDF417, 12345678901234567890',
    text: 'PDF417, 12345678901234567890',
    identifier: ']L2',
  },
  { type: 'pdf417', data: 'Caf\u00e9 ^ \u6771\u4eac', text: 'Caf\u00e9 ^ \u6771\u4eac', identifier: ']L2' },
  { type: 'aztec', data: 'Aztec ^ 42', text: 'Aztec ^ 42', identifier: ']z0' },
  { type: 'aztec', data: 'Caf\u00e9 ^ \u6771\u4eac', text: 'Caf\u00e9 ^ \u6771\u4eac', identifier: ']z0' },
  { type: 'codabar', data: 'A40156B', text: 'A40156B', identifier: ']F0' },
];
const named = samples.map((sample) => ({ ...sample, name: `${sample.type} ${JSON.stringify(sample.data)}` }));

const fonts = installedFonts();
const scales = isWhole ? [1, 2, 3] : [1, 3];

async function draw(request: BarcodeRequest & { readonly format: 'svg' | 'png' }): Promise<Uint8Array> {
  return (await barcode({ ...request, format: request.format }, await fonts)).bytes;
}

function render(svg: Uint8Array): Uint8Array {
  return execFileSync('rsvg-convert', ['--format', 'png'], { input: svg, maxBuffer: 1 << 26 });
}

async function readByZXing(png: Uint8Array) {
  const found = await readBarcodes(png, { textMode: 'Plain', tryHarder: true });
  return found.map(({ text, symbologyIdentifier }) => ({ text, identifier: symbologyIdentifier }));
}

describe('ZXing', () => {
  beforeAll(async () => {
    const path = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
    const wasmBinary = Uint8Array.from(readFileSync(path)).buffer;
    // Left to itself the package fetches its module from the network.
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  });

  test.each(named)('reads the PNG: $name', async ({ type, data, text, identifier }) => {
    for (const scale of scales) {
      const png = await draw({ type, data, scale, format: 'png' });
      expect(await readByZXing(png), `scale ${scale}`).toEqual([{ text, identifier }]);
    }
  });

  test('ISO/IEC 24723: ECI 26 is in symbols of text beyond ASCII, and in no other', async () => {
    for (const { type, data } of samples.filter(({ type }) => /^(?:datamatrix|pdf417|aztec)$/.test(type))) {
      const png = await draw({ type, data, format: 'png' });
      const [found] = await readBarcodes(png, { textMode: 'Plain' });
      expect(found?.hasECI, data).toBe(/[^\0-\x7f]/.test(data));
    }
  });

  describe.runIf(hasConsumer('rsvg-convert'))('by way of librsvg', () => {
    test.each(named)('reads the SVG: $name', async ({ type, data, text, identifier }) => {
      for (const scale of scales) {
        const svg = await draw({ type, data, scale, format: 'svg' });
        expect(await readByZXing(render(svg)), `scale ${scale}`).toEqual([{ text, identifier }]);
      }
    });
  });

  test.each([
    { type: 'aztec', data: 'A'.repeat(2335) },
    { type: 'datamatrix', data: '9f'.repeat(777) },
    { type: 'datamatrix', data: 'A1'.repeat(1167) },
    { type: 'pdf417', data: 'lorem ipsum '.repeat(140) },
    { type: 'code128', data: 'Lorem ipsum 4711 '.repeat(12) },
  ] as const)('reads long data: $type', async ({ type, data }) => {
    expect(await readByZXing(await draw({ type, data, scale: 3, format: 'png' }))).toMatchObject([
      { text: data },
    ]);
  });

  test('reads bars of five modules without text and margin but that of the page', async () => {
    const png = await draw({ type: 'ean13', data: '978020137962', height: 5, text: false, format: 'png' });
    expect(await readByZXing(png)).toMatchObject([{ text: '9780201379624' }]);
  });
});

describe.runIf(hasConsumer('zbarimg'))('zbar', () => {
  /** What zbarimg reads in an image, a line each with the name of the type. */
  function read(png: Uint8Array): readonly string[] {
    return withFiles([png], 'png', (paths) => {
      const options = ['--quiet', '-Sean5.enable', '-Sean2.enable', '-Supca.enable', '-Supce.enable'];
      const { stdout } = spawnSync('zbarimg', [...options, ...paths], { encoding: 'utf8' });
      return stdout.split('\n').filter((line) => line !== '');
    });
  }

  test.each([
    { type: 'ean13', data: '978020137962 51995', found: ['EAN-13:9780201379624', 'EAN-5:51995'] },
    { type: 'ean13', data: '977243456100 05', found: ['EAN-13:9772434561006', 'EAN-2:05'] },
    { type: 'upca', data: '03600029145 12', found: ['UPC-A:036000291452', 'EAN-2:12'] },
    { type: 'upce', data: '123456', found: ['UPC-E:01234565'] },
    { type: 'ean8', data: '9638507', found: ['EAN-8:96385074'] },
    { type: 'code128', data: 'LOT-4711', found: ['CODE-128:LOT-4711'] },
    { type: 'gs1-128', data: `${gtin}(10)ABC`, found: ['CODE-128:010952123454321310ABC'] },
    { type: 'itf14', data: '1540014128876', found: ['I2/5:15400141288763'] },
    { type: 'code39', data: 'CODE 39-.$/+%', found: ['CODE-39:CODE 39-.$/+%'] },
    { type: 'codabar', data: 'A40156B', found: ['Codabar:A40156B'] },
  ] as const)('reads $type $data', async ({ type, data, found }) => {
    for (const scale of [2, 3]) {
      expect([...read(await draw({ type, data, scale, format: 'png' }))].sort()).toEqual([...found].sort());
    }
  });
});

describe.runIf(hasConsumer('rsvg-convert'))('librsvg', () => {
  const looks: readonly { readonly name: string; readonly request: BarcodeRequest }[] = [
    { name: 'EAN-13 with an add-on', request: { type: 'ean13', data: '978020137962 51995', scale: 5 } },
    {
      name: 'UPC-A, whose digits are of two sizes',
      request: { type: 'upca', data: '03600029145', scale: 4 },
    },
    { name: 'every character of ASCII', request: { data: printable(), scale: 2 } },
    { name: 'ITF-14 with bearer bars', request: { type: 'itf14', data: '1540014128876', scale: 3 } },
    {
      name: 'translucent colours',
      request: { data: 'a', fg: '#0040ff80', bg: '#fd8', scale: 6 },
    },
    { name: 'PDF417', request: { type: 'pdf417', data: 'a', scale: 2, margin: 5 } },
  ];

  test.each(looks)('draws the same picture as the PNG: $name', async ({ request }) => {
    const drawn = PNG.sync.read(Buffer.from(render(await draw({ ...request, format: 'svg' }))));
    const own = PNG.sync.read(Buffer.from(await draw({ ...request, format: 'png' })));
    expect([drawn.width, drawn.height]).toEqual([own.width, own.height]);
    const differences = Uint8Array.from(own.data, (value, i) => Math.abs(value - drawn.data[i]!));
    // Bars are alike; the edges of letters differ by their smoothing, which is 16 samples here and areas there.
    expect(differences.filter((difference) => difference > 80)).toHaveLength(0);
    const sum = differences.reduce((total, difference) => total + difference, 0);
    expect(sum / differences.length).toBeLessThan(0.6);
  });

  function printable(): string {
    return Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
  }
});

describe.runIf(hasConsumer('pngcheck'))('pngcheck', () => {
  test('has nothing to say', async () => {
    const looks: readonly BarcodeRequest[] = [
      { data: 'a' },
      { data: 'a', text: false, bg: '#fff0' },
      { data: 'a', scale: 1, height: 5, margin: 0 },
      { type: 'ean8', data: '9638507', scale: 19, height: 400 },
      { type: 'aztec', data: 'a', margin: 40, fg: '#0008' },
    ];
    const pngs = await Promise.all(looks.map((look) => draw({ ...look, format: 'png' })));
    withFiles(pngs, 'png', (paths) => {
      const { stdout, stderr, status } = spawnSync('pngcheck', ['-q', ...paths], { encoding: 'utf8' });
      expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: '', status: 0 });
    });
  });
});
