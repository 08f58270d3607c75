import { expect, test } from 'vitest';
import { refusalOf } from '../../test/support/judging/refusal.ts';
import { colourWarnings, readColourPair } from './colour-pair.ts';

const pair = (fg: string, bg: string) => readColourPair({ fg, bg });

test.each([
  { name: 'the same in other letters', fg: '#fff', bg: 'FFFFFF' },
  { name: 'an invisible one', fg: '#0000', bg: '#fff' },
])('refuses at fg: $name', ({ fg, bg }) => {
  expect(refusalOf(() => pair(fg, bg)).faults).toEqual([
    { pointer: '/fg', message: `must differ from bg when painted over it; both are ${bg} to the eye` },
  ]);
});

test.each([
  { name: 'black on white', fg: '#000', bg: '#fff', low: false, inverted: false },
  { name: 'black on white of no alpha', fg: '#000', bg: '#fff0', low: false, inverted: false },
  {
    name: 'black on black of no alpha, seen without alpha',
    fg: '#000',
    bg: '#0000',
    low: true,
    inverted: false,
  },
  {
    name: '#444 on a third of a black, light on dark without alpha',
    fg: '#444',
    bg: '#0005',
    low: true,
    inverted: true,
  },
  { name: 'white on black', fg: '#fff', bg: '#000', low: false, inverted: true },
  // WCAG 2.2: 2.32 and 4.48.
  { name: '#aaa on white', fg: '#aaa', bg: '#fff', low: true, inverted: false },
  { name: '#777 on white', fg: '#777', bg: '#fff', low: false, inverted: false },
])('warns: $name', ({ fg, bg, low, inverted }) => {
  expect(colourWarnings(pair(fg, bg))).toEqual({ 'low-contrast': low, inverted });
});
