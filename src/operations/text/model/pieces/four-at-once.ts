/**
 * Does `work` on each item, four at a time, and returns the results in the order of the items. After a failure no
 * more are started.
 */
export async function fourAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index]!);
    }
  };
  try {
    await Promise.all([lane(), lane(), lane(), lane()]);
  } catch (error) {
    next = items.length;
    throw error;
  }
  return results;
}
