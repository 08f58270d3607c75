import { setMaxListeners } from 'node:events';
import type { Socket } from 'node:net';
import type { Visit } from '../../operation.ts';
import { CallerGone } from '../http/connections/caller-gone.ts';

/** A call as the ports see it: whose it is, and when its result has lost its use. */
export class CallVisit implements Visit {
  readonly caller: string;
  readonly #socket: Socket;
  #controller: AbortController | undefined;
  #reason: Error | undefined;
  #leave: (() => void) | undefined;

  constructor(caller: string, socket: Socket) {
    this.caller = caller;
    this.#socket = socket;
  }

  /**
   * Aborted with CallerGone when the connection ends before the answer is sent, with the reason of `giveUp` when
   * the call is given up. The connection is watched on demand: most operations are done at once.
   */
  abandoned(): AbortSignal {
    this.#controller ??= this.#watch();
    return this.#controller.signal;
  }

  giveUp(reason: Error): void {
    this.#reason = reason;
    this.#controller?.abort(reason);
  }

  /** The call is over: its connection, which may carry others, is no longer watched. */
  end(): void {
    if (this.#leave !== undefined) this.#socket.off('close', this.#leave);
  }

  #watch(): AbortController {
    const controller = new AbortController();
    // A batch waits for dozens of answers at once.
    setMaxListeners(0, controller.signal);
    const socket = this.#socket;
    if (this.#reason !== undefined) {
      controller.abort(this.#reason);
    } else if (socket.destroyed) {
      controller.abort(new CallerGone());
    } else {
      this.#leave = () => controller.abort(new CallerGone());
      // The socket and not the response: a pipelined one has no event when its connection is gone.
      socket.setMaxListeners(0).on('close', this.#leave);
    }
    return controller;
  }
}
