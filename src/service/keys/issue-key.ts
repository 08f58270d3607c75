import { FREE_CALLERS, type KeyRecord, type Store } from '../../store/store.ts';
import { apiKeyHint, hashApiKey, makeApiKey } from '../callers/api-key.ts';

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
