/** What probabilities are rounded to: four decimals. */
const UNITS = 10_000;

/**
 * Probabilities in proportion to weights that are not negative and not all 0: four decimals each, rounded by
 * largest remainder so that they add up to exactly 1.0000. Of equal remainders the earlier is rounded up.
 */
export function probabilities(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const exact = weights.map((weight) => (weight / sum) * UNITS);
  const units = exact.map(Math.floor);
  const missing = UNITS - units.reduce((total, unit) => total + unit, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) units[index]! += 1;
  return units.map((unit) => unit / UNITS);
}

/** The index of the highest score; of equal ones the first. */
export function bestOf(scores: readonly number[]): number {
  let best = 0;
  for (let at = 1; at < scores.length; at++) if (scores[at]! > scores[best]!) best = at;
  return best;
}
