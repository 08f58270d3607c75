import type { ErrorCode } from '../../errors.ts';
import { isUpstream } from '../../needs.ts';
import type { Operation, Route } from '../../operation.ts';

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

/** What the report of a caller about itself may be refused with: it is free, so that no quota refuses it. */
export const reportRefusals: readonly Refusal[] = refusals.filter(({ status }) =>
  [400, 401, 414, 503].includes(status),
);

/** All refusals that a document refers to, in the order of their statuses. */
export function refusalsIn(operations: readonly Operation[]): readonly Refusal[] {
  const used = new Set([
    ...operations.flatMap((operation) => operation.routes.flatMap((route) => refusalsOf(route, operation))),
    ...reportRefusals,
  ]);
  return refusals.filter((refusal) => used.has(refusal));
}
