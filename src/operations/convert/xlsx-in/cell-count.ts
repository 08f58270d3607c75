import { grouped, type Refuse } from './parts.ts';

/** Most cells of all sheets together, those without a value among them. */
const MAX_CELLS = 2_000_000;

/** Counts the cells of an answer. */
export class CellCount {
  readonly #refuse: Refuse;
  #count = 0;

  constructor(refuse: Refuse) {
    this.#refuse = refuse;
  }

  /** Counts one more, and refuses one too many. */
  add(): void {
    if (++this.#count > MAX_CELLS) this.#refuse(`has more than ${grouped(MAX_CELLS)} cells`);
  }
}
