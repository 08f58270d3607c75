/**
 * A map that remembers at least the last `capacity` distinct keys and at most twice as many: it keeps two
 * generations and drops the older one when the younger is full. Bounded memory at the price of a Map.
 */
export class RecentMap<Key, Value> {
  readonly #capacity: number;
  #young = new Map<Key, Value>();
  #old = new Map<Key, Value>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: Key): Value | undefined {
    const value = this.#young.get(key);
    if (value !== undefined) return value;
    const older = this.#old.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: Key, value: Value): void {
    if (this.#young.size >= this.#capacity && !this.#young.has(key)) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(key, value);
  }
}
