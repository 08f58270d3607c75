/** Differences between our rules and the official programs that stay, and why. */
const rows: readonly (readonly [difference: RegExp, reason: string])[] = [];

/** Why a difference is known, or undefined. */
export function knownDifference(difference: string): string | undefined {
  return rows.find(([pattern]) => pattern.test(difference))?.[1];
}
