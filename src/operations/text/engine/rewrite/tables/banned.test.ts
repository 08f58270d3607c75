import { expect, test } from 'vitest';
import { bannedThings } from './banned.ts';

const rows: readonly { doing: string; plain: string }[] = [
  { doing: 'eating', plain: 'eat' },
  { doing: 'trespassing', plain: 'come in' },
  { doing: 'phoning', plain: 'phone' },
];

test.each(rows)('$doing is forbidden in two wordings, and asked not to be done', ({ doing, plain }) => {
  const rules = bannedThings.split('\n').filter((line) => line.includes(` ${doing} `));
  expect(rules).toEqual([
    `  START ${doing} is (strictly) prohibited/forbidden/banned = please don't ${plain}`,
    `  START ${doing} is not allowed/permitted/tolerated = please don't ${plain}`,
  ]);
});
