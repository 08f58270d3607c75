import { expect, it } from 'vitest';
import type { ObjectSchema } from '../../schema/schema.ts';
import { savedBefore } from './saved-before.ts';

const format = { type: 'string', enum: ['svg', 'png', 'json'], default: 'svg' } as const;
const withFormat: ObjectSchema = { type: 'object', properties: { data: { type: 'string' }, format } };
const without: ObjectSchema = { type: 'object', properties: { data: { type: 'string' } } };
const example = (savedAs?: string) => ({ title: 'x', input: {}, ...(savedAs !== undefined && { savedAs }) });
const filled = (text?: string) => ({
  kind: 'object' as const,
  members: text === undefined ? {} : { format: { kind: 'text' as const, text } },
  others: {},
});

it.each([
  ['the file of the example', without, [example('invoice.pdf')], undefined, 'invoice.pdf'],
  ['JSON', without, [example()], undefined, undefined],
  [
    'an operation whose first example answers with JSON',
    without,
    [example(), example('a.pdf')],
    undefined,
    undefined,
  ],
  ['the default format', withFormat, [example('qr.svg')], undefined, 'qr.svg'],
  ['another format', withFormat, [example('qr.svg')], 'png', 'qr.png'],
  ['the format JSON', withFormat, [example('qr.svg')], 'json', undefined],
  ['a file, where the first example is JSON', withFormat, [example(), example('qr.png')], '', 'qr.svg'],
  ['a name without an extension', without, [example('answer')], undefined, 'answer'],
] as const)('%s', (_name, input, examples, text, expected) => {
  expect(savedBefore({ input, examples }, filled(text))).toBe(expected);
});
