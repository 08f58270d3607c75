import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { encode, toPng } from '../../src/operations/qr/index.ts';
import { beyondAscii, sampleOfEachVersion } from '../support/qr-samples.ts';

function read(png: Uint8Array): string | undefined {
  const { data, width, height } = PNG.sync.read(Buffer.from(png));
  return jsqr.default(new Uint8ClampedArray(data), width, height)?.data;
}

describe('every version at the default size', () => {
  test.each(sampleOfEachVersion())('version $symbol.version', ({ symbol, text }) => {
    expect(read(toPng(symbol))).toBe(text);
  });
});

test.each(beyondAscii)('%s', (text) => {
  expect(read(toPng(encode(text)))).toBe(text);
});
