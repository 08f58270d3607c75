import { type ErrorCode, errorKinds } from '../../errors.ts';
import {
  type AnswerKind,
  type ResponseHeader,
  type ResponseHeaderName,
  responseHeaders,
} from '../../response-headers.ts';
import type { ServiceLimits } from '../facts/service-facts.ts';
import type { JsonObject } from './json-object.ts';

/**
 * The header components of a document: those of every operation, and those of refusals with these codes. What only
 * some operations have is described where they have it.
 */
export function headerComponents(codes: readonly ErrorCode[], limits: ServiceLimits): JsonObject {
  const examples = headerExamples(limits);
  return Object.fromEntries(
    headersOf(['every', 'metered', 'done', ...codes]).map(({ name, meaning, schema }) => {
      const example = examples[name];
      return [
        headerComponent(name),
        { description: meaning, schema, ...(example !== undefined && { example }) },
      ];
    }),
  );
}

/** References to the common headers of a response: of a 200, of a refusal with one of these codes, or of a 304. */
export function commonHeadersOn(...kinds: readonly ('done' | ErrorCode)[]): JsonObject {
  const isUnidentified = kinds.some((kind) => kind !== 'done' && errorKinds[kind].status === 401);
  const all: readonly (AnswerKind | ErrorCode)[] = [
    'every',
    ...(isUnidentified ? [] : (['metered'] as const)),
    ...kinds,
  ];
  return Object.fromEntries(
    headersOf(all).map(({ name }) => [name, { $ref: `#/components/headers/${headerComponent(name)}` }]),
  );
}

/** The headers that only some operations have, described in place. */
export function ownHeadersOn(...kinds: readonly ('file' | 'kept' | 'tagged' | 'deprecated')[]): JsonObject {
  return Object.fromEntries(
    headersOf(kinds).map(({ name, meaning, schema }) => [name, { description: meaning, schema }]),
  );
}

/** The header's name as a component, such as `XQuotaUsed`. */
export function headerComponent(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

type NamedHeader = ResponseHeader & { readonly name: ResponseHeaderName };

/** The headers of answers that are of one of these kinds, in the order of the list. */
function headersOf(kinds: readonly (AnswerKind | ErrorCode)[]): readonly NamedHeader[] {
  const list: readonly NamedHeader[] = responseHeaders;
  return list.filter(({ on }) =>
    typeof on === 'string' ? kinds.includes(on) : on.some((code) => kinds.includes(code)),
  );
}

/** Those of a caller without a key, of the 7 calls it has made today; of a key where all need one. */
function headerExamples({
  freeDaily,
  paidMonthly,
}: ServiceLimits): Partial<Record<ResponseHeaderName, string | number>> {
  const { kind, limit, window } =
    freeDaily > 0
      ? { kind: 'free', limit: freeDaily, window: 86_400 }
      : { kind: 'paid', limit: paidMonthly, window: 2_678_400 };
  const used = Math.min(7, limit);
  return {
    'x-quota-used': used,
    'x-request-id': 'b1946ac9-2c5e-4b8f-9f0a-7d3f6a1c2e55',
    'ratelimit-policy': `"${kind}";q=${limit};w=${window}`,
    ratelimit: `"${kind}";r=${limit - used};t=41211`,
    'x-ignored-members': 'from.vat_id, items.*.sku',
    'retry-after': 1,
    'www-authenticate': 'ApiKey',
    'accept-post': 'application/json',
    'accept-encoding': 'identity',
  };
}
