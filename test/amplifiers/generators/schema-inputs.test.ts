import { describe, expect, it, test } from 'vitest';
import { operations } from '../../../src/registry.ts';
import type { ObjectSchema, Schema } from '../../../src/schema/schema.ts';
import { seededRandom } from '../../support/random.ts';
import { drawInput } from './schema-inputs.ts';

const SEEDS = 600;

describe('the inputs that the schema of an operation gives', () => {
  it.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s: each member that can grow does in some',
    (_id, { input, examples }) => {
      const grown = new Set<string>();
      for (let seed = 0; seed < SEEDS; seed++) {
        const random = seededRandom(seed);
        const { input: example } = examples[seed % examples.length]!;
        drawInput(input, example, random, (path) => grown.add(path));
      }
      expect(growingMembers(input, '').filter((path) => !grown.has(path))).toEqual([]);
    },
  );

  test('a member that is new in a schema grows without further ado', () => {
    const schema: ObjectSchema = {
      type: 'object',
      properties: {
        fresh: { type: 'object', properties: { list: { type: 'array', items: { type: 'string' } } } },
      },
    };
    expect(growingMembers(schema, '')).toEqual(['/fresh/list', '/fresh/list/0']);
    const inputs = Array.from({ length: 50 }, (_, seed) => drawInput(schema, {}, seededRandom(seed))(5000));
    expect(inputs.some((input) => JSON.stringify(input).length > 2500)).toBe(true);
  });

  test('of one seed are the same each time, and none shorter where more bytes are wanted', () => {
    const { input, examples } = operations.find(({ id }) => id === 'text.extract')!;
    for (let seed = 0; seed < 30; seed++) {
      const drawn = () => drawInput(input, examples[0]!.input, seededRandom(seed));
      const [short, long] = [drawn()(2000), drawn()(20_000)];
      expect(drawn()(2000)).toEqual(short);
      expect(JSON.stringify(long).length).toBeGreaterThanOrEqual(JSON.stringify(short).length);
    }
  });
});

/** The paths of texts, lists and free members of a schema: all but files and texts of a form. */
function growingMembers(schema: Schema, path: string): readonly string[] {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((form) => growingMembers(form, path));
  if (schema.type === 'array') return [path, ...growingMembers(schema.items, `${path}/0`)];
  if (schema.type === 'string') {
    const hasForm =
      schema.enum !== undefined || schema.pattern !== undefined || schema['x-bytes'] !== undefined;
    return hasForm ? [] : [path];
  }
  if (schema.type !== 'object') return [];
  const members = Object.entries(schema.properties).flatMap(([name, member]) =>
    growingMembers(member, `${path}/${name}`),
  );
  return schema.additionalProperties ? [...members, `${path}/*`] : members;
}
