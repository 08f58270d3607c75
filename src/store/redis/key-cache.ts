import { RecentMap } from '../../cache/recent-map.ts';
import type { KeyRecord } from '../store.ts';

/** How long a key that was found is answered from memory, in ms; a count checks the key itself. */
const FRESH_MS = 1000;
const CAPACITY = 10_000;

interface Found {
  readonly key: KeyRecord;
  readonly at: number;
}

/** Keys that were found a moment ago. Look-ups of one key at once share one trip; misses are not remembered. */
export class KeyCache {
  readonly #found = new RecentMap<string, Found>(CAPACITY);
  readonly #underway = new Map<string, Promise<KeyRecord | undefined>>();
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  async find(hash: string, lookUp: () => Promise<KeyRecord | undefined>): Promise<KeyRecord | undefined> {
    const found = this.#found.get(hash);
    if (found !== undefined && this.#now() - found.at < FRESH_MS) return found.key;
    const underway = this.#underway.get(hash) ?? this.#start(hash, lookUp);
    return underway;
  }

  forget(hash: string): void {
    this.#found.delete(hash);
    this.#underway.delete(hash);
  }

  #start(hash: string, lookUp: () => Promise<KeyRecord | undefined>): Promise<KeyRecord | undefined> {
    // The age of an answer begins with its question: it may have been changed since.
    const at = this.#now();
    const trip: Promise<KeyRecord | undefined> = lookUp()
      .then((key) => {
        if (key !== undefined && this.#underway.get(hash) === trip) this.#found.set(hash, { key, at });
        return key;
      })
      .finally(() => {
        if (this.#underway.get(hash) === trip) this.#underway.delete(hash);
      });
    this.#underway.set(hash, trip);
    return trip;
  }
}
