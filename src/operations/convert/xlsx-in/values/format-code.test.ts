import { describe, expect, it } from 'vitest';
import { DAY, ELAPSED, kindOfCode, kindOfValue, NO_DATE, TIME } from './format-code.ts';

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
    ['G/\u901a\u7528\u683c\u5f0f', NO_DATE],
    ['0;[Red]-0;"none";@', NO_DATE],
    // Without quotes Excel has no such code: LibreOffice shows numbers, numfmt the same.
    ['0 min', NO_DATE],
    ['#,##0.00 DM', NO_DATE],
    ['0d', NO_DATE],
    ['h:mm:ss.000', TIME],
    ['[s].00', ELAPSED],
    ['mm:ss,0', TIME],
    ['yyyy;@', DAY],
    ['[h]:mm;[h]:mm', ELAPSED],
    ['[<1]0;[>9]0.0;General', NO_DATE],
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

/** Expected: what LibreOffice 7.4 shows of the numbers, and Excel where a note says so. */
describe('18.8.31: the section that a number belongs to decides', () => {
  it.each<[string, [value: number, kind: number][]]>([
    [
      '0;yyyy',
      [
        [1, NO_DATE],
        [0, NO_DATE],
        [-1, DAY],
      ],
    ],
    [
      'dd/mm/yyyy;;',
      [
        [45292, DAY],
        [0, NO_DATE],
        [-1, NO_DATE],
      ],
    ],
    [
      'h:mm;;"none"',
      [
        [0.5, TIME],
        [0, NO_DATE],
      ],
    ],
    [
      'yyyy;"minus";0',
      [
        [1, DAY],
        [-1, NO_DATE],
        [0, NO_DATE],
      ],
    ],
    [
      '[=0]?;hh:mm',
      [
        [0.5, TIME],
        [0, NO_DATE],
        [-0.5, TIME],
      ],
    ],
    [
      '[=0]"";dd/mm/yyyy',
      [
        [45292, DAY],
        [0, NO_DATE],
      ],
    ],
    [
      '[<1]0.00;d/m/yyyy',
      [
        [0.5, NO_DATE],
        [45292, DAY],
        [1, DAY],
      ],
    ],
    [
      '[>=1][h]:mm;[<0]0;h:mm',
      [
        [1.5, ELAPSED],
        [0.5, TIME],
        [-1, NO_DATE],
      ],
    ],
    [
      '[Red][<0.0416]mm:ss;[Blue][<1]h:mm;d\\.m\\.yyyy',
      [
        [0.01, TIME],
        [0.5, TIME],
        [45292, DAY],
      ],
    ],
    [
      '[<=1E-3]0;[h]:mm',
      [
        [0.001, NO_DATE],
        [2, ELAPSED],
      ],
    ],
    [
      '[<>0]yyyy;"none"',
      [
        [1, DAY],
        [0, NO_DATE],
      ],
    ],
    [
      '[$-409][<1]h:mm AM/PM;General',
      [
        [0.5, TIME],
        [2, NO_DATE],
      ],
    ],
    [
      '"a;b"0;yyyy',
      [
        [1, NO_DATE],
        [-1, DAY],
      ],
    ],
    [
      '0\\;0;yyyy',
      [
        [1, NO_DATE],
        [-1, DAY],
      ],
    ],
    [
      '[<5]yyyy',
      [
        [1, DAY],
        [5, NO_DATE],
      ],
    ],
  ])('%s', (code, values) => {
    const found = kindOfCode(code);
    expect(
      values.map(([value]) => [value, typeof found === 'number' ? found : kindOfValue(found, value)]),
    ).toEqual(values);
  });
});
