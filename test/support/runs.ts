import { isWhole } from './whole.ts';

/** What a property is tried at least, where that is fewer than all. */
const LEAST = 10;

/** How often a property is tried: all of `full` in `npm run test:whole`, a hundredth of it in `npm test`. */
export function runs(full: number): number {
  return isWhole ? full : Math.min(full, Math.max(LEAST, Math.ceil(full / 100)));
}

/** One seed for every property. `npm run test:whole` draws another for each run, and repeats one: `SEED=7 npm run test:whole`. */
export const SEED = Number(process.env.SEED ?? 20261121);
