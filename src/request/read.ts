/**
 * From the bytes of a request to the input of an operation, whatever face they came through:
 *
 *     GET  ?data=hi&size=300            { data: 'hi', size: 300 }
 *     POST {"data":"hi","size":300}     the same
 *     POST a file of its media type     { csv: <bytes>, delimiter: ';' }, members beside it from the query
 *     POST a form with the file         the same, members from its other parts
 *
 * query.ts reads parameters by the types of the schema, json.ts a body, form.ts a form; body-form.ts knows which bodies
 * an operation accepts. perform.ts runs the operation on what was read; result-bytes.ts turns its result into bytes.
 */
import { InputError, refuse } from '../errors.ts';
import { readJsonText } from '../formats/json/text.ts';
import { mediaTypeIn } from '../formats/media-type.ts';
import type { JsonRequest, Operation, Route } from '../operation.ts';
import { type BytesMember, bytesMember } from '../schema/bytes.ts';
import { check } from '../schema/check.ts';
import { joinIgnored } from '../schema/ignored.ts';
import { pointerTo } from '../schema/pointer.ts';
import { isObject, prepare } from '../schema/prepare.ts';
import type { ObjectSchema } from '../schema/schema.ts';
import { bodyFormOf, formFileName, isFormBody, wholeBodyMember } from './body-form.ts';
import { type Form, readForm } from './form.ts';
import { inputSchema, queryMembers, querySchema } from './input-schema.ts';
import { parseJson } from './json.ts';
import { parameterNames, parseQuery } from './query.ts';

/** For a longer body only the first fault is reported: listing all of them is not worth the time. */
const COLLECT_UP_TO_BYTES = 32_768;

/** A request as it arrived: only its length and its content type have been checked. */
export interface RawRequest {
  /** What follows `?`, still percent-encoded; '' when there is none. */
  readonly query: string;
  /** The body of a POST. */
  readonly body?: Uint8Array | undefined;
  /** The Content-Type of the body; left out, it is JSON. */
  readonly contentType?: string | undefined;
}

/** What was read from a request, for `perform`. */
export interface Reading<Input = unknown> {
  readonly input: Input;
  /** The members and parameters that were ignored, by their paths as `x-ignored-members` shows them. */
  readonly ignored: readonly string[];
}

/**
 * The input of an operation from a request's bytes: parsed, brought into the declared form, defaults filled in,
 * validated. An operation that reads JSON text gets the body as it came, known to be JSON, and the validated members
 * of the query string. Throws InputError with the faults found (at most 20).
 *
 * With `perform` it is one function of (declaration, request bytes), whatever thread it runs on.
 */
export function readRequest(operation: Operation, route: Route, raw: RawRequest): Reading {
  const schema = inputSchema(operation, route);
  if (route.method === 'GET') return validated(schema, parseQuery(schema, raw.query), raw.query.length);
  const body = raw.body ?? new Uint8Array();
  const { input: parameters, ignored } = readParameters(operation, route, raw.query);
  const file = bytesMember(schema);
  if (file !== undefined && wholeBodyMember(operation, raw.contentType) !== undefined) {
    const members = withFile(file, { bytes: body, contentType: raw.contentType, members: parameters });
    return { input: validated(schema, members, raw.query.length).input, ignored };
  }
  if (isFormBody(bodyFormOf(operation), raw.contentType)) {
    return formReading(operation, route, raw, { input: parameters, ignored });
  }
  if (operation.reads === 'json-text') return { input: jsonRequest(readJsonText(body), parameters), ignored };
  const reading = validated(schema, withParameters(parseJson(body), parameters), body.byteLength);
  refuseLongFile(schema, reading.input, operation.limits.bodyBytes);
  return { input: reading.input, ignored: joinIgnored(ignored, reading.ignored) };
}

/** The input of a form: its file as if it had come alone, the members of its other parts, and those of the query. */
function formReading(
  operation: Operation,
  route: Route,
  { body = new Uint8Array(), contentType }: RawRequest,
  parameters: Reading<JsonRequest['parameters']>,
): Reading {
  const schema = inputSchema(operation, route);
  const file = bytesMember(schema);
  const membersSchema = file === undefined ? querySchema(operation, route) : schema;
  const form = readForm(membersSchema, { body, contentType, fileName: formFileName(operation)! });
  if (form.file.byteLength > operation.limits.bodyBytes)
    refuseLength(form.fileName, operation.limits.bodyBytes);
  const read =
    file === undefined
      ? jsonFormReading(membersSchema, form, parameters.input)
      : validated(
          schema,
          withFile(file, {
            bytes: form.file,
            contentType: form.contentType,
            members: { ...form.members, ...parameters.input },
          }),
          0,
        );
  return { input: read.input, ignored: joinIgnored(parameters.ignored, read.ignored) };
}

function jsonFormReading(
  schema: ObjectSchema,
  { file, members }: Form,
  parameters: JsonRequest['parameters'],
): Reading {
  const { input, ignored } = validated(schema, members, 0);
  const own = input as JsonRequest['parameters'];
  return { input: jsonRequest(readJsonText(file), { ...own, ...parameters }), ignored };
}

/** Longest file in the arguments of an agent, in bytes: with its envelope it is a message that agents may send. */
export const MAX_AGENT_FILE_BYTES = 1_000_000;

/** The same for a JSON text that is the whole input, as agents send it. */
export function readText(operation: Operation, text: Uint8Array): Reading {
  if (operation.reads === 'json-text') return { input: jsonRequest(readJsonText(text), {}), ignored: [] };
  const reading = validated(operation.input, parseJson(text), text.byteLength);
  const longest = Math.min(operation.limits.bodyBytes, MAX_AGENT_FILE_BYTES);
  refuseLongFile(operation.input, reading.input, longest);
  return reading;
}

/** The same for a value that is parsed already, as commands have it; a file may be in it as bytes. */
export function readValue(operation: Operation, value: unknown): Reading {
  if (operation.reads === 'json-text') return { input: jsonRequest(jsonText(value), {}), ignored: [] };
  const reading = validated(operation.input, value, 0);
  refuseLongFile(operation.input, reading.input, operation.limits.bodyBytes);
  return reading;
}

/** Refuses a file of more bytes than its operation accepts, however it was sent. */
function refuseLongFile(schema: ObjectSchema, input: unknown, longest: number): void {
  const file = bytesMember(schema);
  const bytes = file && (input as Readonly<Record<string, unknown>>)[file.name];
  if (file === undefined || !(bytes instanceof Uint8Array) || bytes.byteLength <= longest) return;
  refuseLength(file.name, longest);
}

function refuseLength(member: string, longest: number): never {
  const message = `may have at most ${longest.toLocaleString('en-US')} bytes`;
  throw new InputError([{ pointer: pointerTo('', member), message }], 'body_too_large');
}

/** The members of an input with its file, and with the charset that the type of the file names. */
function withFile(
  file: BytesMember,
  given: {
    readonly bytes: Uint8Array;
    readonly contentType: string | undefined;
    readonly members: Readonly<Record<string, unknown>>;
  },
): Readonly<Record<string, unknown>> {
  return { ...charsetIn(file, given.contentType), ...given.members, [file.name]: given.bytes };
}

/** The encoding of a text that is a body of its own, as its Content-Type names it. */
function charsetIn({ form }: BytesMember, contentType: string | undefined): JsonRequest['parameters'] {
  const { charset } = mediaTypeIn(contentType);
  return form.charset === undefined || charset === undefined ? {} : { [form.charset]: charset };
}

/** Reads the members that a POST has in its query string, and marks their faults as such. */
function readParameters(
  operation: Operation,
  route: Route,
  query: string,
): Reading<JsonRequest['parameters']> {
  if (queryMembers(operation, route).length === 0) return { input: {}, ignored: parameterNames(query) };
  return readQuery(querySchema(operation, route), query);
}

/** The members of a query string, by this schema. The faults of the InputError that it throws are marked as those of the query. */
export function readQuery(schema: ObjectSchema, query: string): Reading<JsonRequest['parameters']> {
  try {
    const { input, ignored } = validated(schema, parseQuery(schema, query), query.length);
    return { input: input as JsonRequest['parameters'], ignored };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.faults.map((fault) => ({ ...fault, in: 'query' })));
  }
}

function withParameters(value: unknown, parameters: JsonRequest['parameters']): unknown {
  // Without parameters the body is not copied, which for 100,000 members takes longer than parsing them.
  const isWhole = !isObject(value) || Object.keys(parameters).length === 0;
  return isWhole ? value : { ...value, ...parameters };
}

function jsonRequest(
  { bytes, text }: JsonRequest['body'],
  parameters: JsonRequest['parameters'],
): JsonRequest {
  return { body: { bytes, text }, parameters };
}

function jsonText(value: unknown): JsonRequest['body'] {
  const text = stringify(value);
  return { bytes: new TextEncoder().encode(text), text };
}

/** JSON.stringify is recursive where JSON.parse is not, so a value can be too deep to be written again. */
function stringify(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch (error) {
    if (error instanceof RangeError) return refuse('', 'is nested too deeply');
    throw error;
  }
}

function validated(schema: ObjectSchema, value: unknown, bytes: number): Reading {
  const prepared = prepare(schema, value);
  const found = check(schema, prepared.value);
  const faults = [...prepared.faults, ...(bytes > COLLECT_UP_TO_BYTES ? found.slice(0, 1) : found)];
  if (faults.length > 0) throw new InputError(faults);
  return { input: prepared.value, ignored: prepared.ignored };
}
