import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { encode, toPng } from '../../src/operations/qr/index.ts';
import { beyondAscii, sampleOfEachVersion } from '../support/samples/qr-samples.ts';

beforeAll(async () => {
  const path = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const wasmBinary = Uint8Array.from(readFileSync(path)).buffer;
  // Left to itself the package fetches its module from the network.
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

async function read(png: Uint8Array): Promise<string | undefined> {
  const [found] = await readBarcodes(png, { formats: ['QRCode'], textMode: 'Plain' });
  return found?.text;
}

describe('every version at the default size', () => {
  const samples = sampleOfEachVersion();
  test('there are 40', () => {
    expect(samples.map(({ symbol }) => symbol.version)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
  });
  test.each(samples)('version $symbol.version', async ({ symbol, text }) => {
    expect(await read(toPng(symbol))).toBe(text);
  });
  test.each(samples)('version $symbol.version, rounded', async ({ symbol, text }) => {
    expect(await read(toPng(symbol, { rounded: true }))).toBe(text);
  });
});

test.each(beyondAscii)('%s', async (text) => {
  expect(await read(toPng(encode(text)))).toBe(text);
});

test('NUL and control characters', async () => {
  const text = 'a\u0000b\u0001\t\r\n\u001f\u007fz';
  expect(await read(toPng(encode(text)))).toBe(text);
});

test('500 pixels, no margin, 29 modules', async () => {
  const symbol = encode('https://example.com/a/b/c?d=e&f=g', { ec: 'M' });
  expect(await read(toPng(symbol, { size: 500, margin: 0 }))).toBe('https://example.com/a/b/c?d=e&f=g');
});
