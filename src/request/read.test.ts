import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../test/support/judging/refusal.ts';
import { runs, SEED } from '../../test/support/runs.ts';
import { InputError, MAX_FAULTS } from '../errors.ts';
import type { Operation, Route } from '../operation.ts';
import { readInput } from '../schema/read.ts';
import type { ObjectSchema } from '../schema/schema.ts';
import { placeFaults } from './place-faults.ts';
import { type Reading, readRequest, readValue } from './read.ts';

const input: ObjectSchema = {
  type: 'object',
  properties: {
    data: { type: 'string', minLength: 1, 'x-max-bytes': 12 },
    format: { type: 'string', enum: ['svg', 'png', 'json'], default: 'svg', 'x-any-case': true },
    size: { type: 'integer', minimum: 64, maximum: 2048, default: 512, 'x-also': ['string'] },
    rate: { type: 'number', minimum: 0 },
    quiet: { type: 'boolean' },
    email: { type: 'string', 'x-raw-plus': true },
    lines: {
      type: 'array',
      maxItems: 3,
      items: { type: 'object', properties: { qty: { type: 'number' } }, required: ['qty'] },
    },
    rule: { type: 'object', properties: { freq: { type: 'string' } }, additionalProperties: false },
    open: { type: 'object', properties: { name: { type: 'string' } } },
    address: { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }] },
  },
  required: ['data'],
  'x-other-names': [{ member: 'lines', names: ['rows'] }],
};

const get: Route = {
  method: 'GET',
  path: '/v1/qr',
  narrows: { format: { type: 'string', enum: ['svg', 'png'], default: 'svg' }, lines: false },
};
const strict: Route = { ...get, requires: ['rate'] };
const post: Route = { method: 'POST', path: '/v1/qr' };

const operation: Operation = {
  id: 'qr.sample',
  summary: 'Read a request',
  description: 'A declaration for these tests.',
  routes: [get, post],
  input,
  output: { media: {} },
  limits: { bodyBytes: 100 },
  answerBytes: 10_000,
  needs: [],
  examples: [],
  run: () => ({ kind: 'json', value: null }),
};

describe('query strings', () => {
  const rows: readonly { name: string; query: string; read: Record<string, unknown> }[] = [
    {
      name: 'a plus is a space, %2B a plus',
      query: 'data=a+b%2Bc',
      read: { data: 'a b+c', format: 'svg', size: 512 },
    },
    {
      name: 'a plus is a plus in a member that declares it, beside a bare @',
      query: 'data=a@b+c&email=a+b@c',
      read: { data: 'a@b c', format: 'svg', size: 512, email: 'a+b@c' },
    },
    {
      name: 'a plus is a space there too, where the @ is encoded as forms do',
      query: 'data=a&email=a+b%40c',
      read: { data: 'a', format: 'svg', size: 512, email: 'a b@c' },
    },
    {
      name: 'integers are read as integers',
      query: 'data=a&size=64',
      read: { data: 'a', format: 'svg', size: 64 },
    },
    {
      name: 'numbers and booleans',
      query: 'data=1&rate=0.5&quiet=true',
      read: { data: '1', format: 'svg', size: 512, rate: 0.5, quiet: true },
    },
    {
      name: 'empty pairs and unknown names are ignored',
      query: '&data=a&&utm_source=x&',
      read: { data: 'a', format: 'svg', size: 512 },
    },
    {
      name: 'an object is JSON text, of which the last of two equal members counts',
      query: 'data=a&rule=%7B"freq":"x","freq":+"a%2Bb"}',
      read: { data: 'a', format: 'svg', size: 512, rule: { freq: 'a+b' } },
    },
    {
      name: 'a value keeps its equals signs',
      query: 'data=a=b',
      read: { data: 'a=b', format: 'svg', size: 512 },
    },
  ];
  test.each(rows)('$name', ({ query, read }) => {
    expect(readRequest(operation, get, { query }).input).toEqual(read);
  });

  const refusals: readonly { name: string; query: string; parameter: string; message: string }[] = [
    {
      name: 'a long object whose unknown members are ignored',
      query: `data=a&open={"name":"${'x'.repeat(4096)}"}`,
      parameter: 'open',
      message: 'must have at most 4,096 characters here; a POST of JSON may have more',
    },
    {
      name: 'a parameter given twice',
      query: 'data=a&data=b',
      parameter: 'data',
      message: 'must be given once',
    },
    {
      name: 'a broken %XX',
      query: 'data=%zz',
      parameter: 'data',
      message: 'must be percent-encoded UTF-8: it has a broken %XX',
    },
    {
      name: 'bytes that are not UTF-8',
      query: 'data=%ff',
      parameter: 'data',
      message: 'must be percent-encoded UTF-8: it has a broken %XX',
    },
    {
      name: 'an exponent',
      query: 'data=a&size=1e3',
      parameter: 'size',
      message: 'must be an integer from 64 to 2048, not "1e3"',
    },
    {
      name: 'an empty number is not 0',
      query: 'data=a&size=',
      parameter: 'size',
      message: 'must be an integer from 64 to 2048, not an empty string',
    },
    {
      name: 'out of range is never clamped',
      query: 'data=a&size=4096',
      parameter: 'size',
      message: 'must be an integer from 64 to 2048, not 4096',
    },
    {
      name: 'what the route narrows',
      query: 'data=a&format=json',
      parameter: 'format',
      message: 'must be one of svg, png, not "json"',
    },
    {
      name: 'a slip in a name',
      query: 'data=a&formats=png',
      parameter: 'formats',
      message: 'is not known here; did you mean format?',
    },
    ...['{', 'null', '[]', '"x"', '5', '', `${'{"a":'.repeat(101)}1${'}'.repeat(101)}`].map((text) => ({
      name: `an object that is ${text.slice(0, 9) || 'empty'}`,
      query: `data=a&rule=${text}`,
      parameter: 'rule',
      message: expect.stringMatching(/^must be an object, not /),
    })),
    {
      name: 'what is wrong inside an object, with its place there',
      query: 'data=a&rule={"freq":1}',
      parameter: 'rule',
      message: 'freq must be a string, not 1',
    },
    {
      name: 'an unknown member inside it',
      query: 'data=a&rule={"__proto__":1}',
      parameter: 'rule',
      message: expect.stringMatching(/^__proto__ is not known here; the members are freq/),
    },
    {
      name: 'what the route leaves to POST',
      query: 'data=a&lines=1',
      parameter: 'lines',
      message: 'is not known here; send it by POST',
    },
    {
      name: 'another name of that, and another spelling',
      query: 'data=a&Rows=1',
      parameter: 'Rows',
      message: 'is not known here; send it by POST',
    },
    {
      name: 'a missing parameter',
      query: '',
      parameter: 'data',
      message: 'is required: a string of 1 to 12 bytes of UTF-8',
    },
  ];
  test.each(refusals)('refuses $name', ({ query, parameter, message }) => {
    const error = refusalOf(() => readRequest(operation, get, { query }));
    expect(placeFaults(get, error.faults)).toEqual([{ parameter, message }]);
  });
});

test.each([
  ['broken', (number: number) => `${number}%zz`, 'must be percent-encoded UTF-8: it has a broken %XX'],
  ['given again', () => 'a=1', 'must be given once'],
])('of many parameters that are %s 20 are named, and the rest is not read', (_name, pair, message) => {
  const query = Array.from({ length: 500 }, (_, number) => pair(number)).join('&');
  const error = refusalOf(() => readRequest(operation, get, { query }));
  expect(error.faults).toHaveLength(MAX_FAULTS);
  expect(error.message.split(message)).toHaveLength(MAX_FAULTS + 1);
});

test('a fault repeats 100 characters of a name at most', () => {
  const { faults } = refusalOf(() => readRequest(operation, get, { query: '%'.repeat(24_000) }));
  expect(faults[0]?.pointer).toBe(`/${'%'.repeat(100)}`);
});

test('a route may require more than its operation does', () => {
  expect(readRequest(operation, strict, { query: 'data=a&rate=1' }).input).toMatchObject({ rate: 1 });
  const { faults } = refusalOf(() => readRequest(operation, strict, { query: '' }));
  expect(placeFaults(strict, faults)).toEqual([
    { parameter: 'data', message: 'is required: a string of 1 to 12 bytes of UTF-8' },
    { parameter: 'rate', message: 'is required: a number of at least 0' },
  ]);
});

describe('bodies', () => {
  test('the POST route accepts what the GET route does not', () => {
    expect(read('{"data":"a","format":"JSON"}').input).toEqual({ data: 'a', format: 'json', size: 512 });
  });

  const refusals: readonly { name: string; body: string; faults: readonly [string, string][] }[] = [
    { name: 'a text for the whole', body: '"a"', faults: [['#', 'must be an object with data, not "a"']] },
    {
      name: 'a number that is a text',
      body: '{"data":1}',
      faults: [['#/data', 'must be a string of 1 to 12 bytes of UTF-8, not 1']],
    },
    {
      name: 'several faults, each in its place',
      body: '{"lines":[{"qty":1},{}],"size":1,"address":{}}',
      faults: [
        ['#/data', 'is required: a string of 1 to 12 bytes of UTF-8'],
        ['#/size', 'must be an integer from 64 to 2048, not 1'],
        ['#/lines/1/qty', 'is required: a number'],
        ['#/address', 'must be a list, or a string, not an object'],
      ],
    },
    {
      name: '1e400',
      body: '{"data":"a","rate":1e400}',
      faults: [['#/rate', 'must be a number of at least 0, not a number beyond the range of a double']],
    },
  ];
  test.each(refusals)('refuses $name', ({ body, faults }) => {
    const error = refusalOf(() => read(body));
    const placed = placeFaults(post, error.faults).map((fault) => Object.values(fault));
    expect(placed).toEqual(faults);
  });

  test('a large body is refused with its first fault only', () => {
    const body = JSON.stringify({ data: 'a', size: 1, rate: -1, pad: 'x'.repeat(33_000) });
    expect(refusalOf(() => read(body)).faults).toHaveLength(1);
  });

  test('a pointer is a URI fragment (RFC 6901 6)', () => {
    expect(placeFaults(post, [{ pointer: '/a b/\u00e9~1#', message: 'm' }])).toEqual([
      { pointer: '#/a%20b/%C3%A9~1%23', message: 'm' },
    ]);
  });
});

test('the edge and the library give the same verdict on any value', () => {
  const member = fc.oneof(
    fc.constantFrom<unknown>('a', '', 'svg', 'PNG', '64', 64, 63, 2049, 0.5, -1, true, null, [], {}, [
      'a',
      1,
    ]),
    fc.array(fc.record({ qty: fc.oneof(fc.integer(), fc.string()) }, { requiredKeys: [] }), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('freq', 'Freq', 'other'), fc.constantFrom<unknown>('a', 1, null)),
    fc.string({ unit: 'grapheme', maxLength: 16 }),
  );
  const names = [...Object.keys(input.properties), 'Size', 'other'];
  const value = fc.dictionary(fc.constantFrom(...names), member);
  fc.assert(
    fc.property(value, (sample) => {
      const edge = verdict(() => readValue(operation, sample).input);
      const library = verdict(() => readInput(input, sample));
      expect(library).toEqual(edge);
    }),
    { numRuns: runs(20_000), seed: SEED },
  );
});

/** The value read, or the places refused; the edge and the library may name the places in another order. */
function verdict(run: () => unknown): unknown {
  try {
    return { read: run() };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    expect(error.faults.length).toBeLessThanOrEqual(MAX_FAULTS);
    return { refused: error.faults.map(({ pointer, message }) => `${pointer} ${message}`).sort() };
  }
}

function read(body: string): Reading {
  return readRequest(operation, post, { query: '', body: new TextEncoder().encode(body) });
}
