import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ajv } from '../../test/support/judging/declared-answer.ts';
import { runs, SEED } from '../../test/support/runs.ts';
import { operations } from '../registry.ts';
import { check } from './check.ts';
import { prepare } from './prepare.ts';
import { ruleOf } from './rule.ts';
import type { Schema } from './schema.ts';

const rows: readonly {
  name: string;
  schema: Schema;
  allows: readonly unknown[];
  refuses: readonly unknown[];
}[] = [
  {
    name: 'an integer (validation 6.1.1): a number without a fraction, in a range',
    schema: { type: 'integer', minimum: 1, maximum: 3 },
    allows: [1, 2.0, 3],
    refuses: [0, 4, 1.5, '2', null, true, Number.NaN],
  },
  {
    name: 'a number of an enum',
    schema: { type: 'number', enum: [0.5, 2] },
    allows: [0.5, 2],
    refuses: [1, Number.POSITIVE_INFINITY],
  },
  {
    name: 'a length in characters, not in UTF-16 units (validation 6.3.1)',
    schema: { type: 'string', minLength: 2, maxLength: 3 },
    allows: ['ab', 'abc', '\u{1f600}\u{1f600}', '\u{1f600}\u{1f600}\u{1f600}'],
    refuses: ['', 'a', '\u{1f600}', 'abcd', '\u{1f600}abc', 3],
  },
  {
    name: 'a length in bytes of UTF-8',
    schema: { type: 'string', 'x-max-bytes': 4 },
    allows: ['', 'abcd', '\u00e9\u00e9', '\u{1f600}'],
    refuses: ['abcde', '\u00e9\u00e9a', '\u{1f600}a'],
  },
  {
    name: 'a pattern anywhere in the text (validation 6.3.3)',
    schema: { type: 'string', pattern: '\\S' },
    allows: ['a', ' a'],
    refuses: ['', ' \n'],
  },
  {
    name: 'a list by its length and its items',
    schema: { type: 'array', minItems: 1, maxItems: 2, items: { type: 'boolean' } },
    allows: [[true], [true, false]],
    refuses: [[], [1], [true, true, true], {}, 'a'],
  },
  {
    name: 'an object by its members',
    schema: { type: 'object', required: ['a'], properties: { a: { type: 'null' }, b: { type: 'string' } } },
    allows: [{ a: null }, { a: null, b: '', c: 1 }],
    refuses: [{}, { b: '' }, { a: 1 }, { a: null, b: 1 }, [], null],
  },
  {
    name: 'further members by a schema of their own, __proto__ among them',
    schema: { type: 'object', properties: { a: {} }, additionalProperties: { type: 'number' } },
    allows: [{ a: 'x', b: 1 }, JSON.parse('{"__proto__":1}')],
    refuses: [{ b: 'x' }, JSON.parse('{"__proto__":"x"}')],
  },
  {
    name: 'any of several forms',
    schema: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    allows: ['a', ['a'], []],
    refuses: [1, [1], {}],
  },
];

it.each(rows)('checks $name', ({ schema, allows, refuses }) => {
  expect(allows.filter((value) => !ruleOf(schema)(value))).toEqual([]);
  expect(refuses.filter((value) => ruleOf(schema)(value))).toEqual([]);
});

const samples = operations.flatMap(({ input, examples }) =>
  examples.map((example) => ({ schema: input, value: example.input })),
);

it('agrees with Ajv on the input of every operation, and what is refused has a fault', () => {
  const sample = fc.constantFrom(...samples);
  const changes = fc.array(fc.record({ at: fc.nat(), to: replacement }), { maxLength: 3 });
  fc.assert(
    fc.property(sample, changes, ({ schema, value }, changed) => {
      const made = changed.reduce<unknown>((whole, { at, to }) => replaced(whole, at, to), value);
      const prepared = prepare(schema, made).value;
      const allowed = ruleOf(schema)(prepared);
      expect(allowed).toBe(ajv.validate(schema, prepared));
      expect(check(schema, prepared).length > 0).toBe(!allowed);
    }),
    { numRuns: runs(20_000), seed: SEED },
  );
});

const replacement: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.integer({ min: -5, max: 3000 }),
  fc.double(),
  fc.constantFrom<unknown>(
    undefined,
    '',
    [],
    {},
    '2026-03-09',
    'svg',
    'PNG',
    ['a'],
    Number.POSITIVE_INFINITY,
  ),
);

/** A copy in which one value, chosen by a number, is another. */
function replaced(whole: unknown, at: number, to: unknown): unknown {
  if (typeof whole !== 'object' || whole === null || at % 4 === 0) return to;
  const names = Object.keys(whole);
  const name = names[at % (names.length + 1)] ?? 'further';
  const member = replaced((whole as Record<string, unknown>)[name], Math.floor(at / 4), to);
  return Array.isArray(whole)
    ? whole.map((item, i) => (`${i}` === name ? member : item))
    : { ...whole, [name]: member };
}
