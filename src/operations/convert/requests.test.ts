import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../test/support/judging/refusal.ts';
import { jsonSource } from '../../../test/support/samples/json-source.ts';
import { csvCost, xlsxCost } from './cost.ts';
import { readCsvBody } from './csv/csv-body.ts';
import { csvRequest } from './schema.ts';
import { JsonScanner } from './table/json-scanner.ts';
import { readMembers } from './table/read-members.ts';
import { readXlsxBody } from './xlsx/xlsx-body.ts';

interface Refusal {
  readonly name: string;
  readonly json: string;
  readonly pointer: string;
  readonly message: string | RegExp;
}

describe('the body of a CSV', () => {
  const refusals: readonly Refusal[] = [
    {
      name: 'a number',
      json: '5',
      pointer: '',
      message: 'must be a list of objects, or an object with rows, not 5',
    },
    {
      name: 'an object without rows',
      json: '{"header":true}',
      pointer: '/rows',
      message: 'is required: a list of objects',
    },
    {
      name: 'rows of null',
      json: '{"rows":null}',
      pointer: '/rows',
      message: 'must be a list of objects, not null',
    },
    {
      name: 'a row that is a text',
      json: '["x"]',
      pointer: '/0',
      message: 'must be an object, one row, not "x"',
    },
    {
      name: 'a row in an object',
      json: '{"rows":[{},[]]}',
      pointer: '/rows/1',
      message: 'must be an object, one row, not a list',
    },
    {
      name: 'a header of text, which would be true',
      json: '{"rows":[],"header":"false"}',
      pointer: '/header',
      message: 'must be true or false, not "false"',
    },
    {
      name: 'a slip in a name',
      json: '{"rows":[],"delimeter":";"}',
      pointer: '/delimeter',
      message: 'is not known here; did you mean delimiter?',
    },
    ...['', ';;', '"', '\\r', '\\n', '\\ud800'].map((delimiter) => ({
      name: `the delimiter '${delimiter}'`,
      json: `{"rows":[],"delimiter":"${delimiter}"}`,
      pointer: '/delimiter',
      message: /^must be one character that is not a quote or a line break .*%09/,
    })),
  ];
  test.each(refusals)('refuses $name', ({ json, pointer, message }) => {
    const { faults } = refusalOf(() => readCsvBody(jsonSource(json), {}));
    expect(faults).toEqual([
      { pointer, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  });

  test('options of the query win over the body', () => {
    const body = jsonSource('{"rows":[],"delimiter":";","bom":true,"filename":"a"}');
    const { options } = readCsvBody(body, { delimiter: '\t', bom: false, filename: 'b' });
    expect(options).toMatchObject({ delimiter: '\t', bom: false, filename: 'b', header: true });
  });

  test.each([
    { query: undefined, body: true, header: true },
    { query: true, body: false, header: false },
    { query: false, body: true, header: false },
  ])('the header is left out when either says so: $query, $body', ({ query, body, header }) => {
    const parameters = query === undefined ? {} : { header: query };
    expect(readCsvBody(jsonSource(`{"header":${body},"rows":[]}`), parameters).options.header).toBe(header);
  });

  test('a list has the default options', () => {
    expect(readCsvBody(jsonSource('[]'), {}).options).toEqual({
      delimiter: ',',
      header: true,
      bom: false,
      escape_formulas: false,
    });
  });

  test('of a duplicate member the last counts', () => {
    const { table, options } = readCsvBody(
      jsonSource('{"header":false,"rows":[{"a":1}],"rows":[],"header":true}'),
      {},
    );
    expect([table.rowCount, options.header]).toEqual([0, true]);
  });

  test('unknown members are kept by name only', () => {
    const scanner = new JsonScanner(jsonSource('{"__proto__":{"x":1},"bom":true}'));
    const members = readMembers(scanner, csvRequest, {});
    expect(Object.entries(members)).toEqual([
      ['__proto__', undefined],
      ['bom', true],
    ]);
  });
});

describe('the body of a workbook', () => {
  const refusals: readonly Refusal[] = [
    {
      name: 'a bare list',
      json: '[]',
      pointer: '',
      message: /^must be an object with rows for one sheet or sheets .*, not a list$/,
    },
    {
      name: 'neither rows nor sheets',
      json: '{"sheet_name":"a"}',
      pointer: '',
      message: /^must be an object with rows for one sheet/,
    },
    {
      name: 'both',
      json: '{"rows":[],"sheets":[{"rows":[]}]}',
      pointer: '/sheets',
      message: /^cannot be combined with rows/,
    },
    {
      name: 'no sheets',
      json: '{"sheets":[]}',
      pointer: '/sheets',
      message: 'must be a list of 1 to 1,000 items, not 0 items',
    },
    {
      name: '1,001 sheets',
      json: `{"sheets":[${Array(1001).fill('{"rows":[]}').join()}]}`,
      pointer: '/sheets',
      message: 'must be a list of 1 to 1,000 items, not 1001 items',
    },
    {
      name: 'sheets that are an object',
      json: '{"sheets":{}}',
      pointer: '/sheets',
      message: /not an object$/,
    },
    {
      name: 'a sheet that is a list',
      json: '{"sheets":[{"rows":[]},[]]}',
      pointer: '/sheets/1',
      message: 'must be an object with rows, not a list',
    },
    {
      name: 'a sheet without rows',
      json: '{"sheets":[{"rows":[]},{"name":"x"}]}',
      pointer: '/sheets/1/rows',
      message: 'is required: a list of objects',
    },
    {
      name: 'rows that are a text',
      json: '{"rows":"x"}',
      pointer: '/rows',
      message: 'must be a list of objects, not "x"',
    },
    {
      name: 'a row that is a number',
      json: '{"sheets":[{"rows":[{},1]}]}',
      pointer: '/sheets/0/rows/1',
      message: 'must be an object, one row, not 1',
    },
    {
      name: 'a name that is a number',
      json: '{"sheet_name":5,"rows":[]}',
      pointer: '/sheet_name',
      message: /^must be a sheet name/,
    },
    {
      name: 'an empty name',
      json: '{"sheet_name":"","rows":[]}',
      pointer: '/sheet_name',
      message: /^must be a sheet name .*, not an empty string$/,
    },
    {
      name: 'a slip in a name',
      json: '{"sheetName":"a","rows":[]}',
      pointer: '/sheetName',
      message: 'is not known here; did you mean sheet_name?',
    },
    {
      name: 'a slip within a sheet',
      json: '{"sheets":[{"Name":"a","rows":[]}]}',
      pointer: '/sheets/0/Name',
      message: 'is not known here; did you mean name?',
    },
    {
      name: 'tabs that differ in case only',
      json: '{"sheets":[{"name":"Data","rows":[]},{"name":"DATA","rows":[]}]}',
      pointer: '/sheets/1/name',
      message: /"DATA": another sheet has this name$/,
    },
  ];
  test.each(refusals)('refuses $name', ({ json, pointer, message }) => {
    const { faults } = refusalOf(() => readXlsxBody(jsonSource(json), {}));
    expect(faults).toEqual([
      { pointer, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  });

  test('null is absent', () => {
    const { sheets } = readXlsxBody(jsonSource('{"sheet_name":null,"sheets":null,"rows":[{"a":1}]}'), {});
    expect(sheets.map(({ name, table }) => [name, table.rowCount])).toEqual([['Sheet1', 1]]);
  });

  test('a name may follow its rows', () => {
    const { sheets } = readXlsxBody(jsonSource('{"sheets":[{"rows":[{"a":1}],"name":"A"},{"rows":[]}]}'), {});
    expect(sheets.map(({ name, table }) => [name, table.pointer])).toEqual([
      ['A', '/sheets/0/rows'],
      ['Sheet2', '/sheets/1/rows'],
    ]);
  });

  test('a filename of the query wins', () => {
    expect(readXlsxBody(jsonSource('{"rows":[],"filename":"a"}'), { filename: 'b' }).filename).toBe('b');
  });
});

describe('the cost of a conversion', () => {
  const ofInput = ({ ofInput: costOf }: typeof csvCost, json: string) =>
    costOf({ body: jsonSource(json), parameters: {} });
  const wide = (columns: number, rows: number) =>
    `[{${Array.from({ length: columns }, (_, i) => `"${i}":0`).join()}}${',{}'.repeat(rows)}]`;

  const listed = (count: number) => Array.from({ length: count }, (_, i) => `"c${i}"`).join();

  test.each([
    { name: 'a CSV of a few rows', cost: csvCost, json: wide(5, 40), isHeavy: false },
    {
      name: 'a CSV of 1,000 columns and 1,000 rows, in 10 KB',
      cost: csvCost,
      json: wide(1000, 1000),
      isHeavy: true,
    },
    {
      name: 'a CSV of 600 columns that a list names, and 1,800 rows',
      cost: csvCost,
      json: `{"columns":[${listed(600)}],"rows":[${'{},'.repeat(1800)}{}]}`,
      isHeavy: true,
    },
    {
      name: 'the same list spelled with an escape, behind its rows',
      cost: csvCost,
      json: `{"rows":[${'{},'.repeat(1800)}{}],"c\\u006flumns":[${listed(600)}]}`,
      isHeavy: true,
    },
    {
      name: 'a list with a bracket in a name',
      cost: csvCost,
      json: `{"columns":["]",${listed(600)}],"rows":[${'{},'.repeat(1800)}{}]}`,
      isHeavy: true,
    },
    {
      name: 'a delimiter of 4 bytes, 300 columns and 1,500 rows',
      cost: csvCost,
      json: `{"delimiter":"\u{1f600}","rows":${wide(300, 1500)}}`,
      isHeavy: true,
    },
    {
      name: 'a CSV of rows with the same members',
      cost: csvCost,
      json: `[${'{"a":1,"b":2,"c":3,"d":4},'.repeat(400)}{}]`,
      isHeavy: false,
    },
    {
      name: 'lists of columns in one another, of which the outer counts',
      cost: csvCost,
      json: `[${'{"columns":['.repeat(900)}${']}'.repeat(900)}]`,
      isHeavy: false,
    },
    {
      name: 'a workbook of 1,000 columns that a list names',
      cost: xlsxCost,
      json: `{"columns":[${listed(1000)}],"rows":[]}`,
      isHeavy: true,
    },
    { name: 'a workbook of a few rows', cost: xlsxCost, json: `{"rows":${wide(5, 40)}}`, isHeavy: false },
    {
      name: 'a workbook of 400 sheets, in 5 KB',
      cost: xlsxCost,
      json: `{"sheets":[${'{"rows":[]},'.repeat(400)}{}]}`,
      isHeavy: true,
    },
  ])('$name: over 2 ms is $isHeavy', ({ cost, json, isHeavy }) => {
    expect(ofInput(cost, json) > 2).toBe(isHeavy);
  });

  test('counts no more cells than an answer may have', () => {
    expect(ofInput(csvCost, wide(1600, 1600))).toBeLessThan(40);
  });

  test.each([csvCost, xlsxCost])(
    'depends on the bytes of a long body, and sends each to a thread',
    ({ ofBytes }) => {
      expect(ofBytes(16_385)).toBeGreaterThan(2);
      expect(ofBytes(1_048_576)).toBeGreaterThan(2 * ofBytes(16_385));
    },
  );
});
