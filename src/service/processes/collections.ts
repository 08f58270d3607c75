import { joinFigures } from './join-figures.ts';
import type { AllFigures, Figures, ToParent } from './message.ts';

/** How long a process may take to report: a scrape has its answer within a second. */
const PATIENCE_MS = 700;

/** The kinds of figures that only grow. */
const GROWING: ReadonlySet<unknown> = new Set(['counter', 'histogram', 'summary']);

/** Lists of processes that ended, kept apart until they are added up. */
const MAX_ENDED = 8;

interface Collection {
  readonly missing: Set<number>;
  readonly finish: () => void;
}

/**
 * Gathers the figures of several processes. One that does not report in time is there with its last figures, and one
 * that ended with those of its last that only grow: no sum goes down but for what an ended process never reported.
 */
export class Collections {
  readonly #open = new Map<number, Collection>();
  readonly #last = new Map<number, Figures>();
  #ended: readonly Figures[] = [];
  #restarts = 0;
  #lastId = 0;

  /** Begins to gather from the processes with these numbers, and passes all figures on once. Returns its id. */
  begin(numbers: readonly number[], pass: (all: AllFigures) => void): number {
    const id = ++this.#lastId;
    const finish = () => {
      clearTimeout(timer);
      this.#open.delete(id);
      const running = numbers.map((number) => this.#last.get(number)).filter((list) => list !== undefined);
      pass({ lists: [...running, ...this.#ended], processes: numbers.length, restarts: this.#restarts });
    };
    const timer = setTimeout(finish, PATIENCE_MS);
    this.#open.set(id, { missing: new Set(numbers), finish });
    return id;
  }

  /** What a process reports. */
  add(number: number, { id, figures }: Extract<ToParent, { kind: 'report' }>): void {
    this.#last.set(number, figures);
    this.#arrived(id, number);
  }

  /** A process has ended, and is replaced. */
  end(number: number): void {
    this.#restarts += 1;
    const last = this.#last.get(number);
    this.#last.delete(number);
    for (const id of this.#open.keys()) this.#arrived(id, number);
    if (last === undefined) return;
    this.#ended = [...this.#ended, last.filter(({ type }) => GROWING.has(type))];
    if (this.#ended.length > MAX_ENDED) void this.#addUpEnded();
  }

  #arrived(id: number, number: number): void {
    const collection = this.#open.get(id);
    collection?.missing.delete(number);
    if (collection?.missing.size === 0) collection.finish();
  }

  async #addUpEnded(): Promise<void> {
    const added = this.#ended;
    const joined = await (await joinFigures(added)).getMetricsAsJSON();
    this.#ended = [joined, ...this.#ended.slice(added.length)];
  }
}
