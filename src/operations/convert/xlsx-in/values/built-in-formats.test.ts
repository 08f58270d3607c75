import { expect, test } from 'vitest';
import { kindOfBuiltIn } from './built-in-formats.ts';
import { DAY, ELAPSED, NO_DATE, TIME } from './format-code.ts';

/** ECMA-376-1 18.8.30, all languages together: the list of all, then zh-tw, zh-cn, ja-jp and ko-kr, then th-th. */
const listed: readonly (readonly [ids: readonly number[], kind: number])[] = [
  [[0, 1, 2, 3, 4, 9, 10, 11, 12, 13, 37, 38, 39, 40, 48, 49], NO_DATE],
  [[14, 15, 16, 17], DAY],
  [[18, 19, 20, 21, 45, 47], TIME],
  [[22], DAY | TIME],
  [[46], ELAPSED],
  [[27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58], DAY],
  [[32, 33], TIME],
  // Days in one language and times in another: the value decides.
  [[34, 35, 55, 56], DAY],
  [[59, 60, 61, 62, 67, 68, 69, 70], NO_DATE],
  [[71, 72, 73, 74, 81], DAY],
  [[75, 76, 78, 80], TIME],
  [[77], DAY | TIME],
  [[79], ELAPSED],
  // Not listed.
  [[5, 8, 23, 26, 41, 44, 63, 66, 82, 163], NO_DATE],
];

test.each(listed)('the built-in formats %j', (ids, kind) => {
  expect(ids.map(kindOfBuiltIn)).toEqual(ids.map(() => kind));
});
