import { expectTypeOf, test } from 'vitest';
import type { ObjectSchema, Schema } from './schema.ts';
import type { InputOf, ValueOf } from './value-of.ts';

const schema = {
  type: 'object',
  required: ['data'],
  properties: {
    data: { type: 'string' },
    format: { type: 'string', enum: ['svg', 'png'], default: 'svg' },
    size: { type: 'integer', default: 512 },
    rate: { type: 'number' },
    quiet: { type: 'boolean' },
    rounded: { type: 'integer', minimum: 0, maximum: 1, default: 0, 'x-also': ['string', 'boolean'] },
    hidden: { type: 'integer', minimum: 0, maximum: 1, 'x-also': ['boolean'] },
    margin: { type: 'integer', minimum: 0, maximum: 10, 'x-also': ['string'] },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['qty'],
        properties: { qty: { type: 'number' }, sku: {}, unit: { type: 'string', default: 'h' } },
      },
    },
    address: { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }, { type: 'null' }] },
  },
} as const satisfies ObjectSchema;

test('a type says which members are there and what they hold', () => {
  expectTypeOf<ValueOf<typeof schema>>().toEqualTypeOf<{
    readonly data: string;
    readonly format: 'svg' | 'png';
    readonly size: number;
    readonly rate?: number;
    readonly quiet?: boolean;
    readonly rounded: 0 | 1;
    readonly hidden?: 0 | 1;
    readonly margin?: number;
    readonly lines?: readonly { readonly qty: number; readonly sku?: unknown; readonly unit: string }[];
    readonly address?: readonly string[] | string | null;
  }>();
});

test('what a caller writes may omit defaults, and may have flags as true and false', () => {
  expectTypeOf<InputOf<typeof schema>>().toEqualTypeOf<{
    readonly data: string;
    readonly format?: 'svg' | 'png';
    readonly size?: number;
    readonly rate?: number;
    readonly quiet?: boolean;
    readonly rounded?: 0 | 1 | boolean;
    readonly hidden?: 0 | 1 | boolean;
    readonly margin?: number;
    readonly lines?: readonly { readonly qty: number; readonly sku?: unknown; readonly unit?: string }[];
    readonly address?: readonly string[] | string | null;
  }>();
});

test('a required member with a default may be left out by its caller', () => {
  const presets = {
    type: 'object',
    required: ['a', 'b'],
    properties: { a: { type: 'string', default: 'x' }, b: { type: 'string' } },
  } as const;
  expectTypeOf<InputOf<typeof presets>>().toEqualTypeOf<{ readonly a?: string; readonly b: string }>();
  expectTypeOf<ValueOf<typeof presets>>().toEqualTypeOf<{ readonly a: string; readonly b: string }>();
});

test('other cases and synonyms of a word are not part of the type', () => {
  const word = {
    type: 'string',
    enum: ['WPA', 'nopass'],
    'x-any-case': true,
    'x-synonyms': { open: 'nopass' },
  } as const satisfies Schema;
  expectTypeOf<InputOf<typeof word>>().toEqualTypeOf<'WPA' | 'nopass'>();
});

test('a schema typed only as Schema says nothing about its values', () => {
  expectTypeOf<ValueOf<Schema>>().toEqualTypeOf<unknown>();
  expectTypeOf<InputOf<Schema>>().toEqualTypeOf<unknown>();
});

test('members that are not declared have the type of additionalProperties', () => {
  const open = { type: 'object', properties: {}, additionalProperties: { type: 'number' } } as const;
  expectTypeOf<ValueOf<typeof open>>().toEqualTypeOf<{ readonly [name: string]: number }>();
  expectTypeOf<InputOf<typeof open>>().toEqualTypeOf<{ readonly [name: string]: number }>();
});
