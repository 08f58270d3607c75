/** Runs of one, two and three letters are counted, in the beginning of a word. */
const MAX_WORD_LENGTH = 30;

/** Runs are counted in this many places, by a hash: a few collide, and a map of them took ten times as long to make. */
const BITS = 12;

/** Added to each count: what no list has may still be a word. */
const UNSEEN = 0.25;

/** How far the runs of a word speak for themselves: they overlap. */
const INDEPENDENT = 0.3;

/** How the words of languages are spelt, by their letters, pairs and threes of letters. */
export class Spelling {
  /** How often each language has the runs of each place. */
  readonly #counts: readonly Uint16Array[];
  readonly #totals: readonly number[];
  /** For each place that was asked for, the logarithms of how much more often than on average. */
  readonly #weights = new Map<number, readonly number[]>();

  /** `lists` are words of each language: some hundred say enough. */
  constructor(lists: readonly (readonly string[])[]) {
    const places = lists.map((list) => placesOfRuns(list.join(' ')));
    this.#totals = places.map(({ length }) => length);
    this.#counts = places.map((own) => {
      const counts = new Uint16Array(2 ** BITS);
      for (let at = 0; at < own.length; at++) counts[own[at]!]! += 1;
      return counts;
    });
  }

  /** How likely a folded word is of each language, as shares that add up to 1. */
  sharesOf(word: string): readonly number[] {
    const sums = this.#totals.map(() => 0);
    for (const place of placesOfRuns(word.slice(0, MAX_WORD_LENGTH))) {
      const weights = this.#weightsOf(place);
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
      const logs = this.#totals.map((total, language) =>
        Math.log((this.#counts[language]![place]! + UNSEEN) / (total + UNSEEN * 2 ** BITS)),
      );
      const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
      weights = logs.map((log) => log - mean);
      this.#weights.set(place, weights);
    }
    return weights;
  }
}

const SPACE = 32;

/** The places of the runs of letters in words parted by spaces, with the spaces at their ends. */
function placesOfRuns(words: string): Uint16Array {
  const places = new Uint16Array(3 * (words.length + 1));
  let count = 0;
  let before = 0;
  let last = SPACE;
  for (let at = 0; at <= words.length; at++) {
    const next = at < words.length ? words.charCodeAt(at) : SPACE;
    places[count++] = Math.imul(next, HASH) >>> (32 - BITS);
    places[count++] = Math.imul(last + (next << 5), HASH) >>> (32 - BITS);
    // No run goes across a space.
    if (last !== SPACE)
      places[count++] = Math.imul(before + (last << 5) + (next << 10), HASH) >>> (32 - BITS);
    before = last;
    last = next;
  }
  return places.subarray(0, count);
}

const HASH = 0x9e3779b1;
