import type { ObjectSchema } from './schema/schema.ts';
import { USAGE_DAYS } from './store/store.ts';

const counted = {
  calls: { type: 'integer', minimum: 0, description: 'Calls that succeeded.' },
  refused: { type: 'integer', minimum: 0, description: 'Calls that were answered with an error.' },
} as const satisfies ObjectSchema['properties'];

/**
 * The report of a caller about itself, as data. It is not an operation: it costs nothing, and its answer depends on who
 * asks and when.
 */
export const usageReport = {
  id: 'usage.own',
  path: '/v1/usage',
  summary: 'Show your own usage',
  description:
    'What the caller may call, what it has called, and when its quota is reset. Free of charge, also when the quota ' +
    'is used up. Calls of the last second may be missing in `days`.',
  input: {
    type: 'object',
    'x-other-names': [{ names: ['day'], member: 'days' }],
    properties: {
      days: {
        type: 'integer',
        minimum: 1,
        maximum: USAGE_DAYS,
        default: 31,
        description: 'How many days are shown, the present one included.',
      },
    },
  },
  output: {
    type: 'object',
    required: ['plan', 'key', 'limit', 'used', 'remaining', 'reset', 'days'],
    properties: {
      plan: {
        type: 'string',
        enum: ['free', 'paid'],
        description: 'free: without a key, by address and day. paid: with a key, by month.',
      },
      key: {
        anyOf: [{ type: 'string' }, { type: 'null' }],
        description: 'Id of the key, its first four characters; null without one.',
      },
      limit: { type: 'integer', minimum: 0, description: 'Calls in the window.' },
      used: { type: 'integer', minimum: 0, description: 'Calls counted in the window.' },
      remaining: { type: 'integer', minimum: 0, description: 'Calls that are left in the window.' },
      reset: { type: 'string', description: 'End of the window, as 2026-12-01T00:00:00.000Z.' },
      days: {
        type: 'array',
        maxItems: USAGE_DAYS,
        description:
          'Days of UTC on which the key called, the oldest first. Empty without a key: those callers are not told apart.',
        items: {
          type: 'object',
          required: ['day', 'calls', 'refused', 'operations'],
          properties: {
            day: { type: 'string', description: 'The day, as 2026-11-28.' },
            ...counted,
            operations: {
              type: 'object',
              description: 'The same of each operation, by its id.',
              properties: {},
              additionalProperties: { type: 'object', required: ['calls', 'refused'], properties: counted },
            },
          },
        },
      },
    },
  },
} as const satisfies UsageReport;

/** What documents and the service read of the report. */
export interface UsageReport {
  readonly id: `usage.${string}`;
  readonly path: `/v1/${string}`;
  readonly summary: string;
  /** In Markdown. */
  readonly description: string;
  /** Of the query string. */
  readonly input: ObjectSchema;
  /** Of the answer. */
  readonly output: ObjectSchema;
}
