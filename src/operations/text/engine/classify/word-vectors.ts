/** Numbers of a word's vector. */
export const DIMENSIONS = 64;
/** Letters behind a word and its space: one for its rank, one for each number. */
const LETTERS = 1 + DIMENSIONS;
/** The most words whose vectors are kept from call to call. */
const MOST_KEPT = 20_000;
/** Lines that are looked at for a sample of words: one in four has a common word. */
const SAMPLED = 800;

/** What is known of a word. */
export interface WordVector {
  /** How much the word says, 0 to 1: "the" 0, the 100th word of the language a half. */
  readonly weight: number;
  /** A vector of unit length. */
  readonly values: Float64Array;
}

let loading: Promise<WordVectors> | undefined;

/** The table, imported at the first call only: 3 MB that most programs never need. */
export function loadWordVectors(): Promise<WordVectors> {
  loading ??= import('./word-vectors.generated.ts').then(({ wordVectors }) => new WordVectors(wordVectors));
  return loading;
}

/**
 * Vectors of about 40,000 English words; words whose vectors are near are near in meaning. A line is found by binary
 * search and read when its word is first asked for: most words never are.
 */
export class WordVectors {
  readonly #lines: string;
  readonly #start: number;
  readonly #steps: readonly number[];
  readonly #kept = new Map<string, WordVector>();
  #sample: readonly WordVector[] | undefined;

  /** Takes what word-vectors.generated.ts holds: lines that end with a semicolon, the first of step sizes. */
  constructor(lines: string) {
    this.#lines = lines;
    this.#start = lines.indexOf(';') + 1;
    this.#steps = lines.slice(0, this.#start).split(/[ ;]/, DIMENSIONS).map(Number);
  }

  /** The vector of a word in lower case, undefined for one that is not known. */
  vectorOf(word: string): WordVector | undefined {
    return this.#kept.get(word) ?? this.#find(word);
  }

  /** Some hundred words, neither the commonest nor rare ones: what words are like on average. */
  get sample(): readonly WordVector[] {
    this.#sample ??= this.#sampled();
    return this.#sample;
  }

  #find(word: string): WordVector | undefined {
    const lines = this.#lines;
    let low = this.#start;
    let high = lines.length;
    while (low < high) {
      const line = lines.lastIndexOf(';', ((low + high) >> 1) - 1) + 1;
      const from = Math.max(line, low);
      const space = lines.indexOf(' ', from);
      const here = lines.slice(from, space);
      if (here === word) {
        const found = this.#read(space + 1);
        if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
        // Under the word of the table: one of a text would keep all of the text.
        this.#kept.set(here, found);
        return found;
      }
      if (here < word) low = space + 1 + LETTERS + 1;
      else high = from;
    }
    return undefined;
  }

  #read(at: number): WordVector {
    const values = new Float64Array(DIMENSIONS);
    for (let i = 0; i < DIMENSIONS; i++) values[i] = (this.#letter(at + 1 + i) - 31.5) * this.#steps[i]!;
    return { weight: this.#weight(at), values: toUnit(values) };
  }

  /** rank / (rank + 100), where the letter is round(3.4 log2(rank + 1)). */
  #weight(at: number): number {
    const rank = 2 ** (this.#letter(at) / 3.4) - 1;
    return rank / (rank + 100);
  }

  #letter(at: number): number {
    return sextets[this.#lines.charCodeAt(at)]!;
  }

  /** Of words at even distances, those from about the 100th to the 8,000th of the language. */
  #sampled(): readonly WordVector[] {
    const found: WordVector[] = [];
    const distance = Math.floor(this.#lines.length / SAMPLED);
    for (let at = this.#start; at > 0; at = this.#lines.indexOf(';', at + distance) + 1) {
      const letters = this.#lines.indexOf(' ', at) + 1;
      const weight = this.#weight(letters);
      if (letters > 0 && weight >= 0.5 && weight <= 0.988) found.push(this.#read(letters));
    }
    return found;
  }
}

/** A vector made as long as 1; one of length 0 stays so. */
export function toUnit(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector));
  const unit = new Float64Array(DIMENSIONS);
  for (let i = 0; i < DIMENSIONS && length > 0; i++) unit[i] = vector[i]! / length;
  return unit;
}

/** The sum of the products of the numbers of two vectors. */
export function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < DIMENSIONS; i++) sum += a[i]! * b[i]!;
  return sum;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const sextets = new Uint8Array(128);
for (let value = 0; value < ALPHABET.length; value++) sextets[ALPHABET.charCodeAt(value)] = value;
