import { expect, test } from 'vitest';
import { sheetFile, workbookFile } from '../../../../test/support/samples/workbook-file.ts';
import { readInput } from '../../../schema/read.ts';
import { type XlsxFile, xlsxFile } from '../schema.ts';
import { xlsxReadCost } from './cost.ts';

const ofFile = (workbook: Uint8Array, options: Omit<XlsxFile, 'workbook'> = {}) =>
  xlsxReadCost.ofInput(readInput(xlsxFile, { workbook, ...options }));
const cells = (count: number) => `<row>${'<c t="s"><v>0</v></c>'.repeat(count)}</row>`;
const one = '<row><c><v>1</v></c></row>';
const whole = '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>';
const merged = workbookFile({ sheets: { Sheet1: `<sheetData>${one}</sheetData>${whole}` } });

test.each([
  { name: 'a small table', cost: ofFile(sheetFile(cells(100))), isHeavy: false },
  {
    name: 'a long one, which is short when compressed',
    cost: ofFile(sheetFile(cells(100_000))),
    isHeavy: true,
  },
  {
    name: 'few cells with a long text',
    cost: ofFile(sheetFile(cells(1000), { strings: `<si><t>${'x'.repeat(32_000)}</t></si>` })),
    isHeavy: true,
  },
  {
    name: 'a long name that few cells repeat',
    cost: ofFile(sheetFile(`<row><c t="str"><v>${'x'.repeat(30_000)}</v></c></row>${one.repeat(1000)}`)),
    isHeavy: true,
  },
  { name: 'merged cells that are not filled', cost: ofFile(merged), isHeavy: false },
  { name: 'merged cells that are', cost: ofFile(merged, { merged: 'fill' }), isHeavy: true },
  {
    name: 'arrays, whose nulls no byte of the file says',
    cost: ofFile(sheetFile('<row><c r="XFD1"><v>1</v></c></row>'), { rows_as: 'arrays' }),
    isHeavy: true,
  },
  {
    name: 'numbers as they are shown',
    cost: ofFile(sheetFile(one.repeat(300)), { values: 'shown' }),
    isHeavy: true,
  },
  { name: 'no workbook', cost: ofFile(new TextEncoder().encode('a,b')), isHeavy: false },
  { name: 'a broken archive', cost: ofFile(sheetFile(cells(9)).subarray(0, 400)), isHeavy: false },
])('$name: over 2 ms is $isHeavy', ({ cost, isHeavy }) => {
  expect(cost > 2).toBe(isHeavy);
});

test('a long body goes to a thread unread, as if it were deflated a thousand times', () => {
  // 50 KB may be 51 MB of markup: 400 ms and more on any machine.
  expect(xlsxReadCost.ofBytes(50_000)).toBeGreaterThan(400);
});
