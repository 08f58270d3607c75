/** Numbers from 0 up to, but not including, 1: the same ones for a seed (mulberry32). */
export type Random = () => number;

/** A source for a seed of 32 bits. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number from `least` up to `most`. */
export function between(random: Random, least: number, most: number): number {
  return least + random() * (most - least);
}

/** One of the items; throws when there is none. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** The items in another order. */
export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const keyed = items.map((item) => ({ item, place: random() }));
  return keyed.sort((one, other) => one.place - other.place).map(({ item }) => item);
}

/** A whole number from `least` to `most`, both included; each order of magnitude is as likely as the next. */
export function magnitude(random: Random, least: number, most: number): number {
  return Math.min(most, Math.floor(least * ((most + 1) / least) ** random()));
}

/** Whether something of this probability happens. */
export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}
