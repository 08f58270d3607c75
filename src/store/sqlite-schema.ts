import { randomBytes } from 'node:crypto';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { StoreUnavailableError } from './store.ts';

/** The version this program writes (PRAGMA user_version). */
export const SCHEMA_VERSION = 1;

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
