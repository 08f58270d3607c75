import { expectTypeOf, test } from 'vitest';
import type { ObjectSchema } from './schema.ts';
import type { ValueOf } from './value-of.ts';

const schema = {
  type: 'object',
  required: ['data'],
  properties: {
    data: { type: 'string' },
    format: { type: 'string', enum: ['svg', 'png'], default: 'svg' },
    size: { type: 'integer', default: 512 },
    rate: { type: 'number' },
    quiet: { type: 'boolean' },
    lines: {
      type: 'array',
      items: { type: 'object', required: ['qty'], properties: { qty: { type: 'number' }, sku: {} } },
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
    readonly lines?: readonly { readonly qty: number; readonly sku?: unknown }[];
    readonly address?: readonly string[] | string | null;
  }>();
});

test('members nobody named have the type of additionalProperties', () => {
  const open = { type: 'object', properties: {}, additionalProperties: { type: 'number' } } as const;
  expectTypeOf<ValueOf<typeof open>>().toEqualTypeOf<{ readonly [name: string]: number }>();
});
