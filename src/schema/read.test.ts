import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../test/support/judging/refusal.ts';
import { readInput } from './read.ts';
import type { ObjectSchema } from './schema.ts';

const schema: ObjectSchema = {
  type: 'object',
  properties: {
    data: { type: 'string', minLength: 1, 'x-max-bytes': 10 },
    format: { type: 'string', enum: ['svg', 'png'], default: 'svg', 'x-any-case': true },
    size: { type: 'integer', minimum: 64, maximum: 2048, default: 512, 'x-also': ['string'] },
    rounded: { type: 'integer', enum: [0, 1], default: 0, 'x-also': ['string', 'boolean'] },
    password: { type: 'string', maxLength: 3, 'x-sensitive': true },
    rate: { type: 'number' },
    lines: {
      type: 'array',
      maxItems: 2,
      items: { type: 'object', properties: { qty: { type: 'number' } }, required: ['qty'] },
    },
    rule: { type: 'object', properties: { freq: { type: 'string' } }, additionalProperties: false },
    address: { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }] },
  },
  required: ['data'],
};

describe('what is read', () => {
  const rows: readonly { name: string; value: unknown; read: Record<string, unknown> }[] = [
    {
      name: 'defaults are filled in',
      value: { data: 'a' },
      read: { data: 'a', format: 'svg', size: 512, rounded: 0 },
    },
    {
      name: 'null is absent for an optional member',
      value: { data: 'a', size: null },
      read: { data: 'a', format: 'svg', size: 512, rounded: 0 },
    },
    {
      name: 'decimal text and booleans are accepted where the schema says so',
      value: { data: 'a', size: '64', rounded: true },
      read: { data: 'a', format: 'svg', size: 64, rounded: 1 },
    },
    {
      name: 'case is folded to the declared spelling',
      value: { data: 'a', format: 'PNG' },
      read: { data: 'a', format: 'png', size: 512, rounded: 0 },
    },
    {
      name: 'unknown members are left out, __proto__ among them',
      value: JSON.parse('{"data":"a","utm":1,"__proto__":{"size":1}}'),
      read: { data: 'a', format: 'svg', size: 512, rounded: 0 },
    },
    {
      name: 'both forms of a union',
      value: { data: 'a', address: ['b', 'c'] },
      read: { data: 'a', format: 'svg', size: 512, rounded: 0, address: ['b', 'c'] },
    },
  ];
  test.each(rows)('$name', ({ value, read }) => {
    expect(readInput(schema, value)).toEqual(read);
  });
});

describe('what is refused', () => {
  const rows: readonly { name: string; value: unknown; faults: readonly [string, string][] }[] = [
    { name: 'a list for the whole', value: [], faults: [['', 'must be an object with data, not a list']] },
    {
      name: 'a required member that is absent',
      value: {},
      faults: [['/data', 'is required: a string of 1 to 10 bytes of UTF-8']],
    },
    {
      name: 'null for a required member',
      value: { data: null },
      faults: [['/data', 'must be a string of 1 to 10 bytes of UTF-8, not null']],
    },
    {
      name: 'bytes are counted, not characters',
      value: { data: '\u20ac\u20ac\u20ac\u20ac' },
      faults: [['/data', 'must be a string of 1 to 10 bytes of UTF-8, not "\u20ac\u20ac\u20ac\u20ac"']],
    },
    {
      name: 'every fault at once, in the order of the value',
      value: { data: '', size: 63.5, format: 'gif' },
      faults: [
        ['/data', 'must be a string of 1 to 10 bytes of UTF-8, not an empty string'],
        ['/format', 'must be one of svg, png, not "gif"'],
        ['/size', 'must be an integer from 64 to 2048, not 63.5'],
      ],
    },
    {
      name: 'text that only looks like a number',
      value: { data: 'a', size: '0x100' },
      faults: [['/size', 'must be an integer from 64 to 2048, not "0x100"']],
    },
    {
      name: 'a number beyond the range of a double (1e400)',
      value: JSON.parse('{"data":"a","rate":1e400}'),
      faults: [['/rate', 'must be a number, not a number beyond the range of a double']],
    },
    {
      name: 'a sensitive value is not repeated',
      value: { data: 'a', password: 'hunter2' },
      faults: [['/password', 'must be a string of at most 3 characters']],
    },
    {
      name: 'a sensitive value of another kind is named by its kind',
      value: { data: 'a', password: ['hunter2'] },
      faults: [['/password', 'must be a string of at most 3 characters, not a list']],
    },
    {
      name: 'a nested place',
      value: { data: 'a', lines: [{ qty: 1 }, { qty: '2' }] },
      faults: [['/lines/1/qty', 'must be a number, not "2"']],
    },
    {
      name: 'too many items',
      value: { data: 'a', lines: [{}, {}, {}] },
      faults: [['/lines', 'must be a list of at most 2 items, not 3 items']],
    },
    {
      name: 'a slip in a member name, with its pointer escaped (RFC 6901 3)',
      value: { data: 'a', 'si/ze': 1 },
      faults: [['/si~1ze', 'is not known here; did you mean size?']],
    },
    {
      name: 'an unknown member where the schema accepts no others',
      value: { data: 'a', rule: { freq: 'b', bysetpos: 1, 'fre q': 2 } },
      faults: [
        ['/rule/bysetpos', 'is not known here; the members are freq'],
        ['/rule/fre q', 'is not known here; did you mean freq?'],
      ],
    },
    {
      name: 'a union names its forms',
      value: { data: 'a', address: 5 },
      faults: [['/address', 'must be a list, or a string, not 5']],
    },
  ];
  test.each(rows)('$name', ({ value, faults }) => {
    expect(faultsOf(() => readInput(schema, value))).toEqual(faults);
  });

  test('no more than 20 faults, however many there are', () => {
    const many: ObjectSchema = {
      type: 'object',
      properties: { list: { type: 'array', items: { type: 'integer' } } },
    };
    expect(faultsOf(() => readInput(many, { list: Array(1000).fill('x') }))).toHaveLength(20);
  });
});

function faultsOf(run: () => unknown): readonly [string, string][] {
  return refusalOf(run).faults.map(({ pointer, message }) => [pointer, message]);
}
