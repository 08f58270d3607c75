import { describe, expect, it } from 'vitest';
import { HeldStops } from './held-stops.ts';

/** A text with the stop in question written as a bar. */
const rows = [
  ['a title', 'Prof| Smith came', true],
  ['a title in Spanish', 'la Sra| Ortiz', true],
  ['initials of a name', 'J| K. Rowe', true],
  ['a letter that names something', 'vitamin C| The pill', false],
  ['a counter before a number', 'see No| 5', true],
  ['the word no', 'he said no| Then', false],
  ['a unit before a common word', 'approx| four', true],
  ['a firm before a name', 'Acme Inc| Chairman', true],
  ['a firm before a new sentence', 'Acme Inc| They', false],
  ['an hour before a day', 'at 5 p.m| Monday', true],
  ['an hour before another word', 'at 5 p.m| Guests', false],
  ['a German ordinal', 'am 3| Mai', true],
  ['a German place', 'der 2| Platz', true],
  ['a plain number', 'it took 12| Guests', false],
  ['a year', 'in 1999| Es', false],
  ['the number of a point', '4| Any other business', true],
  ['an unlisted abbreviation of initials', 'the Q.R.S| Unit', true],
  ['an ordinary word', 'it works| Fine', false],
] as const;

describe('HeldStops', () => {
  it.each(rows)('%s: %s is %s', (_, marked, expected) => {
    const at = marked.indexOf('|');
    expect(new HeldStops(marked.replace('|', '.')).isHeld(at, at + 2, 0)).toBe(expected);
  });
});
