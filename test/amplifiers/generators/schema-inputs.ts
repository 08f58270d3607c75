import type {
  ArraySchema,
  NumberSchema,
  ObjectSchema,
  Schema,
  StringSchema,
} from '../../../src/schema/schema.ts';
import { chance, magnitude, pick, type Random } from '../../support/random.ts';
import { drawValue, drawValueOfString } from './schema-values.ts';
import { byteLength, cut, drawText, type Text } from './texts.ts';

/** A value that grows: of about this many bytes. `index` is its place in a list, where its items differ. */
export interface Growing {
  /** Its share of the bytes, beside those of the values around it; 0 for one that keeps its size. */
  readonly weight: number;
  make(bytes: number, index: number): unknown;
}

/** What a member of an input is made of. */
interface Drawing {
  readonly random: Random;
  /** A few texts that all members of one input share: the same words in a text and in the names to look for. */
  readonly vocabulary: readonly Text[];
  /** How likely a member grows: where few do, the others are likelier to be valid beside them. */
  readonly density: number;
  /** Called with the path of every member that grows, such as `/items/0/description`. */
  readonly onGrowing: (path: string) => void;
}

const densities = [0.05, 0.15, 0.4, 0.8];
/** Where nothing grows, the input is drawn again; some schemas have nothing that can. */
const MAX_TRIES = 8;

/** How many of the members that may be absent are there. */
const OPTIONAL = 0.4;

/**
 * Chooses an input of a schema that grows in some of its members: texts get longer, lists get more items or longer ones,
 * rows get more members or longer names. It is valid but for texts whose form the schema does not say. What an example
 * has is taken from there, unless it grows. A member that is new in a schema is drawn like the others.
 */
export function drawInput(
  schema: ObjectSchema,
  example: Readonly<Record<string, unknown>>,
  random: Random,
  onGrowing?: (path: string) => void,
): (bytes: number) => Readonly<Record<string, unknown>> {
  const vocabulary = Array.from({ length: magnitude(random, 1, 3) }, () => drawText(random));
  const growing: string[] = [];
  for (let tries = 0; ; tries++) {
    const density = tries < MAX_TRIES ? pick(random, densities) : 1;
    const onDrawn = (path: string): void => void growing.push(path);
    const root = drawObject(schema, example, { random, vocabulary, density, onGrowing: onDrawn }, '');
    if (growing.length === 0 && tries < MAX_TRIES) continue;
    for (const path of growing) onGrowing?.(path);
    return (bytes) => root.make(bytes, 0) as Readonly<Record<string, unknown>>;
  }
}

function draw(schema: Schema, example: unknown, drawing: Drawing, path: string): Growing {
  const { random } = drawing;
  if (schema.anyOf !== undefined) return draw(pick(random, schema.anyOf), example, drawing, path);
  switch (schema.type) {
    case 'object':
      return drawObject(schema, isMembers(example) ? example : {}, drawing, path);
    case 'array':
      return drawArray(schema, Array.isArray(example) ? example : [], drawing, path);
    case 'string':
      return drawString(schema, typeof example === 'string' ? example : undefined, drawing, path);
    case 'integer':
    case 'number':
      return fixed(drawNumber(schema, example, random));
    case 'boolean':
      return fixed(chance(random, 0.5));
    case 'null':
      return fixed(null);
    default:
      return drawAny(drawing, path);
  }
}

function drawObject(
  schema: ObjectSchema,
  example: Readonly<Record<string, unknown>>,
  drawing: Drawing,
  path: string,
): Growing {
  const { random } = drawing;
  const { properties, required = [], additionalProperties } = schema;
  const members = Object.entries(properties).flatMap(([name, member]) => {
    const isFile = member.type === 'string' && member['x-bytes'] !== undefined;
    const isThere = required.includes(name) || chance(random, OPTIONAL);
    return isFile || !isThere
      ? []
      : [{ name, growing: draw(member, example[name], drawing, `${path}/${name}`) }];
  });
  const more = additionalProperties && drawMembers(additionalProperties, drawing, path);
  const weights = sum(members.map(({ growing }) => growing.weight)) + (more ? more.weight : 0);
  return {
    weight: weights === 0 ? 0 : skewed(random),
    make: (bytes, index) => ({
      ...Object.fromEntries(
        members.map(({ name, growing }) => [
          name,
          growing.make(share(bytes, growing.weight, weights), index),
        ]),
      ),
      ...(more && (more.make(share(bytes, more.weight, weights), index) as object)),
    }),
  };
}

/** The members of an object that may have any, as a row has columns. */
function drawMembers(schema: Schema, drawing: Drawing, path: string): Growing {
  const { random, vocabulary, onGrowing } = drawing;
  onGrowing(`${path}/*`);
  const names = pick(random, vocabulary);
  const nameBytes = magnitude(random, 1, chance(random, 0.2) ? 20_000 : 30);
  const value = draw(schema, undefined, drawing, `${path}/*`);
  const valueBytes = magnitude(random, 1, 30);
  const most = magnitude(random, 1, chance(random, 0.2) ? 100_000 : 100);
  const namesDiffer = chance(random, 0.2);
  return {
    weight: skewed(random),
    make(bytes, index) {
      const count = Math.max(1, Math.min(most, Math.floor(bytes / (nameBytes + valueBytes))));
      const start = namesDiffer ? index * count : 0;
      return Object.fromEntries(
        Array.from({ length: count }, (_, column) => [
          `${names(Math.min(nameBytes, bytes))}${start + column}`,
          value.make(Math.max(valueBytes, bytes / count - nameBytes), column),
        ]),
      );
    },
  };
}

/** More items, or longer ones. */
function drawArray(
  schema: ArraySchema,
  example: readonly unknown[],
  drawing: Drawing,
  path: string,
): Growing {
  const { random, density, onGrowing } = drawing;
  const { items, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  if (example.length > 0 && !chance(random, density)) return fixed(example);
  onGrowing(path);
  const variants = Array.from({ length: magnitude(random, 1, 3) }, (_, index) =>
    draw(
      items,
      example[index % Math.max(1, example.length)] ?? exampleOf(schema, random),
      drawing,
      `${path}/0`,
    ),
  );
  const itemBytes = chance(random, 0.5) ? magnitude(random, 1, 300) : undefined;
  const fewest = magnitude(random, 1, Math.max(1, Math.min(maxItems, 1000)));
  const bytesOfItem = itemBytes ?? 20;
  return {
    weight: skewed(random),
    make(bytes) {
      const wanted = itemBytes === undefined ? fewest : Math.floor(bytes / bytesOfItem);
      const count = Math.max(minItems, 1, Math.min(maxItems, wanted, bytes));
      return Array.from({ length: count }, (_, index) =>
        variants[index % variants.length]!.make(Math.floor(bytes / count), index),
      );
    },
  };
}

function drawString(
  schema: StringSchema,
  example: string | undefined,
  drawing: Drawing,
  path: string,
): Growing {
  const { random, vocabulary, density, onGrowing } = drawing;
  const plain = drawValueOfString(schema, example, random);
  if (schema.enum !== undefined || !chance(random, density)) return fixed(plain);
  const text = chance(random, 0.8) ? pick(random, vocabulary) : drawText(random);
  const isNumbered = chance(random, 0.5);
  if (fitted(schema, text, 20) === undefined) return fixed(plain);
  onGrowing(path);
  return {
    weight: skewed(random),
    make: (bytes, index) => fitted(schema, isNumbered ? numbered(text, index) : text, bytes) ?? plain,
  };
}

function numbered(text: Text, index: number): Text {
  return (bytes) => cut(`${index} ${text(bytes)}`, bytes);
}

/** A text of at most this many bytes that a schema accepts; undefined where its pattern refuses it. */
function fitted(schema: StringSchema, text: Text, bytes: number): string | undefined {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = schema;
  const most = Math.min(bytes, schema['x-max-bytes'] ?? bytes);
  let value = text(Math.max(most, 1));
  if (value.length > maxLength) value = [...value.slice(0, 2 * maxLength)].slice(0, maxLength).join('');
  if (value.length < minLength || byteLength(value) === 0) return undefined;
  return pattern === undefined || new RegExp(pattern, 'u').test(value) ? value : undefined;
}

/** Any JSON value: a number, a text, a list, levels of lists. */
function drawAny(drawing: Drawing, path: string): Growing {
  const { random, vocabulary, onGrowing } = drawing;
  onGrowing(path);
  const text = pick(random, vocabulary);
  const weight = skewed(random);
  const make = pick<(bytes: number) => unknown>(random, [
    () => 0,
    () => null,
    () => true,
    (bytes) => text(Math.max(1, bytes - 2)),
    (bytes) => Number(`1${'7'.repeat(Math.min(300, Math.floor(bytes)))}`),
    (bytes) => Array.from({ length: Math.max(1, bytes / 2) }, () => 0),
    (bytes) => nested(Math.floor(bytes / 2)),
    (bytes) => ({ [text(Math.max(1, bytes - 6))]: [] }),
  ]);
  return { weight, make };
}

/** Few enough for JSON.stringify, which is recursive. */
const MAX_LEVELS = 1000;

function nested(levels: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < Math.min(levels, MAX_LEVELS); level++) value = [value];
  return value;
}

function drawNumber(schema: NumberSchema, example: unknown, random: Random): number {
  return typeof example === 'number' && chance(random, 0.4) ? example : drawValue(schema, random);
}

function fixed(value: unknown): Growing {
  return { weight: 0, make: () => value };
}

/** Mostly small, so that one member gets most of the bytes. */
function skewed(random: Random): number {
  return 0.01 + random() ** 4;
}

function share(bytes: number, weight: number, weights: number): number {
  return weights === 0 ? 0 : Math.floor((bytes * weight) / weights);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function exampleOf({ examples = [] }: ArraySchema, random: Random): unknown {
  const lists = examples.filter((example): example is readonly unknown[] => Array.isArray(example));
  const items = lists.flat();
  return items.length > 0 ? pick(random, items) : undefined;
}

function isMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
