import { expect, it } from 'vitest';
import { shortenClauses } from './shorten-clauses.ts';
import { textOf, tokensOf } from './tokens.ts';

it.each([
  ['the meeting that was originally scheduled for May', 'the meeting scheduled for May'],
  ['the desk which is in the hall', 'the desk in the hall'],
  ['the box that was broken is here', 'the box that was broken is here'],
  ['we know that was paid for by Ana', 'we know that was paid for by Ana'],
  ['There are two things that we need.', 'There are two things that we need.'],
  ['There is a car in the yard that leaks.', 'There is a car in the yard that leaks.'],
])('%j becomes %j', (text, expected) => {
  expect(textOf(shortenClauses(tokensOf(text)))).toBe(expected);
});
