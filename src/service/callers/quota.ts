import { createHmac } from 'node:crypto';
import { RecentMap } from '../../cache/recent-map.ts';
import type { CountName, KeyRecord, Reservation, Store } from '../../store/store.ts';
import { ApiKeyError, hashApiKey, isApiKey } from './api-key.ts';
import type { Caller } from './caller.ts';
import { dayWindow, monthWindow, type QuotaWindow } from './quota-window.ts';

/** Addresses and counts remembered in memory, for speed and for the header while the store is down. */
const REMEMBERED_CALLERS = 10_000;

/** Bytes of the address's HMAC that are kept: enough to rule out collisions. */
const ADDRESS_BYTES = 16;

/** What a request says about its caller. */
export interface Credentials {
  /** The value of X-Api-Key; absent and empty are the same: no key. */
  readonly apiKeyHeader: string | undefined;
  /** The caller's address as callerAddress returns it. */
  readonly address: string;
}

export interface QuotaOptions {
  readonly store: Store;
  readonly limits: {
    /** Calls a UTC day without a key; 0 = none. */
    readonly freeDaily: number;
    /** Calls a UTC month with a key that has no limit of its own. */
    readonly paidMonthly: number;
  };
  readonly clock: () => Date;
}

/** The name under which the store counts the calls of a key, and of those that followed it. */
export function paidCallerId(keyHash: string): string {
  return PAID + keyHash;
}

const PAID = 'k:';

/** What begins the names under which the store counts calls without a key; a hash of the address follows. */
export const freeCallerPrefix = 'a:';

/**
 * Counts the calls of this installation against their quotas. Methods that return a promise reject with
 * StoreUnavailableError when the store cannot be used.
 */
export class Quota {
  readonly #store: Store;
  readonly #limits: QuotaOptions['limits'];
  readonly #clock: () => Date;
  #addressIds = new RecentMap<string, string>(REMEMBERED_CALLERS);
  readonly #seen = new RecentMap<string, { readonly window: number; readonly used: number }>(
    REMEMBERED_CALLERS,
  );
  #secret: Uint8Array | undefined;
  #day = dayWindow(0);
  #month = monthWindow(0);

  constructor({ store, limits, clock }: QuotaOptions) {
    this.#store = store;
    this.#limits = limits;
    this.#clock = clock;
    store.link?.onNewSecret(() => {
      this.#secret = undefined;
      this.#addressIds = new RecentMap(REMEMBERED_CALLERS);
    });
  }

  /** Rejects with ApiKeyError when a key is sent that is not live; never falls back to free use. */
  async identify(credentials: Credentials): Promise<Caller> {
    const { apiKeyHeader, address } = credentials;
    if (apiKeyHeader === undefined || apiKeyHeader === '') {
      return this.knownFreeCaller(credentials) ?? this.#freeCaller(await this.#makeAddressId(address));
    }
    if (!isApiKey(apiKeyHeader)) throw new ApiKeyError('malformed');
    const hash = hashApiKey(apiKeyHeader);
    const key = await this.#store.findKey(hash);
    if (key === undefined) throw new ApiKeyError('unknown');
    return this.#paidCaller(key);
  }

  /** The caller without a key whose address has been seen: found without the store, and without a promise. */
  knownFreeCaller({ apiKeyHeader, address }: Credentials): Caller | undefined {
    if (apiKeyHeader !== undefined && apiKeyHeader !== '') return undefined;
    const id = this.#addressIds.get(address);
    return id === undefined ? undefined : this.#freeCaller(id);
  }

  /** Counted calls in the caller's window, at most its limit. Reserves nothing. */
  async peek(caller: Caller): Promise<number> {
    return this.#remember(caller, await this.#store.used(countOf(caller)));
  }

  /**
   * Counts this call, unless the quota is used up. `used` is at most the limit. Rejects with ApiKeyError when the key
   * was revoked since the caller was identified.
   */
  async reserve(caller: Caller): Promise<Reservation> {
    const { id, window, limit, keyHash } = caller;
    const call = { caller: id, window, limit, at: this.#clock(), keyHash };
    const { granted, used, isKeyRevoked, isKeyDisabled } = await this.#store.reserve(call);
    if (isKeyRevoked) throw new ApiKeyError('revoked');
    if (isKeyDisabled) throw new ApiKeyError('disabled');
    return { granted, used: this.#remember(caller, used) };
  }

  /**
   * Takes the call back, from the window it was counted in. Resolves to the calls counted now: the last known count when
   * the store does that later.
   */
  async refund(caller: Caller): Promise<number> {
    const used = await this.#store.refund(countOf(caller));
    return used === undefined ? this.lastKnown(caller) : this.#remember(caller, used);
  }

  /** The last count seen by this process, 0 when there is none. Does not query the store. */
  lastKnown(caller: Caller): number {
    const seen = this.#seen.get(caller.id);
    return seen?.window === caller.window.id ? Math.min(seen.used, caller.limit) : 0;
  }

  #freeCaller(id: string): Caller {
    return { kind: 'free', id, limit: this.#limits.freeDaily, window: this.#thisDay(this.#now()) };
  }

  #paidCaller(key: KeyRecord): Caller {
    const now = this.#now();
    if (key.revokedAt !== null) throw new ApiKeyError('revoked');
    if (key.disabledAt !== undefined) throw new ApiKeyError('disabled');
    if (key.expiresAt !== null && key.expiresAt.getTime() <= now) throw new ApiKeyError('expired');
    return {
      kind: 'paid',
      id: paidCallerId(key.account ?? key.hash),
      limit: key.monthlyLimit ?? this.#limits.paidMonthly,
      window: this.#thisMonth(now),
      keyHash: key.hash,
      keyHint: key.hint,
    };
  }

  /** No address is stored: a keyed hash cannot be reversed by trying all four billion IPv4 addresses. */
  async #makeAddressId(address: string): Promise<string> {
    const ids = this.#addressIds;
    const secret = this.#secret ?? (await this.#store.secret());
    const digest = createHmac('sha256', secret).update(address).digest();
    const id = freeCallerPrefix + digest.toString('hex', 0, ADDRESS_BYTES);
    ids.set(address, id);
    // Not one that was replaced while it was read.
    if (ids === this.#addressIds) this.#secret = secret;
    return id;
  }

  /** Keeps what was seen, and cuts it to the limit: a limit may have been lowered below the count. */
  #remember(caller: Caller, used: number): number {
    this.#seen.set(caller.id, { window: caller.window.id, used });
    return Math.min(used, caller.limit);
  }

  #thisDay(now: number): QuotaWindow {
    if (!contains(this.#day, now)) this.#day = dayWindow(now);
    return this.#day;
  }

  #thisMonth(now: number): QuotaWindow {
    if (!contains(this.#month, now)) this.#month = monthWindow(now);
    return this.#month;
  }

  #now(): number {
    return this.#clock().getTime();
  }
}

function countOf({ id, window }: Caller): CountName {
  return { caller: id, window };
}

function contains(window: QuotaWindow, now: number): boolean {
  return now >= window.start && now < window.end;
}
