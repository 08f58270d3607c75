import type { UpstreamError } from '../../errors.ts';
import type { Reply } from './exchange.ts';
import { broken, notReady, rateLimited, rejected } from './failures.ts';

/** Why a reply is no answer. */
export interface Fault {
  /** What the call fails with when it is not tried again. */
  readonly failure: UpstreamError;
  /** Whether the same request may fare better a little later. */
  readonly passes: boolean;
  /** Milliseconds the back end asks to wait before that. */
  readonly waitMs?: number | undefined;
  /** Its name in the log, as `status 500`. */
  readonly sign: string;
}

/** Longer times than a day are passed on as a day. */
const LONGEST_WAIT_SECONDS = 86_400;

/** The fault of a reply by its status and by what its body says; undefined when it has none. */
export function faultOf(reply: Reply, value: unknown): Fault | undefined {
  if (reply.status < 200 || reply.status > 299) return faultOfStatus(reply.status, reply);
  return isObject(value) && isGiven(value.error) ? faultInside(value.error, reply) : undefined;
}

/** No answer at all, or something in place of one. */
export function brokenFault(sign: string): Fault {
  return { failure: broken(), passes: true, sign };
}

/** An object of JSON: no list, no null. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A 2xx that carries an error in place of an answer: proxies report so what failed behind them. */
function faultInside(error: unknown, reply: Reply): Fault {
  const status = isObject(error) ? Number(error.code ?? error.status) : Number.NaN;
  return status === 429 || status === 503
    ? faultOfStatus(status, reply)
    : brokenFault('an error under status 200');
}

function faultOfStatus(status: number, { retryAfterMs: waitMs, text }: Reply): Fault {
  const retryAfter = waitMs === undefined ? undefined : retryAfterSeconds(waitMs);
  const sign = `status ${status}`;
  // A used-up balance comes as a rate limit, but no waiting fills it.
  if (status === 429 && /insufficient_quota|billing/i.test(text)) {
    return { failure: rejected(), passes: false, sign };
  }
  if (status === 429) return { failure: rateLimited(retryAfter), passes: true, waitMs, sign };
  // 529 is what some back ends say for an overload of their own.
  if (status === 503 || status === 529) return { failure: notReady(retryAfter), passes: true, waitMs, sign };
  if (status >= 500 || status === 408) return { failure: broken(), passes: true, waitMs, sign };
  return { failure: rejected(), passes: false, sign };
}

function retryAfterSeconds(waitMs: number): number {
  return Math.min(Math.max(1, Math.ceil(waitMs / 1000)), LONGEST_WAIT_SECONDS);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false;
}
