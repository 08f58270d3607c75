import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { FileResult, Operation } from '../../src/operation.ts';
import { createBarcode } from '../../src/operations/barcode/create.operation.ts';
import { createQr } from '../../src/operations/qr/create.operation.ts';
import { readValue } from '../../src/request/read.ts';
import { hasConsumer } from '../support/consumers.ts';
import { SEED } from '../support/runs.ts';
import { withFiles } from '../support/scratch.ts';
import { testNeeds } from '../support/worlds/needs.ts';

/** One in this many images is drawn and read; with SUNDRY_MATRIX=all each of them. */
const STRIDE = process.env.SUNDRY_MATRIX === 'all' ? 1 : 6;

const texts = [
  'https://example.com/menu?table=12',
  'LOT-4711',
  '0123456789'.repeat(6),
  'Caf\u00e9 M\u00fcller, \u6771\u4eac',
  'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nEND:VCARD',
  'x'.repeat(300),
];

const colours = [
  ...['000 fff', '14213d fdf6e3', '0a58ca fff', '777 fff', '999 fff', 'aaa fff', 'ccc fff', 'ff0 fff'],
  ...['fff 000', 'fdf6e3 14213d', 'fff 0a58ca', '000 fff0', '000 0000', 'fff fff0', '0008 fff', '0002 fff'],
  ...['000 f00', '000 00f', 'f00 fff', '0f0 fff', '00f fff', '808080 7f7f7f'],
];

/** Every text at every level, size, margin and form, and one in all pairs of colours. */
const codes = [
  ...texts.flatMap((data) =>
    ['L', 'M', 'Q', 'H'].flatMap((ec) =>
      [64, 96, 128, 200, 300].flatMap((size) =>
        [0, 1, 4].flatMap((margin) => [0, 1].map((rounded) => ({ data, ec, size, margin, rounded }))),
      ),
    ),
  ),
  ...colours.map((pair) => {
    const [fg, bg] = pair.split(' ');
    return { data: texts[0], size: 300, fg, bg };
  }),
].map((input) => ({ ...input, format: 'png' }));

const gtin = '(01)09521234543213';
const contents: readonly (readonly [type: string, data: string])[] = [
  ['code128', 'LOT-4711 (a)'],
  ['code128', '1234567890123456'],
  ['ean13', '978020137962'],
  ['ean13', '978020137962 51995'],
  ['ean8', '9638507'],
  ['upca', '03600029145'],
  ['upce', '123456'],
  ['gs1-128', `${gtin}(10)ABC`],
  ['gs1-128', `${gtin}(10)AB(21)12`],
  ['itf14', '1540014128876'],
  ['code39', 'CODE 39-.$/+%'],
  ['codabar', 'A40156B'],
  ['datamatrix', 'Hello'],
  ['datamatrix', 'x'.repeat(100)],
  ['gs1-datamatrix', `${gtin}(17)271231(10)ABC123`],
  ['pdf417', 'PDF417, 12345678901234567890'],
  ['pdf417', 'Caf\u00e9 ^ \u6771\u4eac'],
  ['aztec', 'Aztec 42'],
  ['aztec', 'x'.repeat(100)],
];

/** Every type at its scales, with the margin of its standard, a narrow one and none. */
const barcodes = contents.flatMap(([type, data]) =>
  [1, 2, 3].flatMap((scale) =>
    [undefined, 0, 1].map((margin) => ({
      type,
      data,
      scale,
      format: 'png',
      ...(margin !== undefined && { margin }),
    })),
  ),
);

beforeAll(async () => {
  const path = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = Uint8Array.from(readFileSync(path)).buffer;
  // Left to itself the package fetches its module from the network.
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** Which of some pictures zbarimg reads anything in. */
function readByZbar(pngs: readonly Uint8Array[]): readonly boolean[] {
  return withFiles(pngs, 'png', (paths) => {
    const { stdout } = spawnSync('zbarimg', ['--quiet', '--xml', ...paths], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    return paths.map((path) => stdout.includes(`<source href='${path}'>\n<index`));
  });
}

async function isReadByZXing(png: Uint8Array): Promise<boolean> {
  const found = await readBarcodes(png, { tryInvert: false, tryHarder: true });
  return found.some(({ isValid }) => isValid);
}

interface Drawn {
  readonly input: object;
  readonly png: Uint8Array;
  readonly isWarned: boolean;
}

async function draw(operation: Operation, input: object, header: string): Promise<Drawn> {
  const value = readValue(operation, input).input as never;
  const { bytes, headers } = (await operation.run(value, testNeeds())) as FileResult;
  return { input, png: bytes, isWarned: headers?.[header] !== undefined };
}

describe.runIf(hasConsumer('zbarimg'))('an image that neither zbar nor ZXing reads has a warning', () => {
  test.each([
    { name: 'QR codes', operation: createQr as Operation, inputs: codes, header: 'x-qr-warning' },
    {
      name: 'barcodes',
      operation: createBarcode as Operation,
      inputs: barcodes,
      header: 'x-barcode-warning',
    },
  ])('$name', async ({ operation, inputs, header }) => {
    const drawn: Drawn[] = [];
    for (const [index, input] of (inputs as readonly object[]).entries()) {
      if (index % STRIDE === SEED % STRIDE) drawn.push(await draw(operation, input, header));
    }
    const isRead = readByZbar(drawn.map(({ png }) => png));
    const unread: object[] = [];
    for (const [index, { input, png, isWarned }] of drawn.entries()) {
      if (!isWarned && !isRead[index] && !(await isReadByZXing(png))) unread.push(input);
    }
    expect(unread).toEqual([]);
    const readCount = isRead.filter(Boolean).length;
    expect(readCount).toBeGreaterThan(drawn.length / 4);
    expect(readCount).toBeLessThan(drawn.length);
  });
});
