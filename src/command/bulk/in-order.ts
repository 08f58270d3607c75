/** Answers that wait for an earlier one, for each job: enough to keep the others busy, and a bound for memory. */
const WINDOW = 4;

/**
 * Does the work of each item, at most `jobs` at once, and yields the results in the order of the items. Reads no
 * further ahead than four items for each job. Where the items end with an error, it comes behind the results of those
 * before it.
 */
export async function* inOrder<Item, Value>(
  items: AsyncIterable<Item>,
  jobs: number,
  work: (item: Item) => Promise<Value>,
): AsyncGenerator<Value> {
  const places = new Places(jobs);
  const begun: Promise<Value>[] = [];
  for await (const next of untilError(items)) {
    const result = 'error' in next ? Promise.reject(next.error) : places.use(() => work(next.item));
    // Reported when its turn comes; without this an early failure of a later item would end the process.
    result.catch(() => {});
    begun.push(result);
    if (begun.length >= jobs * WINDOW) yield await begun.shift()!;
  }
  for (const result of begun) yield await result;
}

/** The items, and the error that ends them as one more. */
async function* untilError<Item>(
  items: AsyncIterable<Item>,
): AsyncGenerator<{ readonly item: Item } | { readonly error: unknown }> {
  try {
    for await (const item of items) yield { item };
  } catch (error) {
    yield { error };
  }
}

/** A number of places that are handed on in the order in which they were asked for. */
class Places {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(free: number) {
    this.#free = free;
  }

  async use<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free++;
      else next();
    }
  }
}
