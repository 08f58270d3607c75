import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { KeyRecord, Reservation } from '../store.ts';

/** Rows a single portion of forgetting deletes: about a millisecond. */
const FORGET_PORTION = 500;

interface KeyRow {
  readonly hash: string;
  readonly hint: string;
  readonly name: string;
  readonly created_at: number;
  readonly monthly_limit: number | null;
  readonly expires_at: number | null;
  readonly revoked_at: number | null;
}

/** The store's SQL, prepared once. Every method is one or two statements and knows no transaction. */
export class SqliteStatements {
  readonly #reserve;
  readonly #refund;
  readonly #count;
  readonly #nextWindow;
  readonly #forget;
  readonly #createKey;
  readonly #findKey;
  readonly #listKeys;
  readonly #revokeKey;
  readonly #secret;
  readonly #probe;

  constructor(database: DatabaseSyncInstance) {
    this.#reserve = database.prepare(
      `INSERT INTO counts (window, caller, used, last_used_day) VALUES (?, ?, 1, ?)
       ON CONFLICT DO UPDATE SET used = used + 1, last_used_day = excluded.last_used_day WHERE used < ?
       RETURNING used`,
    );
    this.#refund = database.prepare(
      'UPDATE counts SET used = used - 1 WHERE window = ? AND caller = ? AND used > 0 RETURNING used',
    );
    this.#count = database.prepare('SELECT used, last_used_day FROM counts WHERE window = ? AND caller = ?');
    this.#nextWindow = database.prepare(
      'SELECT min(window) AS window FROM counts WHERE window > ? AND window < ?',
    );
    this.#forget = database.prepare(
      `DELETE FROM counts WHERE window = ?1 AND caller IN (
         SELECT caller FROM counts WHERE window = ?1 AND caller >= ?2 AND caller < ?3 LIMIT ${FORGET_PORTION})`,
    );
    this.#createKey = database.prepare('INSERT INTO keys VALUES (?, ?, ?, ?, ?, ?, ?)');
    this.#findKey = database.prepare('SELECT * FROM keys WHERE hash = ?');
    this.#listKeys = database.prepare('SELECT * FROM keys ORDER BY created_at, hash');
    this.#revokeKey = database.prepare('UPDATE keys SET revoked_at = ifnull(revoked_at, ?) WHERE hash = ?');
    this.#secret = database.prepare("SELECT value FROM installation WHERE name = 'secret'");
    this.#probe = database.prepare(
      `INSERT INTO installation VALUES ('probe', randomblob(8)) ON CONFLICT DO UPDATE SET value = excluded.value`,
    );
  }

  reserve(caller: string, window: number, limit: number, day: number): Reservation {
    // The first call of a window meets no row, so the WHERE of the upsert does not see a limit of 0.
    if (limit > 0) {
      const row: { readonly used: number } | undefined = this.#reserve.get(window, caller, day, limit);
      if (row !== undefined) return { granted: true, used: row.used };
    }
    return { granted: false, used: this.used(caller, window) };
  }

  refund(caller: string, window: number): number {
    const row: { readonly used: number } | undefined = this.#refund.get(window, caller);
    return row?.used ?? 0;
  }

  used(caller: string, window: number): number {
    return this.#countOf(caller, window)?.used ?? 0;
  }

  lastUsedDay(caller: string, window: number): number | undefined {
    return this.#countOf(caller, window)?.last_used_day;
  }

  /** Deletes one portion of old rows; false when none was left. */
  forgetSomeBefore(prefix: string, window: number): boolean {
    const afterPrefix = prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1);
    for (let old = this.#windowAfter(-1, window); old !== null; old = this.#windowAfter(old, window)) {
      if (this.#forget.run(old, prefix, afterPrefix).changes > 0) return true;
    }
    return false;
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
    const rows: KeyRow[] = this.#listKeys.all();
    return rows.map(recordOf);
  }

  revokeKey(hash: string, at: Date): boolean {
    return this.#revokeKey.run(at.getTime(), hash).changes > 0;
  }

  secret(): Uint8Array {
    const row: { readonly value: Uint8Array } = this.#secret.get();
    return row.value;
  }

  /** Writes to a row of its own, another value each time: SQLite writes no page whose bytes stay the same. */
  probe(): void {
    this.#probe.run();
  }

  #countOf(caller: string, window: number): { used: number; last_used_day: number } | undefined {
    return this.#count.get(window, caller);
  }

  #windowAfter(window: number, before: number): number | null {
    const row: { readonly window: number | null } = this.#nextWindow.get(window, before);
    return row.window;
  }
}

function recordOf(row: KeyRow): KeyRecord {
  return {
    hash: row.hash,
    hint: row.hint,
    name: row.name,
    createdAt: new Date(row.created_at),
    monthlyLimit: row.monthly_limit,
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
    revokedAt: row.revoked_at === null ? null : new Date(row.revoked_at),
  };
}
