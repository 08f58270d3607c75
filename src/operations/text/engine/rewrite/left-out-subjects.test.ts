import { describe, expect, it } from 'vitest';
import { keepSubjectsOut } from './left-out-subjects.ts';
import { textOf, tokensOf } from './tokens.ts';

describe('subjects that are left out', () => {
  it.each([
    [
      'the parcel is not here yet, gonna be 2 days late',
      'the parcel is not here yet and will be 2 days late',
    ],
    ['Gonna roll it back now', 'Will roll it back now'],
    ['sorry, gonna be late', 'sorry, will be late'],
    ['the server is down, gonna restart it', 'the server is down, will restart it'],
    ["I'm gonna call you", "I'm gonna call you"],
    ['we are gonna be late', 'we are gonna be late'],
  ])('%s', (text, expected) => {
    expect(textOf(keepSubjectsOut(tokensOf(text)))).toBe(expected);
  });
});
