import { expect, it } from 'vitest';
import { formsOf, inflect, pluralOf, type VerbForm } from './inflect.ts';

const verbs: readonly (readonly [string, VerbForm, string])[] = [
  ['start', 'third', 'starts'],
  ['require', 'ing', 'requiring'],
  ['try', 'past', 'tried'],
  ['stop', 'ing', 'stopping'],
  ['submit', 'past', 'submitted'],
  ['visit', 'past', 'visited'],
  ['look into', 'past', 'looked into'],
  ['take', 'participle', 'taken'],
  ['go', 'third', 'goes'],
  ['see', 'ing', 'seeing'],
  ['die', 'ing', 'dying'],
  ['need', 'past', 'needed'],
  ['fix', 'third', 'fixes'],
  ['open', 'past', 'opened'],
];

it.each(verbs)('%s in the form %s is %s', (verb, form, expected) => {
  expect(inflect(verb, form)).toBe(expected);
});

it('knows a form when it sees one, the past where it is the participle too', () => {
  expect([...formsOf('buy')]).toEqual([
    ['buy', 'base'],
    ['buys', 'third'],
    ['buying', 'ing'],
    ['bought', 'past'],
  ]);
});

it.each([
  ['child', 'children'],
  ['box', 'boxes'],
  ['party', 'parties'],
  ['dollar', 'dollars'],
])('the plural of %s is %s', (noun, plural) => {
  expect(pluralOf(noun)).toBe(plural);
});
