import { expect, test } from 'vitest';
import { sheetFile } from '../../../../test/support/workbook-file.ts';
import { readInput } from '../../../schema/read.ts';
import { xlsxFile } from '../schema.ts';
import { xlsxReadCost } from './cost.ts';

const ofFile = (workbook: Uint8Array) => xlsxReadCost.ofInput(readInput(xlsxFile, { workbook }));
const cells = (count: number) => `<row>${'<c t="s"><v>0</v></c>'.repeat(count)}</row>`;

test.each([
  { name: 'a small table', cost: ofFile(sheetFile(cells(200))), isHeavy: false },
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
  { name: 'no workbook', cost: ofFile(new TextEncoder().encode('a,b')), isHeavy: false },
  { name: 'a broken archive', cost: ofFile(sheetFile(cells(9)).subarray(0, 400)), isHeavy: false },
])('$name: over 2 ms is $isHeavy', ({ cost, isHeavy }) => {
  expect(cost > 2).toBe(isHeavy);
});

test('a long body goes to a thread unread', () => {
  expect(xlsxReadCost.ofBytes(100_000)).toBeGreaterThan(2);
});
