import { describe, expect, it } from 'vitest';
import { workbookFile } from '../../../../../test/support/samples/workbook-file.ts';
import { InputError } from '../../../../errors.ts';
import { readInput } from '../../../../schema/read.ts';
import { type XlsxFile, type XlsxSheets, xlsxFile } from '../../schema.ts';
import { readXlsx } from '../read-xlsx.ts';

const cell = (reference: string): string =>
  `<c r="${reference}" t="inlineStr"><is><t>${reference.toLowerCase()}</t></is></c>`;
const row = (number: number): string =>
  `<row r="${number}">${['A', 'B', 'C', 'D'].map((letter) => cell(`${letter}${number}`)).join('')}</row>`;
const cells = `<sheetData>${[1, 2, 3, 4].map(row).join('')}</sheetData>`;
const merged = `${cells}<mergeCells><mergeCell ref="A2:C2"/></mergeCells>`;
const workbook = workbookFile({ sheets: { Orders: cells, "Bob's list": merged } });

async function read(options: Omit<XlsxFile, 'workbook'>) {
  const json = await readXlsx(readInput(xlsxFile, { workbook, ...options }));
  return (JSON.parse(new TextDecoder().decode(json)) as XlsxSheets).sheets;
}

describe('range', () => {
  it.each<[string, Omit<XlsxFile, 'workbook'>, unknown]>([
    [
      'its first row names its columns',
      { range: 'B2:C4' },
      [
        { b2: 'b3', c2: 'c3' },
        { b2: 'b4', c2: 'c4' },
      ],
    ],
    ['whole columns', { range: '$B:$B' }, [{ b1: 'b2' }, { b1: 'b3' }, { b1: 'b4' }]],
    ['whole rows', { range: '3:4', rows_as: 'arrays' }, [['a4', 'b4', 'c4', 'd4']]],
    ['arrays begin with its first column', { range: 'C3:D4', rows_as: 'arrays' }, [['c4', 'd4']]],
    ['columns by letter', { range: 'C4:D4', header_row: 0 }, [{ C: 'c4', D: 'd4' }]],
    ['corners in any order', { range: 'C4:B3' }, [{ b3: 'b4', c3: 'c4' }]],
    ['no last row, as Google Sheets has it', { range: 'C3:D' }, [{ c3: 'c4', d3: 'd4' }]],
    ['no last row, of one column', { range: '$D$2:$D' }, [{ d2: 'd3' }, { d2: 'd4' }]],
    ['a single cell', { range: 'b2', header_row: 0 }, [{ B: 'b2' }]],
    ['more than the sheet has', { range: 'D4:F40', header_row: 0 }, [{ D: 'd4' }]],
    ['the row that names the columns', { range: 'A1:B4', header_row: 3 }, [{ a3: 'a4', b3: 'b4' }]],
  ])('%s', async (_, options, rows) => {
    expect((await read({ sheet: 'Orders', ...options }))[0]!.rows).toEqual(rows);
  });

  it('is one of every sheet that is read, or of the sheet it names', async () => {
    expect((await read({ range: 'A1:A2' })).map(({ name }) => name)).toEqual(['Orders', "Bob's list"]);
    const [only, ...others] = await read({ range: "'Bob''s list'!A1:A2" });
    expect([only?.name, only?.rows, others]).toEqual(["Bob's list", [{ a1: 'a2' }], []]);
  });

  it('has the value of merged cells that begin outside', async () => {
    const [sheet] = await read({ range: "Bob's list!B2:C2", header_row: 0, merged: 'fill' });
    expect(sheet?.rows).toEqual([{ B: 'a2', C: 'a2' }]);
  });

  it.each<[string, Omit<XlsxFile, 'workbook'>, RegExp]>([
    ['no range', { range: 'Orders' }, /^must be a range of cells such as/],
    ['half of one', { range: 'B2:' }, /^must be a range of cells/],
    ['beyond the sheet', { range: 'A1:XFE2' }, /^must be a range of cells/],
    ['a sheet that there is not', { range: 'Other!A1:B2' }, /^must be of a sheet of the workbook/],
    ['another sheet than that of sheet', { sheet: 2, range: 'Orders!A1:B2' }, /^must be of the sheet/],
    ['the names are above it', { range: 'A2:B4', header_row: 1 }, /^must have row 1 in it/],
  ])('refuses %s', async (_, options, message) => {
    const error = await read(options).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InputError);
    expect((error as InputError).faults).toEqual([
      { pointer: '/range', message: expect.stringMatching(message) },
    ]);
  });
});
