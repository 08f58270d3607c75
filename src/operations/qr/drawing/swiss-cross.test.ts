import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { encode, isDark } from '../../../formats/qr/symbol.ts';
import { drawSwissPng, drawSwissSvg } from './swiss-cross.ts';

// 49 modules, as an ordinary bill has.
const symbol = encode('x'.repeat(150), { ec: 'M' });

describe('the cross is in the middle of the symbol (guidelines 6.4.2)', () => {
  // 10 pixels a millimetre and 10 of margin a side is 480; others have fractions.
  test.each([
    { size: 460, margin: 0 },
    { size: 2048, margin: 4 },
    { size: 513, margin: 3 },
    { size: 256, margin: 10 },
  ])('$size pixels, a margin of $margin', ({ size, margin }) => {
    const { data, width, height } = PNG.sync.read(Buffer.from(drawSwissPng(symbol, { size, margin })));
    expect([width, height]).toEqual([size, size]);
    const isBlack = (x: number, y: number) => data[(Math.floor(y) * size + Math.floor(x)) * 4] === 0;
    const side = symbol.modules + 2 * margin;
    const isFilling = size >= 7 * side;
    const pixels = isFilling ? (size * symbol.modules) / side : Math.floor(size / side) * symbol.modules;
    const from = (size - pixels) / 2;
    const at = (x: number, y: number) => isBlack(size / 2 + (x * pixels) / 46, size / 2 + (y * pixels) / 46);
    // In millimetres from the middle, by the proportions 6 : 20 : 6 of the arms and 32 of the square.
    expect(at(0, 0)).toBe(false);
    for (const [x, y] of [
      [1.6, 0],
      [0, 1.6],
      [-1.6, 0],
      [0, -1.6],
    ] as const)
      expect(at(x, y)).toBe(false);
    for (const [x, y] of [
      [2.5, 0],
      [0, -2.5],
      [1.5, 1.5],
      [-1.5, 1.5],
      [2.6, 2.6],
    ] as const)
      expect(at(x, y)).toBe(true);
    for (const [x, y] of [
      [3.25, 0],
      [0, 3.25],
      [3.25, 3.25],
      [-3.25, -3.25],
    ] as const)
      expect(at(x, y)).toBe(false);
    // What is outside of the field of 7 mm is the symbol.
    const middle = (module: number) => from + ((module + 0.5) * pixels) / symbol.modules;
    const isFar = (module: number) => Math.abs(middle(module) - size / 2) > (4.5 * pixels) / 46;
    const all = Array.from({ length: symbol.modules ** 2 }, (_, index) => {
      return [index % symbol.modules, Math.floor(index / symbol.modules)] as const;
    });
    const wrong = all.filter(
      ([x, y]) => (isFar(x) || isFar(y)) && isBlack(middle(x), middle(y)) !== isDark(symbol, x, y),
    );
    expect(wrong).toEqual([]);
  });
});

test('an SVG has paths and nothing else, and its cross in the middle', () => {
  const svg = drawSwissSvg(symbol, { size: 512, margin: 4 });
  expect(svg.match(/<(\w+)/g)).toEqual(['<svg', ...Array<string>(6).fill('<path')]);
  // 49 modules are 46 mm: the field is 7.457 modules, from (57 - 7.457) / 2.
  expect(svg).toContain('<path fill="#fff" d="M24.772 24.772h7.457v7.457h-7.457z"/>');
});
