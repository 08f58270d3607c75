import { InputError } from '../../errors.ts';
import { type Store, USAGE_DAYS } from '../../store/store.ts';
import { paidCallerId } from '../callers/quota.ts';
import type { Usage } from '../callers/usage.ts';
import type { Answer } from '../http/answer.ts';
import type { FreeEndpoint } from '../http/routing.ts';
import { lastDays, usageByDay } from '../usage/usage-days.ts';

/** Days that are shown when the caller does not say how many: a month. */
const DEFAULT_DAYS = 31;

/**
 * GET /v1/usage: what a caller may call, and what it has called. The days of a key are shown to who sends it. Callers
 * without a key share their days, so that they see their quota alone.
 */
export function ownUsageEndpoint(store: Pick<Store, 'usage'>, clock: () => Date): FreeEndpoint {
  return {
    kind: 'free',
    name: '/v1/usage',
    ofKnownCallers: true,
    answer: async ({ url = '' }, usage) => {
      const days = readDays(new URLSearchParams(url.split('?')[1] ?? '').get('days'));
      return answerOf(usage, await daysOf(store, usage, lastDays(days, clock())));
    },
  };
}

async function daysOf(
  store: Pick<Store, 'usage'>,
  { caller }: Usage,
  range: { readonly first: number; readonly last: number },
) {
  if (caller?.keyHash === undefined) return [];
  return usageByDay(await store.usage(paidCallerId(caller.keyHash), range));
}

function answerOf({ caller, used }: Usage, days: unknown): Answer {
  if (caller === undefined) throw new Error('the caller is not known');
  const { kind, keyHint, limit, window } = caller;
  const body = {
    plan: kind,
    key: keyHint ?? null,
    limit,
    used,
    remaining: limit - used,
    reset: new Date(window.end).toISOString(),
    days,
  };
  return {
    status: 200,
    headers: ['content-type', 'application/json; charset=utf-8', 'cache-control', 'no-store'],
    body: Buffer.from(JSON.stringify(body)),
  };
}

function readDays(text: string | null): number {
  if (text === null) return DEFAULT_DAYS;
  const days = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (days >= 1 && days <= USAGE_DAYS) return days;
  const shown = JSON.stringify(text.slice(0, 40));
  throw new InputError([
    { pointer: '/days', message: `must be a whole number from 1 to ${USAGE_DAYS}, not ${shown}` },
  ]);
}
