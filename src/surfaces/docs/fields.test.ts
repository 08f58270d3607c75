import { describe, expect, it } from 'vitest';
import { sampleOperation } from '../../../test/support/operations/sample-operation.ts';
import type { Schema } from '../../schema/schema.ts';
import { fieldsOf, membersOf } from './fields.ts';

const rows: readonly { name: string; member: Schema; expected: object }[] = [
  {
    name: 'a type without rules needs no words',
    member: { type: 'string' },
    expected: { type: 'string', allowed: undefined, defaultValue: undefined },
  },
  {
    name: 'a range',
    member: { type: 'integer', minimum: 1, maximum: 9 },
    expected: { allowed: 'an integer from 1 to 9' },
  },
  {
    name: 'a default as a query would have it',
    member: { type: 'string', default: 'svg' },
    expected: { defaultValue: 'svg' },
  },
  {
    name: 'an empty default is still shown',
    member: { type: 'string', default: '' },
    expected: { defaultValue: '""' },
  },
  {
    name: 'false is a default',
    member: { type: 'boolean', default: false },
    expected: { defaultValue: 'false' },
  },
  {
    name: 'forms of one value',
    member: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    expected: { type: 'string or list of string' },
  },
  {
    name: 'how a query reads a plus, where it differs from the usual',
    member: { type: 'string', description: 'The address.', 'x-raw-plus': true },
    expected: { description: expect.stringMatching(/^The address\. In a query string, a `\+` is a plus/) },
  },
  { name: 'any JSON', member: {}, expected: { type: 'any', allowed: undefined } },
];

describe('membersOf', () => {
  it.each(rows)('$name', ({ member, expected }) => {
    expect(membersOf({ type: 'object', properties: { m: member } }, '')[0]).toMatchObject(expected);
  });
  it('lists members of members under their path, in lists and in forms', () => {
    const inner: Schema = { type: 'object', properties: { b: { type: 'string' } } };
    const properties = { a: inner, list: { type: 'array', items: inner }, form: { anyOf: [inner] } } as const;
    const paths = membersOf({ type: 'object', properties }, '').map(({ path }) => path);
    expect(paths).toEqual(['a', 'a.b', 'list', 'list[].b', 'form', 'form.b']);
  });
});

describe('fieldsOf', () => {
  it('says which route accepts less', () => {
    const format = fieldsOf(sampleOperation).find(({ path }) => path === 'format');
    expect(format).toMatchObject({
      allowed: 'one of json, text, svg',
      narrowed: { GET: 'one of json, text' },
    });
  });

  it('and which does not accept a member at all', () => {
    const [get, ...others] = sampleOperation.routes;
    const routes = [{ ...get!, narrows: { loud: false } } as const, ...others];
    const loud = fieldsOf({ ...sampleOperation, routes }).find(({ path }) => path === 'loud');
    expect(loud?.narrowed).toEqual({ GET: 'not accepted' });
  });
});
