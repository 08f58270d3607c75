import { errorKinds } from '../../errors.ts';
import type { Operation } from '../../operation.ts';
import { exampleProblem } from '../examples/example-problem.ts';
import type { ServiceLimits } from '../facts/service-facts.ts';
import { commonHeadersOn, headerComponents, ownHeadersOn } from './headers.ts';
import type { JsonObject } from './json-object.ts';
import { type Refusal, refusalsIn } from './refusals.ts';
import { reportSchemas } from './report.ts';
import { schemaComponents } from './schema.ts';
import { securitySchemes } from './security.ts';

/** The parts of the document that operations refer to. */
export function components(operations: readonly Operation[], limits: ServiceLimits): JsonObject {
  const used = refusalsIn(operations);
  return {
    securitySchemes: securitySchemes(limits),
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
      ...reportSchemas,
      Problem: problemSchema,
    },
  };
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
