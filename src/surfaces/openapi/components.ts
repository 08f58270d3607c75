import { type ErrorCode, errorKinds } from '../../errors.ts';
import { isUpstream } from '../../needs.ts';
import type { Operation, Route } from '../../operation.ts';
import { exampleProblem } from '../examples/example-problem.ts';
import type { ServiceLimits } from '../facts/service-facts.ts';
import { commonHeadersOn, headerComponents, ownHeadersOn } from './headers.ts';
import type { JsonObject } from './json-object.ts';
import { schemaComponents } from './schema.ts';

/** The parts of the document that operations refer to. */
export function components(operations: readonly Operation[], limits: ServiceLimits): JsonObject {
  const used = usedBy(operations);
  return {
    securitySchemes: {
      ApiKey: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Api-Key',
        description: `A key of this installation. ${withoutKey(limits)}`,
      },
    },
    headers: headerComponents(
      used.flatMap(({ codes }) => codes),
      limits,
    ),
    responses: {
      ...Object.fromEntries(used.map((refusal) => [refusal.name, refusalResponse(refusal, operations)])),
      NotModified: {
        description: 'Not modified: your cached copy is current. Not counted.',
        headers: { ...ownHeadersOn('kept', 'tagged'), ...commonHeadersOn() },
      },
    },
    schemas: {
      ...Object.fromEntries(operations.flatMap((operation) => Object.entries(schemaComponents(operation)))),
      Problem: problemSchema,
    },
  };
}

/** How a document says which calls need a key. */
export function security({ freeDaily }: ServiceLimits): readonly JsonObject[] {
  return freeDaily === 0 ? [{ ApiKey: [] }] : [{}, { ApiKey: [] }];
}

function withoutKey({ freeDaily }: ServiceLimits): string {
  return freeDaily === 0
    ? 'Every call needs one.'
    : 'When it is missing or empty, the call is counted by its address.';
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

/** Statuses of a refused body, and of a failed upstream. */
const bodyStatuses: readonly number[] = [413, 415];
const upstreamStatuses: readonly number[] = [502, 504];

/** The refusals one route of an operation can answer with. */
export function refusalsOf(
  { method }: Route,
  { needs, fallsBackFrom }: Pick<Operation, 'needs' | 'fallsBackFrom'>,
): readonly Refusal[] {
  const hasUpstream = needs.some((name) => isUpstream(name) && !fallsBackFrom?.includes(name));
  return refusals.filter(
    ({ status }) =>
      (method === 'POST' || !bodyStatuses.includes(status)) &&
      (hasUpstream || !upstreamStatuses.includes(status)),
  );
}

/** In the order of their statuses. */
function usedBy(operations: readonly Operation[]): readonly Refusal[] {
  const used = new Set(
    operations.flatMap((operation) => operation.routes.flatMap((route) => refusalsOf(route, operation))),
  );
  return refusals.filter((refusal) => used.has(refusal));
}

function refusalResponse({ codes }: Refusal, operations: readonly Operation[]): JsonObject {
  const problem = exampleProblem(operations);
  const shown = problem !== undefined && codes.some((code) => code === problem.code);
  return {
    description: codes.map((code) => `\`${code}\`: ${errorKinds[code].title}.`).join(' '),
    headers: commonHeadersOn(...codes),
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
      description: 'Stable, for programs. New codes may be added.',
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
