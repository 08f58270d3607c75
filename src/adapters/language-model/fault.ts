import type { UpstreamError } from '../../errors.ts';
import { PromptTooLongError } from '../../needs.ts';
import type { Reply } from './exchange.ts';
import { broken, notReady, rateLimited, rejected } from './failures.ts';

/** Why a reply is not an answer. */
export interface Fault {
  /** The failure of the call when it is not retried. */
  readonly failure: UpstreamError;
  /** Whether the same request may succeed a little later. */
  readonly passes: boolean;
  /** Milliseconds to wait before that, as given by the back end. */
  readonly waitMs?: number | undefined;
  /** Whether the back end is busy or starting: it is asked as long as there is time. */
  readonly isBusy?: boolean;
  /** Its name in the log, such as `status 500`. */
  readonly sign: string;
}

/** Longer times than a day are passed on as a day. */
const MAX_WAIT_SECONDS = 86_400;

/** The fault of a reply by its status; undefined when it has none. */
export function faultOf(reply: Reply): Fault | undefined {
  return reply.status < 200 || reply.status > 299 ? faultOfStatus(reply.status, reply) : undefined;
}

/** A 2xx with an error in place of an answer: some proxies report failures of their upstream that way. */
export function faultInside({ error }: Readonly<Record<string, unknown>>, reply: Reply): Fault | undefined {
  if (!isGiven(error)) return undefined;
  const status = isObject(error) ? Number(error.code ?? error.status) : Number.NaN;
  return status === 429 || status === 503
    ? faultOfStatus(status, reply)
    : brokenFault('an error under status 200');
}

/** No answer at all, or something in place of one. */
export function brokenFault(sign: string): Fault {
  return { failure: broken(), passes: true, sign };
}

/** The prompt alone is longer than the back end can read, whatever the status: no outage, and no other try. */
export function tooLongFault({ status }: Reply): Fault {
  return {
    failure: new PromptTooLongError(),
    passes: false,
    sign: `status ${status}: the prompt is too long`,
  };
}

/** A JSON object: not a list, not null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function faultOfStatus(status: number, { retryAfterMs: waitMs, text }: Reply): Fault {
  const retryAfter = waitMs === undefined ? undefined : retryAfterSeconds(waitMs);
  const sign = `status ${status}`;
  // An exhausted balance is reported as a rate limit, but waiting does not help.
  if (status === 429 && /insufficient_quota|billing/i.test(text)) {
    return { failure: rejected(), passes: false, sign };
  }
  if (status === 429) return { failure: rateLimited(retryAfter), passes: true, isBusy: true, waitMs, sign };
  // Some back ends report their own overload as 529.
  if (status === 503 || status === 529)
    return { failure: notReady(retryAfter), passes: true, isBusy: true, waitMs, sign };
  if (status >= 500 || status === 408) return { failure: broken(), passes: true, waitMs, sign };
  return { failure: rejected(), passes: false, sign };
}

function retryAfterSeconds(waitMs: number): number {
  return Math.min(Math.max(1, Math.ceil(waitMs / 1000)), MAX_WAIT_SECONDS);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false;
}
