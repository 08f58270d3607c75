import { Refusal } from '../http/refusal.ts';
import type { Caller } from './caller.ts';
import { retryAfter } from './quota-headers.ts';

/** The 429 of a caller whose quota is used up: how much it was, when it starts anew and how to go on before. */
export function quotaRefusal(caller: Caller, now: number): Refusal {
  const reset = new Date(caller.window.end).toISOString();
  const detail =
    caller.kind === 'free'
      ? `All ${caller.limit} free calls of today are used up for this network. Send a key in X-Api-Key, or go on at ${reset}.`
      : `All ${caller.limit} calls of this month are used up for this key. Go on at ${reset}, or ask the operator for a higher limit.`;
  return new Refusal('quota_exceeded', detail, {
    headers: ['retry-after', retryAfter(caller, now)],
    members: { limit: caller.limit, used: caller.limit, reset },
  });
}

/** The 401 of a service that accepts no calls without a key. */
export function keyRequired(): Refusal {
  return new Refusal(
    'api_key_required',
    'This service takes no calls without a key: send one in X-Api-Key.',
    {
      headers: ['www-authenticate', 'ApiKey'],
    },
  );
}
