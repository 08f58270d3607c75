import { expect, it } from 'vitest';
import { rootOf, stemOf, tokensOf } from './tokens.ts';

it.each([
  ['a denial is two words', "It doesn't work", 'it does not work'],
  ['without its apostrophe too', 'it doesnt work', 'it does not work'],
  ['in one word', 'I cannot pay', 'i can not pay'],
  ['of an irregular verb', "It won't start, shan't it?", 'it will not start shall not it'],
  ['not in words that end alike', 'want cent hunt scant', 'want cent hunt scant'],
  ['a possessive is its noun', "the shop's door", 'the shop door'],
  ['hyphens that many leave out', 'e-mails and Wi-Fi', 'email and wifi'],
])('%s', (_, text, stems) => {
  expect(tokensOf(text).map(({ word }) => word)).toEqual(stems.split(' ').map(stemOf));
});

it('marks where sentences and their parts end', () => {
  const tokens = tokensOf('One, two (three). Four\nfive 3.5');
  expect(tokens.map(({ isAfterBreak }) => isAfterBreak)).toEqual([false, true, true, true, true, false]);
  expect(tokens.map(({ isAfterStop }) => isAfterStop)).toEqual([false, false, false, true, true, false]);
});

it.each([
  ['payment', 'pay'],
  ['arrival', 'arrives'],
  ['verification', 'verify'],
  ['activation', 'activated'],
  ['insurance', 'insure'],
  ['delivery', 'delivered'],
  ['translator', 'translation'],
])('%s and %s have one root', (a, b) => {
  expect(rootOf(stemOf(a))).toBe(rootOf(stemOf(b)));
});

it.each([
  ['station', 'state'],
  ['event', 'even'],
  ['metal', 'meter'],
  ['order', 'ore'],
  ['party', 'part'],
])('%s and %s have not', (a, b) => {
  expect(rootOf(stemOf(a))).not.toBe(rootOf(stemOf(b)));
});
