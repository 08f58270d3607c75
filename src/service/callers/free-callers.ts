import type { Store } from '../../store/store.ts';
import { dayText } from '../usage/usage-days.ts';
import { freeCallerPrefix } from './quota.ts';
import { dayWindow, type QuotaWindow } from './quota-window.ts';

/** A caller without a key: what it called on the two days that are remembered of it. */
export interface FreeCaller {
  /** Hash of its address, keyed with the secret of the installation. */
  readonly id: string;
  readonly today: number;
  readonly yesterday: number;
  /** Day of its last counted call, one that was taken back included, as `2026-11-28`. */
  readonly lastDay: string;
}

export interface FreeCallers {
  /** Those with most calls first: of today, then of yesterday. */
  readonly callers: readonly FreeCaller[];
  /** Whether there are more. */
  readonly isCut: boolean;
  /** Whether only a part of the store was looked at. */
  readonly isPartial: boolean;
}

export interface FreeCallersAsked {
  readonly now: Date;
  /** Callers that are listed at most. */
  readonly most: number;
  /** Pages of the store that are looked at for a day; left out, all of them. */
  readonly pages?: number;
}

/**
 * The callers without a key that called most, out of the counts of their quotas: nothing is kept for the list. Takes
 * memory for twice the callers that are listed, however many there are.
 */
export async function freeCallers(store: Store, asked: FreeCallersAsked): Promise<FreeCallers> {
  const today = dayWindow(asked.now.getTime());
  const windows = [today, dayWindow(today.start - 1)];
  const found = [];
  for (const window of windows) found.push(await busiest(store, window, asked));
  const ids = [...new Set(found.flatMap(({ ids }) => ids))];
  const counts = await store.counts(ids.flatMap((caller) => windows.map((window) => ({ caller, window }))));
  const callers = ids.map((caller, row) => {
    const [current, before] = [counts[2 * row], counts[2 * row + 1]];
    return {
      id: caller.slice(freeCallerPrefix.length),
      today: current?.used ?? 0,
      yesterday: before?.used ?? 0,
      lastDay: dayText(current === undefined ? today.id - 1 : today.id),
    };
  });
  return {
    callers: callers.sort(byCalls).slice(0, asked.most),
    isCut: callers.length > asked.most || found.some(({ isCut }) => isCut),
    isPartial: found.some(({ isPartial }) => isPartial),
  };
}

async function busiest(
  store: Store,
  window: QuotaWindow,
  { most, pages = Number.POSITIVE_INFINITY }: FreeCallersAsked,
): Promise<{ readonly ids: readonly string[]; readonly isCut: boolean; readonly isPartial: boolean }> {
  let kept = new Map<string, number>();
  let isCut = false;
  let seen = 0;
  const cut = () => {
    if (kept.size <= most) return;
    isCut = true;
    kept = new Map([...kept].sort(([, one], [, other]) => other - one).slice(0, most));
  };
  for await (const page of store.callerPages(window.id, freeCallerPrefix)) {
    if (seen >= pages) return { ids: [...kept.keys()], isCut, isPartial: true };
    seen += 1;
    for (const { caller, used } of page) {
      kept.set(caller, used);
      if (kept.size >= 2 * most) cut();
    }
  }
  cut();
  return { ids: [...kept.keys()], isCut, isPartial: false };
}

function byCalls(one: FreeCaller, other: FreeCaller): number {
  return other.today - one.today || other.yesterday - one.yesterday || (one.id < other.id ? -1 : 1);
}
