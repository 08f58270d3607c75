/** One visit that waits. */
export interface Turn {
  readonly start: () => void;
  readonly refuse: (reason: unknown) => void;
}

/**
 * The visits that wait, in one line for each caller. Callers are in the order of their turns: one that gets a turn
 * moves to the end. No line is empty.
 */
export class Lines {
  readonly #lines = new Map<string, Turn[]>();
  #size = 0;

  /** Visits in all lines. */
  get size(): number {
    return this.#size;
  }

  /** The waiting callers, the one whose turn is next first. */
  callers(): Iterable<string> {
    return this.#lines.keys();
  }

  /** Adds the newest visit of a caller. */
  push(caller: string, turn: Turn): void {
    const line = this.#lines.get(caller);
    if (line === undefined) this.#lines.set(caller, [turn]);
    else line.push(turn);
    this.#size += 1;
  }

  /** Removes the oldest visit of a waiting caller and returns it. The caller moves to the end. */
  shift(caller: string): Turn {
    const line = this.#lines.get(caller)!;
    this.#lines.delete(caller);
    if (line.length > 1) this.#lines.set(caller, line);
    this.#size -= 1;
    return line.shift()!;
  }

  /** Removes a visit; false when it no longer waits. */
  remove(caller: string, turn: Turn): boolean {
    const line = this.#lines.get(caller);
    const index = line?.indexOf(turn) ?? -1;
    if (line === undefined || index < 0) return false;
    line.splice(index, 1);
    if (line.length === 0) this.#lines.delete(caller);
    this.#size -= 1;
    return true;
  }

  /**
   * Whether another line is still longer after this caller's has grown by one: with equal lines nothing would be
   * gained, and new callers could displace each other forever.
   */
  hasLongerThan(caller: string): boolean {
    const own = this.#lines.get(caller)?.length ?? 0;
    for (const line of this.#lines.values()) if (line.length > own + 1) return true;
    return false;
  }

  /** Removes the newest visit of the longest line and returns it. */
  popLongest(): Turn | undefined {
    let longest: string | undefined;
    let length = 0;
    for (const [caller, line] of this.#lines)
      if (line.length > length) [longest, length] = [caller, line.length];
    if (longest === undefined) return undefined;
    const line = this.#lines.get(longest)!;
    this.#size -= 1;
    if (length === 1) this.#lines.delete(longest);
    return line.pop();
  }
}
