import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { runs, SEED } from '../../../../test/support/runs.ts';
import { symbolOf } from '../../../../test/support/samples/qr-symbol.ts';
import { encode, toMatrix } from '../../../formats/qr/symbol.ts';
import type { DrawOptions } from './drawing.ts';
import { toSvg } from './svg.ts';

const corner = symbolOf(['110', '100', '001']);

describe('documents', () => {
  const rows: readonly { name: string; options: DrawOptions; svg: string }[] = [
    {
      name: 'square: a stroke through the middle of each run, half a unit below its row',
      options: { margin: 1 },
      svg:
        '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 5 5">' +
        '<path fill="#fff" d="M0 0h5v5H0z"/>' +
        '<path stroke="#000" shape-rendering="crispEdges" d="M1 1.5h2m-2 1h1m1 1h1"/></svg>',
    },
    {
      name: 'rounded: runs of rows and columns from middle to middle, one disc, no crisp edges',
      options: { margin: 0, rounded: true },
      svg:
        '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 3 3">' +
        '<path fill="#fff" d="M0 0h3v3H0z"/>' +
        '<path stroke="#000" stroke-linecap="round" d="M0.5 0.5h1m1 2h0m-2 -2v1"/></svg>',
    },
    {
      name: 'a transparent background is left out',
      options: { margin: 0, size: 64, bg: '#fff0' },
      svg:
        '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 3 3">' +
        '<path stroke="#000" shape-rendering="crispEdges" d="M0 0.5h2m-2 1h1m1 1h1"/></svg>',
    },
    {
      name: 'alphas are opacities',
      options: { margin: 0, fg: '#00000080', bg: '#abcdef01' },
      svg:
        '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 3 3">' +
        '<path fill="#abcdef" fill-opacity=".004" d="M0 0h3v3H0z"/>' +
        '<path stroke="#000" stroke-opacity=".502" shape-rendering="crispEdges" d="M0 0.5h2m-2 1h1m1 1h1"/></svg>',
    },
  ];
  test.each(rows)('$name', ({ options, svg }) => {
    expect(toSvg(corner, options)).toBe(svg);
  });
});

test.each([false, true])('the strokes cover the dark modules and no other, rounded: %s', (rounded) => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 400 }),
      fc.integer({ min: 0, max: 10 }),
      (text, margin) => {
        const symbol = encode(text);
        expect(coveredBy(toSvg(symbol, { margin, rounded }), symbol.modules, margin)).toEqual(
          toMatrix(symbol),
        );
      },
    ),
    { seed: SEED, numRuns: runs(400) },
  );
});

test('neither the text nor markup out of a colour gets in', () => {
  const text = '<script>alert(1)</script>';
  expect(toSvg(encode(text))).not.toMatch(/script|alert|style|href/);
  const { faults } = refusalOf(() => toSvg(corner, { fg: '#"/><script>' }));
  expect(faults.map(({ pointer }) => pointer)).toEqual(['/fg']);
});

describe('refusals of the library are those of HTTP', () => {
  const rows: readonly { name: string; options: object; pointers: readonly string[] }[] = [
    { name: 'a size below 64', options: { size: 63 }, pointers: ['/size'] },
    { name: 'a size above 2048', options: { size: 2049 }, pointers: ['/size'] },
    { name: 'a size that is not an integer', options: { size: 512.5 }, pointers: ['/size'] },
    { name: 'NaN', options: { size: Number.NaN }, pointers: ['/size'] },
    {
      name: 'margin and rounded out of range',
      options: { margin: 11, rounded: 2 },
      pointers: ['/margin', '/rounded'],
    },
    { name: 'fg that is bg', options: { fg: '#fff' }, pointers: ['/fg'] },
    { name: 'fg that is bg in another notation', options: { fg: 'FFFFFF', bg: '#ffff' }, pointers: ['/fg'] },
    { name: 'fg that is not to be seen', options: { fg: '#0000' }, pointers: ['/fg'] },
    { name: 'fg that leaves bg as it is', options: { fg: '#00000080', bg: '#000' }, pointers: ['/fg'] },
    { name: 'both the same, half transparent', options: { fg: '#1238', bg: '#1238' }, pointers: ['/fg'] },
    { name: 'a slip in a name', options: { rounde: 1 }, pointers: ['/rounde'] },
  ];
  test.each(rows)('$name', ({ options, pointers }) => {
    expect(refusalOf(() => toSvg(corner, options)).faults.map(({ pointer }) => pointer)).toEqual(pointers);
  });
});

/** Follows the strokes as a renderer would and notes the modules below them. */
function coveredBy(svg: string, modules: number, margin: number): string[] {
  const cells = Array.from({ length: modules }, () => new Array<string>(modules).fill('0'));
  const path = / d="([^"]*)"\/><\/svg>$/.exec(svg)?.[1] ?? '';
  const reach = svg.includes('stroke-linecap') ? 0.5 : 0;
  let x = 0;
  let y = 0;
  for (const [, command, first, second] of path.matchAll(/([Mmhv])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    const amount = Number(first);
    if (command === 'M' || command === 'm') {
      x = (command === 'm' ? x : -margin) + amount;
      y = (command === 'm' ? y : -margin) + Number(second);
    } else {
      const [toX, toY] = command === 'h' ? [x + amount, y] : [x, y + amount];
      for (let row = Math.floor(y); row <= Math.ceil(toY - 1 + reach); row++) {
        for (let column = Math.floor(x); column <= Math.ceil(toX - 1 + reach); column++)
          cells[row]![column] = '1';
      }
      [x, y] = [toX, toY];
    }
  }
  return cells.map((row) => row.join(''));
}
