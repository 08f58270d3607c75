import { readXlsx } from 'hucre';
import { expect, test } from 'vitest';
import { jsonToXlsx } from '../../src/operations/convert/index.ts';
import { workbooks } from '../support/samples/workbooks.ts';

test.each(workbooks)('$name is read back equal', async ({ json, sheets }) => {
  const { bytes } = await jsonToXlsx(json);
  const book = await readXlsx(bytes);
  expect(book.sheets.map(({ name, rows }) => [name, rows])).toEqual(Object.entries(sheets));
});
