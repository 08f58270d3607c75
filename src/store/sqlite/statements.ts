import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import {
  type CallerCount,
  type CountedCalls,
  type CountName,
  changedKey,
  type ImportedKey,
  type KeyChange,
  type KeyRecord,
  type ReservedCall,
} from '../store.ts';

/** Counts that one portion of a sweep examines: about a millisecond when all of them are deleted. */
const SWEEP_PORTION = 500;

/** Keys in one page. */
const KEY_PAGE = 500;

/** Callers in one page: read in less than a millisecond. */
const CALLER_PAGE = 1000;

const DAY_MS = 86_400_000;

/** A place in the order of the counts. */
export interface CountPlace {
  readonly window: number;
  readonly caller: string;
}

/** What was counted of several calls. */
export interface ReservedCalls {
  /** Calls counted before them. */
  readonly before: number;
  readonly granted: number;
  /** Why nothing was granted, where that is for the key. */
  readonly keyFault?: 'revoked' | 'disabled' | undefined;
}

/** Before every count: the schema bounds `window` by it. */
const START: CountPlace = { window: Number.MIN_SAFE_INTEGER, caller: '' };

const KEY_COLUMNS =
  'hash, hint, name, created_at, monthly_limit, expires_at, revoked_at, note, disabled_at, account';
type KeyRow = readonly [
  hash: string,
  hint: string,
  name: string,
  createdAt: number,
  monthlyLimit: number | null,
  expiresAt: number | null,
  revokedAt: number | null,
  note: string | null,
  disabledAt: number | null,
  account: string | null,
];

/** The SQL of the store, prepared once. A method that writes is one to four statements, for a transaction of its caller. */
export class SqliteStatements {
  readonly #count;
  readonly #refund;
  readonly #used;
  readonly #lastUsedDay;
  readonly #portionEnd;
  readonly #deleteExpired;
  readonly #deleteExpiredRest;
  readonly #createKey;
  readonly #findKey;
  readonly #listKeys;
  readonly #keyPage;
  readonly #callerPage;
  readonly #importKey;
  readonly #importCount;
  readonly #changeKey;
  readonly #keyEnds;
  readonly #revokeKey;
  readonly #secret;
  readonly #probe;

  constructor(database: DatabaseSyncInstance) {
    this.#count = database.prepare(
      `INSERT INTO counts (window, caller, used, last_used_day, expires_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET used = used + excluded.used, last_used_day = excluded.last_used_day,
         expires_at = excluded.expires_at`,
    );
    this.#refund = database.prepare('UPDATE counts SET used = used - 1 WHERE window = ? AND caller = ?');
    this.#used = rows(database, 'SELECT used FROM counts WHERE window = ? AND caller = ?');
    this.#lastUsedDay = rows(database, 'SELECT last_used_day FROM counts WHERE window = ? AND caller = ?');
    this.#portionEnd = database.prepare(
      `SELECT window, caller FROM counts WHERE (window, caller) > (?, ?)
       ORDER BY window, caller LIMIT 1 OFFSET ${SWEEP_PORTION - 1}`,
    );
    const expired = 'DELETE FROM counts WHERE expires_at <= ? AND (window, caller) > (?, ?)';
    this.#deleteExpired = database.prepare(`${expired} AND (window, caller) <= (?, ?)`);
    this.#deleteExpiredRest = database.prepare(expired);
    const insert = `INSERT INTO keys (${KEY_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
    this.#createKey = database.prepare(insert);
    this.#findKey = rows(database, `SELECT ${KEY_COLUMNS} FROM keys WHERE hash = ?`);
    this.#listKeys = rows(database, `SELECT ${KEY_COLUMNS} FROM keys ORDER BY created_at, hash`);
    this.#keyPage = rows(
      database,
      `SELECT ${KEY_COLUMNS} FROM keys WHERE hash > ? ORDER BY hash LIMIT ${KEY_PAGE}`,
    );
    this.#callerPage = rows(
      database,
      `SELECT caller, used FROM counts WHERE window = ? AND caller > ? AND caller < ?
       ORDER BY caller LIMIT ${CALLER_PAGE}`,
    );
    this.#importKey = database.prepare(`${insert} ON CONFLICT DO NOTHING`);
    this.#changeKey = database.prepare(
      'UPDATE keys SET name = ?, monthly_limit = ?, expires_at = ?, note = ?, disabled_at = ? WHERE hash = ?',
    );
    this.#keyEnds = rows(database, 'SELECT revoked_at, disabled_at FROM keys WHERE hash = ?');
    this.#importCount = database.prepare(
      `INSERT INTO counts (window, caller, used, last_used_day, expires_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET used = max(used, excluded.used),
         last_used_day = max(last_used_day, excluded.last_used_day)`,
    );
    this.#revokeKey = database.prepare('UPDATE keys SET revoked_at = ifnull(revoked_at, ?) WHERE hash = ?');
    this.#secret = database.prepare("SELECT value FROM installation WHERE name = 'secret'");
    this.#probe = database.prepare(
      `INSERT INTO installation VALUES ('probe', randomblob(8)) ON CONFLICT DO UPDATE SET value = excluded.value`,
    );
  }

  /**
   * Counts as many of a caller's equal calls as the limit allows, for a transaction of its caller. The count is read by a
   * statement of its own, before: with RETURNING the other takes 9.7 us instead of 1.6, and the look-up takes 0.9.
   */
  reserve({ caller, window, limit, at, keyHash }: ReservedCall, calls: number): ReservedCalls {
    const before = this.used({ caller, window });
    const keyFault = keyHash === undefined ? undefined : this.#faultOf(keyHash);
    if (keyFault !== undefined) return { before, granted: 0, keyFault };
    const granted = Math.max(0, Math.min(calls, limit - before));
    if (granted > 0) this.#count.run(window.id, caller, granted, dayOf(at), window.expiresAt.getTime());
    return { before, granted };
  }

  refund({ caller, window }: CountName): number {
    const used = this.used({ caller, window });
    if (used === 0) return 0;
    this.#refund.run(window.id, caller);
    return used - 1;
  }

  used({ caller, window }: CountName): number {
    const row: readonly [used: number] | undefined = this.#used.get(window.id, caller);
    return row?.[0] ?? 0;
  }

  lastUsed({ caller, window }: CountName): Date | undefined {
    const row: readonly [day: number] | undefined = this.#lastUsedDay.get(window.id, caller);
    return row && new Date(row[0] * DAY_MS);
  }

  /**
   * Deletes the expired counts of the portion after `place`. Returns the last place of the portion, undefined at the
   * end. An index on expiry would save the scan, but every first call of a caller would pay for it.
   */
  sweepPortion(now: Date, { window, caller }: CountPlace = START): CountPlace | undefined {
    const end: CountPlace | undefined = this.#portionEnd.get(window, caller);
    if (end === undefined) this.#deleteExpiredRest.run(now.getTime(), window, caller);
    else this.#deleteExpired.run(now.getTime(), window, caller, end.window, end.caller);
    return end;
  }

  createKey(key: KeyRecord): void {
    this.#createKey.run(...rowOf(key));
  }

  findKey(hash: string): KeyRecord | undefined {
    const row: KeyRow | undefined = this.#findKey.get(hash);
    return row && recordOf(row);
  }

  listKeys(): KeyRecord[] {
    const keys: KeyRow[] = this.#listKeys.all();
    return keys.map(recordOf);
  }

  /** The keys after this hash, by hash; none at the end. By creation each page would be a scan of all. */
  keyPage(after: string): KeyRecord[] {
    const keys: KeyRow[] = this.#keyPage.all(after);
    return keys.map(recordOf);
  }

  count(name: CountName): CountedCalls | undefined {
    const lastUsed = this.lastUsed(name);
    return lastUsed && { used: this.used(name), lastUsed };
  }

  /** The callers of a window between these two names; none at the end. */
  callerPage(window: number, after: string, before: string): CallerCount[] {
    const counts: (readonly [caller: string, used: number])[] = this.#callerPage.all(window, after, before);
    return counts.map(([caller, used]) => ({ caller, used }));
  }

  /** Returns whether the key was new. */
  importKey({ key, counts }: ImportedKey): boolean {
    const isNew = this.#importKey.run(...rowOf(key)).changes > 0;
    if (!isNew && key.revokedAt !== null) this.revokeKey(key.hash, key.revokedAt);
    for (const { caller, window, used, lastUsed } of counts) {
      this.#importCount.run(window.id, caller, used, dayOf(lastUsed), window.expiresAt.getTime());
    }
    return isNew;
  }

  changeKey(hash: string, change: KeyChange): boolean {
    const known = this.findKey(hash);
    if (known === undefined) return false;
    const [, , name, , limit, expires, , note, disabled] = rowOf(changedKey(known, change));
    this.#changeKey.run(name, limit, expires, note, disabled, hash);
    return true;
  }

  revokeKey(hash: string, at: Date): boolean {
    return this.#revokeKey.run(at.getTime(), hash).changes > 0;
  }

  secret(): Uint8Array {
    const row: { readonly value: Uint8Array } = this.#secret.get();
    return row.value;
  }

  /** Writes to a row of its own, a new value each time: SQLite does not write a page whose bytes stay the same. */
  probe(): void {
    this.#probe.run();
  }

  /** Why a key may not call; a key that is not there counts as revoked. */
  #faultOf(keyHash: string): 'revoked' | 'disabled' | undefined {
    const ends: readonly [revoked: number | null, disabled: number | null] | undefined =
      this.#keyEnds.get(keyHash);
    if (ends?.[0] !== null) return 'revoked';
    return ends[1] === null ? undefined : 'disabled';
  }
}

/** Days since 1970, UTC. */
export function dayOf(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS);
}

/** A statement whose rows are arrays: an object with named members takes half as long again. */
function rows(database: DatabaseSyncInstance, sql: string): StatementSyncInstance {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return statement;
}

function rowOf(key: KeyRecord): KeyRow {
  const { hash, hint, name, createdAt, monthlyLimit, note = null, account = null } = key;
  const [expires, revoked, disabled] = [key.expiresAt, key.revokedAt, key.disabledAt].map(
    (moment) => moment?.getTime() ?? null,
  );
  return [
    hash,
    hint,
    name,
    createdAt.getTime(),
    monthlyLimit,
    expires ?? null,
    revoked ?? null,
    note,
    disabled ?? null,
    account,
  ];
}

function recordOf(row: KeyRow): KeyRecord {
  const [hash, hint, name, createdAt, monthlyLimit, expiresAt, revokedAt, note, disabledAt, account] = row;
  return {
    hash,
    hint,
    name,
    createdAt: new Date(createdAt),
    monthlyLimit,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    revokedAt: revokedAt === null ? null : new Date(revokedAt),
    ...(note !== null && { note }),
    ...(disabledAt !== null && { disabledAt: new Date(disabledAt) }),
    ...(account !== null && { account }),
  };
}
