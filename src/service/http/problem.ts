import { type ErrorCode, errorKinds, InputError, UpstreamError } from '../../errors.ts';
import type { Route } from '../../operation.ts';
import { faultSentences, placeFaults } from '../../request/place-faults.ts';
import { StoreUnavailableError } from '../../store/store.ts';
import { ApiKeyError } from '../callers/api-key.ts';
import type { Answer } from './answer.ts';
import { Refusal } from './refusal.ts';

/** What a caller is told about a failure, before it is put into bytes. */
interface Problem {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly headers?: readonly string[];
  readonly members?: Readonly<Record<string, unknown>>;
  readonly closes?: boolean;
}

/** What is known of the request that failed. */
export interface ProblemPlace {
  /** The route whose input has the faults. */
  readonly route?: Route | undefined;
  /** A sentence for the end of the detail. */
  readonly note?: string | undefined;
}

/**
 * The one place where a failure becomes an answer: application/problem+json (RFC 9457) with `code` for programs,
 * `detail` for people, the faults with their places and the id of the call. What is not a known failure is a bug
 * of ours: 500, and nothing of it gets out.
 */
export function problemAnswer(error: unknown, requestId: string, { route, note }: ProblemPlace = {}): Answer {
  const { code, detail: reason, headers = [], members = {}, closes = false } = explain(error, route);
  const { status, title } = errorKinds[code];
  const detail = note === undefined ? reason : `${reason} ${note}`;
  const body = { type: `/docs#${code}`, title, status, detail, code, ...members, request_id: requestId };
  return {
    status,
    headers: ['content-type', 'application/problem+json', 'cache-control', 'no-store', ...headers],
    body: Buffer.from(JSON.stringify(body)),
    ...(closes && { closes }),
  };
}

/** Whether a failure is nobody's but ours: it is logged with its stack. */
export function isBug(error: unknown): boolean {
  return explain(error, undefined).code === 'internal_error';
}

function explain(error: unknown, route: Route | undefined): Problem {
  if (error instanceof InputError) return explainFaults(error, route);
  if (error instanceof Refusal) {
    const { code, message: detail, headers, members, closes } = error;
    return { code, detail, headers, members, closes };
  }
  if (error instanceof ApiKeyError) {
    const detail = `${error.message[0]?.toUpperCase()}${error.message.slice(1)}. Leave X-Api-Key out for free use.`;
    return { code: 'invalid_api_key', detail, headers: ['www-authenticate', 'ApiKey'] };
  }
  if (error instanceof UpstreamError) {
    const wait = error.retryAfterSeconds ?? (error.code === 'overloaded' ? 1 : undefined);
    return {
      code: error.code,
      detail: error.message,
      headers: wait === undefined ? [] : ['retry-after', String(wait)],
    };
  }
  if (error instanceof StoreUnavailableError) {
    return {
      code: 'store_unavailable',
      detail:
        'The calls of this service cannot be counted at the moment, so none is taken. Try again in a second.',
      headers: ['retry-after', '1'],
    };
  }
  return {
    code: 'internal_error',
    detail: 'This is a fault of the service, not of the request. It has been logged with its id.',
  };
}

function explainFaults(error: InputError, route: Route | undefined): Problem {
  if (route === undefined) return { code: error.code, detail: error.message };
  return {
    code: error.code,
    detail: faultSentences(error.faults),
    members: { errors: placeFaults(route, error.faults) },
  };
}
