import { expect, it } from 'vitest';
import { notKnown } from './not-known.ts';
import type { ObjectSchema } from './schema.ts';

const reason = { type: 'string', 'x-not-known': ['lookup failed', 'budget exhausted'] } as const;
const item = { type: 'object', properties: { reason } } as const;
const schema: ObjectSchema = {
  type: 'object',
  properties: { reason, results: { type: 'array', items: { anyOf: [item, { type: 'null' }] } } },
};

it.each([
  ['nothing', {}, []],
  ['another reason', { reason: 'ok' }, []],
  ['one among others', { reason: 'role account; lookup failed' }, ['lookup failed']],
  [
    'several answers, each reason once',
    { results: [{ reason: 'lookup failed' }, null, { reason: 'budget exhausted; lookup failed' }] },
    ['lookup failed', 'budget exhausted'],
  ],
  ['a value of another type', { reason: 7, results: 'lookup failed' }, []],
])('finds what is not known in %s', (_name, value, expected) => {
  expect(notKnown(schema, value)).toEqual(expected);
});
