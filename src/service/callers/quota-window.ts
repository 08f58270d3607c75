const DAY_MS = 86_400_000;

/** A stretch of time in which calls are counted together. Times are milliseconds since 1970 UTC. */
export interface QuotaWindow {
  /** Days since 1970-01-01, or 12 x year + month (January = 0). */
  readonly id: number;
  readonly start: number;
  /** First moment of the next window. */
  readonly end: number;
  /** Length in seconds: 86,400, or that of this very month. */
  readonly seconds: number;
}

/** The UTC calendar day of a moment (ms since 1970). The time zone of the machine is irrelevant. */
export function dayWindow(now: number): QuotaWindow {
  const id = dayNumber(now);
  return { id, start: id * DAY_MS, end: (id + 1) * DAY_MS, seconds: DAY_MS / 1000 };
}

/** The UTC calendar month of a moment (ms since 1970). */
export function monthWindow(now: number): QuotaWindow {
  const date = new Date(now);
  const id = date.getUTCFullYear() * 12 + date.getUTCMonth();
  const start = monthStart(id);
  const end = monthStart(id + 1);
  return { id, start, end, seconds: (end - start) / 1000 };
}

/** The number of the UTC day: days since 1970-01-01. */
export function dayNumber(now: number): number {
  return Math.floor(now / DAY_MS);
}

/** The date of a day number, as `2026-11-21`. */
export function dateOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Whole seconds until the window ends, rounded up; 0 when it is over. */
export function secondsLeft(window: QuotaWindow, now: number): number {
  return Math.max(0, Math.ceil((window.end - now) / 1000));
}

function monthStart(id: number): number {
  return Date.UTC(Math.floor(id / 12), id % 12);
}
