import { expect, it } from 'vitest';
import { isImpossible, looksCut } from './prompt-count.ts';

const english = (length: number) => 'ferry tide '.repeat(length).slice(0, length);
const chinese = (length: number) => '\u6e2f\u53e3'.repeat(length).slice(0, length);
const russian = (length: number) => '\u043f\u0430\u0440\u043e\u043c '.repeat(length).slice(0, length);

it.each([
  ['a short prompt', english(1500), 2, undefined, false],
  ['English, 4.6 characters a token', english(20_000), 4348, undefined, false],
  ['Chinese, one character a token', chinese(9000), 9000, undefined, false],
  ['Chinese, 1.8 characters a token', chinese(9000), 5000, undefined, false],
  ['Russian, 4 letters a token', russian(12_000), 3000, undefined, false],
  ['a context of 4096 tokens that is full', english(20_000), 4096, undefined, true],
  ['the same of Chinese', chinese(9000), 4096, undefined, true],
  ['4096 tokens without a cut', english(10_000), 4096, undefined, false],
  ['a tenth', english(20_000), 2000, undefined, true],
  ['half of a context of 6000 that is listed', english(20_000), 3100, 6000, true],
  ['the same where the context is far longer', english(20_000), 4348, 131_072, false],
])('tokens of %s', (_name, prompt, tokens, context, expected) => {
  expect(looksCut(prompt, tokens, context)).toBe(expected);
});

it('a count of 8 tokens is impossible in a short prompt too: koboldcpp counts something else', () => {
  expect(isImpossible(english(900), 8)).toBe(true);
  expect(isImpossible(english(900), 200)).toBe(false);
});
