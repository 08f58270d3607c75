import { type KeyUse, stateOf } from './key-rows.ts';

const HEADING = ['id', 'name', 'used this month', 'limit', 'last used', 'expires', 'state'];

/**
 * The text of `sundry keys list`: one line for each key under a heading. `last used` is the UTC day of the last call
 * of this month or the one before, `-` when there was none.
 */
export function keyTable(keys: readonly KeyUse[], now: Date, paidMonthly: number): string {
  return textTable([HEADING, ...keys.map((use) => cells(use, now, paidMonthly))]);
}

/** Rows of equal length as lines, their columns below each other. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => width(row[column]!))));
  return rows.map((row) => `${line(row, widths)}\n`).join('');
}

function cells({ key, used, lastUsed }: KeyUse, now: Date, paidMonthly: number): string[] {
  return [
    key.hint,
    key.name,
    `${used}`,
    `${key.monthlyLimit ?? paidMonthly}`,
    lastUsed === undefined ? '-' : lastUsed.toISOString().slice(0, 10),
    key.expiresAt === null ? 'never' : key.expiresAt.toISOString().replace('.000Z', 'Z'),
    stateOf(key, now),
  ];
}

function line(row: readonly string[], widths: readonly number[]): string {
  const padded = row.map((cell, column) => cell + ' '.repeat(widths[column]! - width(cell)));
  return padded.join('  ').trimEnd();
}

function width(text: string): number {
  return [...text].length;
}
