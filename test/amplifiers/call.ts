import type { Operation, Route } from '../../src/operation.ts';
import { bodyFormOf, fileTypeOf } from '../../src/request/body-form.ts';
import { inputSchema } from '../../src/request/input-schema.ts';
import { bytesInJson, bytesMember } from '../../src/schema/bytes.ts';
import { chance, pick, type Random } from '../support/random.ts';
import type { Draft } from './amplifier.ts';

/** A request as it arrives. */
export interface Call {
  readonly route: Route;
  /** Percent-encoded, without `?`. */
  readonly query: string;
  readonly body: Uint8Array | undefined;
  readonly contentType: string | undefined;
}

/** Writes the request of a draft; undefined where it is longer than the operation accepts. */
export type Door = (draft: Draft) => Call | undefined;

/** A request line of this length leaves room for the other headers. */
const MAX_OF_QUERY = 15_000;

/** How JSON is spelled: all the same to a parser. */
const spellings: readonly Spelling[] = [
  (value) => JSON.stringify(value),
  (value) => JSON.stringify(value),
  (value) => JSON.stringify(value),
  (value) => JSON.stringify(value, undefined, 4),
  (value) => escaped(JSON.stringify(value)),
];

type Spelling = (value: unknown) => string;

/** Chooses how a draft is sent: by which route, as the file itself or in JSON, in which spelling. */
export function drawDoor(operation: Operation, random: Random): Door {
  const route = pick(random, operation.routes);
  if (route.method === 'GET') return (draft) => callByQuery(operation, route, draft);
  const spelling = pick(random, spellings);
  const isFileItself = chance(random, 0.7);
  return (draft) => {
    if (draft.file !== undefined && isFileItself) return callOfFile(operation, route, draft, draft.file);
    return callOfJson(operation, route, draft, spelling);
  };
}

function callByQuery(operation: Operation, route: Route, { input }: Draft): Call | undefined {
  const { properties } = inputSchema(operation, route);
  const query = queryOf(Object.fromEntries(Object.entries(input).filter(([name]) => name in properties)));
  if (query.length > MAX_OF_QUERY) return undefined;
  return { route, query, body: undefined, contentType: undefined };
}

function callOfFile(
  operation: Operation,
  route: Route,
  { input }: Draft,
  file: Uint8Array,
): Call | undefined {
  const query = queryOf(input);
  if (query.length > MAX_OF_QUERY || file.length > bodyFormOf(operation).fileBytes) return undefined;
  return { route, query, body: file, contentType: fileTypeOf(operation) };
}

function callOfJson(
  operation: Operation,
  route: Route,
  { input, file }: Draft,
  spelling: Spelling,
): Call | undefined {
  const member = bytesMember(operation.input);
  const whole =
    member === undefined || file === undefined
      ? input
      : { ...input, [member.name]: bytesInJson(member.form, file) };
  const body = Buffer.from(spelling(whole));
  if (body.length > bodyFormOf(operation).jsonBytes) return undefined;
  return { route, query: '', body, contentType: 'application/json' };
}

function queryOf(input: Readonly<Record<string, unknown>>): string {
  return Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encoded(textIn(value))}`)
    .join('&');
}

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Half of a pair of surrogates has no percent-encoding. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Every letter within the strings of a JSON text as \uXXXX. */
function escaped(json: string): string {
  return json.replace(/"[^"\\]*(?:\\.[^"\\]*)*"/g, (string) =>
    string.replace(/\\u[0-9a-f]{4}|\\.|[a-z]/gi, (letter) =>
      letter.length > 1 ? letter : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
}
