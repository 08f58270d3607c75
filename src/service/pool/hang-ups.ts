import type { Abandoned } from '../../operation.ts';
import { processorTime } from './processor-time.ts';

/** Processor time for which a running task continues when its caller has left: most end by themselves, which costs less. */
const GRACE_MS = 1000;

/** An ended thread has to start again, cold: callers who leave on purpose must not keep the pool busy with that. */
const BETWEEN_ENDS_MS = 5000;

/** Ends tasks whose callers have left: after a second of the processor's, and at most one in five seconds. */
export class HangUps {
  #lastEnd = Number.NEGATIVE_INFINITY;

  /** Runs a task that is cut short by its signal: with `limit`, or some time after the caller has left. */
  async watch<Value>(
    caller: Abandoned,
    limit: AbortSignal,
    task: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    const end = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const endLater = (): void => {
      const used = processorTime();
      const waitOrEnd = (): void => {
        const left = GRACE_MS - used();
        if (left > 0) timer = setTimeout(waitOrEnd, left);
        else if (this.#mayEnd()) end.abort(caller.reason);
      };
      timer = setTimeout(waitOrEnd, GRACE_MS);
    };
    const endNow = (): void => end.abort(limit.reason);
    if (caller.aborted) endLater();
    else caller.addEventListener('abort', endLater, { once: true });
    limit.addEventListener('abort', endNow, { once: true });
    try {
      return await task(end.signal);
    } catch (error) {
      throw end.signal.aborted ? end.signal.reason : error;
    } finally {
      clearTimeout(timer);
      caller.removeEventListener('abort', endLater);
      limit.removeEventListener('abort', endNow);
    }
  }

  #mayEnd(): boolean {
    const now = performance.now();
    if (now - this.#lastEnd < BETWEEN_ENDS_MS) return false;
    this.#lastEnd = now;
    return true;
  }
}
