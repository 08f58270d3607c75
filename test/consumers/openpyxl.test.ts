import { beforeAll, describe, expect, test } from 'vitest';
import { jsonToXlsx } from '../../src/operations/convert/index.ts';
import { hasConsumer } from '../support/consumers.ts';
import { type ReadSheet, readByOpenpyxl, valuesOf } from '../support/judging/openpyxl.ts';
import { workbooks } from '../support/samples/workbooks.ts';
import { withFiles } from '../support/scratch.ts';

/** Requests of tests of their own. */
const further = {
  escapes: '{"rows":[{"a":"\\u0000\\uffff\\ud800","b":"a\\r\\nb","c":"_x0041_"}]}',
  digits: '{"rows":[{"a":12345678901234567890}]}',
  looks: '{"rows":[{"name":"Ada Lovelace, Countess","note":"a\\nb"},{"name":"=1","note":"-"}]}',
};

describe.runIf(hasConsumer('python3:openpyxl'))('openpyxl', () => {
  const cases = workbooks.filter(({ notFor }) => notFor?.openpyxl === undefined);
  /** The sheets of each request, read by one process: it takes longer to start than to read. */
  let sheetsOf: ReadonlyMap<string, readonly ReadSheet[]>;
  beforeAll(async () => {
    const requests = [...cases.map(({ json }) => json), ...Object.values(further)];
    const made = await Promise.all(requests.map((json) => jsonToXlsx(json)));
    const read = withFiles(
      made.map(({ bytes }) => bytes),
      'xlsx',
      readByOpenpyxl,
    );
    sheetsOf = new Map(requests.map((json, index) => [json, read[index]!]));
  });

  test.each(cases)('reads back equal: $name', ({ json, sheets }) => {
    const read = sheetsOf.get(json)!;
    expect(read.map((sheet) => [sheet.name, valuesOf(sheet)])).toEqual(Object.entries(sheets));
  });

  test('finds the escapes it leaves to its callers', () => {
    const [sheet] = sheetsOf.get(further.escapes)!;
    expect(valuesOf(sheet!)[1]).toEqual(['_x0000__xFFFF__xD800_', 'a\r\nb', '_x0041_']);
  });

  test('finds every digit of a number', () => {
    const [sheet] = sheetsOf.get(further.digits)!;
    expect(sheet!.rows[1]).toEqual([['n', '12345678901234567890']]);
  });

  test('finds the header bold and frozen, line feeds wrapped, formulas quoted, columns sized', () => {
    const [sheet] = sheetsOf.get(further.looks)!;
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
