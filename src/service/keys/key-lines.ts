import type { CountedCalls, KeyRecord } from '../../store/store.ts';
import type { QuotaWindow } from '../callers/quota-window.ts';

/** The version of the lines that this program writes and reads. */
export const KEY_LINES_VERSION = 1;

/** What the first line says of its file, for its readers. */
export const KEY_LINES_FORMAT = 'sundry-keys';

/** The count of a key in a month. */
export interface MonthCount extends CountedCalls {
  readonly month: QuotaWindow;
}

/** The first line of an export: what it is, and what wrote it when. */
export function headerLine(release: string, now: Date): string {
  return line({
    format: KEY_LINES_FORMAT,
    version: KEY_LINES_VERSION,
    written_by: `sundry ${release}`,
    written_at: now.toISOString(),
  });
}

/** The line of a key with its counts. Contains the hash of the key; the key itself is not stored anywhere. */
export function keyLine(key: KeyRecord, counts: readonly MonthCount[]): string {
  return line({
    hash: key.hash,
    hint: key.hint,
    name: key.name,
    created: key.createdAt.toISOString(),
    limit: key.monthlyLimit,
    expires: key.expiresAt?.toISOString() ?? null,
    revoked: key.revokedAt?.toISOString() ?? null,
    // Left out where it says nothing: programs of before read such a line.
    ...(key.note !== undefined && { note: key.note }),
    ...(key.disabledAt && { disabled: key.disabledAt.toISOString() }),
    ...(key.account !== undefined && { account: key.account }),
    counts: counts.map(({ month, used, lastUsed }) => ({
      month: new Date(month.start).toISOString().slice(0, 7),
      used,
      last_used: lastUsed.toISOString().slice(0, 10),
    })),
  });
}

/** The last line of an export: an export that was cut short has none. */
export function endLine(keys: number): string {
  return line({ keys });
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
