import type { ErrorCode } from '../errors.ts';
import type { Schema } from '../schema/schema.ts';

/** A response header of the service itself, the same for every operation. */
export interface CommonHeader {
  readonly name: string;
  readonly description: string;
  readonly schema: Schema;
  readonly example: string | number;
  /**
   * On every response, on all of an operation once its caller is known, on its answers of 200, or on the refusals
   * of single codes.
   */
  readonly on: 'every' | 'metered' | 'done' | readonly ErrorCode[];
}

/** The headers of the service in the order the docs show them. */
export const commonHeaders: readonly CommonHeader[] = [
  {
    name: 'x-quota-used',
    description:
      'Counted calls of the caller in the running window, this one included: this month for a key, today for an address. Free and refused calls do not raise it.',
    schema: { type: 'integer', minimum: 0 },
    example: 7,
    on: 'every',
  },
  {
    name: 'x-request-id',
    description:
      'Names this call in logs and error reports. A call may choose it: up to 128 letters, digits, dots, underscores and hyphens in X-Request-Id.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,128}$' },
    example: 'b1946ac9-2c5e-4b8f-9f0a-7d3f6a1c2e55',
    on: 'every',
  },
  {
    name: 'ratelimit-policy',
    description:
      'The quota the call is counted against: name, calls (q) and length of the window in seconds (w).',
    schema: { type: 'string' },
    example: '"free";q=100;w=86400',
    on: 'metered',
  },
  {
    name: 'ratelimit',
    description: 'What is left of that quota: calls (r) and seconds until the window ends (t).',
    schema: { type: 'string' },
    example: '"free";r=93;t=41211',
    on: 'metered',
  },
  {
    name: 'x-ignored-members',
    description:
      'Sent when the request held members or query parameters that mean nothing here: their paths, list positions as `*`, each once, at most 20. Percent-encoded but for letters, digits and `. _ - *`, and cut after 100 characters.',
    schema: { type: 'string' },
    example: 'from.vat_id, items.*.sku',
    on: 'done',
  },
  {
    name: 'retry-after',
    description: 'Whole seconds after which the call can succeed.',
    schema: { type: 'integer', minimum: 0 },
    example: 1,
    on: ['quota_exceeded', 'overloaded', 'store_unavailable', 'shutting_down', 'operation_timeout'],
  },
  {
    name: 'www-authenticate',
    description: 'Names the scheme to use: a key in X-Api-Key.',
    schema: { type: 'string' },
    example: 'ApiKey',
    on: ['invalid_api_key', 'api_key_required'],
  },
];

/** The header's name as a component, as `XQuotaUsed`. */
export function headerComponent(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
