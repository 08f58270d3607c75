import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Operation, Route } from '../src/operation.ts';
import { operations } from '../src/registry.ts';
import { perform } from '../src/request/perform.ts';
import { readRequest } from '../src/request/read.ts';
import { wordsOf } from '../src/schema/name-words.ts';
import { prepare } from '../src/schema/prepare.ts';
import type { ObjectSchema, Schema } from '../src/schema/schema.ts';
import { jsonInput } from '../src/surfaces/examples/json-input.ts';
import { refusalOf } from './support/judging/refusal.ts';
import { runs, SEED } from './support/runs.ts';
import { testNeeds } from './support/worlds/needs.ts';

interface SchemaPlace {
  readonly place: string;
  readonly schema: ObjectSchema;
}

/** Every object of an input that has a table, once for each operation. */
const tables = operations.flatMap(({ id, input }) => objectsOf(id, input));

function objectsOf(place: string, schema: Schema): readonly SchemaPlace[] {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((form) => objectsOf(place, form));
  if (schema.type === 'array') return objectsOf(`${place}.*`, schema.items);
  if (schema.type !== 'object') return [];
  const inner = Object.entries(schema.properties).flatMap(([name, member]) =>
    objectsOf(`${place}.${name}`, member),
  );
  return schema['x-other-names'] === undefined ? inner : [{ place, schema }, ...inner];
}

/** The comparison of names as the documents describe it, independent of the product's. */
const bare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

describe.each(tables)('the table of $place', ({ schema }) => {
  const rows = schema['x-other-names'] ?? [];
  const members = Object.keys(schema.properties);

  test('names existing members, and no name of a member or of two rows', () => {
    for (const { member } of rows) expect(members).toContain(member ?? members[0]);
    const names = rows.flatMap((row) => (row.names ?? []).map(bare));
    expect(new Set(names).size).toBe(names.length);
    expect(members.map(bare).filter((name) => names.includes(name))).toEqual([]);
  });

  test('refuses each name without the member, and ignores it beside the member', () => {
    for (const { names = [], member, hint } of rows) {
      for (const name of names) {
        const alone = prepare(schema, { [name]: 19 });
        const expected = hint ?? (member === undefined ? undefined : `did you mean ${member}?`);
        expect(alone.faults.map(({ message }) => message)).toEqual(
          expected === undefined ? [] : [`is not known here; ${expected}`],
        );
        if (member === undefined || schema.additionalProperties === false) continue;
        const beside = prepare(schema, { [name]: 19, [member]: 7 });
        expect([beside.faults, beside.ignored]).toEqual([[], [name]]);
      }
    }
  });

  test('refuses each word by the hint of a row, unless it does not count', () => {
    const hints = rows.map(({ member, hint }) => hint ?? `did you mean ${member}?`);
    for (const { words = [], member, hint } of rows) {
      for (const word of words) {
        if (members.map(bare).includes(bare(word))) continue;
        const { faults } = prepare(schema, { [word.replaceAll(' ', '_')]: 19 });
        const said = faults[0]?.message.replace('is not known here; ', '');
        if (member === undefined && hint === undefined) expect(said, word).toBeUndefined();
        else expect([...hints, ...members.map((name) => `did you mean ${name}?`)], word).toContain(said);
      }
    }
  });
});

interface Call {
  readonly operation: Operation;
  readonly route: Route;
  readonly input: Readonly<Record<string, unknown>>;
}

const posts: readonly Call[] = operations.flatMap((operation) =>
  operation.routes
    .filter(({ method }) => method === 'POST')
    .flatMap((route) =>
      operation.examples.map((example) => ({ operation, route, input: jsonInput(operation, example) })),
    ),
);

/** An object of an example that has a schema, by its path as x-ignored-members writes it, and how to reach it. */
interface Spot {
  readonly path: string;
  readonly keys: readonly (string | number)[];
  readonly schema: ObjectSchema;
}

function spotsOf(schema: Schema, value: unknown, path: string, keys: Spot['keys']): readonly Spot[] {
  if (schema.type === 'array' && Array.isArray(value)) {
    return value.flatMap((item, index) => spotsOf(schema.items, item, `${path}*.`, [...keys, index]));
  }
  if (
    schema.type !== 'object' ||
    schema.additionalProperties ||
    typeof value !== 'object' ||
    value === null
  ) {
    return [];
  }
  const inner = Object.entries(schema.properties).flatMap(([name, member]) =>
    spotsOf(member, (value as Record<string, unknown>)[name], `${path}${name}.`, [...keys, name]),
  );
  return [{ path, keys, schema }, ...inner];
}

const tableNames = [
  ...new Set(
    tables
      .flatMap(({ schema }) => schema['x-other-names'] ?? [])
      .flatMap(({ names = [], words = [] }) => [...names, ...words]),
  ),
];

const anyName = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
  fc.stringMatching(/^[a-z_]{1,12}$/),
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '\u0000',
    '\ud800',
    '100%',
    'a, b',
  ),
  fc.constantFrom(...tableNames),
);

const extended = fc.constantFrom(...posts).chain((call) => {
  const spots = spotsOf(call.operation.input, call.input, '', []);
  const extra = fc.record({
    spot: fc.constantFrom(...spots),
    name: anyName,
    value: fc.jsonValue({ maxDepth: 2 }),
  });
  return fc.record({ call: fc.constant(call), extras: fc.array(extra, { minLength: 1, maxLength: 30 }) });
});

type Extended = typeof extended extends fc.Arbitrary<infer Value> ? Value : never;

/** Adds the undeclared members, in place. */
function withExtras({ call, extras }: Extended): {
  body: unknown;
  added: readonly { spot: Spot; name: string }[];
} {
  const body: unknown = structuredClone(call.input);
  const added = extras.filter(({ spot, name }) => !Object.hasOwn(spot.schema.properties, name));
  for (const { spot, name, value } of added) {
    const target = spot.keys.reduce(
      (at, key) => (at as Record<string | number, unknown>)[key],
      body,
    ) as object;
    Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
  }
  return { body, added };
}

test('an unknown member is refused by its name, or named as ignored: never dropped silently', async () => {
  await fc.assert(
    fc.asyncProperty(extended, async (sample) => {
      const { operation, route } = sample.call;
      const { body, added } = withExtras(sample);
      const bytes = new TextEncoder().encode(JSON.stringify(body));
      const call = () => answerOf(operation, route, bytes);
      const outcome = await call();
      if ('faults' in outcome) {
        const refusable = added.filter(({ spot, name }) => isRefusable(spot, name));
        for (const { pointer, message } of outcome.faults) {
          expect(message).toMatch(/^is not known here; /);
          expect(refusable.map(({ spot, name }) => pointerTo(spot, name))).toContain(pointer);
        }
        return;
      }
      const paths = [...new Set(added.map(({ spot, name }) => shown(`${spot.path}${name}`)))];
      expect(new Set(outcome.ignored).size).toBe(outcome.ignored.length);
      expect(outcome.ignored).toHaveLength(Math.min(paths.length, 20));
      expect(paths).toEqual(expect.arrayContaining([...outcome.ignored]));
    }),
    { numRuns: runs(4000), seed: SEED },
  );
});

type Outcome =
  | { readonly ignored: readonly string[] }
  | { readonly faults: readonly { readonly pointer: string; readonly message: string }[] };

/** The result of a body. Only what reads bytes is run: the others are read before they run. */
async function answerOf(operation: Operation, route: Route, body: Uint8Array): Promise<Outcome> {
  let error: unknown;
  try {
    const reading = readRequest(operation, route, { query: '', body });
    if (operation.reads !== 'json-text') return { ignored: reading.ignored };
    const { ignored = [] } = await perform(operation, reading, testNeeds());
    return { ignored };
  } catch (thrown) {
    error = thrown;
  }
  return refusalOf(() => {
    throw error;
  });
}

function pointerTo({ keys }: Spot, name: string): string {
  return [...keys, name].map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The path as it is shown, by encodeURIComponent and the five marks it leaves; names here are short. */
function shown(path: string): string {
  let text = '';
  for (const character of path.toWellFormed()) {
    const next = encodeURIComponent(character).replace(
      /[!~'()]/,
      (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
    );
    if (text.length + next.length > 100) break;
    text += next;
  }
  return text;
}

const singular = (name: string): string => wordsOf(name).join('');

/**
 * Whether a name may be refused: the schema accepts no others, lists it or a word of it as written or in the singular,
 * or has a member one edit away.
 */
function isRefusable({ schema }: Spot, name: string): boolean {
  if (schema.additionalProperties === false) return true;
  const rows = schema['x-other-names'] ?? [];
  const has = (form: (text: string) => string, word: string) => form(name).includes(form(word));
  const listed = rows.flatMap(({ names = [] }) => names.map(bare));
  return (
    listed.includes(bare(name)) ||
    rows.some(({ words = [] }) => words.some((word) => has(bare, word) || has(singular, word))) ||
    Object.keys(schema.properties).some((member) => distance(bare(member), bare(name)) <= 1)
  );
}

/** Edits from one text to the other, an exchange of neighbours being one (optimal string alignment). */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i]);
  for (let j = 1; j <= b.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const replaced = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isExchange = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const exchanged = isExchange ? rows[i - 2]![j - 2]! + 1 : replaced;
      rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, replaced, exchanged);
    }
  }
  return rows[a.length]![b.length]!;
}
