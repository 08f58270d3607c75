import { CallerGone } from './body.ts';
import type { Exchange } from './exchange.ts';

/** Tells an operation that nobody waits for its result any longer. */
export class Abandonment {
  readonly #exchange: Exchange;
  #controller: AbortController | undefined;
  #reason: Error | undefined;

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  /**
   * Aborted with CallerGone when the connection ends before the answer is sent, with the reason of `giveUp` when
   * the call is given up. The connection is watched for those who ask: most operations are done at once.
   */
  readonly signal = (): AbortSignal => {
    this.#controller ??= this.#watch();
    return this.#controller.signal;
  };

  readonly giveUp = (reason: Error): void => {
    this.#reason = reason;
    this.#controller?.abort(reason);
  };

  #watch(): AbortController {
    const controller = new AbortController();
    const { response } = this.#exchange;
    const leave = (): void => {
      if (!this.#exchange.answered) controller.abort(new CallerGone());
    };
    if (this.#reason !== undefined) controller.abort(this.#reason);
    else if (this.#exchange.request.socket.destroyed) leave();
    else response.once('close', leave);
    return controller;
  }
}
