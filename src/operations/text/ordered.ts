/** How many items at the start of a row pass a test that none passes behind the first that fails; by halving. */
export function countWhile<Item>(row: readonly Item[], passes: (item: Item) => boolean): number {
  let low = 0;
  let high = row.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(row[middle] as Item)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The places of the greatest of some numbers, ascending: at most `count`, of equal ones the first. */
export function greatest(numbers: ArrayLike<number>, count: number): readonly number[] {
  if (numbers.length <= count) return Array.from(numbers, (_, at) => at);
  const least = Float64Array.from(numbers).sort()[numbers.length - count] as number;
  let equal = count;
  for (let at = 0; at < numbers.length; at++) if ((numbers[at] as number) > least) equal -= 1;
  const found: number[] = [];
  for (let at = 0; at < numbers.length; at++) {
    const one = numbers[at] as number;
    if (one > least || (one === least && equal-- > 0)) found.push(at);
  }
  return found;
}
