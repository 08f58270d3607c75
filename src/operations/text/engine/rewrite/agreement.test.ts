import { describe, expect, it } from 'vitest';
import { agreeing, isNounHere } from './agreement.ts';
import { tokensOf } from './tokens.ts';

describe('a verb that a rule writes', () => {
  it.each([
    ['buy', { word: 'purchases', form: 's' }, 'she', 'buys'],
    ['choose', { word: 'selected', form: 'past' }, 'we have', 'chosen'],
    ['be', { word: 'were', form: 'past' }, 'they', 'were'],
    ['be', { word: 'got', form: 'past' }, 'the account', 'was'],
    ['be', { word: 'got', form: 'past' }, 'the tiles', 'were'],
    ['be', { word: 'get', form: 'base' }, 'we will', 'be'],
    ['be', { word: 'get', form: 'base' }, 'they', 'are'],
    ['be', { word: 'get', form: 'base' }, 'they do not', 'get'],
    ['want', { word: 'are', form: 's' }, 'they', 'want'],
    ['need', undefined, 'the valve', 'needs'],
    ['need', undefined, 'visitors always', 'need'],
  ] as const)('%s for %j behind %j is %s', (verb, met, before, expected) => {
    expect(agreeing(verb, met, tokensOf(before))).toBe(expected);
  });
});

describe('a noun where the form of a verb might be', () => {
  it.each([
    ['the', 'repair', true],
    ['ten-year', 'repair', true],
    ['maintenance', 'work', true],
    ['for', 'delay', true],
    ['to', 'repair', false],
    ['will', 'repair', false],
    ['we', 'delay', false],
    ['kindly', 'return', false],
    ['guests', 'require', false],
  ])('behind %j %j is a noun: %s', (before, word, expected) => {
    const [token] = tokensOf(word);
    expect(isNounHere('base', token!, tokensOf(before))).toBe(expected);
  });
});
