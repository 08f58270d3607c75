import { randomBytes } from 'node:crypto';
import type { KeyRecord, Reservation, Store } from './store.ts';

interface Count {
  readonly caller: string;
  readonly window: number;
  used: number;
  lastUsedDay: number;
}

/** A store that lives as long as the process: for tests, and the plainest statement of the contract. */
export class MemoryStore implements Store {
  readonly #counts = new Map<string, Count>();
  readonly #keys = new Map<string, KeyRecord>();
  readonly #secret = randomBytes(32);

  async reserve(caller: string, window: number, limit: number, day: number): Promise<Reservation> {
    const id = countId(caller, window);
    const count = this.#counts.get(id) ?? { caller, window, used: 0, lastUsedDay: day };
    if (count.used >= limit) return { granted: false, used: count.used };
    count.used += 1;
    count.lastUsedDay = day;
    this.#counts.set(id, count);
    return { granted: true, used: count.used };
  }

  async refund(caller: string, window: number): Promise<number> {
    const count = this.#counts.get(countId(caller, window));
    if (count === undefined) return 0;
    count.used = Math.max(0, count.used - 1);
    return count.used;
  }

  async used(caller: string, window: number): Promise<number> {
    return this.#counts.get(countId(caller, window))?.used ?? 0;
  }

  async lastUsedDay(caller: string, window: number): Promise<number | undefined> {
    return this.#counts.get(countId(caller, window))?.lastUsedDay;
  }

  async forgetBefore(prefix: string, window: number): Promise<void> {
    for (const [id, count] of this.#counts) {
      if (count.window < window && count.caller.startsWith(prefix)) this.#counts.delete(id);
    }
  }

  async createKey(key: KeyRecord): Promise<void> {
    if (this.#keys.has(key.hash)) throw new Error('a key with this hash exists');
    this.#keys.set(key.hash, key);
  }

  async findKey(hash: string): Promise<KeyRecord | undefined> {
    return this.#keys.get(hash);
  }

  async listKeys(): Promise<readonly KeyRecord[]> {
    return [...this.#keys.values()].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  }

  async revokeKey(hash: string, at: Date): Promise<boolean> {
    const key = this.#keys.get(hash);
    if (key === undefined) return false;
    this.#keys.set(hash, { ...key, revokedAt: key.revokedAt ?? at });
    return true;
  }

  async secret(): Promise<Uint8Array> {
    return this.#secret;
  }

  async ping(): Promise<void> {}

  async close(): Promise<void> {}
}

function countId(caller: string, window: number): string {
  return `${window} ${caller}`;
}
