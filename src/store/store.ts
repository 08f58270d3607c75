/**
 * Where keys and counts live. One small interface, several stores; every store passes store.contract.ts.
 *
 * Windows and callers are opaque here: the service decides what a window is and who a caller is.
 */
export interface Store {
  /**
   * Counts one call unless the caller already has `limit` in the window. Resolves after the commit.
   * `day` is the UTC day number, kept with the count for lastUsedDay.
   */
  reserve(caller: string, window: number, limit: number, day: number): Promise<Reservation>;
  /** Takes one reserved call back; the count never falls below 0. Resolves to the calls counted now. */
  refund(caller: string, window: number): Promise<number>;
  /** Calls counted for the caller in the window, 0 when it is unknown. */
  used(caller: string, window: number): Promise<number>;
  /** UTC day number of the caller's last counted call in the window, a refunded one included. */
  lastUsedDay(caller: string, window: number): Promise<number | undefined>;
  /** Forgets counts of windows below `window` whose caller begins with `prefix`. */
  forgetBefore(prefix: string, window: number): Promise<void>;

  createKey(key: KeyRecord): Promise<void>;
  /** The key with this SHA-256, in lower-case hex; revoked and expired ones too. */
  findKey(hash: string): Promise<KeyRecord | undefined>;
  /** Every key, oldest first. */
  listKeys(): Promise<readonly KeyRecord[]>;
  /** Marks a key as revoked; an earlier revocation keeps its date. False when there is no such key. */
  revokeKey(hash: string, at: Date): Promise<boolean>;

  /** 32 random bytes of this installation, made once: callers' addresses are keyed with it. */
  secret(): Promise<Uint8Array>;
  /** Resolves when the store can count, rejects with StoreUnavailableError when it cannot. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Reservation {
  readonly granted: boolean;
  /** Calls counted in the window, this one included when it was granted. May exceed a limit lowered since. */
  readonly used: number;
}

export interface KeyRecord {
  /** SHA-256 of the key in lower-case hex. The key itself is nowhere. */
  readonly hash: string;
  /** First 4 random characters of the key, to tell keys apart in lists and logs. */
  readonly hint: string;
  readonly name: string;
  readonly createdAt: Date;
  /** Calls a month; null for the service's own limit. */
  readonly monthlyLimit: number | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
}

/** The store refuses, hangs or is locked: metered calls answer 503, free routes go on. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}
