/** FNV-1a, 32 bits. */
const HASH_START = 0x811c9dc5;
const HASH_PRIME = 0x01000193;

/** Bytes of each end of a long text that are hashed. */
const HASHED_END = 24;

/** A probe sequence this long does not occur by chance: the texts were chosen to collide. */
const MAX_PROBES = 64;

/** A power of two, as every number of slots. */
const MIN_SLOTS = 64;

/** A mark U+FEFF that begins a text is part of it. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Numbers the distinct texts of one buffer without creating strings: new ranges are numbered 0, 1,
 * 2 and so on, an equal one gets the number of the first. 2 to 3 times as fast as slicing and a Map, and no
 * slower when texts are chosen to collide: those go to a Map, whose hash is not predictable.
 */
export class ByteStrings {
  /** Numbers given so far. */
  size = 0;
  readonly #bytes: Uint8Array;
  // Plain arrays: for the few names of most tables a typed array costs more to create than to use.
  #slots: number[] = new Array(MIN_SLOTS).fill(0);
  readonly #hashes: number[] = [];
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #chosen = new Map<string, number>();

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The number of the text from `start` to `end`; `size` grows by one when it is new. */
  number(start: number, end: number, hash: number): number {
    const mixed = (hash ^ (hash >>> 15)) | 0;
    const mask = this.#slots.length - 1;
    let slot = mixed & mask;
    for (let probes = 0; probes < MAX_PROBES; probes++) {
      const number = this.#slots[slot]! - 1;
      if (number < 0) return this.#add(start, end, mixed, slot);
      if (this.#hashes[number] === mixed && this.#isText(number, start, end)) return number;
      slot = (slot + 1) & mask;
    }
    return this.#numberChosen(start, end, mixed);
  }

  /** Whether the text of a number is at `start` and is followed by the byte `after`. */
  standsAt(number: number, start: number, after: number): boolean {
    const end = start + this.length(number);
    return end < this.#bytes.length && this.#bytes[end] === after && this.#isText(number, start, end);
  }

  /** Bytes of a numbered text. */
  length(number: number): number {
    return this.#ends[number]! - this.#starts[number]!;
  }

  #isText(number: number, start: number, end: number): boolean {
    const bytes = this.#bytes;
    let known = this.#starts[number]!;
    if (this.#ends[number]! - known !== end - start) return false;
    for (let at = start; at < end; at++) {
      if (bytes[at] !== bytes[known++]) return false;
    }
    return true;
  }

  #add(start: number, end: number, hash: number, slot: number): number {
    this.#slots[slot] = this.size + 1;
    const number = this.#append(start, end, hash);
    if (this.size * 2 > this.#slots.length) this.#spread();
    return number;
  }

  #append(start: number, end: number, hash: number): number {
    this.#hashes.push(hash);
    this.#starts.push(start);
    this.#ends.push(end);
    return this.size++;
  }

  #numberChosen(start: number, end: number, hash: number): number {
    const text = utf8.decode(this.#bytes.subarray(start, end));
    const known = this.#chosen.get(text);
    if (known !== undefined) return known;
    this.#chosen.set(text, this.size);
    return this.#append(start, end, hash);
  }

  /** Doubles the slots. A text that finds none within its probes is from then on found in the Map. */
  #spread(): void {
    const slots: number[] = new Array(this.#slots.length * 2).fill(0);
    const mask = slots.length - 1;
    for (let number = 0; number < this.size; number++) {
      let slot = this.#hashes[number]! & mask;
      let probes = 0;
      while (slots[slot] !== 0 && probes++ < MAX_PROBES) slot = (slot + 1) & mask;
      if (slots[slot] === 0) slots[slot] = number + 1;
      else
        this.#chosen.set(
          utf8.decode(this.#bytes.subarray(this.#starts[number]!, this.#ends[number]!)),
          number,
        );
    }
    this.#slots = slots;
  }
}

/** A hash of a range for `number`. A long one is hashed by its two ends and its length. */
export function hashOf(bytes: Uint8Array, start: number, end: number): number {
  if (end - start <= 2 * HASHED_END) return hashFrom(HASH_START, bytes, start, end);
  const hash = hashFrom(HASH_START ^ (end - start), bytes, start, start + HASHED_END);
  return hashFrom(hash, bytes, end - HASHED_END, end);
}

function hashFrom(seed: number, bytes: Uint8Array, start: number, end: number): number {
  let hash = seed;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ bytes[at]!, HASH_PRIME);
  return hash;
}
