import { type Fault, MAX_FAULTS } from '../errors.ts';
import { preparedBytes } from './bytes.ts';
import { noteIgnored } from './ignored.ts';
import { meantMember } from './meant-member.ts';
import { type Place, pointerOf } from './place.ts';
import type { ArraySchema, NumberSchema, ObjectSchema, Schema, StringSchema, UnionSchema } from './schema.ts';

/** A value in its declared form, and what was found about the names of its members. */
export interface Prepared {
  readonly value: unknown;
  /** Unknown names that most likely mean a member. */
  readonly faults: readonly Fault[];
  /** The other unknown members, which are left out, by their paths: each once, at most 20. */
  readonly ignored: readonly string[];
}

/** `Prepared` under construction. */
interface Findings {
  readonly faults: Fault[];
  readonly ignored: string[];
}

/**
 * Brings a value into the declared form before it is checked: null members that are not required are absent, accepted
 * other forms (`"512"` for 512, `PNG` for png) become the declared one, defaults are filled in, and unknown members
 * are left out, with a fault where the schema accepts no others. A value that does not fit is left as it came, for
 * `check` to report.
 */
export function prepare(schema: Schema, value: unknown): Prepared {
  const faults: Fault[] = [];
  const ignored: string[] = [];
  return { value: prepareValue(schema, value, undefined, { faults, ignored }), faults, ignored };
}

function prepareValue(schema: Schema, value: unknown, place: Place | undefined, findings: Findings): unknown {
  if (schema.anyOf !== undefined) return prepareUnion(schema, value, place, findings);
  switch (schema.type) {
    case 'object':
      return isObject(value) ? prepareObject(schema, value, place, findings) : value;
    case 'array':
      return Array.isArray(value) ? prepareArray(schema, value, place, findings) : value;
    case 'integer':
    case 'number':
      return prepareNumber(schema, value);
    case 'string':
      return prepareString(schema, value);
    default:
      return value;
  }
}

/** The first form of the same JSON type decides how the value is prepared. */
function prepareUnion(
  schema: UnionSchema,
  value: unknown,
  place: Place | undefined,
  findings: Findings,
): unknown {
  const given = jsonType(value);
  const form = schema.anyOf.find(({ type }) => (type === 'integer' ? 'number' : (type ?? given)) === given);
  return form === undefined ? value : prepareValue(form, value, place, findings);
}

function prepareObject(
  schema: ObjectSchema,
  value: Readonly<Record<string, unknown>>,
  place: Place | undefined,
  findings: Findings,
): Record<string, unknown> {
  const { required = [], additionalProperties } = schema;
  const prepared: Record<string, unknown> = {};
  let taken = 0;
  let encoding: string | undefined;
  for (const member of membersOf(schema)) {
    const { name } = member;
    // Object.hasOwn would cost more than the rest: no declared name is one of Object.prototype's.
    const given = value[name];
    if (given === undefined || (given === null && !required.includes(name))) {
      if (given === null) taken++;
      if (member.preset !== undefined) prepared[name] = member.preset;
      continue;
    }
    taken++;
    if (typeof given === 'string' && member.encoding !== undefined) encoding = member.encoding;
    const isDone = member.isKept && typeof given !== 'object';
    prepared[name] = isDone
      ? given
      : prepareValue(member.schema, given, { container: place, token: name }, findings);
  }
  // The bytes of a text are UTF-8, however its file is encoded.
  if (encoding !== undefined) prepared[encoding] = 'utf-8';
  const names = Object.keys(value);
  if (names.length === taken) return prepared;
  for (const name of names) {
    if (Object.hasOwn(schema.properties, name)) continue;
    const at = { container: place, token: name };
    if (additionalProperties) {
      define(prepared, name, prepareValue(additionalProperties, value[name], at, findings));
    } else {
      noteUnknown(schema, value, at, findings);
    }
  }
  return prepared;
}

/** What is known of a declared member, computed once for each schema. */
interface Member {
  readonly name: string;
  readonly schema: Schema;
  readonly preset: unknown;
  /** Whether a value that is neither a list nor an object stays as it came. */
  readonly isKept: boolean;
  /** Of a text that is passed on as bytes: the member that names their encoding. */
  readonly encoding: string | undefined;
}

/** The keywords that accept a value in another form than the declared one. */
const otherForms = ['x-also', 'x-any-case', 'x-synonyms', 'x-bytes'] as const;

const membersBySchema = new WeakMap<ObjectSchema, readonly Member[]>();

function membersOf(schema: ObjectSchema): readonly Member[] {
  const before = membersBySchema.get(schema);
  if (before !== undefined) return before;
  const members = Object.entries(schema.properties).map(([name, member]) => ({
    name,
    schema: member,
    preset: 'default' in member ? member.default : undefined,
    isKept: member.anyOf === undefined && otherForms.every((keyword) => !(keyword in member)),
    encoding: encodingOf(member),
  }));
  membersBySchema.set(schema, members);
  return members;
}

function encodingOf(schema: Schema): string | undefined {
  const bytes = schema.type === 'string' ? schema['x-bytes'] : undefined;
  return bytes?.text ? bytes.charset : undefined;
}

/** Object.defineProperty, because `__proto__` is an ordinary member name in JSON. */
function define(target: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
}

function noteUnknown(
  schema: ObjectSchema,
  value: Readonly<Record<string, unknown>>,
  place: Place & { readonly token: string },
  { faults, ignored }: Findings,
): void {
  // The value is refused, and no more faults are shown.
  if (faults.length >= MAX_FAULTS) return;
  const meant = meantMember(schema, value, place.token);
  if (meant === undefined && schema.additionalProperties !== false) {
    noteIgnored(ignored, place);
  } else {
    const hint = meant ?? `the members are ${Object.keys(schema.properties).join(', ')}`;
    faults.push({ pointer: pointerOf(place), message: `is not known here; ${hint}` });
  }
}

function prepareArray(
  schema: ArraySchema,
  value: readonly unknown[],
  place: Place | undefined,
  findings: Findings,
): readonly unknown[] {
  // A list that is too long is refused as a whole, so its items need not be prepared.
  if (schema.maxItems !== undefined && value.length > schema.maxItems) return value;
  return value.map((item, index) =>
    prepareValue(schema.items, item, { container: place, token: index }, findings),
  );
}

function prepareNumber(schema: NumberSchema, value: unknown): unknown {
  const also = schema['x-also'] ?? [];
  if (typeof value === 'string' && also.includes('string') && /^-?\d+$/.test(value)) return Number(value);
  if (typeof value === 'boolean' && also.includes('boolean')) return value ? 1 : 0;
  return value;
}

function prepareString(schema: StringSchema, value: unknown): unknown {
  const bytes = schema['x-bytes'];
  if (bytes !== undefined) return preparedBytes(bytes, value);
  if (typeof value !== 'string') return value;
  const synonyms = schema['x-synonyms'];
  if (synonyms !== undefined && Object.hasOwn(synonyms, value)) return synonyms[value];
  if (!schema['x-any-case']) return value;
  const folded = value.toLowerCase();
  return schema.enum?.find((declared) => declared.toLowerCase() === folded) ?? value;
}

function jsonType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
