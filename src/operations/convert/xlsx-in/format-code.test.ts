import { describe, expect, it } from 'vitest';
import { DAY, ELAPSED, kindOfCode, NO_DATE, TIME } from './format-code.ts';

const DAY_AND_TIME = DAY | TIME;

describe('what a format code shows of a number', () => {
  it.each([
    ['General', NO_DATE],
    ['GENERAL;[Red]-General', NO_DATE],
    ['0.00', NO_DATE],
    ['0 "days"', NO_DATE],
    ['[Red]0.00', NO_DATE],
    ['[Magenta][<100]0', NO_DATE],
    ['#,##0.00\\ "\u20ac"', NO_DATE],
    ['_-* #,##0.00\\ _\u20ac_-', NO_DATE],
    ['0.00E+00', NO_DATE],
    ['##0.0e-0', NO_DATE],
    ['\\d0', NO_DATE],
    ['[$\u20ac-407]\\ 0', NO_DATE],
    ['[$USD] 0', NO_DATE],
    ['0;yyyy', NO_DATE],
    ['@', NO_DATE],
    ['', NO_DATE],
    ['yyyy-mm-dd', DAY],
    ['[$-409]d mmm yyyy', DAY],
    ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', DAY],
    ['m/d', DAY],
    ['mmm', DAY],
    ['m', DAY],
    ['yyyy"\u5e74"m"\u6708"', DAY],
    ['[$-411]ggge', DAY],
    ['DD.MM.YY;@', DAY],
    ['yyyy-mm-dd hh:mm:ss', DAY_AND_TIME],
    ['m/d/yy h:mm AM/PM', DAY_AND_TIME],
    ['hh:mm', TIME],
    ['mm:ss.0', TIME],
    ['h AM/PM', TIME],
    ['h:mm a/p', TIME],
    ['hh"h"mm', TIME],
    ['[h]:mm', ELAPSED],
    ['[hh]:mm:ss;@', ELAPSED],
    ['[mm]:ss', ELAPSED],
    ['[SS].00', ELAPSED],
    ['[Blue][h]:mm', ELAPSED],
  ])('%s', (code, kind) => {
    expect(kindOfCode(code)).toBe(kind);
  });
});
