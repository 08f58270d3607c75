/** Milliseconds a request has for all of its look-ups. */
const REQUEST_MS = 6000;

/** The time of one request. It stops while a look-up waits for its place, which other requests cause. */
export class RequestTime {
  #left = REQUEST_MS;
  #runsSince = performance.now();
  #pauses = 0;

  /** Milliseconds. */
  left(): number {
    return this.#pauses > 0 ? this.#left : this.#left - (performance.now() - this.#runsSince);
  }

  /** Stops it until the returned function is called. */
  pause(): () => void {
    this.#left = this.left();
    this.#pauses++;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#pauses--;
      this.#runsSince = performance.now();
    };
  }
}
