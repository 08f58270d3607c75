import { describe, expect, it } from 'vitest';
import type { PlaygroundOperation } from '../../surfaces/playground/playground.ts';
import { readInput, writeInput } from './draft.ts';
import { idIn, readLink, writeLink } from './link.ts';

const operation: PlaygroundOperation = {
  id: 'text.greet',
  group: 'Text AI',
  summary: 'Greet',
  about: '',
  method: 'POST',
  path: '/v1/greet',
  companion: undefined,
  headlines: [],
  warnings: {},
  examples: [],
  input: {
    type: 'object',
    properties: {
      name: { type: 'string' },
      times: { type: 'integer' },
      loud: { type: 'boolean' },
      gifts: { type: 'array', items: { type: 'object', properties: { what: { type: 'string' } } } },
      address: { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }] },
      rows: { type: 'array', items: {} },
      password: { type: 'string', 'x-sensitive': true },
    },
  },
};

const linkOf = (input: object): string =>
  writeLink(operation, readInput(operation.input, JSON.stringify(input)));
const filled = (hash: string): unknown => {
  const draft = readLink(operation, hash)?.draft;
  return draft && JSON.parse(writeInput(operation.input, draft));
};

describe('a link', () => {
  it.each([
    { name: 'percent, ampersand, plus, hash and question mark', input: { name: '100 % & a+b #1 ?' } },
    { name: 'an emoji and letters of other scripts', input: { name: '\u{1f389} caf\u00e9 \u65e5\u672c' } },
    {
      name: 'a lone surrogate, as the replacement character',
      input: { name: '\ud800' },
      reads: { name: '\ufffd' },
    },
    { name: 'a number and a flag', input: { times: 3, loud: true } },
    { name: 'a list of objects', input: { gifts: [{ what: 'a & b' }, { what: '"' }] } },
    { name: 'a union as a list', input: { address: ['1 Quay', '[2]'] } },
    { name: 'a union as a text', input: { address: '[1] Quay\nDublin' } },
    { name: 'free JSON', input: { rows: [{ a: ' two  blanks ' }] } },
  ])('carries $name', ({ input, reads = input }) => {
    expect(filled(linkOf(input))).toEqual(reads);
  });

  it('is readable: texts are as they are, lists are JSON', () => {
    expect(linkOf({ name: 'https://a.example/?b', times: 2 })).toBe(
      '#text.greet?name=https://a.example/?b&times=2',
    );
    expect(linkOf({ rows: [1, 2] })).toBe('#text.greet?rows=%5B1,2%5D');
  });

  it('carries nothing sensitive', () => {
    expect(linkOf({ name: 'n', password: 'hunter2' })).toBe('#text.greet?name=n');
  });

  it('says what it cannot fill in: what is not known, and what is not a list', () => {
    const read = readLink(operation, '#text.greet?name=a&nmae=b&gifts=[{"what":"unclosed');
    expect(read?.leftOut).toEqual(['nmae is not known', 'gifts cannot be read']);
  });

  it('keeps digits that JavaScript would round', () => {
    const draft = readInput(operation.input, '{"rows":[12345678901234567890]}');
    const read = readLink(operation, writeLink(operation, draft))?.draft;
    expect(read && writeInput(operation.input, read)).toContain('12345678901234567890');
  });

  it('of more than 8,000 characters has the id alone', () => {
    expect(linkOf({ name: 'x'.repeat(7900) }).length).toBeGreaterThan(7900);
    expect(linkOf({ name: 'x'.repeat(8000) })).toBe('#text.greet');
  });

  it.each([
    { hash: '#text.greet', reads: undefined },
    { hash: '#text.greet?', reads: {} },
    { hash: '#text.greet?name=a+b&unknown=1&__proto__=2', reads: { name: 'a b' } },
    { hash: '#text.greet?name=100%', reads: { name: '100%' } },
    { hash: '#text.greet?gifts=[{', reads: {} },
    { hash: '#text.greet?gifts={"what":1}', reads: {} },
  ])('written by hand: $hash', ({ hash, reads }) => expect(filled(hash)).toEqual(reads));

  it.each(['#text.greet', '#text.greet?name=a?b'])('%s names its operation', (hash) => {
    expect(idIn(hash)).toBe('text.greet');
  });
});
