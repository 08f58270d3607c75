import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { symbolOf } from '../../../../test/support/samples/qr-symbol.ts';
import { encode, isDark, type QrSymbol } from '../../../formats/qr/symbol.ts';
import type { DrawOptions } from './drawing.ts';
import { toPng } from './png.ts';

const url = encode('https://example.com/menu?table=12', { ec: 'M' });
const largest = encode('x'.repeat(2953), { ec: 'L' });

function draw(symbol: QrSymbol, options: DrawOptions): PNG {
  return PNG.sync.read(Buffer.from(toPng(symbol, options)));
}

function pixel({ data, width }: PNG, x: number, y: number): readonly number[] {
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

describe('the image has the size that was asked for, and module centres show their modules', () => {
  const rows: readonly {
    name: string;
    symbol: QrSymbol;
    options: { size: number; margin: number; rounded?: boolean };
  }[] = [
    { name: '500 pixels for 29 modules without margin', symbol: url, options: { size: 500, margin: 0 } },
    { name: '511 pixels for 37 modules: no whole number', symbol: url, options: { size: 511, margin: 4 } },
    { name: '2048 pixels', symbol: url, options: { size: 2048, margin: 10 } },
    {
      name: 'rounded, odd and even sides side by side',
      symbol: url,
      options: { size: 399, margin: 2, rounded: true },
    },
    { name: 'version 40 at 1480', symbol: largest, options: { size: 1480, margin: 4 } },
  ];
  test.each(rows)('$name', ({ symbol, options }) => {
    const image = draw(symbol, options);
    expect([image.width, image.height]).toEqual([options.size, options.size]);
    const step = options.size / (symbol.modules + 2 * options.margin);
    const at = (i: number) => Math.floor((i + options.margin + 0.5) * step);
    for (let y = 0; y < symbol.modules; y++) {
      const seen = Array.from({ length: symbol.modules }, (_, x) => pixel(image, at(x), at(y))[0] === 0);
      expect(seen).toEqual(seen.map((_, x) => isDark(symbol, x, y)));
    }
  });

  test('version 40 at 512: modules of 2 pixels, all alike, in the middle', () => {
    const image = draw(largest, { size: 512 });
    const offset = (512 - 2 * 177) / 2;
    for (let y = 0; y < 512; y++) {
      for (let x = 0; x < 512; x++) {
        const [column, row] = [Math.floor((x - offset) / 2), Math.floor((y - offset) / 2)];
        const inside = column >= 0 && row >= 0 && column < 177 && row < 177;
        const dark = inside && isDark(largest, column, row);
        if ((image.data[(y * 512 + x) * 4] === 0) !== dark) throw new Error(`pixel ${x},${y} is not ${dark}`);
      }
    }
  });
});

describe('colours', () => {
  test('as given', () => {
    const image = draw(url, { fg: '#123456', bg: '#fedcba' });
    expect([pixel(image, 0, 0), pixel(image, 60, 60)]).toEqual([
      [0xfe, 0xdc, 0xba, 255],
      [0x12, 0x34, 0x56, 255],
    ]);
  });
  test('a transparent background', () => {
    const image = draw(url, { fg: '#123', bg: '#0000' });
    expect([pixel(image, 0, 0)[3], pixel(image, 60, 60)]).toEqual([0, [0x11, 0x22, 0x33, 255]]);
  });
  test('a translucent foreground is painted over the background, as in SVG', () => {
    expect(pixel(draw(url, { fg: '#00000033' }), 60, 60)).toEqual([204, 204, 204, 255]);
  });
});

describe('rounded modules', () => {
  const rows = ['111', '110', '001'];
  const size = 70 * 3;
  const image = draw(symbolOf(rows), { size, margin: 0, rounded: true });

  test('a pixel is as dark as the share of it inside the shape', () => {
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const share = (255 - pixel(image, x, y)[0]!) / 255;
        if (Math.abs(share - shapeShare(rows, x, y, 70)) > 0.1)
          throw new Error(`pixel ${x},${y} is ${share}`);
      }
    }
  });

  test('a corner is round only where both modules next to it are light', () => {
    const dark = (x: number, y: number) => pixel(image, x, y)[0] === 0;
    const cornersOf = (x: number, y: number) =>
      [
        [0, 0],
        [69, 0],
        [0, 69],
        [69, 69],
      ].map(([dx, dy]) => (dark(70 * x + dx!, 70 * y + dy!) ? 'square' : 'round'));
    expect(cornersOf(0, 0)).toEqual(['round', 'square', 'square', 'square']);
    expect(cornersOf(2, 0)).toEqual(['square', 'round', 'square', 'round']);
    expect(cornersOf(1, 1)).toEqual(['square', 'square', 'square', 'round']);
    expect(cornersOf(2, 2)).toEqual(['round', 'round', 'round', 'round']);
  });
});

describe('fewer pixels than modules', () => {
  const image = draw(largest, { size: 100, margin: 0 });

  test('the size is still exact', () => {
    expect([image.width, image.height]).toEqual([100, 100]);
  });

  test('a pixel is as dark as the area that dark modules cover in it', () => {
    const span = 177 / 100;
    for (let y = 0; y < 100; y++) {
      for (let x = 0; x < 100; x++) {
        let area = 0;
        for (let row = Math.floor(y * span); row < Math.min(177, (y + 1) * span); row++) {
          for (let column = Math.floor(x * span); column < Math.min(177, (x + 1) * span); column++) {
            if (isDark(largest, column, row))
              area += overlap(column, x * span, span) * overlap(row, y * span, span);
          }
        }
        expect(Math.abs(pixel(image, x, y)[0]! - 255 * (1 - area / span ** 2))).toBeLessThan(9);
      }
    }
  });

  test('rounded makes no difference', () => {
    expect(toPng(largest, { size: 100, rounded: true })).toEqual(toPng(largest, { size: 100 }));
  });
});

test('refuses what HTTP refuses', () => {
  expect(refusalOf(() => toPng(url, { size: 4096, fg: 'red' })).faults.map(({ pointer }) => pointer)).toEqual(
    ['/size', '/fg'],
  );
});

test('same input, same bytes', () => {
  expect(toPng(encode('a'), { rounded: true })).toEqual(toPng(encode('a'), { rounded: 1 }));
});

/** The share of a pixel inside the shape, by 400 points and the definition of the shape. */
function shapeShare(rows: readonly string[], px: number, py: number, scale: number): number {
  const dark = (x: number, y: number) => rows[y]?.[x] === '1';
  let inside = 0;
  for (let i = 0; i < 400; i++) {
    const x = (px + ((i % 20) + 0.5) / 20) / scale;
    const y = (py + (Math.floor(i / 20) + 0.5) / 20) / scale;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (!dark(column, row)) continue;
    const [dx, dy] = [x - column - 0.5, y - row - 0.5];
    const free = !dark(column + Math.sign(dx), row) && !dark(column, row + Math.sign(dy));
    if (!free || Math.hypot(dx, dy) <= 0.5) inside++;
  }
  return inside / 400;
}

function overlap(cell: number, start: number, length: number): number {
  return Math.min(cell + 1, start + length) - Math.max(cell, start);
}
