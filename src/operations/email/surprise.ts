import { trigramStep, trigramTable } from './lists/trigrams.generated.ts';

const EDGE = 26;
const SYMBOLS = 27;
const PAIRS = SYMBOLS ** 2;
const A = 97;

/** Steps of surprise of a third symbol after two. The text has ! and " where ' and the backslash would need an escape. */
const steps = Uint8Array.from(trigramTable, (character) => {
  const code = character.charCodeAt(0);
  return (code === 33 ? 39 : code === 34 ? 92 : code) - 35;
});

const MOST = steps.reduce((most, step) => Math.max(most, step));

/** The bits of surprise of a token of letters a to z, read as one word: how rare their order is in names of 70 languages. */
export function surpriseOf(token: string): number {
  let pair = EDGE;
  let previous = token.charCodeAt(0) - A;
  let sum = 0;
  for (let i = 1; i <= token.length; i++) {
    const symbol = i < token.length ? token.charCodeAt(i) - A : EDGE;
    sum += steps[indexOf(pair, previous, symbol)]!;
    pair = previous;
    previous = symbol;
  }
  return sum * trigramStep;
}

/** The surprise of each part of a token, at a cost that does not depend on its length. */
export class PartSurprise {
  readonly #token: string;
  /** The steps of the letters before each place, each after the two before it. */
  readonly #sums: number[] = [0, 0, 0];

  constructor(token: string) {
    this.#token = token;
    let sum = 0;
    let pair = (token.charCodeAt(0) - A) * SYMBOLS + token.charCodeAt(1) - A;
    for (let i = 2; i < token.length; i++) {
      const triple = pair * SYMBOLS + token.charCodeAt(i) - A;
      sum += steps[triple]!;
      this.#sums.push(sum);
      pair = triple % PAIRS;
    }
  }

  /** In bits, what two parts of the token have together at least, wherever it is divided. */
  get leastOfTwo(): number {
    return (this.#sums[this.#token.length]! - 2 * MOST) * trigramStep;
  }

  /** In bits, of three letters or more, read as a word. */
  of(start: number, end: number): number {
    const first = steps[indexOf(EDGE, this.#symbol(start), this.#symbol(start + 1))]!;
    const last = steps[indexOf(this.#symbol(end - 2), this.#symbol(end - 1), EDGE)]!;
    return (first + this.#sums[end]! - this.#sums[start + 2]! + last) * trigramStep;
  }

  #symbol(at: number): number {
    return this.#token.charCodeAt(at) - A;
  }
}

function indexOf(first: number, second: number, third: number): number {
  return (first * SYMBOLS + second) * SYMBOLS + third;
}
