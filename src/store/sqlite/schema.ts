import { randomBytes } from 'node:crypto';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { StoreUnavailableError } from '../store.ts';

/** The version this program writes (PRAGMA user_version). */
export const SCHEMA_VERSION = 2;

/** Above every limit there is (1e9), and exact as a JavaScript number. */
const MOST_USED = 1_000_000_000_000;

/** The last day a JavaScript Date can hold (ECMA-262 21.4.1.1). */
const LAST_DAY = 100_000_000;

/**
 * One entry a version, in order; entry n leads from version n to n + 1. A published entry never changes.
 *
 * counts has the window first: forgetting an old window is one range, and today's callers lie together.
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
  /** A number that could not be read would fail every call of its caller. SQLite adds no CHECK to a table that is there. */
  (database) => {
    database.exec(`
      CREATE TABLE bounded_counts (
        window INTEGER NOT NULL, caller TEXT NOT NULL,
        used INTEGER NOT NULL CHECK (used BETWEEN 0 AND ${MOST_USED}),
        last_used_day INTEGER NOT NULL CHECK (last_used_day BETWEEN 0 AND ${LAST_DAY}),
        PRIMARY KEY (window, caller)
      ) STRICT, WITHOUT ROWID;
      INSERT INTO bounded_counts
        SELECT window, caller, max(0, min(used, ${MOST_USED})), max(0, min(last_used_day, ${LAST_DAY})) FROM counts;
      DROP TABLE counts;
      ALTER TABLE bounded_counts RENAME TO counts;
    `);
  },
];

/**
 * Brings the schema to SCHEMA_VERSION, in one transaction. Several processes may come at once: the
 * version is read again under the lock. Refuses a file that a newer program wrote.
 */
export function migrate(database: DatabaseSyncInstance): void {
  if (versionOf(database) === SCHEMA_VERSION) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    const version = versionOf(database);
    if (version > SCHEMA_VERSION) {
      throw new StoreUnavailableError(
        `a newer Sundry wrote it (schema ${version}, this program knows ${SCHEMA_VERSION}); use that version or newer`,
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
