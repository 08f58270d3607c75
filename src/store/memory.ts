import { randomBytes } from 'node:crypto';
import type {
  CallerCount,
  CountedCalls,
  CountName,
  DayRange,
  ImportedKey,
  KeyChange,
  KeyRecord,
  Reservation,
  ReservedCall,
  Store,
  UsageRow,
} from './store.ts';
import { changedKey, USAGE_DAYS } from './store.ts';

interface Count {
  used: number;
  readonly lastUsed: Date;
  readonly expiresAt: Date;
}

const DAY_MS = 86_400_000;

/** A store that lives as long as the process: for tests, and the plainest statement of the contract. */
export class MemoryStore implements Store {
  readonly #counts = new Map<string, Count>();
  readonly #keys = new Map<string, KeyRecord>();
  readonly #usage = new Map<string, UsageRow>();
  readonly #secret = randomBytes(32);

  describe(): string {
    return 'the memory of the process';
  }

  async reserve({ caller, window, limit, at, keyHash }: ReservedCall): Promise<Reservation> {
    const id = countId({ caller, window });
    const used = this.#counts.get(id)?.used ?? 0;
    if (keyHash !== undefined) {
      const key = this.#keys.get(keyHash);
      if (key?.revokedAt !== null) return { granted: false, used, isKeyRevoked: true };
      if (key.disabledAt !== undefined) return { granted: false, used, isKeyDisabled: true };
    }
    if (used >= limit) return { granted: false, used };
    const lastUsed = new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);
    this.#counts.set(id, { used: used + 1, lastUsed, expiresAt: window.expiresAt });
    return { granted: true, used: used + 1 };
  }

  async refund(name: CountName): Promise<number> {
    const count = this.#counts.get(countId(name));
    if (count === undefined) return 0;
    count.used = Math.max(0, count.used - 1);
    return count.used;
  }

  async used(name: CountName): Promise<number> {
    return this.#counts.get(countId(name))?.used ?? 0;
  }

  async lastUsed(name: CountName): Promise<Date | undefined> {
    return this.#counts.get(countId(name))?.lastUsed;
  }

  async sweep(now: Date): Promise<void> {
    for (const [id, { expiresAt }] of this.#counts) if (expiresAt <= now) this.#counts.delete(id);
    const first = Math.floor(now.getTime() / DAY_MS) - USAGE_DAYS + 1;
    for (const [id, { day }] of this.#usage) if (day < first) this.#usage.delete(id);
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

  async *keyPages(): AsyncGenerator<readonly KeyRecord[]> {
    yield this.listKeys();
  }

  async counts(names: readonly CountName[]): Promise<readonly (CountedCalls | undefined)[]> {
    return names.map((name) => {
      const count = this.#counts.get(countId(name));
      return count && { used: count.used, lastUsed: count.lastUsed };
    });
  }

  async *callerPages(window: number, prefix: string): AsyncGenerator<readonly CallerCount[]> {
    const start = `${window} ${prefix}`;
    for (const [id, { used }] of this.#counts) {
      if (id.startsWith(start)) yield [{ caller: id.slice(`${window} `.length), used }];
    }
  }

  async importKeys(keys: readonly ImportedKey[]): Promise<number> {
    const before = this.#keys.size;
    for (const { key, counts } of keys) {
      const known = this.#keys.get(key.hash);
      this.#keys.set(key.hash, known ? { ...known, revokedAt: known.revokedAt ?? key.revokedAt } : key);
      for (const count of counts) this.#importCount(count);
    }
    return this.#keys.size - before;
  }

  async changeKey(hash: string, change: KeyChange): Promise<boolean> {
    const key = this.#keys.get(hash);
    if (key === undefined) return false;
    this.#keys.set(hash, changedKey(key, change));
    return true;
  }

  async revokeKey(hash: string, at: Date): Promise<boolean> {
    const key = this.#keys.get(hash);
    if (key === undefined) return false;
    this.#keys.set(hash, { ...key, revokedAt: key.revokedAt ?? at });
    return true;
  }

  async addUsage(rows: readonly UsageRow[]): Promise<readonly UsageRow[]> {
    for (const row of rows) {
      const id = `${row.subject} ${row.day} ${row.operation}`;
      const { calls, refused } = this.#usage.get(id) ?? { calls: 0, refused: 0 };
      this.#usage.set(id, { ...row, calls: calls + row.calls, refused: refused + row.refused });
    }
    return [];
  }

  async usage(subject: string, { first, last }: DayRange): Promise<readonly UsageRow[]> {
    const rows = [...this.#usage.values()].filter((row) => row.subject === subject);
    return rows.filter(({ day }) => day >= first && day <= last).sort(byDayAndOperation);
  }

  async secret(): Promise<Uint8Array> {
    return this.#secret;
  }

  async ping(): Promise<void> {}

  async close(): Promise<void> {}

  #importCount({ caller, window, used, lastUsed }: CountName & CountedCalls): void {
    const id = countId({ caller, window });
    const known = this.#counts.get(id);
    this.#counts.set(id, {
      used: Math.max(used, known?.used ?? 0),
      lastUsed: known !== undefined && known.lastUsed > lastUsed ? known.lastUsed : lastUsed,
      expiresAt: known?.expiresAt ?? window.expiresAt,
    });
  }
}

function countId({ caller, window }: CountName): string {
  return `${window.id} ${caller}`;
}

function byDayAndOperation(one: UsageRow, other: UsageRow): number {
  return one.day - other.day || (one.operation < other.operation ? -1 : 1);
}
