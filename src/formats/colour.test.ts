import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../test/support/judging/refusal.ts';
import { type Colour, contrast, luminance, mixColours, paintOver, parseColour, toHex } from './colour.ts';

const rgba = (red: number, green: number, blue: number, alpha = 255): Colour => ({ red, green, blue, alpha });

describe('CSS Color 4 5.2: hex notation', () => {
  const rows = [
    { name: 'six digits', text: '#1a2b3c', colour: rgba(0x1a, 0x2b, 0x3c) },
    { name: 'three digits are doubled, not shifted', text: '#0af', colour: rgba(0, 0xaa, 0xff) },
    { name: 'eight digits: alpha last', text: '#11223380', colour: rgba(0x11, 0x22, 0x33, 0x80) },
    { name: 'four digits: alpha last', text: '#fff0', colour: rgba(255, 255, 255, 0) },
    { name: 'no #, since a # in a URL starts the fragment', text: '0a0', colour: rgba(0, 0xaa, 0) },
    { name: 'capitals', text: '#ABCDEF', colour: rgba(0xab, 0xcd, 0xef) },
  ];
  test.each(rows)('$name', ({ text, colour }) => {
    expect(parseColour(text, '/fg')).toEqual(colour);
  });

  const refused = ['', '#', '12', '12345', '1234567', '123456789', 'red', '##fff', '#ggg', ' fff', 'fff\n'];
  test.each([...refused, '#"/><script>', 'rgb(0,0,0)'])('%j is refused', (text) => {
    expect(refusalOf(() => parseColour(text, '/bg')).faults).toEqual([
      { pointer: '/bg', message: expect.stringMatching(/^must be 3, 4, 6 or 8 hex digits/) },
    ]);
  });
});

test.each([
  { colour: rgba(0, 0, 0), text: '#000' },
  { colour: rgba(255, 255, 255), text: '#fff' },
  { colour: rgba(0, 0xaa, 0xff), text: '#0af' },
  { colour: rgba(0x1a, 0x2b, 0x3c), text: '#1a2b3c' },
  { colour: rgba(0, 1, 0), text: '#000100' },
])('the shortest notation of $text', ({ colour, text }) => {
  expect(toHex(colour)).toBe(text);
});

describe('Compositing 1 5.1: source-over', () => {
  const rows = [
    { name: 'opaque hides', top: rgba(1, 2, 3), bottom: rgba(9, 9, 9), seen: rgba(1, 2, 3) },
    { name: 'nothing shows through', top: rgba(1, 2, 3, 0), bottom: rgba(9, 9, 9), seen: rgba(9, 9, 9) },
    {
      name: 'half black on white',
      top: rgba(0, 0, 0, 51),
      bottom: rgba(255, 255, 255),
      seen: rgba(204, 204, 204),
    },
    {
      name: 'on nothing it stays',
      top: rgba(8, 9, 10, 128),
      bottom: rgba(0, 0, 0, 0),
      seen: rgba(8, 9, 10, 128),
    },
    {
      name: 'two alphas: 0.6 over 0.5 is 0.8',
      top: rgba(200, 0, 0, 153),
      bottom: rgba(0, 200, 0, 127.5),
      seen: rgba(150, 50, 0, 204),
    },
  ];
  test.each(rows)('$name', ({ top, bottom, seen }) => {
    expect(paintOver(top, bottom)).toEqual(seen);
  });
});

test('a soft edge on a transparent background keeps its colour and fades', () => {
  expect(mixColours(rgba(200, 100, 0), 0.2, rgba(255, 255, 255, 0))).toEqual(rgba(200, 100, 0, 51));
});

test('W3C PNG 6.2: a transparent colour keeps its red, green and blue', () => {
  expect(mixColours(rgba(0, 0, 0), 0, rgba(255, 250, 240, 0))).toEqual(rgba(255, 250, 240, 0));
});

test.each([
  { name: 'WCAG 2.2: black on white is 21', one: rgba(0, 0, 0), other: rgba(255, 255, 255), ratio: 21 },
  {
    name: 'WCAG 2.2: #767676 on white is the last to pass 4.5',
    one: rgba(0x76, 0x76, 0x76),
    other: rgba(255, 255, 255),
    ratio: 4.54,
  },
])('$name', ({ one, other, ratio }) => {
  expect(contrast(luminance(one), luminance(other))).toBeCloseTo(ratio, 2);
});
