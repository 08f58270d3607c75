import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../test/support/judging/refusal.ts';
import type { JsonRequest, Operation, Route } from '../operation.ts';
import { querySchema } from './input-schema.ts';
import { placeFaults } from './place-faults.ts';
import { readRequest, readValue } from './read.ts';

const route: Route = { method: 'POST', path: '/v1/rows', query: ['mark', 'loud'], bare: 'rows' };

const operation: Operation = {
  id: 'convert.sample',
  summary: 'Read bytes',
  description: 'A declaration for these tests.',
  routes: [route],
  input: {
    type: 'object',
    required: ['rows'],
    properties: {
      rows: { type: 'array', items: {} },
      mark: { type: 'string', maxLength: 1, default: ',' },
      loud: { type: 'boolean', default: false },
    },
  },
  reads: 'json-text',
  output: { media: {} },
  limits: { bodyBytes: 100 },
  answerBytes: 10_000,
  needs: [],
  examples: [],
  run: () => ({ kind: 'json', value: null }),
};
const { reads: _reads, ...parsing } = operation;

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function read(body: string, query = '', declared: Operation = operation): JsonRequest {
  return readRequest(declared, route, { query, body: encode(body) }).input as JsonRequest;
}

describe('an operation that reads bytes', () => {
  test('gets the text as it was sent, without a byte order mark', () => {
    const text = '[{"10":1.0,"9":2}]';
    expect(read(`\ufeff${text}`).body).toEqual({ bytes: encode(text), text });
  });

  test('gets texts deeper than any declaration is', () => {
    expect(read('['.repeat(20_000) + ']'.repeat(20_000)).body.bytes).toHaveLength(40_000);
  });

  test('gets nothing that is not JSON', () => {
    expect(refusalOf(() => read('[1,]')).code).toBe('malformed_json');
    expect(refusalOf(() => read('')).code).toBe('malformed_json');
  });

  test('gets a value that was parsed already as text again', () => {
    const { body, parameters } = readValue(operation, { rows: [{ a: 1 }], mark: ';' }).input as JsonRequest;
    const text = '{"rows":[{"a":1}],"mark":";"}';
    expect([body, parameters]).toEqual([{ bytes: encode(text), text }, {}]);
  });

  test('a value too deep to be written again is refused', () => {
    const deep = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
    expect(refusalOf(() => readValue(operation, deep)).faults).toEqual([
      { pointer: '', message: 'is nested too deeply' },
    ]);
  });
});

describe('the query string of a POST', () => {
  const queries: readonly { name: string; query: string; parameters: JsonRequest['parameters'] }[] = [
    { name: 'nothing', query: '', parameters: {} },
    { name: 'a percent-encoded tab', query: 'mark=%09', parameters: { mark: '\t' } },
    { name: 'a plus is a space', query: 'mark=+', parameters: { mark: ' ' } },
    { name: 'booleans by word and by number, in any case', query: 'loud=TRUE', parameters: { loud: true } },
    { name: 'the number 0', query: 'loud=0', parameters: { loud: false } },
    { name: 'an unrelated parameter', query: 'utm_source=x', parameters: {} },
    { name: 'a member that only the body may have', query: 'rows=1', parameters: {} },
  ];
  test.each(queries)('$name', ({ query, parameters }) => {
    expect(read('[]', query).parameters).toEqual(parameters);
  });

  const refusals: readonly { name: string; query: string; parameter: string; message: string }[] = [
    {
      name: 'too long',
      query: 'mark=ab',
      parameter: 'mark',
      message: 'must be a string of at most 1 characters, not "ab"',
    },
    {
      name: 'not a boolean',
      query: 'loud=yes',
      parameter: 'loud',
      message: 'must be true or false, not "yes"',
    },
    {
      name: 'empty',
      query: 'loud=',
      parameter: 'loud',
      message: 'must be true or false, not an empty string',
    },
    { name: 'given twice', query: 'mark=a&mark=b', parameter: 'mark', message: 'must be given once' },
    {
      name: 'misspelled',
      query: 'LOUD=1',
      parameter: 'LOUD',
      message: 'is not known here; did you mean loud?',
    },
  ];
  test.each(refusals)(
    'is refused by the name of the parameter when it is $name',
    ({ query, parameter, message }) => {
      const { faults } = refusalOf(() => read('[]', query));
      expect(placeFaults(route, faults)).toEqual([{ parameter, message }]);
    },
  );

  test('faults of the body keep their pointer beside it', () => {
    expect(placeFaults(route, [{ pointer: '/rows/0', message: 'm' }])).toEqual([
      { pointer: '#/rows/0', message: 'm' },
    ]);
  });

  test('the parameters of an operation that parses override the body', () => {
    expect(read('{"rows":[1],"mark":";","loud":true}', 'mark=%09', parsing)).toEqual({
      rows: [1],
      mark: '\t',
      loud: true,
    });
    expect(refusalOf(() => read('[1]', 'mark=a', parsing)).faults[0]?.pointer).toBe('');
  });

  test('a default is left for the body to fill in', () => {
    expect(querySchema(operation, route).properties).toEqual({
      mark: { type: 'string', maxLength: 1 },
      loud: { type: 'boolean' },
    });
  });
});
