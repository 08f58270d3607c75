import { describe, expect, test } from 'vitest';
import { jsonToXlsx } from '../../src/operations/convert/index.ts';
import { hasConsumer } from '../support/consumers.ts';
import { type ReadSheet, readByOpenpyxl, valuesOf } from '../support/openpyxl.ts';
import { withFiles } from '../support/scratch.ts';
import { workbooks } from '../support/workbooks.ts';

describe.runIf(hasConsumer('python3:openpyxl'))('openpyxl', () => {
  const cases = workbooks.filter(({ notFor }) => notFor?.openpyxl === undefined);
  test.each(cases)('reads back equal: $name', { timeout: 60_000 }, async ({ json, sheets }) => {
    const read = await readSheets(json);
    expect(read.map((sheet) => [sheet.name, valuesOf(sheet)])).toEqual(Object.entries(sheets));
  });

  test('finds the escapes it leaves to its callers', async () => {
    const [sheet] = await readSheets('{"rows":[{"a":"\\u0000\\uffff\\ud800","b":"a\\r\\nb","c":"_x0041_"}]}');
    expect(valuesOf(sheet!)[1]).toEqual(['_x0000__xFFFF__xD800_', 'a\r\nb', '_x0041_']);
  });

  test('finds every digit of a number', async () => {
    const [sheet] = await readSheets('{"rows":[{"a":12345678901234567890}]}');
    expect(sheet!.rows[1]).toEqual([['n', '12345678901234567890']]);
  });

  test('finds the header bold and frozen, line feeds wrapped, formulas quoted, columns sized', async () => {
    const json = '{"rows":[{"name":"Ada Lovelace, Countess","note":"a\\nb"},{"name":"=1","note":"-"}]}';
    const [sheet] = await readSheets(json);
    const { frozen, bold, wrapped, quoted, widths } = sheet!;
    expect({ frozen, bold, wrapped, quoted, widths }).toEqual({
      frozen: 'A2',
      bold: [true, true],
      wrapped: ['B2'],
      quoted: ['A3', 'B3'],
      widths: { A: 24, B: 8 },
    });
  });
});

async function readSheets(json: string): Promise<readonly ReadSheet[]> {
  const { bytes } = await jsonToXlsx(json);
  return withFiles([bytes], 'xlsx', (paths) => readByOpenpyxl(paths)[0]!);
}
