import { expect, it } from 'vitest';
import { startService } from '../../test/support/running/service.ts';
import { hashApiKey, makeApiKey } from '../service/callers/api-key.ts';
import { describeCallers } from './callers.contract.ts';
import { describeKeyMove, describeStore } from './store.contract.ts';
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
import { describeSweep } from './sweep.contract.ts';
import { describeUsage } from './usage.contract.ts';

interface Entry {
  readonly change: 1 | -1;
  readonly day: string;
  readonly expiresAt: Date;
}

/** A store that is a journal: nothing written is changed, and every count is the sum of its entries. */
class JournalStore implements Store {
  readonly #journals = new Map<string, Entry[]>();
  readonly #keys: KeyRecord[] = [];
  #usage: UsageRow[] = [];
  readonly #changes: { readonly hash: string; readonly change: KeyChange }[] = [];
  readonly #revocations: { readonly hash: string; readonly at: Date }[] = [];

  describe(): string {
    return 'a journal';
  }

  async reserve({ keyHash, limit, at, ...count }: ReservedCall): Promise<Reservation> {
    const used = this.#sum(count);
    const key = keyHash === undefined ? undefined : this.#find(keyHash);
    if (keyHash !== undefined && key?.revokedAt !== null) return { granted: false, used, isKeyRevoked: true };
    if (key?.disabledAt !== undefined) return { granted: false, used, isKeyDisabled: true };
    if (used >= limit) return { granted: false, used };
    const day = at.toISOString().slice(0, 10);
    this.#write(count, { change: 1, day, expiresAt: count.window.expiresAt });
    return { granted: true, used: used + 1 };
  }

  async refund(count: CountName): Promise<number> {
    const last = this.#entries(count).at(-1);
    if (last !== undefined && this.#sum(count) > 0) this.#write(count, { ...last, change: -1 });
    return this.#sum(count);
  }

  async used(count: CountName): Promise<number> {
    return this.#sum(count);
  }

  async lastUsed(count: CountName): Promise<Date | undefined> {
    const last = this.#entries(count).at(-1);
    return last && new Date(`${last.day}T00:00:00Z`);
  }

  async sweep(now: Date): Promise<void> {
    for (const [name, entries] of this.#journals) {
      if (entries.every(({ expiresAt }) => expiresAt <= now)) this.#journals.delete(name);
    }
    const today = Math.floor(now.getTime() / 86_400_000);
    this.#usage = this.#usage.filter(({ day }) => day > today - USAGE_DAYS);
  }

  async createKey(key: KeyRecord): Promise<void> {
    if (this.#find(key.hash) !== undefined) throw new Error('a key with this hash exists');
    this.#keys.push(key);
  }

  async findKey(hash: string): Promise<KeyRecord | undefined> {
    return this.#find(hash);
  }

  async listKeys(): Promise<readonly KeyRecord[]> {
    const keys = this.#keys.map(({ hash }) => this.#find(hash)!);
    return keys.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  }

  async *keyPages(): AsyncGenerator<readonly KeyRecord[]> {
    for (const key of await this.listKeys()) yield [key];
  }

  async *callerPages(window: number, prefix: string): AsyncGenerator<readonly CallerCount[]> {
    for (const [name, entries] of this.#journals) {
      const caller = name.slice(0, -` in ${window}`.length);
      if (name !== `${caller} in ${window}` || !caller.startsWith(prefix)) continue;
      yield [{ caller, used: entries.reduce((sum, { change }) => sum + change, 0) }];
    }
  }

  async counts(names: readonly CountName[]): Promise<(CountedCalls | undefined)[]> {
    return Promise.all(
      names.map(async (name) => {
        const lastUsed = await this.lastUsed(name);
        return lastUsed && { used: this.#sum(name), lastUsed };
      }),
    );
  }

  async importKeys(keys: readonly ImportedKey[]): Promise<number> {
    const unknown = keys.filter(({ key }) => this.#find(key.hash) === undefined);
    for (const { key, counts } of keys) {
      if (this.#find(key.hash) === undefined) this.#keys.push(key);
      else if (key.revokedAt !== null) this.#revocations.push({ hash: key.hash, at: key.revokedAt });
      for (const count of counts) this.#raise(count);
    }
    return unknown.length;
  }

  async changeKey(hash: string, change: KeyChange): Promise<boolean> {
    this.#changes.push({ hash, change });
    return this.#find(hash) !== undefined;
  }

  async revokeKey(hash: string, at: Date): Promise<boolean> {
    this.#revocations.push({ hash, at });
    return this.#find(hash) !== undefined;
  }

  async addUsage(rows: readonly UsageRow[]): Promise<readonly UsageRow[]> {
    this.#usage.push(...rows);
    return [];
  }

  async usage(subject: string, { first, last }: DayRange): Promise<readonly UsageRow[]> {
    const found = this.#usage.filter((row) => row.subject === subject && row.day >= first && row.day <= last);
    const names = [...new Set(found.map(({ day, operation }) => `${day} ${operation}`))];
    return names.sort().map((name) => {
      const same = found.filter(({ day, operation }) => `${day} ${operation}` === name);
      const sum = (of: 'calls' | 'refused') => same.reduce((total, row) => total + row[of], 0);
      return { ...same[0]!, calls: sum('calls'), refused: sum('refused') };
    });
  }

  async secret(): Promise<Uint8Array> {
    return Uint8Array.from({ length: 32 }, (_, index) => index);
  }

  async ping(): Promise<void> {}

  async close(): Promise<void> {}

  #entries({ caller, window }: CountName): readonly Entry[] {
    return this.#journals.get(`${caller} in ${window.id}`) ?? [];
  }

  #sum(count: CountName): number {
    return this.#entries(count).reduce((sum, { change }) => sum + change, 0);
  }

  #write(count: CountName, entry: Entry): void {
    this.#journals.set(`${count.caller} in ${count.window.id}`, [...this.#entries(count), entry]);
  }

  #raise({ used, lastUsed, ...count }: CountName & CountedCalls): void {
    const days = [...this.#entries(count).map(({ day }) => day), lastUsed.toISOString().slice(0, 10)];
    const entry = { day: days.toSorted().at(-1)!, expiresAt: count.window.expiresAt };
    for (const change of [1, -1] as const) this.#write(count, { ...entry, change });
    while (this.#sum(count) < used) this.#write(count, { ...entry, change: 1 });
  }

  #find(hash: string): KeyRecord | undefined {
    const key = this.#keys.find((record) => record.hash === hash);
    const revocation = this.#revocations.find((entry) => entry.hash === hash);
    if (key === undefined) return undefined;
    const changes = this.#changes.filter((entry) => entry.hash === hash).map(({ change }) => change);
    return changes.reduce(changedKey, { ...key, revokedAt: key.revokedAt ?? revocation?.at ?? null });
  }
}

describeStore('a store of another principle', async () => new JournalStore());
describeKeyMove('a store of another principle', async () => new JournalStore());
describeUsage('a store of another principle', async () => new JournalStore());
describeCallers('a store of another principle', async () => new JournalStore());
describeSweep('a store of another principle', async () => new JournalStore());

it('a store built on another principle serves calls, free and paid, up to their limits', async () => {
  const store = new JournalStore();
  const key = makeApiKey();
  const record = { hash: hashApiKey(key), hint: 'Ab3d', name: 'shop', createdAt: new Date() };
  await store.createKey({ ...record, monthlyLimit: 2, expiresAt: null, revokedAt: null });
  const service = await startService({ store, freeDaily: 1 });
  const call = async (headers: Record<string, string>, query = 'data=a') => {
    const { status, headers: sent } = await fetch(`${service.origin}/v1/qr?${query}`, { headers });
    return [status, sent.get('x-quota-used')];
  };
  const paid = { 'x-api-key': key };
  try {
    expect(await call({})).toEqual([200, '1']);
    expect(await call({})).toEqual([429, '1']);
    expect(await call(paid)).toEqual([200, '1']);
    expect(await call(paid, 'size=1')).toEqual([400, '1']);
    expect(await call(paid)).toEqual([200, '2']);
    expect(await call(paid)).toEqual([429, '2']);
    await store.revokeKey(record.hash, new Date());
    expect(await call(paid)).toEqual([401, '1']);
  } finally {
    await service.stop();
  }
});
