import type { JsonRequest } from '../../operation.ts';
import { readQuery } from '../../request/read.ts';
import type { Store } from '../../store/store.ts';
import { usageReport } from '../../usage-report.ts';
import { paidCallerId } from '../callers/quota.ts';
import type { Usage } from '../callers/usage.ts';
import type { Answer } from '../http/answer.ts';
import type { FreeEndpoint } from '../http/routing.ts';
import { KeptDays } from '../usage/kept-days.ts';

/**
 * GET /v1/usage: what a caller may call, and what it has called. The days of a key are shown to who sends it. Callers
 * without a key share their days, so that they see their quota alone.
 */
export function ownUsageEndpoint(store: Pick<Store, 'usage'>, clock: () => Date): FreeEndpoint {
  const kept = new KeptDays(store, clock);
  return {
    kind: 'free',
    name: usageReport.path,
    ofKnownCallers: true,
    answer: async ({ url = '' }, usage) => {
      const { input, ignored } = readQuery(usageReport.input, queryIn(url));
      return answerOf(usage, await daysOf(kept, usage, daysIn(input)), ignored);
    },
  };
}

/** As a JSON array, in pieces. */
async function daysOf(kept: KeptDays, { caller }: Usage, days: number): Promise<readonly Buffer[]> {
  return caller?.keyHash === undefined ? [Buffer.from('[]')] : kept.json(paidCallerId(caller.keyHash), days);
}

function answerOf({ caller, used }: Usage, days: readonly Buffer[], ignored: readonly string[]): Answer {
  if (caller === undefined) throw new Error('the caller is not known');
  const { kind, keyHint, limit, window } = caller;
  const own = {
    plan: kind,
    key: keyHint ?? null,
    limit,
    used,
    remaining: limit - used,
    reset: new Date(window.end).toISOString(),
  };
  return {
    status: 200,
    headers: [
      'content-type',
      'application/json; charset=utf-8',
      'cache-control',
      'no-store',
      ...(ignored.length > 0 ? ['x-ignored-members', ignored.join(', ')] : []),
    ],
    body: Buffer.concat([
      Buffer.from(`${JSON.stringify(own).slice(0, -1)},"days":`),
      ...days,
      Buffer.from('}'),
    ]),
  };
}

function daysIn({ days }: JsonRequest['parameters']): number {
  if (typeof days !== 'number') throw new Error('the schema has a default');
  return days;
}

function queryIn(url: string): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}
