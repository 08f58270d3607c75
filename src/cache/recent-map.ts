/**
 * A map of the most recently used keys, which together weigh at most `capacity`: one more drops those that were not read
 * or set for longest. Each weighs 1 unless `weigh` says otherwise. The keys form a list in order of use, because finding
 * the first key of a Map means skipping the gaps of deleted ones.
 */
export class RecentMap<Key, Value> {
  readonly #capacity: number;
  readonly #weigh: (key: Key, value: Value) => number;
  readonly #entries = new Map<Key, Entry<Key, Value>>();
  #weight = 0;
  #oldest: Entry<Key, Value> | undefined;
  #newest: Entry<Key, Value> | undefined;

  constructor(capacity: number, weigh: (key: Key, value: Value) => number = () => 1) {
    this.#capacity = capacity;
    this.#weigh = weigh;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry !== undefined) this.#use(entry);
    return entry?.value;
  }

  set(key: Key, value: Value): void {
    const weight = this.#weigh(key, value);
    const known = this.#entries.get(key);
    if (known !== undefined) {
      this.#weight += weight - known.weight;
      known.value = value;
      known.weight = weight;
      this.#use(known);
    } else {
      const entry: Entry<Key, Value> = { key, value, weight, older: undefined, newer: undefined };
      this.#entries.set(key, entry);
      this.#weight += weight;
      this.#append(entry);
    }
    while (this.#weight > this.#capacity) this.delete(this.#oldest!.key);
  }

  delete(key: Key): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
    this.#unlink(entry);
  }

  #use(entry: Entry<Key, Value>): void {
    if (entry === this.#newest) return;
    this.#unlink(entry);
    this.#append(entry);
  }

  #append(entry: Entry<Key, Value>): void {
    entry.older = this.#newest;
    entry.newer = undefined;
    if (this.#newest === undefined) this.#oldest = entry;
    else this.#newest.newer = entry;
    this.#newest = entry;
  }

  #unlink({ older, newer }: Entry<Key, Value>): void {
    if (older === undefined) this.#oldest = newer;
    else older.newer = newer;
    if (newer === undefined) this.#newest = older;
    else newer.older = older;
  }
}

interface Entry<Key, Value> {
  readonly key: Key;
  value: Value;
  weight: number;
  older: Entry<Key, Value> | undefined;
  newer: Entry<Key, Value> | undefined;
}
