import { expect, it } from 'vitest';
import { requiredStrings } from '../../../../scripts/text/required-strings.ts';
import { PackedPattern } from './packed-pattern.ts';

it.each([
  ['a plain text', 'grand', [['grand']]],
  ['either of two', 'noon|midnight', [['noon', 'midnight']]],
  ['what may be absent counts for nothing', 'at(?: the)? noon?', [['at the noo', 'at noo']]],
  ['a digit is one of ten', '\\d{2,4}@', [['\\d'], ['@']]],
  ['nothing that must not be there', '(?<!x)a(?!y)', [['a']]],
  ['what must be before and behind', '(?<=at )\\w(?=!)', [['at '], ['!']]],
  ['a class of signs, but no range', '[%\u2030][a-z]', [['%', '\u2030']]],
  ['nothing where one way needs nothing', 'noon|\\w+', []],
  ['of strings the parts of others', '(?:ab|abc)d?e*', [['ab']]],
  ['an escaped sign, a unit by its number', '\\$\\x41\\u00e9', [['$A\u00e9']]],
  ['all of a row', 'from \\w+ to', [['from '], [' to']]],
])('a match requires %s: %s', (_, pattern, required) => {
  expect(requiredStrings(pattern)).toEqual(required);
});

it('a pattern matches in a text that holds what it requires', () => {
  const pattern = new PackedPattern(['[["in "],["1","2"]]', '', 'in \\d']);
  expect([...pattern.matchesIn('in 1 or in 2')].map(({ index }) => index)).toEqual([0, 8]);
  expect([...pattern.matchesIn('in or 1')]).toEqual([]);
  expect([...pattern.matchesIn('in 3')]).toEqual([]);
});

it('a pattern is compiled only where what it requires and its head are there', () => {
  const broken = '(';
  expect([...new PackedPattern(['[["x"]]', '', broken]).matchesIn('y')]).toEqual([]);
  expect([...new PackedPattern(['[]', 'x\\d', broken]).matchesIn('x y')]).toEqual([]);
  expect(() => new PackedPattern(['[]', 'x\\d', broken]).matchesIn('x1')).toThrow(SyntaxError);
});

it.each([
  ['a short text', '1 and 2', 2],
  ['a text with signs beyond Latin-1', '1 \u2013 2', 2],
  ['a long text', `1${' '.repeat(2000)}2`, 2],
])('the first use finds what later ones do, from the beginning: %s', (_, text, count) => {
  const pattern = new PackedPattern(['[]', '\\d', '\\d$|^\\d']);
  const uses = [1, 2, 3].map(() => [...pattern.matchesIn(text)].map(({ index }) => index));
  expect(uses[0]).toHaveLength(count);
  expect(uses).toEqual([uses[0], uses[0], uses[0]]);
});
