import { setMaxListeners } from 'node:events';
import { CallerGone } from './body.ts';
import type { Exchange } from './exchange.ts';

/** Says when the result of a call has lost its use. */
export class Abandonment {
  readonly #exchange: Exchange;
  #controller: AbortController | undefined;
  #reason: Error | undefined;

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  /**
   * Aborted with CallerGone when the connection ends before the answer is sent, with the reason of `giveUp` when
   * the call is given up. The connection is watched on demand: most operations are done at once.
   */
  readonly signal = (): AbortSignal => {
    this.#controller ??= this.#watch();
    return this.#controller.signal;
  };

  readonly giveUp = (reason: Error): void => {
    this.#reason = reason;
    this.#controller?.abort(reason);
  };

  /** The call is over: its connection, which may carry others, is no longer watched. */
  readonly end = (): void => {
    this.#exchange.request.socket.off('close', this.#leave);
  };

  #watch(): AbortController {
    const controller = new AbortController();
    // A batch waits for dozens of answers at once.
    setMaxListeners(0, controller.signal);
    const { socket } = this.#exchange.request;
    if (this.#reason !== undefined) controller.abort(this.#reason);
    else if (socket.destroyed) controller.abort(new CallerGone());
    // The socket and not the response, of which a pipelined one is not told that its connection is gone.
    else socket.setMaxListeners(0).on('close', this.#leave);
    return controller;
  }

  readonly #leave = (): void => {
    this.#controller?.abort(new CallerGone());
  };
}
