import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connection } from './connections.ts';

/** One request as it arrived, and the response to write to. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly connection: Connection;
  readonly requestId: string;
  /** Milliseconds of performance.now(). */
  readonly startedAt = performance.now();
  /** The path as sent: nothing decoded, nothing corrected. */
  readonly path: string;
  /** What follows `?`, still encoded; '' when there is none. */
  readonly query: string;
  /** Bytes that the body may have where it may be a file, else 0: it then has longer to arrive. */
  longestFile = 0;
  #unreadable: Error | undefined;
  #onUnreadable: ((reason: Error) => void) | undefined;

  constructor(request: IncomingMessage, response: ServerResponse, connection: Connection, requestId: string) {
    this.request = request;
    this.response = response;
    this.connection = connection;
    this.requestId = requestId;
    const target = originForm(request.url ?? '/');
    const mark = target.indexOf('?');
    this.path = mark < 0 ? target : target.slice(0, mark);
    this.query = mark < 0 ? '' : target.slice(mark + 1);
  }

  /** The reason when the rest of the request is not read: the connection then ends with the answer. */
  get unreadable(): Error | undefined {
    return this.#unreadable;
  }

  /** Gives up the rest of the request: it cannot be parsed, came too late, or exceeds the memory for bodies. */
  breakOff(reason: Error): void {
    this.#unreadable ??= reason;
    this.#onUnreadable?.(reason);
  }

  /** Calls `listener` when the rest of the request is given up; undefined stops that. */
  onUnreadable(listener: ((reason: Error) => void) | undefined): void {
    this.#onUnreadable = listener;
  }
}

/** A request target in absolute form must be accepted too (RFC 9112 3.2.2): its scheme and authority are dropped. */
function originForm(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
}
