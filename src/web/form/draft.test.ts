import { describe, expect, it } from 'vitest';
import type { ObjectSchema } from '../../schema/schema.ts';
import { brokenJson, readInput, UnfitError, withoutSensitive, writeInput } from './draft.ts';

const schema: ObjectSchema = {
  type: 'object',
  required: ['name', 'from'],
  properties: {
    name: { type: 'string' },
    size: { type: 'integer', default: 512, 'x-also': ['string'] },
    rate: { type: 'number' },
    bold: { type: 'boolean', default: false },
    header: { type: 'boolean', default: true },
    from: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string' },
        address: { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }] },
      },
    },
    items: {
      type: 'array',
      items: { type: 'object', properties: { what: { type: 'string' }, qty: { type: 'number' } } },
    },
    rows: { type: 'array', items: { type: 'object', properties: {} } },
    secret: { type: 'string', 'x-sensitive': true },
    people: { type: 'array', items: { type: 'string', 'x-sensitive': true } },
  },
};

/** What a form sends for a body that it was filled in with. */
const sent = (source: string): string => writeInput(schema, readInput(schema, source));

describe('a form and JSON', () => {
  it.each([
    {
      name: 'a text with quotes and line breaks',
      source: '{"name":"a \\"b\\"\\n\\u00e9","from":{"name":"x"}}',
    },
    {
      name: 'an object in a list in an object',
      source: '{"from":{"name":"x"},"items":[{"what":"a","qty":2},{}]}',
    },
    { name: 'a union filled in as a list', source: '{"from":{"name":"x","address":["1 Quay","Dublin"]}}' },
    { name: 'a union filled in as a text', source: '{"from":{"name":"x","address":"1 Quay\\nDublin"}}' },
    {
      name: 'members that the schema does not declare',
      source: '{"from":{"name":"x","zip":7},"more":[1,{"a":null}]}',
    },
    {
      name: 'flags that differ from their defaults',
      source: '{"bold":true,"header":false,"from":{"name":"x"}}',
    },
    { name: 'a text that looks like structure', source: '{"name":"},{[\\"","from":{"name":"a:b,c"}}' },
  ])('keep $name, both ways', ({ source }) => {
    expect(JSON.parse(sent(source))).toEqual(JSON.parse(source));
  });

  it('agree on an operation without input', () => {
    const none: ObjectSchema = { type: 'object', properties: {} };
    expect(writeInput(none, readInput(none, '{}'))).toBe('{}');
  });

  it('keep digits that JavaScript would round, in numbers and in rows', () => {
    const source = '{"rate":1.50,"from":{"name":"x"},"rows":[{"id":12345678901234567890}]}';
    expect(sent(source)).toContain('"rate": 1.50');
    expect(sent(source)).toContain('{"id":12345678901234567890}');
  });

  it('leave out optional members that are not filled in, and flags at their defaults', () => {
    const source = '{"name":"","bold":false,"header":true,"items":[],"from":{"name":"x","address":""}}';
    expect(JSON.parse(sent(source))).toEqual({ from: { name: 'x' } });
  });

  it('send an empty element at its place, so that faults point to its control', () => {
    const source = '{"from":{"name":"x","address":["","b"]},"items":[{},{"qty":1}]}';
    expect(JSON.parse(sent(source))).toEqual(JSON.parse(source));
  });

  it('send a required object even when it is empty: its own members are then asked for', () => {
    expect(JSON.parse(sent('{}'))).toEqual({ from: {} });
  });

  it('send what is not a number as a text, which the service refuses in its own words', () => {
    const draft = readInput(schema, '{"from":{"name":"x"}}');
    const typed = { ...draft, members: { ...draft.members, size: { kind: 'text', text: '4k' } as const } };
    expect(JSON.parse(writeInput(schema, typed))).toEqual({ size: '4k', from: { name: 'x' } });
  });

  it.each([
    { name: 'a list', source: '[1]', says: 'the body is not of type object' },
    { name: 'a text in place of an object', source: '{"from":"x"}', says: 'from is not of type object' },
    {
      name: 'a number in place of a text',
      source: '{"from":{"name":7}}',
      says: 'from/name is not of type string',
    },
    { name: 'null', source: '{"items":[{"qty":null}]}', says: 'items/0/qty is not of type number' },
  ])('say why a form cannot show $name', ({ source, says }) => {
    expect(() => readInput(schema, source)).toThrow(UnfitError);
    expect(() => readInput(schema, source)).toThrow(says);
  });

  it('name the control whose text should be JSON and is not', () => {
    const broken = { kind: 'object', members: { rows: { kind: 'json', text: '[{' } }, others: {} } as const;
    expect(brokenJson(broken)).toEqual([['rows', expect.stringMatching(/^must be JSON: /)]]);
  });

  it('keep nothing sensitive where an input is kept, and no member that is not declared', () => {
    const draft = readInput(
      schema,
      '{"name":"n","secret":"s","people":["p"],"from":{"name":"x"},"other":"o"}',
    );
    const kept = withoutSensitive(schema, draft);
    expect(JSON.stringify(kept)).not.toMatch(/"s"|"p"|"o"/);
    expect(JSON.stringify(kept)).toContain('"n"');
  });
});
