import { MAX_CELLS } from '../../limits.ts';
import { grouped, type Refuse } from '../package/parts.ts';

/** Counts the cells of an answer. */
export class CellCount {
  readonly #refuse: Refuse;
  #count = 0;

  constructor(refuse: Refuse) {
    this.#refuse = refuse;
  }

  get count(): number {
    return this.#count;
  }

  /** Goes back to an earlier count, for cells that are counted again. */
  reset(count: number): void {
    this.#count = count;
  }

  /** Whether there may be this many more. */
  hasRoomFor(count: number): boolean {
    return this.#count + count <= MAX_CELLS;
  }

  /** Counts one more, and refuses one too many. */
  add(): void {
    if (++this.#count > MAX_CELLS) this.#refuse(`has more than ${grouped(MAX_CELLS)} cells`);
  }

  /** Counts cells that the file does not have, before any of them is written; `reason` says what they are. */
  addMissing(count: number, reason: string): void {
    this.#count += count;
    if (this.#count > MAX_CELLS) this.#refuse(`has more than ${grouped(MAX_CELLS)} cells ${reason}`);
  }
}
