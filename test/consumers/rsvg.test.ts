import { execFileSync } from 'node:child_process';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { type DrawOptions, toPng, toSvg } from '../../src/operations/qr/index.ts';
import { hasConsumer } from '../support/consumers.ts';
import { type QrSample, sampleOfEachVersion } from '../support/samples/qr-samples.ts';

const samples = sampleOfEachVersion();

const rows: readonly { name: string; version: number; options: DrawOptions }[] = [
  { name: 'square', version: 3, options: { size: 512 } },
  { name: 'rounded', version: 3, options: { size: 592, rounded: true } },
  { name: 'version 7, the first with version information', version: 7, options: { size: 600, margin: 1 } },
  { name: 'version 40, rounded', version: 40, options: { size: 1480, rounded: true } },
  { name: 'a translucent colour on a coloured ground', version: 5, options: { fg: '#0040ff80', bg: '#fd8' } },
  {
    name: 'a transparent ground',
    version: 5,
    options: { fg: '#036', bg: '#fff0', rounded: true, size: 540 },
  },
  { name: 'both translucent', version: 2, options: { fg: '#003366c0', bg: '#ffcc0040' } },
];

describe.runIf(hasConsumer('rsvg-convert'))('librsvg', () => {
  test.each(rows)('draws the same picture as the PNG: $name', ({ version, options }) => {
    const { symbol } = samples[version - 1] as QrSample;
    const svg = toSvg(symbol, options);
    const drawn = render(svg);
    const own = PNG.sync.read(Buffer.from(toPng(symbol, options)));
    expect([drawn.width, drawn.height]).toEqual([own.width, own.height]);
    const { size = 512, margin = 4 } = options;
    const side = symbol.modules + 2 * margin;
    const centres = Array.from({ length: side }, (_, i) => Math.floor(((i + 0.5) * size) / side));
    const worst = centres.map((y) => Math.max(...centres.map((x) => difference(drawn, own, x, y))));
    // Colours that are seen through are rounded at other steps.
    expect(Math.max(...worst)).toBeLessThan(4);
  });

  test('rounded edges differ from the PNG by no more than their smoothing', () => {
    const { symbol } = samples[1] as QrSample;
    const options = { size: 33 * 16, rounded: true };
    const drawn = render(toSvg(symbol, options));
    const own = PNG.sync.read(Buffer.from(toPng(symbol, options)));
    const pixels = Array.from({ length: options.size }, (_, i) => i);
    const worst = pixels.map((y) => Math.max(...pixels.map((x) => difference(drawn, own, x, y))));
    expect(Math.max(...worst)).toBeLessThan(40);
  });
});

function render(svg: string): PNG {
  return PNG.sync.read(execFileSync('rsvg-convert', ['--format', 'png'], { input: svg, maxBuffer: 1 << 26 }));
}

/** The largest difference of a channel at a pixel. */
function difference(one: PNG, other: PNG, x: number, y: number): number {
  const at = (y * one.width + x) * 4;
  // What is not seen may have any colour: librsvg writes black, and the PNG the one asked for.
  if (one.data[at + 3] === 0 && other.data[at + 3] === 0) return 0;
  return Math.max(...[0, 1, 2, 3].map((i) => Math.abs(one.data[at + i]! - other.data[at + i]!)));
}
