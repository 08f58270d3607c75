import { readXlsx } from 'hucre';
import { describe, expect, test } from 'vitest';
import { jsonSource } from '../../../test/support/samples/json-source.ts';
import type { JsonRequest } from '../../operation.ts';
import { jsonToCsv } from './json-to-csv.operation.ts';
import { jsonToXlsx } from './json-to-xlsx.operation.ts';
import { jsonToCsv as csvOf, jsonToXlsx as workbookOf } from './library.ts';
import { sampleWorkbook } from './sample-workbook.ts';
import { xlsxToJson } from './xlsx-to-json.operation.ts';

function request(json: string, parameters: JsonRequest['parameters'] = {}): JsonRequest {
  return { body: jsonSource(json), parameters };
}

describe('a CSV answer', () => {
  const rows: readonly {
    name: string;
    json: string;
    parameters?: JsonRequest['parameters'];
    type: string;
  }[] = [
    { name: 'RFC 7111: with a header', json: '[{"a":1}]', type: 'text/csv; charset=utf-8; header=present' },
    {
      name: 'without one',
      json: '[{"a":1}]',
      parameters: { header: false },
      type: 'text/csv; charset=utf-8; header=absent',
    },
    { name: 'without rows and columns', json: '[]', type: 'text/csv; charset=utf-8; header=absent' },
  ];
  test.each(rows)('names its type $name', ({ json, parameters, type }) => {
    expect(jsonToCsv.run(request(json, parameters)).mediaType).toBe(type);
  });

  test('is an attachment with the requested name', () => {
    expect(jsonToCsv.run(request('[]'))).toMatchObject({ disposition: 'attachment', fileName: 'data.csv' });
    expect(jsonToCsv.run(request('[]', { filename: 'a/b' })).fileName).toBe('a_b.csv');
    expect(jsonToCsv.run(request('{"rows":[],"filename":"c"}')).fileName).toBe('c.csv');
  });

  test('is what the library writes', () => {
    const json = '{"rows":[{"a":1}],"delimiter":";"}';
    expect(jsonToCsv.run(request(json)).bytes).toEqual(csvOf(json));
  });
});

describe('a workbook answer', () => {
  test('says what is in it', async () => {
    const answer = await jsonToXlsx.run(request('{"sheets":[{"rows":[{"a":1},{"a":2}]},{"rows":[{}]}]}'));
    expect(answer.headers).toEqual({ 'x-xlsx-rows': '3', 'x-xlsx-sheets': '2' });
    expect(answer).toMatchObject({
      disposition: 'attachment',
      fileName: 'workbook.xlsx',
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    });
  });

  test('has the requested name', async () => {
    const answer = await jsonToXlsx.run(request('{"rows":[],"filename":"a"}', { filename: 'b.xlsx' }));
    expect(answer.fileName).toBe('b.xlsx');
  });

  test('is what the library writes', async () => {
    const json = '{"sheet_name":"A","rows":[{"a":"x"}]}';
    const { bytes, rows, sheets } = await workbookOf(json);
    expect((await jsonToXlsx.run(request(json))).bytes).toEqual(bytes);
    const names = (await readXlsx(bytes)).sheets.map(({ name }) => name);
    expect([rows, sheets, names]).toEqual([1, 1, ['A']]);
  });
});

test('the workbook of the docs has what it is said to have', async () => {
  const input = {
    workbook: sampleWorkbook,
    hidden: false,
    rows_as: 'objects',
    dates: 'iso',
    merged: 'first',
    values: 'stored',
  } as const;
  const { bytes } = await xlsxToJson.run(input);
  const { sheets } = JSON.parse(new TextDecoder().decode(bytes));
  expect(sheets[0].rows[0]).toEqual({
    order: '00042',
    customer: 'Ada Lovelace',
    ordered: '2024-01-01',
    sent: '2024-01-02T18:00:00',
    total: 12.5,
    paid: true,
  });
});
