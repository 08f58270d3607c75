/** Numbers of a word's vector. */
export const DIMENSIONS = 63;
/** Letters behind a word: one for its rank, one for every three numbers. */
export const LETTERS = 1 + DIMENSIONS / 3;
/** Before the words of the sample. */
const SAMPLED = '!';
/** The most words whose vectors are kept from call to call. */
const MAX_KEPT = 20_000;

/** What is known of a word. */
export interface WordVector {
  /** How much the word says, 0 to 1: "the" 0, the 100th word of the language a half. */
  readonly weight: number;
  /** A vector of unit length. */
  readonly values: Float64Array;
}

let loading: Promise<WordVectors> | undefined;

/** The table, imported at the first call only: 800 KB that most programs never need. */
export function loadWordVectors(): Promise<WordVectors> {
  loading ??= import('./word-vectors.generated.ts').then(({ wordVectors }) => new WordVectors(wordVectors));
  return loading;
}

/**
 * Vectors of about 25,000 English words; words whose vectors are near are near in meaning. A line is found by binary
 * search and read when its word is first asked for: most words never are.
 */
export class WordVectors {
  readonly #lines: string;
  readonly #deviations: readonly number[];
  readonly #kept = new Map<string, WordVector>();
  #sample: readonly WordVector[] | undefined;

  /** Takes what word-vectors.generated.ts holds: lines that end with a semicolon, the first of standard deviations. */
  constructor(lines: string) {
    const start = lines.indexOf(';') + 1;
    this.#lines = lines.slice(start);
    this.#deviations = lines
      .slice(0, start - 1)
      .split(' ')
      .map(Number);
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
    let low = 0;
    let high = lines.length;
    while (low < high) {
      const line = Math.max(low, lines.lastIndexOf(';', ((low + high) >> 1) - 1) + 1);
      const end = lines.indexOf(';', line);
      const here = lines.slice(lines.startsWith(SAMPLED, line) ? line + 1 : line, end - LETTERS);
      if (here === word) {
        const found = this.#read(end - LETTERS);
        if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
        // Under the word of the table: one of a text would keep all of the text.
        this.#kept.set(here, found);
        return found;
      }
      if (here < word) low = end + 1;
      else high = line;
    }
    return undefined;
  }

  /** A vector, and the weight rank / (rank + 100), where the first letter is round(3.4 log2(rank + 1)). */
  #read(at: number): WordVector {
    const lines = this.#lines;
    const rank = 2 ** (sextets[lines.charCodeAt(at)]! / 3.4) - 1;
    const values = new Float64Array(DIMENSIONS);
    for (let i = 0; i < DIMENSIONS; i++) {
      const three = sextets[lines.charCodeAt(at + 1 + Math.trunc(i / 3))]!;
      values[i] = LEVELS[(three >> (2 * (i % 3))) & 3]! * this.#deviations[i]!;
    }
    return { weight: rank / (rank + 100), values: toUnit(values) };
  }

  #sampled(): readonly WordVector[] {
    const lines = this.#lines;
    const found: WordVector[] = [];
    for (let at = lines.indexOf(SAMPLED); at >= 0; at = lines.indexOf(SAMPLED, at + 1)) {
      found.push(this.#read(lines.indexOf(';', at) - LETTERS));
    }
    return found;
  }
}

/** What a step stands for, in standard deviations: with these a normal variable loses least (J. Max, 1960). */
const LEVELS = [-1.51, -0.4528, 0.4528, 1.51];

/** Makes a vector as long as 1, and returns it; one of length 0 stays so. */
export function toUnit(vector: Float64Array): Float64Array {
  const length = Math.sqrt(dot(vector, vector));
  for (let i = 0; i < DIMENSIONS && length > 0; i++) vector[i]! /= length;
  return vector;
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
