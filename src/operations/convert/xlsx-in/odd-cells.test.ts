import { describe, expect, it, test } from 'vitest';
import {
  sheetFile,
  type WorkbookMarkup,
  workbookFile,
} from '../../../../test/support/samples/workbook-file.ts';
import { InputError } from '../../../errors.ts';
import { readInput } from '../../../schema/read.ts';
import { type XlsxFile, type XlsxSheets, xlsxFile } from '../schema.ts';
import { readXlsx } from './read-xlsx.ts';

/** The rows of the first sheet as arrays, and the warnings. */
async function read(workbook: Uint8Array, options: Omit<XlsxFile, 'workbook'> = {}) {
  const input = readInput(xlsxFile, { workbook, header_row: 0, rows_as: 'arrays', ...options });
  const answer = JSON.parse(new TextDecoder().decode(await readXlsx(input))) as XlsxSheets;
  return { rows: answer.sheets[0]!.rows, warnings: answer.warnings };
}

/** Between two cells that are as they should be. */
const around = (cell: string): string =>
  `<row r="1"><c r="A1"><v>1</v></c>${cell}<c r="C1"><v>3</v></c></row>`;

const strings = '<si><t>a</t></si><si><t>b</t></si>';

describe('a value that is not of the type of its cell is its text, and the rest is read', () => {
  const texts = 'values that are not of the type of their cell are texts: B1';
  const nulls = 'texts that the workbook does not have are null: B1';
  it.each([
    // Writers put the values of their language there (SheetJS #2285, excelize #1955, EPPlus #222).
    { name: 'NaN', cell: '<c r="B1"><v>NaN</v></c>', value: 'NaN', warning: texts },
    { name: 'INF', cell: '<c r="B1"><v>INF</v></c>', value: 'INF', warning: texts },
    { name: '-Infinity', cell: '<c r="B1"><v>-Infinity</v></c>', value: '-Infinity', warning: texts },
    { name: 'a decimal comma', cell: '<c r="B1" t="n"><v>1,5</v></c>', value: '1,5', warning: texts },
    { name: 'what JavaScript alone reads', cell: '<c r="B1"><v>0x10</v></c>', value: '0x10', warning: texts },
    {
      name: 'more than a double, not JSON',
      cell: '<c r="B1"><v>+1e999</v></c>',
      value: '+1e999',
      warning: texts,
    },
    { name: 'NaN as a date', cell: '<c r="B1" s="1"><v>NaN</v></c>', value: 'NaN', warning: texts },
    { name: 'hexadecimal as a date', cell: '<c r="B1" s="1"><v>0x10</v></c>', value: '0x10', warning: texts },
    { name: 'a boolean', cell: '<c r="B1" t="b"><v>yes</v></c>', value: 'yes', warning: texts },
    { name: 'an unknown type', cell: '<c r="B1" t="x"><v>v</v></c>', value: 'v', warning: texts },
    {
      name: 'a shared string that is not there',
      cell: '<c r="B1" t="s"><v>2</v></c>',
      value: null,
      warning: nulls,
    },
    { name: 'one by another number', cell: '<c r="B1" t="s"><v>-1</v></c>', value: null, warning: nulls },
  ])('$name', async ({ cell, value, warning }) => {
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
    expect(await read(sheetFile(around(cell), { strings, styles }))).toEqual({
      rows: [[1, value, 3]],
      warnings: [`Sheet1: ${warning}`],
    });
  });
});

it('a header_row below all values is told', async () => {
  expect(await read(sheetFile(around('')), { header_row: 9 })).toEqual({
    rows: [],
    warnings: ['Sheet1: header_row=9 is below row 1, the last with a value'],
  });
});

it.each([
  { name: 'no type', cell: '<c r="B1"><is><t>b</t></is></c>' },
  { name: 'the type of formulas', cell: '<c r="B1" t="str"><is><r><t>b</t></r></is></c>' },
])('an inline text of a cell with $name is not lost', async ({ cell }) => {
  expect(await read(sheetFile(around(cell)))).toEqual({ rows: [[1, 'b', 3]], warnings: [] });
});

describe('XML Schema part 2, 4.3.6: white space around what is not text means nothing', () => {
  it.each([
    { name: 'a shared string', cell: '<c r="B1" t="s"><v>\r\n 1\t</v></c>', value: 'b' },
    { name: 'a number', cell: '<c r="B1"><v>\n2\n</v></c>', value: 2 },
    { name: 'a boolean', cell: '<c r="B1" t="b"><v> 1 </v></c>', value: true },
    { name: 'the style', cell: '<c r="B1" s=" 1 "><v>45292</v></c>', value: '2024-01-01' },
    { name: 'the place', cell: '<c r=" B1 "><v>2</v></c>', value: 2 },
  ])('$name', async ({ cell, value }) => {
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
    expect(await read(sheetFile(around(cell), { strings, styles }))).toEqual({
      rows: [[1, value, 3]],
      warnings: [],
    });
  });
});

describe('places', () => {
  const v = (place: string, value: number) => `<c ${place}><v>${value}</v></c>`;
  const order = 'Sheet1: rows or cells that come behind later ones are put in order: ';
  const next = 'Sheet1: invalid cell references are read as the next cell: ';
  it.each([
    { name: 'none at all', rows: `<row>${v('', 1)}${v('', 2)}</row>`, expected: [[1, 2]], warnings: [] },
    {
      name: 'a cell behind a later one',
      rows: `<row r="1">${v('r="B1"', 2)}${v('r="A1"', 1)}${v('r="C1"', 3)}</row>`,
      expected: [[1, 2, 3]],
      warnings: [`${order}A1`],
    },
    {
      name: 'a row behind a later one',
      rows: `<row r="2">${v('r="A2"', 2)}</row><row r="1">${v('r="A1"', 1)}</row><row>${v('', 3)}</row>`,
      expected: [[1], [3]],
      warnings: [`${order}row 1`],
    },
    {
      name: 'a row twice: both have cells',
      rows: `<row r="2">${v('r="A2"', 1)}</row><row r="2">${v('r="B2"', 2)}</row>`,
      expected: [[1, 2]],
      warnings: [`${order}row 2`],
    },
    {
      name: 'a cell twice: the last counts, as in LibreOffice',
      rows: `<row r="1">${v('r="A1"', 1)}${v('r="A1"', 2)}</row>`,
      expected: [[2]],
      warnings: [`${order}A1`],
    },
    {
      name: 'a cell of another row: its own place counts',
      rows: `<row r="1">${v('r="A1"', 1)}${v('r="B3"', 3)}${v('r="B1"', 2)}</row>`,
      expected: [
        [1, 2],
        [null, 3],
      ],
      warnings: [`${order}B3, B1`],
    },
    {
      name: 'an invalid cell reference is read as the next cell',
      rows: `<row r="x">${v('r="A1"', 1)}${v('r="1B"', 2)}</row><row r="0">${v('', 3)}</row>`,
      expected: [[1, 2], [3]],
      warnings: [`${next}row "x", "1B", row "0"`],
    },
  ])('$name', async ({ rows, expected, warnings }) => {
    expect(await read(sheetFile(rows))).toEqual({ rows: expected, warnings });
  });

  it('the first ten places are named, and the rest is counted', async () => {
    const row = Array.from({ length: 12 }, () => '<c><v>NaN</v></c>').join('');
    const { warnings } = await read(sheetFile(`<row>${row}</row>`));
    expect(warnings[0]).toMatch(/: A1, B1, C1, D1, E1, F1, G1, H1, I1, J1 and 2 more$/);
  });

  it('more cells out of order than memory should hold are refused', async () => {
    const row = `<row r="2">${'<c><v>1</v></c>'.repeat(16_384)}</row>`;
    const rows = Array.from({ length: 13 }, (_, index) => row.replace('"2"', `"${20 - index}"`)).join('');
    await expect(read(sheetFile(rows))).rejects.toThrow(InputError);
  });
});

describe('merged ranges', () => {
  const cells =
    '<sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="3"><c r="C3"><v>3</v></c></row></sheetData>';
  const merging = (
    ...references: readonly string[]
  ): Omit<WorkbookMarkup, 'sheets'> & { sheets: Record<string, string> } => ({
    sheets: {
      Sheet1: `${cells}<mergeCells>${references.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`,
    },
  });
  const note =
    'Sheet1 has merged cells: their value is in the first of them alone, in all of them with merged=fill';

  it.each(['A:A', 'A:B', '1:1', '1:2', 'a1:b2', '$A$1:$B$2', 'B2:A1', ' A1:B2 '])(
    '%s is one',
    async (reference) => {
      expect(await read(workbookFile(merging(reference)))).toEqual({
        rows: [[1], [null, null, 3]],
        warnings: [note],
      });
    },
  );

  it.each([
    { reference: 'A:A', rows: [[1], [1], [1, null, 3]] },
    {
      reference: 'A:B',
      rows: [
        [1, 1],
        [1, 1],
        [1, 1, 3],
      ],
    },
    {
      reference: '1:1',
      rows: [
        [1, 1, 1],
        [null, null, 3],
      ],
    },
    {
      reference: 'B2:A1',
      rows: [
        [1, 1],
        [1, 1],
        [null, null, 3],
      ],
    },
  ])('$reference is filled as far as there are values', async ({ reference, rows }) => {
    expect((await read(workbookFile(merging(reference)), { merged: 'fill' })).rows).toEqual(rows);
  });

  test('an invalid range is left out', async () => {
    const { rows, warnings } = await read(workbookFile(merging('#REF!', '', 'A1', 'A:3', 'A1:XFE1')));
    expect(rows).toEqual([[1], [null, null, 3]]);
    expect(warnings).toEqual(['Sheet1: invalid merged ranges are left out: "#REF!", "", "A:3", "A1:XFE1"']);
  });
});
