import { CallerGone } from './body.ts';
import { Refusal } from './refusal.ts';

/** Somebody who wants a place. */
export interface Visitor {
  /** Whose line it waits in: callers take turns, however many calls each of them has waiting. */
  readonly caller: string;
  /** Asked when its turn comes: nobody is left to take the result. */
  readonly isGone: () => boolean;
  /** Ends the waiting; its reason is what the waiting rejects with. */
  readonly signal: AbortSignal;
}

interface Turn {
  readonly isGone: () => boolean;
  readonly start: () => void;
  readonly refuse: (error: unknown) => void;
}

/**
 * A fixed number of places and a bounded queue before them. A place that becomes free goes to the next caller in
 * turn, so that one who sends a hundred calls does not make the others wait for all of them.
 */
export class PoolQueue {
  readonly #places: number;
  readonly #bound: number;
  /** In the order in which the callers have their turn; no line is empty. */
  readonly #lines = new Map<string, Turn[]>();
  #running = 0;
  #waiting = 0;

  constructor(places: number, bound: number) {
    this.#places = places;
    this.#bound = bound;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Throws Refusal with `overloaded` when there is neither a place nor room to wait for one. */
  refuseWhenFull(): void {
    if (this.#running < this.#places || this.#waiting < this.#bound) return;
    throw new Refusal(
      'overloaded',
      `${this.#waiting} calls are waiting for a free thread, and more than that are not taken. ` +
        'Try again in a second. The call was not counted.',
      { headers: ['retry-after', '1'] },
    );
  }

  /** Resolves when the visitor has a place, which it gives back by `leave`. */
  async enter({ caller, isGone, signal }: Visitor): Promise<void> {
    this.refuseWhenFull();
    if (this.#running < this.#places) {
      this.#running += 1;
      return;
    }
    await new Promise<void>((start, refuse) => {
      const turn = { isGone, start, refuse };
      const line = this.#lines.get(caller);
      if (line === undefined) this.#lines.set(caller, [turn]);
      else line.push(turn);
      this.#waiting += 1;
      const giveUp = () => {
        if (this.#forget(caller, turn)) refuse(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** Gives a place back: to the next in turn who is still there. */
  leave(): void {
    for (let turn = this.#next(); turn !== undefined; turn = this.#next()) {
      if (!turn.isGone()) {
        turn.start();
        return;
      }
      turn.refuse(new CallerGone());
    }
    this.#running -= 1;
  }

  #next(): Turn | undefined {
    const [first] = this.#lines;
    if (first === undefined) return undefined;
    const [caller, line] = first;
    // Behind all others, for its next turn.
    this.#lines.delete(caller);
    if (line.length > 1) this.#lines.set(caller, line);
    this.#waiting -= 1;
    return line.shift();
  }

  #forget(caller: string, turn: Turn): boolean {
    const line = this.#lines.get(caller);
    const index = line?.indexOf(turn) ?? -1;
    if (line === undefined || index < 0) return false;
    line.splice(index, 1);
    if (line.length === 0) this.#lines.delete(caller);
    this.#waiting -= 1;
    return true;
  }
}
