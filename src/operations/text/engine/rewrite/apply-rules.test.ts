import { describe, expect, it } from 'vitest';
import { PatternIndex } from '../../lexicon/matcher.ts';
import { applyRules } from './apply-rules.ts';
import type { Rule as BookRule } from './books.ts';
import { boundsOf } from './places.ts';
import { textOf, tokensOf } from './tokens.ts';

type Rule = readonly [pattern: string, replacement: string];

function applied(rules: readonly Rule[], text: string): string {
  const book = new PatternIndex<BookRule>({ classes: new Map([['%my', ['my', 'your']]]) });
  for (const [pattern, replacement] of rules) {
    book.add(pattern, { replacement: replacement === '-' ? [] : replacement.split(' '), isClosing: false });
  }
  return textOf(applyRules(boundsOf(tokensOf(text)), book));
}

const rows: readonly { name: string; rules: readonly Rule[]; text: string; expect: string }[] = [
  {
    name: 'a phrase for another',
    rules: [['prior to', 'before']],
    text: 'Prior to lunch',
    expect: 'Before lunch',
  },
  {
    name: 'the longer pattern first',
    rules: [
      ['a', 'x'],
      ['a b', 'y'],
    ],
    text: 'a b a',
    expect: 'y x',
  },
  {
    name: 'the pattern with a bound first',
    rules: [
      ['so', 'x'],
      ['^ so', 'y'],
    ],
    text: 'so and so',
    expect: 'y and x',
  },
  {
    name: 'a verb in its form',
    rules: [['purchase~', 'buy~']],
    text: 'she purchased and purchases',
    expect: 'she bought and buys',
  },
  {
    name: 'a participle behind an auxiliary',
    rules: [['select~', 'choose~']],
    text: 'we selected what was selected',
    expect: 'we chose what was chosen',
  },
  {
    name: 'a form of "be" stays',
    rules: [['be~ sick of', 'be~ tired of']],
    text: 'they are sick of it',
    expect: 'they are tired of it',
  },
  {
    name: 'a verb that replaces none agrees with its subject',
    rules: [['must', 'need~ to']],
    text: 'it must, all visitors must',
    expect: 'it needs to, all visitors need to',
  },
  {
    name: 'an alternative kept',
    rules: [['on a|the daily|weekly basis', '$2']],
    text: 'on a weekly basis',
    expect: 'weekly',
  },
  {
    name: 'the word of a class kept',
    rules: [['lose~ %my cool', 'lose~ * temper']],
    text: 'lost your cool',
    expect: 'lost your temper',
  },
  {
    name: 'any word, but no particle of the verb',
    rules: [['turn~ * on', 'start~ *']],
    text: 'turn it on, turned off on Friday',
    expect: 'start it, turned off on Friday',
  },
  {
    name: 'a context behind',
    rules: [['get [a|the]', 'receive']],
    text: 'get a car, get off',
    expect: 'receive a car, get off',
  },
  {
    name: 'a context before',
    rules: [['[the] kids', 'children']],
    text: 'the kids, kids',
    expect: 'the children, kids',
  },
  {
    name: 'no other word in a context',
    rules: [['u [not:turn]', 'you']],
    text: 'u turn and u go',
    expect: 'u turn and you go',
  },
  {
    name: 'the start of a sentence',
    rules: [['^ yo', 'hello']],
    text: 'yo so yo. Yo',
    expect: 'hello so yo. Hello',
  },
  {
    name: 'the start behind a greeting',
    rules: [['^ so', 'thus']],
    text: 'Hello Ana, so it is',
    expect: 'Hello Ana, thus it is',
  },
  {
    name: 'the start behind what was taken out',
    rules: [
      ['^ well ,', '-'],
      ['^ so', 'thus'],
    ],
    text: 'Well, so it is',
    expect: 'thus it is',
  },
  {
    name: 'a filler with its comma',
    rules: [['basically (,)', '-']],
    text: 'Basically, it works',
    expect: 'it works',
  },
  {
    name: 'a filler between commas',
    rules: [['frankly', '-']],
    text: 'it is, frankly, slow',
    expect: 'it is slow',
  },
  { name: 'a filler at the end', rules: [['lol', '-']], text: 'so late, lol. Bye', expect: 'so late. Bye' },
  {
    name: 'a comma that parts two clauses stays',
    rules: [['lol (,)', '-']],
    text: 'it broke lol, we wait',
    expect: 'it broke, we wait',
  },
  {
    name: 'a whole sentence',
    rules: [['^ hope you are well $', '-']],
    text: 'Hope you are well. Pay now.',
    expect: 'Pay now.',
  },
  {
    name: 'a fact is never changed',
    rules: [
      ['friday', 'x'],
      ['[%number] k', 'thousand'],
    ],
    text: 'on Friday 3 k',
    expect: 'on Friday 3 thousand',
  },
  {
    name: 'a name is no number',
    rules: [['about [%number]', 'roughly']],
    text: 'about Maria, about 40',
    expect: 'about Maria, roughly 40',
  },
  {
    name: 'a paragraph parts a phrase, a wrapped line does not',
    rules: [['a b', 'x']],
    text: 'a\n\nb and c or a\nb',
    expect: 'a\n\nb and c or x',
  },
  {
    name: 'a quantity of what is counted',
    rules: [['lots of', '%many']],
    text: 'lots of cars, lots of work',
    expect: 'many cars, a great deal of work',
  },
  {
    name: 'a pronoun before the particle',
    rules: [['collect~', 'pick~ up']],
    text: 'collect it, collect the box',
    expect: 'pick it up, pick up the box',
  },
  {
    name: 'a noun is not a verb',
    rules: [['repair~', 'fix~']],
    text: 'the repair, to repair, ten-year repair',
    expect: 'the repair, to fix, ten-year repair',
  },
];

describe('rules', () => {
  it.each(rows)('$name', ({ rules, text, expect: expected }) => {
    expect(applied(rules, text)).toBe(expected);
  });

  it('may close a letter and nothing else', () => {
    const book = new PatternIndex<BookRule>({ classes: new Map() });
    book.add('^ cheers', { replacement: ['Regards'], isClosing: true });
    const written = textOf(
      applyRules(boundsOf(tokensOf('Cheers for that, it was kind of you and all.\n\nCheers\nAna')), book),
    );
    expect(written).toBe('Cheers for that, it was kind of you and all.\n\nRegards\nAna');
  });
});
