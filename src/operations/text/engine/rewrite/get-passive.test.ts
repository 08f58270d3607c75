import { expect, it } from 'vitest';
import { writtenPassive } from './get-passive.ts';
import { textOf, tokensOf } from './tokens.ts';

it.each([
  ['the account got frozen on 3 March', 'the account was frozen on 3 March'],
  ['the tiles got smashed.', 'the tiles were smashed.'],
  ['we will get paid today', 'we will be paid today'],
  ['they got signed copies', 'they got signed copies'],
  ['we do not get paid', 'we do not get paid'],
  ['we got home', 'we got home'],
])('%j becomes %j', (text, expected) => {
  expect(textOf(writtenPassive(tokensOf(text)))).toBe(expected);
});
