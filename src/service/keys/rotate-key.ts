import type { KeyRecord, Store } from '../../store/store.ts';
import { type IssuedKey, issueKey } from './issue-key.ts';

const DAY_MS = 86_400_000;

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
