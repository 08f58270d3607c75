import { fileNameIn } from '../../formats/content-disposition.ts';
import { redirectSentence } from '../../formats/redirect.ts';
import type { FileResult, Operation, Result, Route } from '../../operation.ts';
import { fileTypeOf } from '../../request/body-form.ts';
import { bytesMember } from '../../schema/bytes.ts';
import { isObject } from '../../schema/prepare.ts';
import { bareMediaType } from '../../surfaces/examples/answer-content.ts';
import { type OperationInput, textOf } from '../input/given-input.ts';
import type { Performer } from '../performer.ts';
import { NoServerError, type ServerAddress, ServerRefusal } from './server.ts';

/** Sends calls of an operation to a server. */
export function serverPerformer(operation: Operation, server: ServerAddress): Performer {
  const route = operation.routes.find(({ method }) => method === 'POST') ?? operation.routes[0]!;
  return async (input) => {
    const response = await send(server, pathOf(operation, route, input), requestOf(operation, route, input));
    return resultOf(response, operation, server);
  };
}

/** The JSON that a server answers to a GET. */
export async function getJson(server: ServerAddress, path: string): Promise<unknown> {
  return parsed((await send(server, path, {})).bytes, server);
}

interface Response {
  readonly headers: Headers;
  readonly bytes: Uint8Array;
}

async function send(server: ServerAddress, path: string, request: RequestInit): Promise<Response> {
  const headers = { ...request.headers, ...(server.key && { 'x-api-key': server.key }) };
  let response: globalThis.Response;
  let bytes: Uint8Array;
  try {
    // The key would be sent wherever a redirect leads.
    response = await fetch(`${server.url}${path}`, { ...request, headers, redirect: 'manual' });
    bytes = new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    const { cause } = error as Error;
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : (error as Error).message;
    throw new NoServerError(`no answer from ${server.url}: ${reason}`);
  }
  const redirect = redirectSentence(response, { base: server.url, path }, '--url');
  if (redirect !== undefined) throw new NoServerError(redirect);
  if (!response.ok) throw new ServerRefusal(response.status, problemOf(bytes));
  return { headers: response.headers, bytes };
}

function requestOf(operation: Operation, route: Route, input: OperationInput): RequestInit {
  if (route.method === 'GET') return {};
  const file = fileIn(operation, input);
  if (file !== undefined) {
    // The bytes of a file may not be a view of shared memory.
    const body = file.bytes as Uint8Array<ArrayBuffer>;
    return { method: 'POST', headers: { 'content-type': fileTypeOf(operation) }, body };
  }
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: textOf(input) };
}

/** What an operation without a POST has, and what it has beside a file, a query string can express. */
function pathOf(operation: Operation, { method, path }: Route, input: OperationInput): string {
  const file = fileIn(operation, input);
  if (input.kind !== 'value' || !isObject(input.value) || (method === 'POST' && file === undefined))
    return path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.value)) {
    if (name !== file?.name) query.set(name, String(value));
  }
  return query.size === 0 ? path : `${path}?${query}`;
}

/** The file of an input as it was read: one that is part of a JSON body is sent with it. */
function fileIn(
  { input: schema }: Operation,
  input: OperationInput,
): { readonly name: string; readonly bytes: Uint8Array } | undefined {
  const name = bytesMember(schema)?.name;
  if (name === undefined || input.kind !== 'value' || !isObject(input.value)) return undefined;
  const bytes = input.value[name];
  return bytes instanceof Uint8Array ? { name, bytes } : undefined;
}

function problemOf(bytes: Uint8Array): ServerRefusal['problem'] {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The JSON of an answer. Throws NoServerError for anything else, such as the page of a proxy. */
function parsed(bytes: Uint8Array, { url }: ServerAddress): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new NoServerError(`${url} answered with what is not JSON`);
  }
}

function resultOf({ headers, bytes }: Response, operation: Operation, server: ServerAddress): Result {
  const declared = Object.keys(operation.output.headers ?? {}).flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const ignored = headers.get('x-ignored-members')?.split(', ') ?? [];
  const rest = { headers: Object.fromEntries(declared), ignored };
  const mediaType = headers.get('content-type') ?? 'application/octet-stream';
  if (bareMediaType(mediaType) === 'application/json') {
    parsed(bytes, server);
    return { kind: 'json', bytes, ...rest };
  }
  return { kind: 'file', bytes, mediaType, ...attachmentOf(headers), ...rest };
}

function attachmentOf(headers: Headers): Pick<FileResult, 'fileName' | 'disposition'> {
  const value = headers.get('content-disposition');
  const disposition = /^inline/i.test(value ?? '') ? 'inline' : 'attachment';
  return { fileName: fileNameIn(value) ?? 'answer', disposition };
}
