import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { type DrawOptions, toPng } from '../../src/operations/qr/index.ts';
import { hasConsumer } from '../support/consumers.ts';
import { sampleOfEachVersion } from '../support/samples/qr-samples.ts';
import { withFiles } from '../support/scratch.ts';
import { isWhole } from '../support/whole.ts';

const samples = sampleOfEachVersion();
const versions = [1, 10, 25, 40];

/** 64 to 2048 pixels; every one in `npm run test:whole`, else some of each kind: below, around and above a pixel a module. */
const sizes = Array.from({ length: 65 }, (_, i) => 64 + i * 31).filter((_, i) => isWhole || i % 8 === 0);

const looks: readonly DrawOptions[] = [
  {},
  { rounded: true },
  { fg: '#12345680', bg: '#fff0', margin: 0 },
  { rounded: true, bg: '#fff0', margin: 10 },
];

/** Every size with one of the looks in turn, so that each look meets each kind of size. */
const images = versions.flatMap((version) =>
  sizes.map((size, i) => ({ version, options: { ...looks[i % looks.length], size } })),
);

function draw({ version, options }: (typeof images)[number]): Uint8Array {
  return toPng(samples[version - 1]!.symbol, options);
}

test('W3C PNG 11.2.1: IHDR has exactly the size that was asked for', () => {
  for (const image of images) {
    const header = new DataView(draw(image).buffer, 16, 8);
    expect([header.getUint32(0), header.getUint32(4)]).toEqual([image.options.size, image.options.size]);
  }
});

describe.runIf(hasConsumer('pngcheck'))('pngcheck', () => {
  test('has nothing to say', () => {
    withFiles(images.map(draw), 'png', (paths) => {
      const { stdout, stderr, status } = spawnSync('pngcheck', ['-q', ...paths], { encoding: 'utf8' });
      expect({ stdout, stderr, status }).toEqual({ stdout: '', stderr: '', status: 0 });
    });
  });
});
