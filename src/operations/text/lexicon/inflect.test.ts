import { describe, expect, it } from 'vitest';
import { type Form, formsOf, inflect } from './inflect.ts';

const forms: readonly (readonly [string, Form, string])[] = [
  ['start', 's', 'starts'],
  ['require', 'ing', 'requiring'],
  ['try', 'past', 'tried'],
  ['stop', 'ing', 'stopping'],
  ['submit', 'past', 'submitted'],
  ['visit', 'past', 'visited'],
  ['look into', 'past', 'looked into'],
  ['take', 'participle', 'taken'],
  ['go', 's', 'goes'],
  ['play', 's', 'plays'],
  ['see', 'ing', 'seeing'],
  ['die', 'ing', 'dying'],
  ['need', 'past', 'needed'],
  ['fix', 's', 'fixes'],
  ['open', 'past', 'opened'],
  ['be', 's', 'is'],
];

describe('inflect', () => {
  it.each(forms)('%s in the form %s is %s', (word, form, expected) => {
    expect(inflect(word, form)).toBe(expected);
  });

  it.each([
    ['child', 'children'],
    ['box', 'boxes'],
    ['party', 'parties'],
    ['dollar', 'dollars'],
    ['woman', 'women'],
    ['human', 'humans'],
    ['potato', 'potatoes'],
  ])('the plural of %s is %s', (noun, plural) => {
    expect(inflect(noun, 's')).toBe(plural);
  });

  it('names the past where the participle is the same', () => {
    expect([...formsOf('buy')]).toEqual([
      ['buy', 'base'],
      ['buys', 's'],
      ['buying', 'ing'],
      ['bought', 'past'],
    ]);
  });

  it('knows all forms of "be"', () => {
    expect([...formsOf('be').keys()].sort()).toEqual([
      'am',
      'are',
      'be',
      'been',
      'being',
      'is',
      'was',
      'were',
    ]);
  });
});
