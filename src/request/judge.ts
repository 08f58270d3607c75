import { createRequire } from 'node:module';
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { type Fault, MAX_FAULTS } from '../errors.ts';
import { isWithinBytes } from '../schema/check.ts';
import { mismatch, missing } from '../schema/fault-message.ts';
import { pointerTo, pointerTokens } from '../schema/pointer.ts';
import type { ObjectSchema, Schema } from '../schema/schema.ts';

/** Collecting every fault of a hostile body costs 50 ms at 125,000 items; up to here at most 4. */
const COLLECT_UP_TO_BYTES = 8192;

interface Judge {
  readonly isValid: ValidateFunction;
  readonly collect: ValidateFunction;
}

const judges = new WeakMap<ObjectSchema, Judge>();

/** The faults of a prepared value, at most 20 and one a place; only the first one of a large body. */
export function judge(schema: ObjectSchema, value: unknown, bodyBytes: number): readonly Fault[] {
  const { isValid, collect } = judgeOf(schema);
  if (isValid(value)) return [];
  if (bodyBytes <= COLLECT_UP_TO_BYTES) collect(value);
  const errors = (bodyBytes <= COLLECT_UP_TO_BYTES ? collect.errors : isValid.errors) ?? [];
  const faults: Fault[] = [];
  for (const error of errors) {
    // The forms of a union fail one by one; the union's own error speaks for all of them.
    if (error.schemaPath.includes('/anyOf/')) continue;
    const fault = faultOf(schema, value, error);
    if (!faults.some(({ pointer }) => covers(pointer, fault.pointer))) faults.push(fault);
    if (faults.length === MAX_FAULTS) break;
  }
  return faults;
}

/** One fault a place: a list that is too long says nothing of its items, and comes before them. */
function covers(pointer: string, other: string): boolean {
  return other === pointer || other.startsWith(`${pointer}/`);
}

/** Compiles a schema ahead of its first call. */
export function warmUp(schema: ObjectSchema): void {
  judgeOf(schema);
}

function judgeOf(schema: ObjectSchema): Judge {
  const known = judges.get(schema);
  if (known !== undefined) return known;
  const made = { isValid: compiler(false).compile(schema), collect: compiler(true).compile(schema) };
  judges.set(schema, made);
  return made;
}

const compilers = new Map<boolean, Ajv2020>();

/** Loaded with the first schema, not with this module: it is a quarter of the time the service takes to start. */
const load = createRequire(import.meta.url);

function compiler(allErrors: boolean): Ajv2020 {
  const known = compilers.get(allErrors);
  if (known !== undefined) return known;
  // strict mode would refuse our annotations; strictNumbers refuses 1e400, which JSON.parse reads as Infinity.
  const { Ajv2020: Compiler }: typeof import('ajv/dist/2020.js') = load('ajv/dist/2020.js');
  const ajv = new Compiler({ allErrors, strict: false, strictNumbers: true, validateSchema: false });
  ajv.addKeyword({ keyword: 'x-max-bytes', type: 'string', validate: isAtMost });
  compilers.set(allErrors, ajv);
  return ajv;
}

function isAtMost(limit: number, text: string): boolean {
  return isWithinBytes(text, limit);
}

function faultOf(schema: ObjectSchema, value: unknown, error: ErrorObject): Fault {
  const at = descend(schema, value, error.instancePath);
  if (error.keyword !== 'required') {
    return { pointer: error.instancePath, message: mismatch(at.schema, at.value) };
  }
  const name = String(error.params.missingProperty);
  const member = at.schema.type === 'object' ? at.schema.properties[name] : undefined;
  return { pointer: pointerTo(error.instancePath, name), message: missing(member ?? {}) };
}

/** The schema and the value a pointer leads to. */
function descend(schema: Schema, value: unknown, pointer: string): { schema: Schema; value: unknown } {
  let at: { schema: Schema; value: unknown } = { schema, value };
  for (const token of pointerTokens(pointer)) {
    at = {
      schema: memberSchema(at.schema, token),
      value: (at.value as Record<string, unknown>)[token],
    };
  }
  return at;
}

function memberSchema(schema: Schema, token: string): Schema {
  if (schema.type === 'array') return schema.items;
  if (schema.type !== 'object') return {};
  return schema.properties[token] ?? (schema.additionalProperties || {});
}
