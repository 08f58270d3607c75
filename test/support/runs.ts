import { isWhole } from './whole.ts';

/**
 * How often a property is tried: all of `full` in `npm run test:whole`. In `npm test` it is a twentieth, and where that is
 * more than a hundred, a hundredth.
 */
export function runs(full: number): number {
  return isWhole ? full : Math.ceil(Math.min(full / 20, Math.max(100, full / 100)));
}

/** One seed for every property. `npm run test:whole` draws another for each run, and repeats one: `SEED=7 npm run test:whole`. */
export const SEED = Number(process.env.SEED ?? 20261121);
