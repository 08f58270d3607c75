import { Refusal } from '../http/refusal.ts';
import type { Caller } from './caller.ts';
import { retryAfter } from './quota-headers.ts';

/** The 429 of a caller whose quota is used up: its limit, when it is reset and what to do until then. */
export function quotaRefusal(caller: Caller, now: number): Refusal {
  const reset = new Date(caller.window.end).toISOString();
  const detail =
    caller.kind === 'free'
      ? `All ${caller.limit} free calls of today are used up for this network. Send an API key in X-Api-Key, or try again after ${reset}.`
      : `All ${caller.limit} calls of this month are used up for this key. Try again after ${reset}, or ask the operator for a higher limit.`;
  return new Refusal('quota_exceeded', detail, {
    headers: ['retry-after', retryAfter(caller, now)],
    members: { limit: caller.limit, used: caller.limit, reset },
  });
}

/** The 401 of a service where every call needs a key. */
export function keyRequired(): Refusal {
  return new Refusal(
    'api_key_required',
    'This service requires an API key for every call: send one in X-Api-Key.',
    {
      headers: ['www-authenticate', 'ApiKey'],
    },
  );
}
