import { FREE_CALLERS, type KeyRecord, type Store } from '../../store/store.ts';
import { apiKeyHint, hashApiKey, makeApiKey } from '../callers/api-key.ts';
import { paidCallerId } from '../callers/quota.ts';
import { monthWindow } from '../callers/quota-window.ts';
import type { KeyUse } from './key-rows.ts';

const DAY_MS = 86_400_000;

/** What is said of a new key. */
export type KeyTerms = Pick<KeyRecord, 'name' | 'monthlyLimit' | 'expiresAt' | 'note' | 'account'>;

/** A key that was made. The key itself is known only here: the store has its hash. */
export interface IssuedKey {
  readonly key: string;
  readonly record: KeyRecord;
}

/** Makes a key with an id that no other key has. */
export async function issueKey(store: Store, terms: KeyTerms, now: Date): Promise<IssuedKey> {
  const ids = new Set((await store.listKeys()).map(({ hint }) => hint));
  let key = makeApiKey();
  // `keys usage free` is about the callers without a key.
  while (ids.has(apiKeyHint(key)) || apiKeyHint(key) === FREE_CALLERS) key = makeApiKey();
  const record = { ...terms, hash: hashApiKey(key), hint: apiKeyHint(key), createdAt: now, revokedAt: null };
  await store.createKey(record);
  return { key, record };
}

/**
 * Makes the key that follows another, with its name, note, limit and end. Both count as one against the limit. The other
 * goes on for these days, unless it ends earlier by itself.
 */
export async function rotateKey(
  store: Store,
  old: KeyRecord,
  { graceDays, now }: { readonly graceDays: number; readonly now: Date },
): Promise<IssuedKey & { readonly oldExpiresAt: Date }> {
  const { name, monthlyLimit, expiresAt, note, account = old.hash } = old;
  const terms = { name, monthlyLimit, expiresAt, account, ...(note !== undefined && { note }) };
  const issued = await issueKey(store, terms, now);
  const grace = new Date(now.getTime() + graceDays * DAY_MS);
  const oldExpiresAt = expiresAt !== null && expiresAt < grace ? expiresAt : grace;
  await store.changeKey(old.hash, { expiresAt: oldExpiresAt });
  return { ...issued, oldExpiresAt };
}

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
