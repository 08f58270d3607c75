import { expect, test } from 'vitest';
import { encode, toMatrix } from '../../qr/symbol.ts';
import { symbolPath } from './symbol-path.ts';

test.each(['a', 'BCD\n002\n1\nSCT\n\nNordwind GmbH\nDE89370400440532013000\nEUR1.00', 'x'.repeat(300)])(
  'the rectangles are the dark modules: %s',
  (text) => {
    const symbol = encode(text, { ec: 'M' });
    const { modules } = symbol;
    const rows = Array.from({ length: modules }, () => Array<string>(modules).fill('0'));
    const path = symbolPath(symbol, { left: 48, top: 400, size: 79.37 });
    for (const [, x, y, width, height] of path.matchAll(/^(\d+) (\d+) (\d+) (\d+) re$/gm)) {
      expect(height).toBe('1');
      rows[Number(y)]!.fill('1', Number(x), Number(x) + Number(width));
    }
    expect(rows.map((row) => row.join(''))).toEqual(toMatrix(symbol));
  },
);

test('a module is the size by the modules, rows count downwards from the top, and one operator fills all', () => {
  const path = symbolPath(encode('a'), { left: 48, top: 400, size: 84 });
  expect(path).toMatch(/^4\.00000 0 0 -4\.00000 48\.00 400\.00 cm 0 0 0 rg\n/);
  expect(path.match(/\bf$/gm)).toHaveLength(1);
});
