import { describe, expect, it, test } from 'vitest';
import { readJsonText } from '../../../formats/json/text.ts';
import { writeWorkbook } from '../xlsx/package.ts';
import { readXlsxBody } from '../xlsx/xlsx-body.ts';
import { readTableFile, workbookRecords } from './table-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const workbook = (body: object) =>
  writeWorkbook(readXlsxBody(readJsonText(bytesOf(JSON.stringify(body))), {}).sheets);

describe('a table is its columns and rows', () => {
  it.each([
    { kind: 'csv', text: 'sep=;\nb;a\n007;"x,""count"":"\n' },
    { kind: 'tsv', text: 'b\ta\n007\t"x,""count"":"\n' },
  ] as const)('.$kind', async ({ kind, text }) => {
    expect(await readTableFile(bytesOf(text), kind)).toEqual({
      table: '{"columns":["b","a"],"rows":[{"b":"007","a":"x,\\"count\\":"}]}',
      sheets: undefined,
      warnings: [],
      leftOut: [],
    });
  });

  test('a .tsv of one column has commas in it', async () => {
    const { table } = await readTableFile(bytesOf('a,b\n1,2\n'), 'tsv');
    expect(table).toBe('{"columns":["a,b"],"rows":[{"a,b":"1,2"}]}');
  });

  test('.xlsx: the first sheet, and all sheets', async () => {
    const sheets = [
      { name: 'S', rows: [{ a: '007', b: 1.5 }] },
      { name: 'T', rows: [{ c: true }] },
      { name: 'empty', rows: [] },
    ];
    const read = await readTableFile(await workbook({ sheets }), 'xlsx');
    expect(read.table).toBe('{"columns":["a","b"],"rows":[{"a":"007","b":1.5}]}');
    expect(JSON.parse(read.sheets!)).toMatchObject(sheets);
    expect(read.leftOut).toEqual(['the first sheet is read, and not "T"']);
  });
});

test('the records of a workbook are texts, as long as the row', async () => {
  const rows = [{ a: '007', b: 12345678901234567000, c: false }, { b: '"x"' }];
  const records: unknown[] = [];
  for await (const { fields } of workbookRecords(await workbook({ rows }), () => {})) records.push(fields);
  expect(records).toEqual([
    ['a', 'b', 'c'],
    ['007', '12345678901234567000', 'false'],
    ['', '"x"'],
  ]);
});
