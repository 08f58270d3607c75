/** Runs of at most so many letters are counted, in the beginning of a word. */
const LONGEST_RUN = 3;
const LONGEST_WORD = 30;

/** Runs are counted in so many places, by a hash: a few collide, and a map of them took ten times as long to make. */
const BITS = 12;

/** Added to each count: what no list has may still be a word. */
const UNSEEN = 0.25;

/** How far the runs of a word speak for themselves: they overlap. */
const INDEPENDENT = 0.3;

/** How the words of languages are spelt, by their letters, pairs and threes of letters. */
export class Spelling {
  /** How often each language has the runs of each place. */
  readonly #counts: Float32Array;
  readonly #totals: readonly number[];
  /** For each place that was asked for, the logarithms of how much more often than on average. */
  readonly #weights = new Map<number, readonly number[]>();
  readonly #places = new Uint16Array(LONGEST_RUN * (LONGEST_WORD + 2));

  /** `lists` are words of each language: some hundred say enough. */
  constructor(lists: readonly (readonly string[])[]) {
    const counts = new Float32Array(lists.length << BITS);
    const places = this.#places;
    this.#totals = lists.map((list, language) => {
      let total = 0;
      for (const word of list) {
        const runs = readRuns(word, places);
        for (let at = 0; at < runs; at++) counts[places[at]! * lists.length + language]! += 1;
        total += runs;
      }
      return total;
    });
    this.#counts = counts;
  }

  /** How likely a folded word is of each language, as shares that add up to 1. */
  sharesOf(word: string): readonly number[] {
    const sums = this.#totals.map(() => 0);
    const runs = readRuns(word, this.#places);
    for (let at = 0; at < runs; at++) {
      const weights = this.#weightsOf(this.#places[at]!);
      for (let language = 0; language < sums.length; language++) sums[language]! += weights[language]!;
    }
    const most = Math.max(...sums);
    const shares = sums.map((sum) => Math.exp((sum - most) * INDEPENDENT));
    const total = shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share) => share / total);
  }

  #weightsOf(place: number): readonly number[] {
    let weights = this.#weights.get(place);
    if (weights === undefined) {
      const from = place * this.#totals.length;
      const logs = this.#totals.map((total, language) =>
        Math.log((this.#counts[from + language]! + UNSEEN) / (total + UNSEEN * 2 ** BITS)),
      );
      const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
      weights = logs.map((log) => log - mean);
      this.#weights.set(place, weights);
    }
    return weights;
  }
}

/** Notes the places of the runs of letters in a word and at its bounds; returns how many there are. */
function readRuns(word: string, places: Uint16Array): number {
  const length = Math.min(word.length, LONGEST_WORD);
  let runs = 0;
  let before = 0;
  let last = SPACE;
  for (let at = 0; at <= length; at++) {
    const next = at < length ? word.charCodeAt(at) : SPACE;
    places[runs++] = placeOf(next);
    places[runs++] = placeOf(last + (next << 5));
    if (at > 0) places[runs++] = placeOf(before + (last << 5) + (next << 10));
    before = last;
    last = next;
  }
  return runs;
}

const SPACE = 32;

function placeOf(run: number): number {
  return Math.imul(run, 0x9e3779b1) >>> (32 - BITS);
}
