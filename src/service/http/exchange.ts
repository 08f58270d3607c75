import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connection } from './connections/connections.ts';

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
  /** About the memory that its head takes, in bytes. */
  readonly headBytes: number;
  /** Bytes that the body may have where it may be a file, else 0: it then has longer to arrive. */
  longestFile = 0;
  /** Bytes of the body that have been read. */
  receivedBytes = 0;
  #unreadable: Error | undefined;
  #onUnreadable: ((reason: Error) => void) | undefined;

  constructor(request: IncomingMessage, response: ServerResponse, connection: Connection, requestId: string) {
    this.request = request;
    this.response = response;
    this.connection = connection;
    this.requestId = requestId;
    this.headBytes = headBytesOf(request);
    const target = originForm(request.url ?? '/');
    const mark = target.indexOf('?');
    this.path = mark < 0 ? target : target.slice(0, mark);
    this.query = mark < 0 ? '' : target.slice(mark + 1);
  }

  /** Whether the body has not arrived and no answer has begun. */
  get isArriving(): boolean {
    return !this.request.complete && !this.response.headersSent;
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

/** A line is kept as two strings, and as a member of an object. */
const LINE_BYTES = 128;

/** What Node keeps of a request and its answer beside their bytes. */
const OVERHEAD_BYTES = 4096;

function headBytesOf({ url = '', rawHeaders }: IncomingMessage): number {
  let bytes = OVERHEAD_BYTES + url.length + rawHeaders.length * (LINE_BYTES / 2);
  for (let at = 0; at < rawHeaders.length; at += 1) bytes += rawHeaders[at]!.length;
  return bytes;
}

/** A request target in absolute form must be accepted too (RFC 9112 3.2.2): its scheme and authority are dropped. */
function originForm(target: string): string {
  return target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
}
