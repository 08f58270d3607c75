import { expect, test } from 'vitest';
import { expectation } from './expectation.ts';
import type { Schema } from './schema.ts';

const rows: readonly { name: string; schema: Schema; words: string }[] = [
  { name: 'an enum of texts', schema: { type: 'string', enum: ['svg', 'png'] }, words: 'one of svg, png' },
  { name: 'an enum of numbers', schema: { type: 'integer', enum: [0, 1] }, words: '0 or 1' },
  {
    name: 'an integer with both ends',
    schema: { type: 'integer', minimum: 64, maximum: 2048 },
    words: 'an integer from 64 to 2048',
  },
  {
    name: 'a number with a lower end',
    schema: { type: 'number', minimum: 0 },
    words: 'a number of at least 0',
  },
  {
    name: 'a number with an upper end',
    schema: { type: 'number', maximum: 9 },
    words: 'a number of at most 9',
  },
  {
    name: 'a text limited in bytes groups thousands',
    schema: { type: 'string', minLength: 1, 'x-max-bytes': 2953 },
    words: 'a string of 1 to 2,953 bytes of UTF-8',
  },
  {
    name: 'a text limited in characters',
    schema: { type: 'string', maxLength: 9 },
    words: 'a string of at most 9 characters',
  },
  {
    name: 'a text that must not be empty',
    schema: { type: 'string', minLength: 1 },
    words: 'a string that is not empty',
  },
  {
    name: 'a list with both ends',
    schema: { type: 'array', items: {}, minItems: 1, maxItems: 50 },
    words: 'a list of 1 to 50 items',
  },
  {
    name: 'a list with a lower end',
    schema: { type: 'array', items: {}, minItems: 1 },
    words: 'a list of at least 1',
  },
  {
    name: 'an object names its required members',
    schema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
    words: 'an object with name',
  },
  {
    name: 'a union names its forms',
    schema: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    words: 'a string, or a list',
  },
  {
    name: 'words of its own take precedence',
    schema: { type: 'string', 'x-expected': 'a hex colour' },
    words: 'a hex colour',
  },
];

test.each(rows)('$name', ({ schema, words }) => {
  expect(expectation(schema)).toBe(words);
});
