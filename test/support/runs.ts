import { isGate } from './gate.ts';

/** How often a property is tried: all of `full` in the gate, a twentieth of it in `npm test`. */
export function runs(full: number): number {
  return isGate ? full : Math.max(1, Math.ceil(full / 20));
}

/** One seed for every property, so that a failure repeats. */
export const SEED = 20261121;
