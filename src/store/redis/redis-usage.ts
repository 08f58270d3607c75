import { type DayRange, StoreUnavailableError, USAGE_DAYS, type UsageRow } from '../store.ts';
import { type Connection, runScript } from './connection.ts';
import { wasNotDone } from './errors.ts';
import { addUsageScript } from './scripts.ts';

const DAY_MS = 86_400_000;

/** What a subject called in a month: one hash of the store, with two fields for each day and operation. */
interface UsageMonth {
  readonly key: string;
  /** When the last day of it is too old, in seconds since 1970. */
  readonly expiresAt: number;
}

/** The usage on Redis: a hash for each subject and month, which expires by itself. */
export class RedisUsage {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Resolves to the rows that were certainly not written. */
  async add(rows: readonly UsageRow[]): Promise<readonly UsageRow[]> {
    const months = new Map<string, UsageRow[]>();
    for (const row of rows) {
      const { key } = monthOf(row.subject, row.day);
      const group = months.get(key);
      if (group === undefined) months.set(key, [row]);
      else group.push(row);
    }
    const kept = await Promise.all([...months.values()].map((group) => this.#addMonth(group)));
    return kept.flat();
  }

  async read(subject: string, { first, last }: DayRange): Promise<readonly UsageRow[]> {
    const keys = new Set<string>();
    for (let day = first; day <= last; day += 1) keys.add(monthOf(subject, day).key);
    const months = await Promise.all(
      [...keys].map((key) => this.#connection.run(key, ({ commands }) => commands.hgetall(key))),
    );
    const rows = months.flatMap((fields) => rowsOf(subject, fields));
    return rows
      .filter(({ day }) => day >= first && day <= last)
      .sort((one, other) => one.day - other.day || (one.operation < other.operation ? -1 : 1));
  }

  async #addMonth(rows: readonly UsageRow[]): Promise<readonly UsageRow[]> {
    const { key, expiresAt } = monthOf(rows[0]!.subject, rows[0]!.day);
    try {
      await this.#connection.attempt(key, ({ commands }) =>
        runScript(commands, addUsageScript, [key], [expiresAt, ...rows.flatMap(fieldsOf)]),
      );
      return [];
    } catch (error) {
      // Added again, what was written but not answered would count twice.
      return error instanceof StoreUnavailableError || wasNotDone(error) ? rows : [];
    }
  }
}

/** The hash that has a day of a subject. The braces put all of a subject into one slot of a cluster. */
function monthOf(subject: string, day: number): UsageMonth {
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const expiresAt = Date.UTC(year, month + 1) / 1000 + USAGE_DAYS * 86_400;
  return { key: `sundry:{${subject}}:usage:${year * 12 + month}`, expiresAt };
}

/** The fields of a row with what is added to them: `20785 qr.create calls`, 3, `20785 qr.create refused`, 1. */
function fieldsOf({ day, operation, calls, refused }: UsageRow): (string | number)[] {
  const added: (string | number)[] = [];
  if (calls > 0) added.push(`${day} ${operation} calls`, calls);
  if (refused > 0) added.push(`${day} ${operation} refused`, refused);
  return added;
}

function rowsOf(subject: string, fields: Readonly<Record<string, string>>): UsageRow[] {
  const rows = new Map<string, UsageRow>();
  for (const [field, value] of Object.entries(fields)) {
    const [day = '', operation = '', kind = ''] = field.split(' ');
    const id = `${day} ${operation}`;
    const row = rows.get(id) ?? { subject, day: Number(day), operation, calls: 0, refused: 0 };
    rows.set(id, { ...row, [kind]: Number(value) });
  }
  return [...rows.values()];
}
