/** Numbers of a word's vector. */
export const DIMENSIONS = 50;

/** Characters of Base64 that hold a word's rank and its vector, a byte each: 51 bytes. */
const LINE_LETTERS = ((1 + DIMENSIONS) / 3) * 4;

/** Vectors of about 40,000 English words, the commonest first; near ones mean something near. */
export interface WordVectors {
  /** How many words there are. */
  readonly size: number;
  /** The row of a word in lower case, undefined for one that is not known. */
  rowOf(word: string): number | undefined;
  /** The word of a row. */
  wordAt(row: number): string;
  /** How much a word says, 0 to 1: "the" 0, the 100th word of the language a half. */
  weightOf(row: number): number;
  /** Adds a word's vector of unit length, times a factor, to a sum. */
  addTo(sum: Float64Array, row: number, factor: number): void;
  /** The cosine of a word's vector and a direction that `toDirection` made. */
  cosine(row: number, direction: Float64Array): number;
  /** A vector made as long as 1; one of length 0 stays so. */
  toUnit(vector: Float64Array): Float64Array;
  /** A vector of unit length as `cosine` takes it; one of length 0 stays so. */
  toDirection(vector: Float64Array): Float64Array;
}

let loading: Promise<WordVectors> | undefined;

/** The table, which is read at the first call only: 3 MB that most programs never need. */
export function loadWordVectors(): Promise<WordVectors> {
  loading ??= import('./word-vectors.generated.ts').then(({ wordVectorLines, wordVectorScales }) =>
    decode(wordVectorLines, wordVectorScales),
  );
  return loading;
}

function decode(lines: string, scales: readonly number[]): WordVectors {
  const { rows, ranks, steps } = readLines(lines);
  const words = [...rows.keys()];
  const inverseLengths = lengthsOf(steps, scales).map((length) => (length > 0 ? 1 / length : 0));
  const weights = Float64Array.from({ length: 256 }, (_, byte) => {
    const rank = 2 ** (byte / 14) - 1;
    return rank / (rank + 100);
  });
  return {
    size: ranks.length,
    rowOf: (word) => rows.get(word),
    wordAt: (row) => words[row] ?? '',
    weightOf: (row) => weights[ranks[row]!]!,
    addTo(sum, row, factor) {
      const scale = factor * inverseLengths[row]!;
      const start = row * DIMENSIONS;
      for (let i = 0; i < DIMENSIONS; i++) sum[i]! += scale * scales[i]! * steps[start + i]!;
    },
    cosine(row, direction) {
      const start = row * DIMENSIONS;
      let sum = 0;
      for (let i = 0; i < DIMENSIONS; i++) sum += direction[i]! * steps[start + i]!;
      return sum * inverseLengths[row]!;
    },
    toUnit,
    toDirection: (vector) => toUnit(vector).map((value, i) => value * scales[i]!),
  };
}

function toUnit(vector: Float64Array): Float64Array {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  return vector.map((value) => (length > 0 ? value / length : 0));
}

interface Table {
  readonly rows: ReadonlyMap<string, number>;
  /** round(14 log2(rank + 1)) */
  readonly ranks: Uint8Array;
  readonly steps: Int8Array;
}

/** A line is a word, a space and its bytes in Base64; the text begins and ends with a line break. */
function readLines(lines: string): Table {
  const rows = new Map<string, number>();
  const most = Math.floor(lines.length / LINE_LETTERS);
  const bytes = new Uint8Array(most * (1 + DIMENSIONS));
  const sextets = sextetsOf();
  let at = 0;
  for (let start = 1; start < lines.length; ) {
    const space = lines.indexOf(' ', start);
    rows.set(lines.slice(start, space), rows.size);
    for (let i = space + 1; i <= space + LINE_LETTERS; i += 4) {
      const bits =
        (sextets[lines.charCodeAt(i)]! << 18) |
        (sextets[lines.charCodeAt(i + 1)]! << 12) |
        (sextets[lines.charCodeAt(i + 2)]! << 6) |
        sextets[lines.charCodeAt(i + 3)]!;
      bytes[at++] = bits >> 16;
      bytes[at++] = bits >> 8;
      bytes[at++] = bits;
    }
    start = space + 1 + LINE_LETTERS + 1;
  }
  return { rows, ...partsOf(bytes, rows.size) };
}

function partsOf(bytes: Uint8Array, count: number): { ranks: Uint8Array; steps: Int8Array } {
  const ranks = new Uint8Array(count);
  const steps = new Int8Array(count * DIMENSIONS);
  for (let row = 0; row < count; row++) {
    const start = row * (1 + DIMENSIONS);
    ranks[row] = bytes[start]!;
    steps.set(bytes.subarray(start + 1, start + 1 + DIMENSIONS), row * DIMENSIONS);
  }
  return { ranks, steps };
}

function sextetsOf(): Uint8Array {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const sextets = new Uint8Array(128);
  for (let value = 0; value < letters.length; value++) sextets[letters.charCodeAt(value)] = value;
  return sextets;
}

function lengthsOf(steps: Int8Array, scales: readonly number[]): Float64Array {
  const lengths = new Float64Array(steps.length / DIMENSIONS);
  for (let row = 0; row < lengths.length; row++) {
    let sum = 0;
    for (let i = 0; i < DIMENSIONS; i++) {
      const value = steps[row * DIMENSIONS + i]! * scales[i]!;
      sum += value * value;
    }
    lengths[row] = Math.sqrt(sum);
  }
  return lengths;
}
