import type { BodyMemory } from './body/body-memory.ts';
import type { Exchange } from './exchange.ts';

/** An answer that has not begun, and how to give back what its head takes of the memory. */
interface Waiting {
  readonly exchange: Exchange;
  readonly release: () => void;
  readonly resolve: (isConnected: boolean) => void;
}

/**
 * The turns of answers that are not calls: pages, reports and refusals, which no quota and no pool bounds. Thousands of
 * requests for them may arrive together, and all others would wait until the last is answered. So one begins in each
 * turn of the event loop, by turns of the callers who wait: in each turn Node also accepts one connection, and a caller
 * who connects waits as many turns as there are connections before. What waits counts as memory of its caller.
 */
export class FreeTurns {
  readonly #memory: BodyMemory;
  /** By caller, each in order of time; the caller whose turn is next comes first. */
  readonly #waiting = new Map<string, Set<Waiting>>();
  /** Whether an answer has begun in this turn of the event loop. */
  #hasBegun = false;

  constructor(memory: BodyMemory) {
    this.#memory = memory;
  }

  /** True, at once or as a promise, when the answer may begin; false when its connection has ended before. */
  next(exchange: Exchange, caller: string): true | Promise<boolean> {
    if (this.#hasBegun) return new Promise((resolve) => this.#wait(exchange, caller, resolve));
    this.#begin();
    return true;
  }

  #wait(exchange: Exchange, caller: string, resolve: Waiting['resolve']): void {
    const head = this.#memory.hold('request', caller, () => exchange.request.socket.destroy());
    const waiting = this.#waiting.get(caller) ?? new Set();
    this.#waiting.set(caller, waiting.add({ exchange, release: () => head.release(), resolve }));
    head.add(exchange.headBytes);
  }

  #begin(): void {
    this.#hasBegun = true;
    setImmediate(() => {
      this.#hasBegun = false;
      while (this.#waiting.size > 0 && !this.#hasBegun) this.#resolveNext();
    });
  }

  /** Resolves the oldest of the first caller, who is the last one then. */
  #resolveNext(): void {
    const [caller, waiting] = first(this.#waiting);
    const next = first(waiting);
    waiting.delete(next);
    this.#waiting.delete(caller);
    if (waiting.size > 0) this.#waiting.set(caller, waiting);
    next.release();
    const isConnected = !next.exchange.request.socket.destroyed;
    if (isConnected) this.#begin();
    next.resolve(isConnected);
  }
}

function first<Value>(values: Iterable<Value>): Value {
  const [value] = values;
  return value!;
}
