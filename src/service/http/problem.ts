import { faultyArguments, type ToolRefusal } from '../../agents/refusal.ts';
import { type ErrorCode, errorKinds, InputError, UpstreamError } from '../../errors.ts';
import type { Route } from '../../operation.ts';
import { faultSentences, faultsOfFileBody, placeFaults } from '../../request/place-faults.ts';
import { StoreUnavailableError } from '../../store/store.ts';
import { ApiKeyError } from '../callers/api-key.ts';
import type { Answer } from './answer.ts';
import { Refusal } from './refusal.ts';

/** A failure as the caller sees it, before it is put into bytes. */
interface Problem {
  readonly code: ErrorCode;
  readonly detail: string;
  readonly headers?: readonly string[];
  readonly members?: Readonly<Record<string, unknown>>;
}

/** What is known of the request that failed. */
export interface ProblemPlace {
  /** The route of a metered call; absent for every other request. */
  readonly route?: Route | undefined;
  /** The member that the whole body was, where it was a file. */
  readonly bodyMember?: string | undefined;
  /** A sentence for the end of the detail. */
  readonly note?: string | undefined;
}

/** Ends the detail of a metered call that failed through no fault of its caller. */
const NOT_COUNTED = 'The call was not counted.';

/** The failures whose detail ends so. A store that did not answer may have counted the call. */
const uncountedFailures: ReadonlySet<ErrorCode> = new Set([
  'internal_error',
  'upstream_failed',
  'upstream_timeout',
  'overloaded',
  'operation_timeout',
]);

/**
 * The one place where a failure becomes an answer: application/problem+json (RFC 9457) with `code` for programs,
 * `detail` for people, the faults with their places and the id of the call. Any other error is a bug: 500, and
 * nothing of it is disclosed.
 */
export function problemAnswer(error: unknown, requestId: string, place: ProblemPlace = {}): Answer {
  const { route, note } = place;
  const { code, detail: reason, headers = [], members = {} } = explain(error, place);
  const { status, title } = errorKinds[code];
  const uncounted = route !== undefined && uncountedFailures.has(code) ? NOT_COUNTED : undefined;
  const detail = [reason, note, uncounted].filter(Boolean).join(' ');
  const body = { type: `/docs#${code}`, title, status, detail, code, ...members, request_id: requestId };
  return {
    status,
    headers: ['content-type', 'application/problem+json', 'cache-control', 'no-store', ...headers],
    body: Buffer.from(JSON.stringify(body)),
  };
}

/** The same for a tool call: the places are fields of its arguments. */
export function toolRefusal(error: unknown, requestId: string): ToolRefusal {
  if (error instanceof InputError) return faultyArguments(error);
  const { code, detail } = explain(error, {});
  const id = code === 'internal_error' ? `The id is ${requestId}.` : '';
  return {
    code,
    detail: [detail, id, uncountedFailures.has(code) ? NOT_COUNTED : ''].filter(Boolean).join(' '),
  };
}

/** The status of a failure. */
export function statusOf(error: unknown): number {
  return errorKinds[explain(error, {}).code].status;
}

/** Whether a failure is a bug: it is logged with its stack. */
export function isBug(error: unknown): boolean {
  return explain(error, {}).code === 'internal_error';
}

function explain(error: unknown, place: ProblemPlace): Problem {
  if (error instanceof InputError) return explainFaults(error, place);
  if (error instanceof Refusal) {
    return { code: error.code, detail: error.message, headers: error.headers, members: error.members };
  }
  if (error instanceof ApiKeyError) {
    const detail = `${error.message[0]?.toUpperCase()}${error.message.slice(1)}. Leave X-Api-Key out for free use.`;
    return { code: 'invalid_api_key', detail, headers: ['www-authenticate', 'ApiKey'] };
  }
  if (error instanceof UpstreamError) {
    const { code, message, retryAfterSeconds: wait } = error;
    return { code, detail: message, headers: wait === undefined ? [] : ['retry-after', String(wait)] };
  }
  if (error instanceof StoreUnavailableError) {
    return {
      code: 'store_unavailable',
      detail: 'Usage cannot be recorded right now, so calls are refused. Try again in a second.',
      headers: ['retry-after', '1'],
    };
  }
  return {
    code: 'internal_error',
    detail: 'This is a fault of the service, not of the request. It has been logged with its id.',
  };
}

function explainFaults({ code, faults: found }: InputError, { route, bodyMember }: ProblemPlace): Problem {
  const faults = bodyMember === undefined ? found : faultsOfFileBody(found, bodyMember);
  const isPlaced = route !== undefined || faults.every(({ in: place }) => place === 'query');
  if (!isPlaced) return { code, detail: faultSentences(faults) };
  return { code, detail: faultSentences(faults), members: { errors: placeFaults(route, faults) } };
}
