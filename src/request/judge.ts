import { createRequire } from 'node:module';
import type { Ajv2020, ValidateFunction } from 'ajv/dist/2020.js';
import type { Fault } from '../errors.ts';
import { check, isWithinBytes } from '../schema/check.ts';
import type { ObjectSchema } from '../schema/schema.ts';

/** The faults of a longer body are not all worth looking for: the first one is named. */
const COLLECT_UP_TO_BYTES = 32_768;

const judges = new WeakMap<ObjectSchema, ValidateFunction>();

/**
 * The faults of a prepared value, at most 20 and one a place; only the first one of a large body. Ajv says whether
 * there are any, which is all that most requests need; `check` names them and stops at the twentieth.
 */
export function judge(schema: ObjectSchema, value: unknown, bodyBytes: number): readonly Fault[] {
  if (judgeOf(schema)(value)) return [];
  const faults = check(schema, value);
  if (faults.length === 0) throw new Error('the two judges of a schema disagree');
  return bodyBytes <= COLLECT_UP_TO_BYTES ? faults : faults.slice(0, 1);
}

/** Compiles a schema ahead of its first call. */
export function warmUp(schema: ObjectSchema): void {
  judgeOf(schema);
}

function judgeOf(schema: ObjectSchema): ValidateFunction {
  const known = judges.get(schema);
  if (known !== undefined) return known;
  const made = compiler().compile(schema);
  judges.set(schema, made);
  return made;
}

let ajv: Ajv2020 | undefined;

/** Loaded with the first schema, not with this module: it is a quarter of the time the service takes to start. */
const load = createRequire(import.meta.url);

function compiler(): Ajv2020 {
  if (ajv !== undefined) return ajv;
  // strict mode would refuse our annotations; strictNumbers refuses 1e400, which JSON.parse reads as Infinity.
  const { Ajv2020: Compiler }: typeof import('ajv/dist/2020.js') = load('ajv/dist/2020.js');
  ajv = new Compiler({ strict: false, strictNumbers: true, validateSchema: false });
  ajv.addKeyword({ keyword: 'x-max-bytes', type: 'string', validate: isAtMost });
  return ajv;
}

function isAtMost(limit: number, text: string): boolean {
  return isWithinBytes(text, limit);
}
