import { expect, test } from 'vitest';
import { parseColour } from '../colour.ts';
import { paint } from './paint.ts';

test.each([
  { colour: '#000000', markup: 'fill="#000"' },
  { colour: '#1a2b3c', markup: 'fill="#1a2b3c"' },
  { colour: '#ff000080', markup: 'fill="#f00" fill-opacity=".502"' },
  { colour: '#ff000001', markup: 'fill="#f00" fill-opacity=".004"' },
])('SVG 2 13.4: $colour', ({ colour, markup }) => {
  expect(paint('fill', parseColour(colour, '/fg'))).toBe(markup);
});

test('SVG 2 13.5: a stroke', () => {
  expect(paint('stroke', parseColour('#00f8', '/fg'))).toBe('stroke="#00f" stroke-opacity=".533"');
});
