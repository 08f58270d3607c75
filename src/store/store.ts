/**
 * Where keys and counts live. One small interface, several stores; every store passes store.contract.ts,
 * usage.contract.ts and callers.contract.ts.
 *
 * Windows and callers are opaque here: the service decides what a window is and who a caller is.
 */
export interface Store {
  /** The name of the store for its operator: the path of its file. Contains no password. */
  describe(): string;

  /** Counts one call unless the caller already has `limit` in the window. Resolves after the commit. */
  reserve(call: ReservedCall): Promise<Reservation>;
  /**
   * Takes one reserved call back, from the window it was counted in, even after that window has ended. The count
   * never falls below 0, and an expired one is not created again. Resolves to the calls counted now; to undefined when
   * the store cannot be reached, keeps the refund in memory, and carries it out when it can be reached again.
   */
  refund(count: CountName): Promise<number | undefined>;
  /** Calls counted for the caller in the window, 0 when it is unknown. */
  used(count: CountName): Promise<number>;
  /**
   * Midnight of the UTC day on which the last call of the count was reserved, a refunded one included. No store keeps
   * a finer time. Undefined when the count is unknown.
   */
  lastUsed(count: CountName): Promise<Date | undefined>;
  /**
   * Deletes the counts that have expired at `now`, and the usage older than USAGE_DAYS, without holding up other calls.
   * A store that expires both by itself has nothing to do here.
   */
  sweep(now: Date): Promise<void>;

  createKey(key: KeyRecord): Promise<void>;
  /**
   * The key with this SHA-256, in lower-case hex; revoked and expired ones too. A store across a network may answer
   * from memory for a second, since `reserve` checks the key itself: a paid call then costs one round trip. A key
   * that was not found is never cached as missing.
   */
  findKey(hash: string): Promise<KeyRecord | undefined>;
  /** Every key, oldest first. */
  listKeys(): Promise<readonly KeyRecord[]>;
  /**
   * Every key once, in pages and in an order of the store's own, so that a million of them take little memory. One that
   * is made meanwhile may be left out.
   */
  keyPages(): AsyncIterable<readonly KeyRecord[]>;
  /** What is counted under each name, in the order of the names; undefined for an unknown count. */
  counts(names: readonly CountName[]): Promise<readonly (CountedCalls | undefined)[]>;
  /**
   * The callers that are counted in the window of this id and whose names begin so, in pages and in an order of the
   * store's own. A page may be empty. One that is counted meanwhile may be left out, and one may come twice. Calls are
   * answered between two pages.
   */
  callerPages(window: number, prefix: string): AsyncIterable<readonly CallerCount[]>;
  /**
   * Takes over keys of another store, each together with its counts. A key that is known keeps its record, except that
   * it becomes revoked when the other is, and of two counts the larger one stays. The embedded store writes all or
   * none; one across a network may write some of the keys and then reject. Resolves to how many keys were new.
   */
  importKeys(keys: readonly ImportedKey[]): Promise<number>;
  /** Changes what the operator may change of a key. False when there is no such key. */
  changeKey(hash: string, change: KeyChange): Promise<boolean>;
  /** Marks a key as revoked; an earlier revocation keeps its date. False when there is no such key. */
  revokeKey(hash: string, at: Date): Promise<boolean>;

  /**
   * Adds what was counted, a row to the row of the same subject, day and operation. Resolves to the rows that were
   * certainly not written; one whose reply was lost may have been, and is not among them.
   */
  addUsage(rows: readonly UsageRow[]): Promise<readonly UsageRow[]>;
  /** What is kept of a subject in these days, by day and operation. */
  usage(subject: string, days: DayRange): Promise<readonly UsageRow[]>;

  /**
   * 32 random bytes of this installation, generated once: the key of the hash of callers' addresses. When a store across
   * a network loses them, `link` reports the new ones.
   */
  secret(): Promise<Uint8Array>;
  /** Resolves when the store can count, rejects with StoreUnavailableError when it cannot. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** Present for a store across a network. */
  readonly link?: StoreLink;
}

/** What is known of a store across a network without asking it. */
export interface StoreLink {
  /** Why the store cannot be used now; undefined when it can. */
  refusal(): StoreUnavailableError | undefined;
  /** Seconds by which its clock is ahead of this machine's; undefined before it was measured. */
  clockOffsetSeconds(): number | undefined;
  /** Calls the listener whenever the secret has changed: the store was emptied or replaced. */
  onNewSecret(listener: () => void): void;
}

/** Receives what the operator should know of a store across a network, a line each. */
export interface StoreNotices {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** For a command that says itself what is wrong. */
export const silent: StoreNotices = { info() {}, warn() {}, error() {} };

/** A stretch of time in which the calls of a caller are counted together. */
export interface CountWindow {
  /** Unique among the windows of a caller. */
  readonly id: number;
  /** The counts of the window are needed until this moment, and may be deleted from then on. */
  readonly expiresAt: Date;
}

/** Names one count: the calls of a caller in a window. */
export interface CountName {
  readonly caller: string;
  readonly window: CountWindow;
}

/** What is known of a count. */
export interface CountedCalls {
  readonly used: number;
  /** The same as `lastUsed()` of the count. */
  readonly lastUsed: Date;
}

/** A caller with its counted calls in a window. */
export interface CallerCount {
  readonly caller: string;
  readonly used: number;
}

/** Days of UTC for which usage is kept, the present one included. */
export const USAGE_DAYS = 400;

/** The subject of usage that has the sum of all callers. */
export const ALL_CALLERS = 'all';

/** The subject of usage that all callers without a key share. */
export const FREE_CALLERS = 'free';

/** What a subject called on a day. A subject is ALL_CALLERS, FREE_CALLERS or the caller of a key. */
export interface UsageRow {
  readonly subject: string;
  /** Days since 1970, UTC. */
  readonly day: number;
  /** The id of an operation. */
  readonly operation: string;
  /** Calls that succeeded, as the quota counts them. */
  readonly calls: number;
  /** Calls that were answered with an error. */
  readonly refused: number;
}

/** Days since 1970, UTC; both are in it. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

/** A key of another store. */
export interface ImportedKey {
  readonly key: KeyRecord;
  /** Counts of the calls made with the key. */
  readonly counts: readonly (CountName & CountedCalls)[];
}

/** A call to be counted. */
export interface ReservedCall extends CountName {
  /** Calls the caller may make in the window. */
  readonly limit: number;
  /** The moment of the reservation: `lastUsed` is its day. */
  readonly at: Date;
  /** SHA-256 of the key the call is made with: nothing is counted unless the store holds it, neither revoked nor disabled. */
  readonly keyHash?: string | undefined;
}

/** Whether a call was counted. */
export interface Reservation {
  readonly granted: boolean;
  /** Calls counted in the window, this one included when it was granted. May exceed a limit that was lowered since. */
  readonly used: number;
  /** Present when the key was revoked, or is not in the store: the reason why the call was not granted. */
  readonly isKeyRevoked?: true;
  /** Present when the key is disabled. */
  readonly isKeyDisabled?: true;
}

export interface KeyRecord {
  /** SHA-256 of the key in lower-case hex. The key itself is not stored. */
  readonly hash: string;
  /** First 4 random characters of the key, to tell keys apart in lists and logs. */
  readonly hint: string;
  readonly name: string;
  readonly createdAt: Date;
  /** Calls a month; null for the service's own limit. */
  readonly monthlyLimit: number | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  /** What the operator wants to remember of it; absent for nothing. */
  readonly note?: string;
  /** Present while the key is disabled: refused, but not for ever. */
  readonly disabledAt?: Date;
  /** The hash of the key that it followed when that was rotated: its calls are counted as calls of that one. */
  readonly account?: string;
}

/** What changes of a key; what is left out stays, and null takes it away. */
export interface KeyChange {
  readonly name?: string;
  readonly note?: string | null;
  readonly monthlyLimit?: number | null;
  readonly expiresAt?: Date | null;
  readonly disabledAt?: Date | null;
}

/** The record of a key after a change. */
export function changedKey(key: KeyRecord, change: KeyChange): KeyRecord {
  const { note, disabledAt, ...rest } = { ...key, ...change };
  return { ...rest, ...(note != null && { note }), ...(disabledAt != null && { disabledAt }) };
}

/** The place of a store that may not exist yet. */
export interface StorePlace {
  /** The same as `describe()` of the store in it. */
  readonly name: string;
  exists(): boolean;
  /**
   * Opens the store, and creates it when it is missing. Rejects with a StoreUnavailableError of one line when it cannot
   * be used before its operator changes something; one across a network that cannot be reached for now is opened.
   */
  open(): Promise<Store>;
  /**
   * Copies the store to a new file while it is in use, whole or not at all; resolves to the bytes of the copy. Absent
   * for a store across a network. Rejects with StoreUnavailableError when the store cannot be read, and with the error
   * of the system when the file cannot be made.
   */
  readonly backUp?: (file: string) => Promise<number>;
}

/** The store fails, hangs or is locked: metered calls are answered with 503, free routes still work. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError';
}
