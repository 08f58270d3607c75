import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { xlsxToJson } from '../../src/operations/convert/index.ts';

/** The workbooks that bench/xlsx-in/write-fixtures.mjs had exceljs 4.4.0 write. */
const file = (name: string): Uint8Array =>
  readFileSync(fileURLToPath(new URL(`./exceljs/${name}.xlsx`, import.meta.url)));

const kinds = [
  ['date', '2024-02-29'],
  ['moment', '2024-01-01T18:30:15'],
  ['time', '06:00:00'],
  ['duration', '36:00:00'],
  ['whole', 123456789012345],
  ['fraction', 0.1],
  ['small', 1e-7],
  ['negative', -3.25],
  ['truth', true],
  ['untruth', false],
  ['text', '  <a> & "b"\n\u00e9\u{1f600} '],
  // exceljs does not escape what looks like an escape, so that Excel reads the same.
  ['escape', 'A'],
  ['digits', '007'],
  ['rich', 'a b c'],
  ['formula', 42],
  ['formula text', 'kind!'],
  ['formula date', '2024-03-01'],
  ['formula truth', true],
  ['formula error', '#DIV/0!'],
  ['error', '#N/A'],
  ['link', 'a page'],
  ['merged', 5],
];

test.each([
  { name: 'with dates from 1900', stem: 'from-1900' },
  { name: 'with dates from 1904', stem: 'from-1904' },
  { name: 'streamed, with texts in their cells', stem: 'streamed' },
])('what exceljs was asked to write is read: $name', async ({ stem }) => {
  const { sheets } = await xlsxToJson({ workbook: file(stem), rows_as: 'arrays' });
  expect(sheets).toEqual([
    { name: 'Kinds & more', columns: ['kind', 'value'], rows: [...kinds, ['below']], count: 23 },
  ]);
});

test('merged cells are filled, and a hidden sheet is read', async () => {
  const { sheets } = await xlsxToJson({ workbook: file('from-1900'), hidden: true, merged: 'fill' });
  expect(sheets[0]!.rows.at(-1)).toEqual({ kind: 'below', value: 5 });
  expect(sheets[1]).toEqual({ name: 'Hidden', columns: ['x'], rows: [], count: 0 });
});
