import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evidenceOf } from '../../../../test/support/worlds/site-pages.ts';
import { analyticsTags } from './analytics.ts';
import { detectAnalytics } from './detect-analytics.ts';

interface Row {
  readonly name?: string;
  readonly page: string;
}

const listed = JSON.parse(
  readFileSync(new URL('../vectors/analytics.json', import.meta.url), 'utf8'),
) as readonly (string | Row)[];
const rows = listed.filter((row) => typeof row === 'object');

describe('a page with a tag', () => {
  test.each(rows.filter(({ name }) => name !== undefined))('$name: $page', ({ name, page }) => {
    expect(detectAnalytics(evidenceOf(page))).toEqual([name]);
  });
});

describe('a page without one', () => {
  test.each(rows.filter(({ name }) => name === undefined))('$page', ({ page }) => {
    expect(detectAnalytics(evidenceOf(page))).toEqual([]);
  });
});

test('every tag of the table has a row', () => {
  const shown = new Set(rows.map(({ name }) => name));
  expect(analyticsTags.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});
