import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import type { CountName, KeyRecord, Reservation, ReservedCall } from '../store.ts';

/** Counts that one portion of a sweep examines: about a millisecond when all of them are deleted. */
const SWEEP_PORTION = 500;

const DAY_MS = 86_400_000;

/** A place in the order of the counts. */
export interface CountPlace {
  readonly window: number;
  readonly caller: string;
}

/** Before every count: the schema bounds `window` by it. */
const START: CountPlace = { window: Number.MIN_SAFE_INTEGER, caller: '' };

const KEY_COLUMNS = 'hash, hint, name, created_at, monthly_limit, expires_at, revoked_at';
type KeyRow = readonly [
  hash: string,
  hint: string,
  name: string,
  createdAt: number,
  monthlyLimit: number | null,
  expiresAt: number | null,
  revokedAt: number | null,
];

/** The store's SQL, prepared once. Every method is one or two statements, without a transaction. */
export class SqliteStatements {
  readonly #reserve;
  readonly #reserveForKey;
  readonly #refund;
  readonly #count;
  readonly #portionEnd;
  readonly #deleteExpired;
  readonly #deleteExpiredRest;
  readonly #createKey;
  readonly #findKey;
  readonly #listKeys;
  readonly #revokeKey;
  readonly #secret;
  readonly #probe;

  constructor(database: DatabaseSyncInstance) {
    const columns = 'counts (window, caller, used, last_used_day, expires_at)';
    const upsert = `ON CONFLICT DO UPDATE
       SET used = used + 1, last_used_day = excluded.last_used_day, expires_at = excluded.expires_at WHERE used < ?5
       RETURNING used`;
    this.#reserve = rows(database, `INSERT INTO ${columns} VALUES (?1, ?2, 1, ?3, ?4) ${upsert}`);
    // No live key: `used` would be NULL, which the column does not allow, and OR IGNORE drops the row. An INSERT from a
    // SELECT with the same condition takes 1.4 times as long.
    this.#reserveForKey = rows(
      database,
      `INSERT OR IGNORE INTO ${columns}
       VALUES (?1, ?2, (SELECT 1 FROM keys WHERE hash = ?6 AND revoked_at IS NULL), ?3, ?4) ${upsert}`,
    );
    this.#refund = database.prepare(
      'UPDATE counts SET used = used - 1 WHERE window = ? AND caller = ? AND used > 0 RETURNING used',
    );
    this.#count = database.prepare('SELECT used, last_used_day FROM counts WHERE window = ? AND caller = ?');
    this.#portionEnd = database.prepare(
      `SELECT window, caller FROM counts WHERE (window, caller) > (?, ?)
       ORDER BY window, caller LIMIT 1 OFFSET ${SWEEP_PORTION - 1}`,
    );
    const expired = 'DELETE FROM counts WHERE expires_at <= ? AND (window, caller) > (?, ?)';
    this.#deleteExpired = database.prepare(`${expired} AND (window, caller) <= (?, ?)`);
    this.#deleteExpiredRest = database.prepare(expired);
    this.#createKey = database.prepare('INSERT INTO keys VALUES (?, ?, ?, ?, ?, ?, ?)');
    this.#findKey = rows(database, `SELECT ${KEY_COLUMNS} FROM keys WHERE hash = ?`);
    this.#listKeys = rows(database, `SELECT ${KEY_COLUMNS} FROM keys ORDER BY created_at, hash`);
    this.#revokeKey = database.prepare('UPDATE keys SET revoked_at = ifnull(revoked_at, ?) WHERE hash = ?');
    this.#secret = database.prepare("SELECT value FROM installation WHERE name = 'secret'");
    this.#probe = database.prepare(
      `INSERT INTO installation VALUES ('probe', randomblob(8)) ON CONFLICT DO UPDATE SET value = excluded.value`,
    );
  }

  reserve({ caller, window, limit, at, keyHash }: ReservedCall): Reservation {
    // The first call of a window finds no row, so the WHERE of the upsert does not test a limit of 0.
    if (limit > 0) {
      const day = Math.floor(at.getTime() / DAY_MS);
      const expiresAt = window.expiresAt.getTime();
      const row: readonly [used: number] | undefined =
        keyHash === undefined
          ? this.#reserve.get(window.id, caller, day, expiresAt, limit)
          : this.#reserveForKey.get(window.id, caller, day, expiresAt, limit, keyHash);
      if (row !== undefined) return { granted: true, used: row[0] };
    }
    const refusal = { granted: false, used: this.used({ caller, window }) };
    return keyHash === undefined || this.#isLive(keyHash) ? refusal : { ...refusal, isKeyRevoked: true };
  }

  refund({ caller, window }: CountName): number {
    const row: { readonly used: number } | undefined = this.#refund.get(window.id, caller);
    return row?.used ?? 0;
  }

  used(count: CountName): number {
    return this.#countOf(count)?.used ?? 0;
  }

  lastUsed(count: CountName): Date | undefined {
    const row = this.#countOf(count);
    return row && new Date(row.last_used_day * DAY_MS);
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
    const created = key.createdAt.getTime();
    const expires = key.expiresAt?.getTime() ?? null;
    const revoked = key.revokedAt?.getTime() ?? null;
    this.#createKey.run(key.hash, key.hint, key.name, created, key.monthlyLimit, expires, revoked);
  }

  findKey(hash: string): KeyRecord | undefined {
    const row: KeyRow | undefined = this.#findKey.get(hash);
    return row && recordOf(row);
  }

  listKeys(): KeyRecord[] {
    const keys: KeyRow[] = this.#listKeys.all();
    return keys.map(recordOf);
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

  #countOf({ caller, window }: CountName): { used: number; last_used_day: number } | undefined {
    return this.#count.get(window.id, caller);
  }

  #isLive(keyHash: string): boolean {
    return this.findKey(keyHash)?.revokedAt === null;
  }
}

/** A statement whose rows are arrays: an object with named members takes half as long again. */
function rows(database: DatabaseSyncInstance, sql: string): StatementSyncInstance {
  const statement = database.prepare(sql);
  statement.setReturnArrays(true);
  return statement;
}

function recordOf([hash, hint, name, createdAt, monthlyLimit, expiresAt, revokedAt]: KeyRow): KeyRecord {
  return {
    hash,
    hint,
    name,
    createdAt: new Date(createdAt),
    monthlyLimit,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    revokedAt: revokedAt === null ? null : new Date(revokedAt),
  };
}
