import { describe, expect, it } from 'vitest';
import { canonicalEnglish } from './canonical.ts';
import { tokensOf } from './tokens.ts';

const known = new Set(['good', 'so', 'user-friendly', 'cool']);
const canonical = (word: string) => canonicalEnglish(word, (name) => known.has(name));
const tokens = (text: string) => tokensOf(text, canonical);

describe('tokens', () => {
  it.each([
    ["didn't work", ['did', 'not', 'work']],
    ["can't, won\u2019t", ['can', 'not', 'will', 'not']],
    ["it's John's", ['it', 'is', 'john']],
    ["we've they'd rock'n'roll", ['we', 'have', 'they', 'would', "rock'n'roll"]],
    ['in 24 hours', ['in', '%number', 'hours']],
    ['dont', ['do', 'not']],
    ['sooooo gooood', ['so', 'good']],
    ['cooool', ['cool']],
    ['user-friendly half-done', ['user-friendly', 'half', 'done']],
    ['fine :-) \u{1f44d}\u{1f3fd}', ['fine', ':-)', '\u{1f44d}']],
    ['yes :D', ['yes', ':D']],
    ['\u2764\ufe0f', ['\u2764']],
    ['', []],
  ])('%j', (text, expected) => {
    expect(tokens(text).map(({ word }) => word)).toEqual(expected);
  });

  it('know what precedes them', () => {
    expect(
      tokens('a, b. c d - e').map(({ isAfterBreak, isAfterStop }) => [isAfterBreak, isAfterStop]),
    ).toEqual([
      [false, false],
      [true, false],
      [true, true],
      [false, false],
      [true, true],
    ]);
  });
});
