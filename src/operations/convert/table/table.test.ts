import { expect, test } from 'vitest';
import { cpuMillisecondsSince } from '../../../../test/support/cpu-time.ts';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { jsonSource } from '../../../../test/support/samples/json-source.ts';
import { Columns } from './columns.ts';
import { JsonScanner } from './json-scanner.ts';
import { CellCursor, readTable, refuseToken, type Table } from './table.ts';

const tables: readonly { name: string; json: string; columns: readonly string[]; rows: readonly string[] }[] =
  [
    {
      name: 'keys that look like indices stay in the order sent',
      json: '[{"name":1,"10":2,"9":3}]',
      columns: ['name', '10', '9'],
      rows: ['0=1 1=2 2=3'],
    },
    {
      name: 'columns are the union of keys in the order first seen',
      json: '[{"a":1},{"b":2,"a":3},{"c":4}]',
      columns: ['a', 'b', 'c'],
      rows: ['0=1', '0=3 1=2', '2=4'],
    },
    {
      name: 'RFC 8259 7: an escaped key is the same key',
      json: '[{"1":"x"},{"\\u0031":"y"}]',
      columns: ['1'],
      rows: ['0="x"', '0="y"'],
    },
    {
      name: 'RFC 8259 4: of a duplicate key the last value counts, in the first place',
      json: '[{"a":1,"b":2,"a":3}]',
      columns: ['a', 'b'],
      rows: ['0=3 1=2'],
    },
    {
      name: 'names of Object.prototype are names like any other',
      json: '[{"a":1},{"__proto__":2,"constructor":3}]',
      columns: ['a', '__proto__', 'constructor'],
      rows: ['0=1', '1=2 2=3'],
    },
    {
      name: 'RFC 8259 8.1: U+FEFF begins a key, as where a CSV was read with its mark',
      json: '[{"\ufeffid":1},{"id":2}]',
      columns: ['\ufeffid', 'id'],
      rows: ['0=1', '1=2'],
    },
    { name: 'an empty key', json: '[{"":1}]', columns: [''], rows: ['0=1'] },
    { name: 'rows without keys', json: '[{},{ }]', columns: [], rows: ['', ''] },
    { name: 'no rows', json: '[ ]', columns: [], rows: [] },
    {
      name: 'a key that begins like the expected one',
      json: '[{"ab":1},{"abc":2},{"a":3}]',
      columns: ['ab', 'abc', 'a'],
      rows: ['0=1', '1=2', '2=3'],
    },
  ];

test.each(tables)('$name', ({ json, columns, rows }) => {
  const table = readTable(new JsonScanner(jsonSource(json)), '');
  expect(table.columns).toEqual(columns);
  expect(rows.map((_, row) => shown(table, row))).toEqual(rows);
  expect(table.rowCount).toBe(rows.length);
});

test('a reversed row of 20,000 keys is sorted at once', () => {
  const keys = Array.from({ length: 20_000 }, (_, index) => `"k${index}":0`);
  const json = `[{${keys.join()}},{${keys.reverse().join()}}]`;
  const start = process.cpuUsage();
  const table = readTable(new JsonScanner(jsonSource(json)), '');
  expect(cpuMillisecondsSince(start)).toBeLessThan(5000);
  expect(columnsOf(table, 1)).toEqual(Array.from({ length: 20_000 }, (_, column) => column));
});

test('each column remembers the row that had it first', () => {
  const columns = new Columns(new JsonScanner(jsonSource('"a""b""a"')), []);
  columns.startRow();
  expect([columns.read(0), columns.read(3), columns.read(5)]).toEqual([0, 1, 0]);
  expect(columns.firstRows).toEqual([0, 3]);
});

const refusals: readonly { name: string; json: string; pointer: string; message: string }[] = [
  { name: 'a row that is a number', json: '[{},5]', pointer: '/rows/1', message: 'not 5' },
  { name: 'a row that is a list', json: '[[]]', pointer: '/rows/0', message: 'not a list' },
  { name: 'a row that is null', json: '[null]', pointer: '/rows/0', message: 'not null' },
  { name: 'rows that are an object', json: '{"a":1}', pointer: '/rows', message: 'not an object' },
  { name: 'rows that are a text', json: '"rows"', pointer: '/rows', message: 'not "rows"' },
];

test.each(refusals)('refuses $name', ({ json, pointer, message }) => {
  const scanner = new JsonScanner(jsonSource(json));
  const [fault] = refusalOf(() => readTable(scanner, '/rows')).faults;
  expect(fault).toEqual({ pointer, message: expect.stringContaining(message) });
});

test('a refused value is shown as the caller sent it', () => {
  const scanner = new JsonScanner(jsonSource('{"a":[1,2]}'));
  const { faults } = refusalOf(() => refuseToken(scanner, { type: 'boolean' }, '/x'));
  expect(faults).toEqual([{ pointer: '/x', message: 'must be true or false, not an object' }]);
});

function shown(table: Table, row: number): string {
  return cellsOf(table, row, (cell) => `${cell.column}=${cell.raw()}`).join(' ');
}

function columnsOf(table: Table, row: number): number[] {
  return cellsOf(table, row, ({ column }) => column);
}

function cellsOf<Shown>(table: Table, row: number, show: (cell: CellCursor) => Shown): Shown[] {
  const cell = new CellCursor(table);
  const cells: Shown[] = [];
  cell.toRow(row);
  while (cell.toNext()) cells.push(show(cell));
  return cells;
}

test('each kind of value is recognized by its first byte (RFC 8259 section 3)', () => {
  const json = '[{"a":"x","b":-1,"c":0.5,"d":true,"e":false,"f":null,"g":{},"h":[],"i":"\\u0041"}]';
  const table = readTable(new JsonScanner(jsonSource(json)), '');
  expect(cellsOf(table, 0, ({ kind, escaped }) => `${kind}${escaped ? ' escaped' : ''}`)).toEqual([
    'string',
    'number',
    'number',
    'true',
    'false',
    'null',
    'object',
    'list',
    'string escaped',
  ]);
});
