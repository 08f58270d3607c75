import { readXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test/support/judging/refusal.ts';
import { jsonToXlsx } from '../library.ts';

type Grid = readonly (readonly (string | number | null)[])[];

const bodies: readonly { name: string; body: string; sheets: readonly Grid[] }[] = [
  { name: 'a header without rows', body: '{"columns":["b","a"],"rows":[]}', sheets: [[['b', 'a']]] },
  {
    name: 'their order wins',
    body: '{"columns":["10","9"],"rows":[{"9":1,"10":2}]}',
    sheets: [
      [
        ['10', '9'],
        [2, 1],
      ],
    ],
  },
  {
    name: 'behind the rows, other keys follow in the order first seen',
    body: '{"rows":[{"c":1,"a":2},{"b":3}],"columns":["b","x"]}',
    sheets: [
      [
        ['b', 'x', 'c', 'a'],
        [null, null, 1, 2],
        [3, null, null, null],
      ],
    ],
  },
  {
    name: 'one that is named twice',
    body: '{"columns":["a","\\u0061"],"rows":[{"a":1}]}',
    sheets: [[['a'], [1]]],
  },
  {
    name: 'names like any other',
    body: '{"columns":["__proto__","constructor"],"rows":[]}',
    sheets: [[['__proto__', 'constructor']]],
  },
  {
    name: 'RFC 8259 8.1: U+FEFF that begins a text is part of it',
    body: '{"rows":[{"\ufeffid":"\ufeffx"}]}',
    sheets: [[['\ufeffid'], ['\ufeffx']]],
  },
  { name: 'null is absent', body: '{"columns":null,"rows":[{"a":1}]}', sheets: [[['a'], [1]]] },
  {
    name: 'the last of two lists, the last of two lists of rows',
    body: '{"columns":["x"],"rows":[{"a":1}],"columns":["y"],"rows":[{"b":2}]}',
    sheets: [
      [
        ['y', 'b'],
        [null, 2],
      ],
    ],
  },
  {
    name: 'each sheet has its own, in any order of members',
    body: '{"sheets":[{"rows":[{"a":1}],"columns":["b"]},{"columns":["c"],"rows":[]},{"rows":[{"d":2}]}]}',
    sheets: [
      [
        ['b', 'a'],
        [null, 1],
      ],
      [['c']],
      [['d'], [2]],
    ],
  },
  {
    name: 'sheets may have them beside none for the workbook',
    body: '{"columns":null,"sheets":[{"columns":["a"],"rows":[]}]}',
    sheets: [[['a']]],
  },
];

const many = (count: number) => JSON.stringify(Array.from({ length: count }, (_, index) => `c${index}`));

const refusals: readonly { name: string; body: string; pointer: string; message: string }[] = [
  {
    name: 'a text',
    body: '{"columns":"a","rows":[]}',
    pointer: '/columns',
    message: 'must be a list, not "a"',
  },
  {
    name: 'a number in the list of a sheet',
    body: '{"sheets":[{"rows":[]},{"columns":["a",1],"rows":[]}]}',
    pointer: '/sheets/1/columns/1',
    message: 'must be a string, not 1',
  },
  {
    name: 'columns alone',
    body: '{"columns":["a"]}',
    pointer: '',
    message: 'must be an object with rows for one sheet or sheets for several, not both',
  },
  {
    name: 'columns beside sheets',
    body: '{"columns":["a"],"sheets":[{"rows":[]}]}',
    pointer: '/columns',
    message: 'cannot be combined with sheets: each of them has its own columns',
  },
  {
    name: 'rows taken back by null',
    body: '{"rows":[],"columns":["a"],"rows":null}',
    pointer: '',
    message: 'must be an object with rows for one sheet or sheets for several, not both',
  },
  {
    name: '16,385 names, the first of them twice',
    body: `{"rows":[],"columns":["c0",${many(16_385).slice(1)}}`,
    pointer: '/columns/16385',
    message: 'is column 16,385 of sheet "Sheet1"; a sheet has at most 16,384',
  },
  {
    name: 'a key of a row beyond 16,384 names',
    body: `{"sheets":[{"columns":${many(16_384)},"rows":[{"c1":1},{"c2":1,"d/e":1}]}]}`,
    pointer: '/sheets/0/rows/1/d~1e',
    message: 'is column 16,385 of sheet "Sheet1"; a sheet has at most 16,384',
  },
  {
    name: 'a name of 32,768 characters',
    body: `{"columns":["a","${'x'.repeat(32_768)}"],"rows":[]}`,
    pointer: '/columns/1',
    message: 'is 32,768 characters long as text; cell B1 holds at most 32,767',
  },
];

describe('columns come first', () => {
  it.each(bodies)('$name', async ({ body, sheets }) => {
    const { bytes } = await jsonToXlsx(body);
    const read = await readXlsx(bytes);
    expect(read.sheets.map(({ rows }) => rows)).toEqual(sheets);
  });

  it.each(refusals)('refused: $name', async ({ body, pointer, message }) => {
    const error: unknown = await jsonToXlsx(body).catch((reason: unknown) => reason);
    const { faults } = refusalOf(() => {
      throw error;
    });
    expect(faults).toEqual([{ pointer, message }]);
  });

  it('without an effect they change no byte', async () => {
    const plain = await jsonToXlsx('{"rows":[{"a":1,"b":"x"},{"b":2,"c":3}]}');
    const named = await jsonToXlsx('{"columns":["a","b"],"rows":[{"a":1,"b":"x"},{"b":2,"c":3}]}');
    expect(named.bytes).toEqual(plain.bytes);
  });
});
