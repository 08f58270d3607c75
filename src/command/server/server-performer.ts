import { fileNameIn } from '../../formats/content-disposition.ts';
import type { FileResult, Operation, Result, Route } from '../../operation.ts';
import { isObject } from '../../schema/prepare.ts';
import { bareMediaType } from '../../surfaces/answer-content.ts';
import { type OperationInput, textOf } from '../input/given-input.ts';
import type { Performer } from '../performer.ts';
import { NoServerError, type ServerAddress, ServerRefusal } from './server.ts';

/** Sends calls of an operation to a server. */
export function serverPerformer(operation: Operation, server: ServerAddress): Performer {
  const route = operation.routes.find(({ method }) => method === 'POST') ?? operation.routes[0]!;
  return async (input) => {
    const response = await send(server, pathOf(route, input), requestOf(route, input));
    return resultOf(response, operation);
  };
}

/** The JSON that a server answers to a GET. */
export async function getJson(server: ServerAddress, path: string): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode((await send(server, path, {})).bytes));
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
    response = await fetch(`${server.url}${path}`, { ...request, headers });
    bytes = new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    const { cause } = error as Error;
    const reason = cause instanceof Error && cause.message !== '' ? cause.message : (error as Error).message;
    throw new NoServerError(`no answer from ${server.url}: ${reason}`);
  }
  if (!response.ok) throw new ServerRefusal(response.status, problemOf(bytes));
  return { headers: response.headers, bytes };
}

function requestOf(route: Route, input: OperationInput): RequestInit {
  if (route.method === 'GET') return {};
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: textOf(input) };
}

/** An operation without a POST has members that a query string can express. */
function pathOf({ method, path }: Route, input: OperationInput): string {
  if (method === 'POST' || input.kind !== 'value' || !isObject(input.value)) return path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.value)) query.set(name, String(value));
  return query.size === 0 ? path : `${path}?${query}`;
}

function problemOf(bytes: Uint8Array): ServerRefusal['problem'] {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function resultOf({ headers, bytes }: Response, operation: Operation): Result {
  const declared = Object.keys(operation.output.headers ?? {}).flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const ignored = headers.get('x-ignored-members')?.split(', ') ?? [];
  const rest = { headers: Object.fromEntries(declared), ignored };
  const mediaType = headers.get('content-type') ?? 'application/octet-stream';
  if (bareMediaType(mediaType) === 'application/json') {
    return { kind: 'json', value: JSON.parse(new TextDecoder().decode(bytes)), ...rest };
  }
  return { kind: 'file', bytes, mediaType, ...attachmentOf(headers), ...rest };
}

function attachmentOf(headers: Headers): Pick<FileResult, 'fileName' | 'disposition'> {
  const value = headers.get('content-disposition');
  const disposition = /^inline/i.test(value ?? '') ? 'inline' : 'attachment';
  return { fileName: fileNameIn(value) ?? 'answer', disposition };
}
