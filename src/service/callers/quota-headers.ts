import type { Caller } from './caller.ts';
import { secondsLeft } from './quota-window.ts';

/** The header of every answer: counted calls of its caller, this one included. */
export const QUOTA_USED = 'x-quota-used';

/** The quota fields of an answer to a metered call, names in lower case. */
export interface QuotaHeaders {
  readonly 'x-quota-used': string;
  readonly 'ratelimit-policy': string;
  readonly ratelimit: string;
}

/**
 * The quota as its caller sees it (RateLimit fields: draft-ietf-httpapi-ratelimit-headers-10). `used` is cut
 * to the limit, so that used + r = q holds even after the limit was lowered.
 */
export function quotaHeaders(caller: Caller, used: number, now: number): QuotaHeaders {
  const shown = Math.min(used, caller.limit);
  return {
    'x-quota-used': `${shown}`,
    'ratelimit-policy': `"${caller.kind}";q=${caller.limit};w=${caller.window.seconds}`,
    ratelimit: `"${caller.kind}";r=${caller.limit - shown};t=${secondsLeft(caller.window, now)}`,
  };
}

/** Retry-After of a 429 (RFC 9110 10.2.3): whole seconds until the quota is reset. */
export function retryAfter(caller: Caller, now: number): string {
  return `${secondsLeft(caller.window, now)}`;
}
