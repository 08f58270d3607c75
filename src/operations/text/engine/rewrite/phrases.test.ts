import { describe, expect, it } from 'vitest';
import { phrasebook } from './phrasebook.ts';
import { applyPhrases } from './phrases.ts';
import { textOf, tokensOf } from './tokens.ts';

const rows: readonly { name: string; table: string; text: string; expect: string }[] = [
  {
    name: 'a phrase for another',
    table: 'prior to = before',
    text: 'Prior to lunch',
    expect: 'Before lunch',
  },
  { name: 'the longer pattern first', table: 'a = x | a b = y', text: 'a b a', expect: 'y x' },
  {
    name: 'a verb in its form',
    table: '~purchase = ~buy',
    text: 'she purchased and purchases',
    expect: 'she bought and buys',
  },
  {
    name: 'a participle behind an auxiliary',
    table: '~select = ~choose',
    text: 'we selected what was selected',
    expect: 'we chose what was chosen',
  },
  {
    name: 'a noun in its number',
    table: '^buck = ^dollar',
    text: 'one buck, ten bucks',
    expect: 'one dollar, ten dollars',
  },
  {
    name: 'an alternative kept',
    table: 'on a/the daily/weekly basis = $2',
    text: 'on a weekly basis',
    expect: 'weekly',
  },
  {
    name: 'a context behind',
    table: 'get > a/the = receive',
    text: 'get a car, get off',
    expect: 'receive a car, get off',
  },
  {
    name: 'a context before',
    table: 'the < kids = children',
    text: 'the kids, kids',
    expect: 'the children, kids',
  },
  {
    name: 'nothing else in a context',
    table: 'u > !turn = you',
    text: 'u turn and u go',
    expect: 'u turn and you go',
  },
  {
    name: 'the start of a sentence',
    table: 'START yo = hello',
    text: 'yo so yo. Yo',
    expect: 'hello so yo. Hello',
  },
  {
    name: 'a filler with its comma',
    table: 'basically (,) =',
    text: 'Basically, it works',
    expect: 'it works',
  },
  { name: 'a filler between commas', table: 'frankly =', text: 'it is, frankly, slow', expect: 'it is slow' },
  { name: 'a filler at the end', table: 'lol =', text: 'so late, lol. Bye', expect: 'so late. Bye' },
  {
    name: 'a whole sentence',
    table: 'START hope you are well END =',
    text: 'Hope you are well. Pay now.',
    expect: 'Pay now.',
  },
  {
    name: 'a fact is never changed',
    table: 'friday = x | # < k = thousand',
    text: 'on Friday 3 k',
    expect: 'on Friday 3 thousand',
  },
  { name: 'a paragraph break parts a phrase', table: 'a b = x', text: 'a\n\nb a\nb', expect: 'a\n\nb x' },
  {
    name: 'a quantity of what is counted',
    table: 'lots of = %many',
    text: 'lots of cars, lots of work',
    expect: 'many cars, a great deal of work',
  },
];

describe('phrases', () => {
  it.each(rows)('$name', ({ table, text, expect: expected }) => {
    expect(textOf(applyPhrases(tokensOf(text), phrasebook([table])))).toBe(expected);
  });

  it.each(['no equals sign', '@nonsense = x', '* = x'])('refuses the rule %j', (table) => {
    expect(() => phrasebook([table])).toThrow();
  });
});
