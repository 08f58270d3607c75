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
