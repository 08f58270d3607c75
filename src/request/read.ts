import { InputError } from '../errors.ts';
import type { Operation, Route } from '../operation.ts';
import { prepare } from '../schema/prepare.ts';
import type { ObjectSchema } from '../schema/schema.ts';
import { inputSchema } from './input-schema.ts';
import { parseJson } from './json.ts';
import { judge } from './judge.ts';
import { parseQuery } from './query.ts';

/** A request as it came: nothing of it has been looked at but its length and its content type. */
export interface RawRequest {
  /** What follows `?`, still percent-encoded; '' when there is none. */
  readonly query: string;
  /** The body of a POST. */
  readonly body?: Uint8Array;
}

/**
 * The input of an operation out of a request's bytes: parsed, brought into the declared form, defaults filled
 * in, validated. Throws InputError with the faults found (at most 20).
 *
 * With `perform` it is one function of (declaration, request bytes), whatever thread it runs on.
 */
export function readRequest(operation: Operation, route: Route, raw: RawRequest): unknown {
  const schema = inputSchema(operation, route);
  const value =
    route.method === 'GET' ? parseQuery(schema, raw.query) : parseJson(raw.body ?? new Uint8Array());
  return validated(schema, value, raw.body?.byteLength ?? raw.query.length);
}

/** The same for a value that is parsed already, as commands and agent tools have it. */
export function readValue(operation: Operation, value: unknown): unknown {
  return validated(operation.input, value, 0);
}

function validated(schema: ObjectSchema, value: unknown, bytes: number): unknown {
  const prepared = prepare(schema, value);
  const faults = [...prepared.faults, ...judge(schema, prepared.value, bytes)];
  if (faults.length > 0) throw new InputError(faults);
  return prepared.value;
}
