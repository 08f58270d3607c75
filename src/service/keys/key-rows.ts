import { csvField, spreadsheetText } from '../../formats/formula-guard.ts';
import type { KeyRecord } from '../../store/store.ts';

/** A key and its use: calls this month, and the UTC day of the last call, if known. */
export interface KeyUse {
  readonly key: KeyRecord;
  readonly used: number;
  readonly lastUsed: Date | undefined;
}

/**
 * A key as programs get it: `{"id": "aB3x", "name": "Shop", "used": 12, "limit": 10000, "last_used": "2026-11-21",
 * "created": "2026-01-31T12:00:00.000Z", "expires": null, "revoked": null, "state": "live",
 * "note": null}`.
 */
interface KeyRow {
  readonly id: string;
  readonly name: string;
  readonly used: number;
  readonly limit: number;
  readonly last_used: string | null;
  readonly created: string;
  readonly expires: string | null;
  readonly revoked: string | null;
  readonly state: KeyState;
  readonly note: string | null;
}

export type KeyState = 'live' | 'disabled' | 'expired' | 'revoked';

/** What a list of keys is made with. */
export interface KeyListing {
  readonly now: Date;
  /** Calls a month of a key without a limit of its own. */
  readonly paidMonthly: number;
}

/** The keys as a JSON array, on lines of its own each. */
export function keysAsJson(uses: readonly KeyUse[], listing: KeyListing): string {
  const rows = uses.map((use) => `  ${JSON.stringify(rowOf(use, listing))}`);
  return rows.length === 0 ? '[]\n' : `[\n${rows.join(',\n')}\n]\n`;
}

const COLUMNS = [
  'id',
  'name',
  'used',
  'limit',
  'last_used',
  'created',
  'expires',
  'revoked',
  'state',
  'note',
] as const;

/** The keys as CSV (RFC 4180) with a header; names that a spreadsheet would compute begin with an apostrophe. */
export function keysAsCsv(uses: readonly KeyUse[], listing: KeyListing): string {
  const rows = uses.map((use) => {
    const row = rowOf(use, listing);
    return COLUMNS.map((column) => field(row[column])).join(',');
  });
  return [COLUMNS.join(','), ...rows].map((row) => `${row}\r\n`).join('');
}

function rowOf({ key, used, lastUsed }: KeyUse, { now, paidMonthly }: KeyListing): KeyRow {
  return {
    id: key.hint,
    name: key.name,
    used,
    limit: key.monthlyLimit ?? paidMonthly,
    last_used: lastUsed?.toISOString().slice(0, 10) ?? null,
    created: key.createdAt.toISOString(),
    expires: key.expiresAt?.toISOString() ?? null,
    revoked: key.revokedAt?.toISOString() ?? null,
    state: stateOf(key, now),
    note: key.note ?? null,
  };
}

/** Whether a key is accepted at a moment, and else why not. */
export function stateOf({ revokedAt, disabledAt, expiresAt }: KeyRecord, now: Date): KeyState {
  if (revokedAt !== null) return 'revoked';
  if (disabledAt !== undefined) return 'disabled';
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'live';
}

function field(value: string | number | null): string {
  return csvField(typeof value === 'string' ? spreadsheetText(value) : String(value ?? ''));
}
