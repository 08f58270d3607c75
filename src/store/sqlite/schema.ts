import { randomBytes } from 'node:crypto';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { StoreUnavailableError } from '../store.ts';

/** The version this program writes (PRAGMA user_version). */
export const SCHEMA_VERSION = 5;

/** Above every limit (1e9), and exact as a JavaScript number. */
const MAX_USED = 1_000_000_000_000;

/** The last day a JavaScript Date can hold (ECMA-262 21.4.1.1). */
const LAST_DAY = 100_000_000;

const DAY_MS = 86_400_000;

/** No count is needed longer: a month of 31 days, the month after it, and a day. */
const MAX_LIFE_S = 63 * 86_400;

/**
 * One entry for each version, in order: entry n migrates from version n to n + 1. A published entry never changes.
 *
 * The key of counts begins with the window, so that today's callers are adjacent.
 */
const migrations: readonly ((database: DatabaseSyncInstance) => void)[] = [
  (database) => {
    database.exec(`
      CREATE TABLE installation (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT, WITHOUT ROWID;
      CREATE TABLE keys (
        hash TEXT PRIMARY KEY, hint TEXT NOT NULL, name TEXT NOT NULL, created_at INTEGER NOT NULL,
        monthly_limit INTEGER, expires_at INTEGER, revoked_at INTEGER
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE counts (
        window INTEGER NOT NULL, caller TEXT NOT NULL, used INTEGER NOT NULL, last_used_day INTEGER NOT NULL,
        PRIMARY KEY (window, caller)
      ) STRICT, WITHOUT ROWID;
    `);
    database.prepare("INSERT INTO installation VALUES ('secret', ?)").run(randomBytes(32));
  },
  /**
   * A number that cannot be read would fail every call of its caller. SQLite cannot add a CHECK to an existing table.
   */
  (database) => {
    database.exec(`
      CREATE TABLE bounded_counts (
        window INTEGER NOT NULL, caller TEXT NOT NULL,
        used INTEGER NOT NULL CHECK (used BETWEEN 0 AND ${MAX_USED}),
        last_used_day INTEGER NOT NULL CHECK (last_used_day BETWEEN 0 AND ${LAST_DAY}),
        PRIMARY KEY (window, caller)
      ) STRICT, WITHOUT ROWID;
      INSERT INTO bounded_counts
        SELECT window, caller, max(0, min(used, ${MAX_USED})), max(0, min(last_used_day, ${LAST_DAY})) FROM counts;
      DROP TABLE counts;
      ALTER TABLE bounded_counts RENAME TO counts;
    `);
  },
  /**
   * Counts get the moment they expire. Until version 2 the windows of addresses (a:) were days since 1970, kept for a
   * day after their end, and those of keys (k:) months since year 0, kept for the month after; a day is added.
   *
   * The default is for a process of version 2 that has the file open: it continues to count, and its counts expire.
   */
  (database) => {
    const daysLater = `(max(0, min(window, ${LAST_DAY})) + 2) * ${DAY_MS}`;
    const twoMonthsLater = 'max(0, min(window, 119000)) + 2';
    database.exec(`
      CREATE TABLE expiring_counts (
        window INTEGER NOT NULL CHECK (window BETWEEN ${Number.MIN_SAFE_INTEGER} AND ${Number.MAX_SAFE_INTEGER}),
        caller TEXT NOT NULL,
        used INTEGER NOT NULL CHECK (used BETWEEN 0 AND ${MAX_USED}),
        last_used_day INTEGER NOT NULL CHECK (last_used_day BETWEEN 0 AND ${LAST_DAY}),
        expires_at INTEGER NOT NULL DEFAULT ((unixepoch() + ${MAX_LIFE_S}) * 1000),
        PRIMARY KEY (window, caller)
      ) STRICT, WITHOUT ROWID;
      INSERT INTO expiring_counts
        SELECT window, caller, used, last_used_day, CASE WHEN caller LIKE 'k:%'
          THEN unixepoch(printf('%04d-%02d-02', (${twoMonthsLater}) / 12, (${twoMonthsLater}) % 12 + 1)) * 1000
          ELSE ${daysLater} END
        FROM counts WHERE window BETWEEN ${Number.MIN_SAFE_INTEGER} AND ${Number.MAX_SAFE_INTEGER};
      DROP TABLE counts;
      ALTER TABLE expiring_counts RENAME TO counts;
    `);
  },
  /** Its key begins with the day, so that what is too old is deleted without a scan. */
  (database) => {
    database.exec(`
      CREATE TABLE usage (
        day INTEGER NOT NULL CHECK (day BETWEEN 0 AND ${LAST_DAY}),
        subject TEXT NOT NULL, operation TEXT NOT NULL,
        calls INTEGER NOT NULL CHECK (calls BETWEEN 0 AND ${MAX_USED}),
        refused INTEGER NOT NULL CHECK (refused BETWEEN 0 AND ${MAX_USED}),
        PRIMARY KEY (day, subject, operation)
      ) STRICT, WITHOUT ROWID;
    `);
  },
  (database) => {
    database.exec(`
      ALTER TABLE keys ADD COLUMN note TEXT;
      ALTER TABLE keys ADD COLUMN disabled_at INTEGER;
      ALTER TABLE keys ADD COLUMN account TEXT;
    `);
  },
];

/**
 * Brings the schema to SCHEMA_VERSION, in one transaction. Several processes may migrate at once: the version is read
 * again under the lock. Refuses a file that a newer program wrote.
 */
export function migrate(database: DatabaseSyncInstance): void {
  if (versionOf(database) === SCHEMA_VERSION) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = versionOf(database);
    if (version > SCHEMA_VERSION) {
      throw new StoreUnavailableError(
        `a newer Sundry wrote it (schema ${version}, this program supports ${SCHEMA_VERSION}); use that version or newer`,
      );
    }
    for (const step of migrations.slice(version)) step(database);
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`);
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function versionOf(database: DatabaseSyncInstance): number {
  const row: { readonly user_version: number } = database.prepare('PRAGMA user_version').get();
  return row.user_version;
}
