import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { type DayRange, USAGE_DAYS, type UsageRow } from '../store.ts';
import { dayOf } from './statements.ts';

/** Rows that one portion of a sweep deletes: less than a millisecond. */
const SWEEP_PORTION = 500;

type StoredRow = readonly [day: number, operation: string, calls: number, refused: number];

/** The SQL of usage, prepared once. A method that writes is for a transaction of its caller. */
export class UsageStatements {
  readonly #add;
  readonly #read;
  readonly #deleteOld;

  constructor(database: DatabaseSyncInstance) {
    this.#add = database.prepare(
      `INSERT INTO usage (day, subject, operation, calls, refused) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET calls = calls + excluded.calls, refused = refused + excluded.refused`,
    );
    // A look-up for each day: a range of days would read what all other callers did in it.
    this.#read = database.prepare(
      `WITH RECURSIVE days (day) AS (SELECT ? UNION ALL SELECT day + 1 FROM days WHERE day < ?)
       SELECT usage.day, operation, calls, refused FROM days CROSS JOIN usage
       WHERE usage.day = days.day AND subject = ? ORDER BY usage.day, operation`,
    );
    this.#read.setReturnArrays(true);
    this.#deleteOld = database.prepare(
      `DELETE FROM usage WHERE (day, subject, operation) IN
         (SELECT day, subject, operation FROM usage WHERE day < ? ORDER BY day LIMIT ${SWEEP_PORTION})`,
    );
  }

  add(rows: readonly UsageRow[]): void {
    for (const { day, subject, operation, calls, refused } of rows) {
      this.#add.run(day, subject, operation, calls, refused);
    }
  }

  read(subject: string, { first, last }: DayRange): UsageRow[] {
    if (first > last) return [];
    const rows: StoredRow[] = this.#read.all(first, last, subject);
    return rows.map(([day, operation, calls, refused]) => ({ subject, day, operation, calls, refused }));
  }

  /** Deletes a portion of what is too old. Returns whether there may be more. */
  sweepPortion(now: Date): boolean {
    return this.#deleteOld.run(dayOf(now) - USAGE_DAYS + 1).changes === SWEEP_PORTION;
  }
}
