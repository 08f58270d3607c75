import type { UsageRow } from '../../store/store.ts';

const DAY_MS = 86_400_000;

/** What was called on a day: the sums, and of each operation. */
export interface UsageDay {
  /** As `2026-11-28`, UTC. */
  readonly day: string;
  readonly calls: number;
  readonly refused: number;
  readonly operations: Readonly<Record<string, { readonly calls: number; readonly refused: number }>>;
}

/** The rows of a subject, in the order of their days, by day. Days without a call are left out. */
export function usageByDay(rows: readonly UsageRow[]): UsageDay[] {
  const days: UsageDay[] = [];
  for (let start = 0, end = 0; start < rows.length; start = end) {
    const { day } = rows[start]!;
    while (rows[end]?.day === day) end += 1;
    const ofDay = rows.slice(start, end);
    days.push({
      day: dayText(day),
      calls: ofDay.reduce((sum, { calls }) => sum + calls, 0),
      refused: ofDay.reduce((sum, { refused }) => sum + refused, 0),
      operations: Object.fromEntries(
        ofDay.map(({ operation, calls, refused }) => [operation, { calls, refused }]),
      ),
    });
  }
  return days;
}

/** A day since 1970 as `2026-11-28`. */
export function dayText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The last days, the present one included. */
export function lastDays(days: number, now: Date): { readonly first: number; readonly last: number } {
  const last = Math.floor(now.getTime() / DAY_MS);
  return { first: last - days + 1, last };
}
