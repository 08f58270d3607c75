/**
 * How often a property is tried: all of `full` in the gate (CI is set), a twentieth of it in `npm test`.
 */
export function runs(full: number): number {
  return process.env.CI ? full : Math.max(1, Math.ceil(full / 20));
}

/** One seed for every property, so that a failure repeats. */
export const SEED = 20261121;
