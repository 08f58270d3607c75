import { type ErrorCode, errorKinds } from '../errors.ts';
import { isUpstream } from '../needs.ts';
import type { Operation, Route } from '../operation.ts';
import { type CommonHeader, commonHeaders, headerComponent } from './common-headers.ts';
import { exampleProblem } from './example-problem.ts';
import type { JsonObject } from './openapi.ts';
import { schemaComponents } from './openapi-schema.ts';

/** The parts of the document that operations refer to. */
export function components(operations: readonly Operation[]): JsonObject {
  return {
    securitySchemes: {
      ApiKey: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Api-Key',
        description: 'A key of this installation. Left out or empty, the call is counted by its address.',
      },
    },
    headers: Object.fromEntries(
      commonHeaders.map((header) => [headerComponent(header.name), headerObject(header)]),
    ),
    responses: {
      ...Object.fromEntries(
        usedBy(operations).map((refusal) => [refusal.name, refusalResponse(refusal, operations)]),
      ),
      NotModified: {
        description: 'The copy named by If-None-Match is still right. Free.',
        headers: headersOn(),
      },
    },
    schemas: {
      ...Object.fromEntries(operations.flatMap((operation) => Object.entries(schemaComponents(operation)))),
      Problem: problemSchema,
    },
  };
}

/** A status an operation may refuse a call with, and the codes behind it. */
export interface Refusal {
  readonly status: number;
  readonly name: string;
  readonly codes: readonly ErrorCode[];
}

/** The refusals every operation refers to, as components/responses. */
const refusals: readonly Refusal[] = [
  { status: 400, name: 'InvalidRequest', codes: ['invalid_request', 'malformed_json'] },
  { status: 401, name: 'Unauthorized', codes: ['invalid_api_key', 'api_key_required'] },
  { status: 413, name: 'BodyTooLarge', codes: ['body_too_large'] },
  { status: 414, name: 'UriTooLong', codes: ['uri_too_long'] },
  { status: 415, name: 'UnsupportedMediaType', codes: ['unsupported_media_type'] },
  { status: 429, name: 'QuotaExceeded', codes: ['quota_exceeded'] },
  { status: 502, name: 'UpstreamFailed', codes: ['upstream_failed'] },
  { status: 503, name: 'Unavailable', codes: ['overloaded', 'store_unavailable', 'operation_timeout'] },
  { status: 504, name: 'UpstreamTimeout', codes: ['upstream_timeout'] },
];

/** For what only a body can be refused, and for what only an operation that asks others fails. */
const ofBodies: readonly number[] = [413, 415];
const ofOthers: readonly number[] = [502, 504];

/** The refusals one route of an operation can answer with. */
export function refusalsOf(
  { method }: Route,
  { needs, fallsBackFrom }: Pick<Operation, 'needs' | 'fallsBackFrom'>,
): readonly Refusal[] {
  const asksOthers = needs.some((name) => isUpstream(name) && !fallsBackFrom?.includes(name));
  return refusals.filter(
    ({ status }) =>
      (method === 'POST' || !ofBodies.includes(status)) && (asksOthers || !ofOthers.includes(status)),
  );
}

/** In the order of their statuses. */
function usedBy(operations: readonly Operation[]): readonly Refusal[] {
  const used = new Set(
    operations.flatMap((operation) => operation.routes.flatMap((route) => refusalsOf(route, operation))),
  );
  return refusals.filter((refusal) => used.has(refusal));
}

/** References to the common headers of a response: of a 200, of a refusal with one of these codes, or of a 304. */
export function headersOn(...kinds: readonly ('done' | ErrorCode)[]): JsonObject {
  const isDone = kinds.includes('done');
  const codes = kinds.filter((kind) => kind !== 'done');
  const carried = commonHeaders.filter(({ on }) => {
    if (on === 'every') return true;
    if (on === 'done') return isDone;
    if (on === 'metered') return !codes.some((code) => errorKinds[code].status === 401);
    return codes.some((code) => on.includes(code));
  });
  return Object.fromEntries(
    carried.map(({ name }) => [name, { $ref: `#/components/headers/${headerComponent(name)}` }]),
  );
}

function headerObject({ description, schema, example }: CommonHeader): JsonObject {
  return { description, schema, example };
}

function refusalResponse({ codes }: Refusal, operations: readonly Operation[]): JsonObject {
  const problem = exampleProblem(operations);
  const shown = problem !== undefined && codes.some((code) => code === problem.code);
  return {
    description: codes.map((code) => `\`${code}\`: ${errorKinds[code].title}.`).join(' '),
    headers: headersOn(...codes),
    content: {
      'application/problem+json': {
        schema: { $ref: '#/components/schemas/Problem' },
        ...(shown && { example: problem }),
      },
    },
  };
}

const place = (name: 'pointer' | 'parameter', description: string): JsonObject => ({
  type: 'object',
  required: [name, 'message'],
  properties: {
    [name]: { type: 'string', description },
    message: { type: 'string', description: 'What is allowed there.' },
  },
});

const problemSchema: JsonObject = {
  type: 'object',
  description: 'A refusal as RFC 9457 problem details.',
  required: ['type', 'title', 'status', 'detail', 'code', 'request_id'],
  properties: {
    type: { type: 'string', format: 'uri-reference', description: 'Where the code is explained.' },
    title: { type: 'string', description: 'The same for every problem of this code.' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    detail: { type: 'string', description: 'What is wrong with this call.' },
    code: {
      type: 'string',
      enum: Object.keys(errorKinds),
      description: 'Stable, for programs. New ones may come.',
    },
    errors: {
      type: 'array',
      maxItems: 20,
      description: 'Every fault that was found, with its place.',
      items: {
        anyOf: [
          place('pointer', 'RFC 6901 pointer into the JSON body as a URI fragment, as #/items/3/qty.'),
          place('parameter', 'Name of the query parameter.'),
        ],
      },
    },
    limit: { type: 'integer', description: 'Calls in the window; with quota_exceeded.' },
    used: { type: 'integer', description: 'Calls counted in the window; with quota_exceeded.' },
    reset: { type: 'string', format: 'date-time', description: 'End of the window; with quota_exceeded.' },
    request_id: { type: 'string', description: 'The x-request-id of the answer.' },
  },
};
