import type { CountWindow } from '../../store/store.ts';

const DAY_MS = 86_400_000;

/**
 * A day or a month in which calls are counted together. Its id is days since 1970-01-01, or 12 x year + month
 * (January = 0). Times are milliseconds since 1970 UTC.
 */
export interface QuotaWindow extends CountWindow {
  readonly start: number;
  /** First moment of the next window. */
  readonly end: number;
  /** Length in seconds: 86,400, or the length of this month. */
  readonly seconds: number;
}

/**
 * The UTC calendar day of a moment (ms since 1970). The time zone of the machine is irrelevant. Its counts are kept a
 * day longer, for refunds of calls that began in it (SECURITY.md: forgotten after two days).
 */
export function dayWindow(now: number): QuotaWindow {
  const id = Math.floor(now / DAY_MS);
  const end = (id + 1) * DAY_MS;
  return { id, start: id * DAY_MS, end, seconds: DAY_MS / 1000, expiresAt: new Date(end + DAY_MS) };
}

/**
 * The UTC calendar month of a moment (ms since 1970). Its counts are kept for the month after it, in which `keys list`
 * shows when a key was last used, and a day longer.
 */
export function monthWindow(now: number): QuotaWindow {
  const date = new Date(now);
  const id = date.getUTCFullYear() * 12 + date.getUTCMonth();
  const start = monthStart(id);
  const end = monthStart(id + 1);
  const expiresAt = new Date(monthStart(id + 2) + DAY_MS);
  return { id, start, end, seconds: (end - start) / 1000, expiresAt };
}

/** Whole seconds until the window ends, rounded up; 0 when it is over. */
export function secondsLeft(window: QuotaWindow, now: number): number {
  return Math.max(0, Math.ceil((window.end - now) / 1000));
}

function monthStart(id: number): number {
  return Date.UTC(Math.floor(id / 12), id % 12);
}
