/** Runs of at most so many letters are counted. */
const LONGEST = 3;

/** Runs are counted in so many places, by a hash: a few collide, and a map of them took ten times as long to make. */
const BITS = 12;

/** Added to each count: what no list has may still be a word. */
const UNSEEN = 0.25;

/** How far the runs of a word speak for themselves: they overlap. */
const INDEPENDENT = 0.3;

/** How the words of languages are spelt, by their letters, pairs and threes of letters. */
export class Spelling {
  /** For each place and language, the logarithm of how much more often than on average. */
  readonly #weights: Float32Array;
  readonly #count: number;

  /** `lists` are words of each language: some hundred say enough. */
  constructor(lists: readonly (readonly string[])[]) {
    const count = lists.length;
    const weights = new Float32Array(count << BITS);
    const totals = lists.map((list, language) => {
      let total = 0;
      for (const word of list) {
        for (const place of runsOf(word)) {
          weights[place * count + language]! += 1;
          total += 1;
        }
      }
      return total;
    });
    for (let from = 0; from < weights.length; from += count) {
      let mean = 0;
      for (let language = 0; language < count; language++) {
        const share = (weights[from + language]! + UNSEEN) / (totals[language]! + (UNSEEN << BITS));
        weights[from + language] = Math.log(share);
        mean += Math.log(share) / count;
      }
      for (let language = 0; language < count; language++) weights[from + language]! -= mean;
    }
    this.#weights = weights;
    this.#count = count;
  }

  /** How likely a folded word is of each language, as shares that add up to 1. */
  sharesOf(word: string): readonly number[] {
    const sums: number[] = new Array<number>(this.#count).fill(0);
    for (const place of runsOf(word)) {
      for (let language = 0; language < sums.length; language++) {
        sums[language]! += this.#weights[place * sums.length + language]!;
      }
    }
    const most = Math.max(...sums);
    const shares = sums.map((sum) => Math.exp((sum - most) * INDEPENDENT));
    const total = shares.reduce((sum, share) => sum + share, 0);
    return shares.map((share) => share / total);
  }
}

/** The places of the runs of letters in a word and at its bounds. */
function runsOf(word: string): readonly number[] {
  const bounded = ` ${word} `;
  const places: number[] = [];
  for (let start = 0; start < bounded.length; start++) {
    let hash = 0;
    for (let at = start; at < bounded.length && at < start + LONGEST; at++) {
      hash = Math.imul(hash + bounded.charCodeAt(at), 0x9e3779b1);
      places.push(hash >>> (32 - BITS));
    }
  }
  return places;
}
