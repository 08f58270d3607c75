import { describe, expect, it } from 'vitest';
import { textOf, tokensOf } from './tokens.ts';

describe('tokens', () => {
  it.each([
    ['a flag of a command', 'du | sort -n', 'n'],
    ['the rest of a path', 'see src/u today', 'u'],
    ['a call', 'it does require(x) twice', 'require'],
  ])('%s is left alone like a fact', (_name, text, code) => {
    expect(tokensOf(text).find((token) => token.text === code)?.kind).toBe('fact');
  });

  it.each([
    ['a dash between words', 'late - and wrong', 'and'],
    ['a bracket behind a space', 'please (if u can)', 'please'],
  ])('%s makes no code', (_name, text, word) => {
    expect(tokensOf(text).find((token) => token.text === word)?.kind).toBe('word');
  });

  it.each(['a  b\n\n c, d!', '"x" (y) u.s.', 'w/o it \u{1f600} :)'])('keep all of %j', (text) => {
    expect(textOf(tokensOf(text))).toBe(text);
  });
});
