import { describe, expect, test } from 'vitest';
import { read, utils, type WorkSheet } from 'xlsx';
import { jsonToXlsx } from '../../src/operations/convert/index.ts';
import { type Cell, workbooks } from '../support/workbooks.ts';

describe.each(workbooks)('$name', ({ json, sheets }) => {
  test('is read back equal', async () => {
    const { bytes } = await jsonToXlsx(json);
    const book = read(bytes, { type: 'array' });
    expect(book.SheetNames).toEqual(Object.keys(sheets));
    for (const [name, grid] of Object.entries(sheets)) expect(gridOf(book.Sheets[name]!)).toEqual(grid);
  });

  test('has no formula', async () => {
    const { bytes } = await jsonToXlsx(json);
    const book = read(bytes, { type: 'array', cellFormula: true });
    for (const name of book.SheetNames) {
      for (const cell of Object.values(book.Sheets[name]!)) expect(cell).not.toHaveProperty('f');
    }
  });
});

function gridOf(sheet: WorkSheet): Cell[][] {
  return utils.sheet_to_json(sheet, { header: 1, raw: true, defval: null, blankrows: true });
}
