import type { Operation } from '../../operation.ts';
import { usageReport } from '../../usage-report.ts';
import type { ServiceLimits } from '../facts/service-facts.ts';
import { commonHeadersOn, ownHeadersOn } from './headers.ts';
import type { JsonObject } from './json-object.ts';
import { parameters } from './parameters.ts';
import { reportRefusals } from './refusals.ts';
import { explained } from './schema.ts';
import { security } from './security.ts';

/** The tag of the service's report about its caller. */
export const reportTag: JsonObject = { name: 'Usage', description: `${usageReport.summary}.` };

const RESULT = 'UsageOwnResult';

/** The schema of the report's answer, as a component. */
export const reportSchemas: JsonObject = { [RESULT]: explained(usageReport.output) };

/** The path of the report. */
export function reportPath(operations: readonly Operation[], limits: ServiceLimits): JsonObject {
  const { path, summary, description, input } = usageReport;
  const get = {
    operationId: 'usageOwn',
    summary,
    description,
    tags: [reportTag.name],
    security: security(limits),
    parameters: parameters(input, { days: 1 }),
    responses: {
      200: {
        description: `${summary}: done.`,
        headers: { ...ownHeadersOn('kept'), ...commonHeadersOn('done') },
        content: {
          'application/json': {
            schema: { $ref: `#/components/schemas/${RESULT}` },
            examples: examples(operations, limits),
          },
        },
      },
      ...Object.fromEntries(
        reportRefusals.map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]),
      ),
    },
  };
  return { [path]: { get } };
}

/** Answers of one day to a key that has called the first operation, and to a caller without one. */
function examples([first]: readonly Operation[], { freeDaily, paidMonthly }: ServiceLimits): JsonObject {
  const used = Math.min(7, paidMonthly);
  const counted = { calls: used, refused: 1 };
  const operations = first === undefined ? {} : { [first.id]: counted };
  const paid = {
    plan: 'paid',
    key: 'aB3x',
    limit: paidMonthly,
    used,
    remaining: paidMonthly - used,
    reset: '2026-12-01T00:00:00.000Z',
    days: [{ day: '2026-11-28', ...counted, operations }],
  };
  const free = {
    plan: 'free',
    key: null,
    limit: freeDaily,
    used: 0,
    remaining: freeDaily,
    reset: '2026-11-29T00:00:00.000Z',
    days: [],
  };
  return {
    example1: { summary: 'With a key: ?days=1', value: paid },
    ...(freeDaily > 0 && { example2: { summary: 'Without a key: ?days=1', value: free } }),
  };
}
