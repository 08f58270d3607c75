import type { KeyRecord, Store } from '../../store/store.ts';
import { paidCallerId } from '../callers/quota.ts';
import { monthWindow } from '../callers/quota-window.ts';
import type { KeyUse } from './key-rows.ts';

/** Keys with their calls of this month, and the day of their last call in this month or the one before. */
export async function keyUses(store: Store, keys: readonly KeyRecord[], now: Date): Promise<KeyUse[]> {
  const month = monthWindow(now.getTime());
  const months = [month, monthWindow(month.start - 1)];
  const names = keys.flatMap(({ hash, account = hash }) =>
    months.map((window) => ({ caller: paidCallerId(account), window })),
  );
  const counts = await store.counts(names);
  return keys.map((key, row) => {
    const [current, before] = [counts[2 * row], counts[2 * row + 1]];
    return { key, used: current?.used ?? 0, lastUsed: current?.lastUsed ?? before?.lastUsed };
  });
}
