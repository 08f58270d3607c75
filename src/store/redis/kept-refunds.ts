/** As many refunds are kept; what comes beyond remains counted. */
const CAPACITY = 10_000;

/** Refunds that could not be sent, to be sent when the store is back. */
export class KeptRefunds {
  #counts: string[] = [];

  /** Keeps the refund of a call of this count. False when there is no room. */
  add(count: string): boolean {
    if (this.#counts.length >= CAPACITY) return false;
    this.#counts.push(count);
    return true;
  }

  /** Sends all; `send` resolves to false for one that is to be kept further. Resolves to how many were sent. */
  async send(send: (count: string) => Promise<boolean>): Promise<number> {
    const counts = this.#counts;
    this.#counts = [];
    const sent = await Promise.all(counts.map(send));
    const kept = counts.filter((_, index) => !sent[index]);
    this.#counts = [...kept, ...this.#counts].slice(0, CAPACITY);
    return counts.length - kept.length;
  }
}
