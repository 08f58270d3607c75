import type { KeyRecord, Store } from '../../store/store.ts';
import { paidCallerId } from '../callers/quota.ts';
import { monthWindow, type QuotaWindow } from '../callers/quota-window.ts';
import { endLine, headerLine, keyLine } from './key-lines.ts';

export interface KeyExport {
  readonly store: Store;
  readonly release: string;
  readonly now: Date;
  /** Resolves when more may be written. */
  readonly write: (text: string) => void | Promise<void>;
}

/**
 * Writes all keys of a store with their counts of this month and the last, one JSON object a line between a first and a
 * last line of its own. A page of keys is in memory at a time.
 */
export async function exportKeys({ store, release, now, write }: KeyExport): Promise<void> {
  const month = monthWindow(now.getTime());
  const months = [monthWindow(month.start - 1), month];
  await write(headerLine(release, now));
  let keys = 0;
  for await (const page of store.keyPages()) {
    if (page.length === 0) continue;
    await write(await linesOf(page, months, store));
    keys += page.length;
  }
  await write(endLine(keys));
}

async function linesOf(
  keys: readonly KeyRecord[],
  months: readonly QuotaWindow[],
  store: Store,
): Promise<string> {
  const names = keys.flatMap(({ hash }) => months.map((window) => ({ caller: paidCallerId(hash), window })));
  const counts = await store.counts(names);
  return keys
    .map((key, row) => {
      const own = months.flatMap((month, column) => {
        const count = counts[row * months.length + column];
        return count === undefined ? [] : [{ month, ...count }];
      });
      return keyLine(key, own);
    })
    .join('');
}
