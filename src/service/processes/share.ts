import type { Share } from './message.ts';

/**
 * What process `number` (from 1) of `processes` may use of the whole: parts that differ by one at most, and at least 1
 * each. Without threads for all, each has none.
 */
export function shareOf(whole: Share, number: number, processes: number): Share {
  return {
    workers: part(whole.workers, number, processes),
    modelRequests: part(whole.modelRequests, number, processes),
  };
}

function part(whole: number, number: number, processes: number): number {
  if (whole === 0) return 0;
  return Math.max(1, Math.floor(whole / processes) + (number <= whole % processes ? 1 : 0));
}
